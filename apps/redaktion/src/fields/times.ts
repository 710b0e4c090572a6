/**
 * Parses a time of day as people type it: `8`, `830`, `8.30`, `8:30 Uhr`, `19 h`. `24:00` is the end of a
 * day. Returns undefined if the text is not a time of day.
 */
export function timeOf(typed: string): string | undefined {
  const bare = typed.trim().replace(/\s*(?:uhr|h)$/i, '')
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?:\s*[:.,]\s*(\d{2}))?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare) ?? []
  if (hours === undefined) return undefined
  const isTime = (Number(hours) < 24 && Number(minutes) < 60) || `${hours}${minutes}` === '2400'
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}
