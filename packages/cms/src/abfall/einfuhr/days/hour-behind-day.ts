/** „7:10“, „7 Uhr“, „7.10 Uhr“. */
const SURE_HOUR = /^\d{1,2}(?::\d{2}|(?:\.\d{2})?\s*(?:uhr|h)(?!\p{L}))/iu
const NUMBERS = /^(\d{1,2})\.(\d{2})(?![\d.])/
const HAS_YEAR = /\d{4}|\.\s?\d{1,2}\.\s?['’]?\d{2}$/
/** „05.01.“, and not „5.1.“: then „7.10“ is no day. */
const HAS_ZERO = /(?<!\d)0\d/

/**
 * Says what „7.10“ is behind a day like „05.01.“. Nobody collects at two past seven, so only minutes that are also a
 * fifth or tenth month are in doubt.
 */
export function whatIsBehind(day: string, text: string): 'uhrzeit' | 'tag' | 'unklar' {
  if (SURE_HOUR.test(text)) return 'uhrzeit'
  const [, first = '', second = ''] = NUMBERS.exec(text) ?? []
  const [hour, minutes] = [Number(first), Number(second)]
  if (first === '' || hour > 23 || minutes > 59) return 'tag'
  if (minutes === 0 || minutes > 12) return 'uhrzeit'
  if (minutes % 5 !== 0) return 'tag'
  return HAS_YEAR.test(day) || (first.length === 1 && HAS_ZERO.test(day)) ? 'uhrzeit' : 'unklar'
}
