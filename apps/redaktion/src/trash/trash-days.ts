import { DAY_MS } from '@rathausplatz/time'

/** For so long the house keeps what was deleted. */
export const TRASH_DAYS = 30

/** How long something deleted can still be fetched back, in words. */
export function keptFor(deletedAt: string, now = new Date()): string {
  const left = Math.ceil((Date.parse(deletedAt) + TRASH_DAYS * DAY_MS - now.getTime()) / DAY_MS)
  if (left <= 0) return 'wird gerade endgültig gelöscht'
  return left === 1 ? 'noch heute' : `noch ${left} Tage`
}
