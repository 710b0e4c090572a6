const AS_CLOCK = /^(\d{1,2})(?: ?[:.,h] ?(\d{2})(?::00)?)?(?: ?(?:uhr|h))?$/i
const WITH_MINUTES_BEHIND = /^(\d{1,2}) ?(?:uhr|h) ?(\d{2})$/i
const AS_DIGITS = /^(\d{1,2}) ?(\d{2})(?: ?(?:uhr|h))?$/i
/** `2:30 pm`, `2 Uhr nachmittags`: twelve hours, and the half of the day. */
const OF_HALF =
  /^(\d{1,2})(?: ?[:.,h] ?(\d{2}))?(?: uhr)? ?(a\.?m\.?|p\.?m\.?|morgens|fr[üu]h|vormittags?|mittags?|nachmittags?|abends?)$/i

/**
 * Reads a time of day as people type it: `8`, `830`, `8.30`, `8:30 Uhr`, `19 h`, `14 Uhr 30`, `2:30 pm`. `24:00` is the
 * end of a day. Returns `08:30`, or undefined if the text is not a time of day.
 */
export function typedTime(text: string): string | undefined {
  const bare = text.trim().replaceAll(/\s+/g, ' ').replace(/^um /i, '')
  const ofHalf = OF_HALF.exec(bare)
  if (ofHalf) return inHalf(ofHalf)
  const [, hours, minutes = '00'] =
    AS_CLOCK.exec(bare) ?? WITH_MINUTES_BEHIND.exec(bare) ?? AS_DIGITS.exec(bare) ?? []
  if (hours === undefined) return undefined
  const isTime = (Number(hours) < 24 && Number(minutes) < 60) || `${hours}${minutes}` === '2400'
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

/** A time of twelve hours; `14 Uhr nachmittags` has its half already. */
function inHalf([, hours = '', minutes = '00', half = '']: RegExpExecArray): string | undefined {
  const typed = Number(hours)
  if (typed > 23 || Number(minutes) > 59) return undefined
  const isEnglish = /m\.?$/i.test(half)
  if (isEnglish && (typed < 1 || typed > 12)) return undefined
  const isLate = /^(?:p|nach|abend)/i.test(half) || (/^mittag/i.test(half) && typed < 6)
  if (!isLate && typed > 12) return undefined
  const hour = isLate && typed < 12 ? typed + 12 : isEnglish && !isLate && typed === 12 ? 0 : typed
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
