const AS_CLOCK = /^(\d{1,2})(?: ?[:.,h] ?(\d{2})(?::00)?)?(?: ?(?:uhr|h))?$/i
const WITH_MINUTES_BEHIND = /^(\d{1,2}) ?(?:uhr|h) ?(\d{2})$/i
const AS_DIGITS = /^(\d{1,2})(\d{2})(?: ?(?:uhr|h))?$/i

/**
 * Reads a time of day as people type it: `8`, `830`, `8.30`, `8:30 Uhr`, `19 h`, `14 Uhr 30`. `24:00` is the
 * end of a day. Returns `08:30`, or undefined if the text is not a time of day.
 */
export function typedTime(text: string): string | undefined {
  const bare = text.trim().replaceAll(/\s+/g, ' ').replace(/^um /i, '')
  const [, hours, minutes = '00'] =
    AS_CLOCK.exec(bare) ?? WITH_MINUTES_BEHIND.exec(bare) ?? AS_DIGITS.exec(bare) ?? []
  if (hours === undefined) return undefined
  const isTime = (Number(hours) < 24 && Number(minutes) < 60) || `${hours}${minutes}` === '2400'
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}
