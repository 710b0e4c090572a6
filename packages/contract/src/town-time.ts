import { townOffset } from '@rathausplatz/time'

/** A day, or a day and a time, without an offset: `2026-11-18`, `2026-11-18 08:00:00`. */
const OPEN = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.\d{1,9})?)?)?$/

/** The German notation: `18.11.2026`, `8.7.2026, 9:30 Uhr`, `18.11.2026 um 08.00 Uhr`. */
const GERMAN =
  /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s(?:um\s)?(\d{1,2})(?:[:.](\d\d)(?::(\d\d))?)?(?:\sUhr)?)?$/

/** An offset without a colon: `2026-11-18T08:00:00+0100`. */
const SHORT_OFFSET = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?)\s?([+-]\d\d):?(\d\d)$/

/** Adds the offset of the town: `2026-11-18T08:00:00+01:00`. Any other text stays unchanged. */
export function inTownTime(given: string): string {
  const text = isoOf(given.trim())
  const [, day, time = '00:00', seconds = '00'] = OPEN.exec(text) ?? []
  if (!day) return text
  const local = `${day}T${time}:${seconds}`
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return text
  // The offset one hour earlier is the offset of the time itself, except in the hour that a change of clocks
  // skips.
  return local + townOffset(asUtc - 3_600_000)
}

/** A day without a time. */
const DAY = /^(?:\d{4}-\d\d-\d\d|\d{1,2}\.\s?\d{1,2}\.\s?\d{4})$/

/** Like `inTownTime`, for an end: a day without a time ends at its last moment. */
export function endInTownTime(given: string): string {
  const text = given.trim()
  return inTownTime(DAY.test(text) ? `${text} 23:59:59` : text)
}

function isoOf(text: string): string {
  const [, day = '', month = '', year, hour = '0', minutes = '00', seconds = '00'] = GERMAN.exec(text) ?? []
  if (year) return `${year}-${two(month)}-${two(day)} ${two(hour)}:${minutes}:${seconds}`
  return text.replace(SHORT_OFFSET, '$1T$2$3:$4')
}

const two = (digits: string) => digits.padStart(2, '0')
