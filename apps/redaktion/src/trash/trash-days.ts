/** For so long the house keeps what was deleted. */
export const TRASH_DAYS = 30

const DAY = 86_400_000

/** How long something deleted can still be fetched back, in words. */
export function keptFor(deletedAt: string, now = new Date()): string {
  const left = Math.ceil((Date.parse(deletedAt) + TRASH_DAYS * DAY - now.getTime()) / DAY)
  if (left <= 0) return 'wird gerade endgültig gelöscht'
  return left === 1 ? 'noch heute' : `noch ${left} Tage`
}
