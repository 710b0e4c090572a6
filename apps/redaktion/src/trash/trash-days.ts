import { DAY_MS } from '@rathausplatz/time'

/** How long the CMS keeps deleted contents, in days. */
export const TRASH_DAYS = 30

/** Returns in words how long a deleted document can be restored. */
export function keptFor(deletedAt: string, now = new Date()): string {
  const left = Math.ceil((Date.parse(deletedAt) + TRASH_DAYS * DAY_MS - now.getTime()) / DAY_MS)
  if (left <= 0) return 'wird gerade endgültig gelöscht'
  return left === 1 ? 'noch heute' : `noch ${left} Tage`
}
