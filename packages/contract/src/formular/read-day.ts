const MONTHS = [
  'januar',
  'februar',
  'maerz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
] as const

const BY_DIGITS = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/
const BY_NAME = /^(\d{1,2})\s*\.?\s*(\p{L}{3,9})\.?\s*(\d{4})$/u
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Reads a day as people type it, and returns `2026-02-01`: from `1.2.26`, `01.02.2026`, `1. Februar 2026`,
 * `2026-02-01`. A two-digit year is at most 20 years ahead, or not in the future with `notAhead`, as for a
 * date of birth.
 */
export function readDay(
  text: string,
  { heute, notAhead = false }: { heute: string; notAhead?: boolean },
): string | undefined {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? []
  if (isoYear) return real(Number(isoYear), Number(isoMonth), Number(isoDay))
  const [, day, month, year] = BY_DIGITS.exec(text) ?? []
  if (day) {
    const rest = [Number(month), Number(day)] as const
    if (year?.length === 4) return real(Number(year), ...rest)
    const century = Math.floor(Number(heute.slice(0, 4)) / 100) * 100 + Number(year)
    const latest = notAhead ? heute : `${Number(heute.slice(0, 4)) + 20}-12-31`
    const near = real(century, ...rest)
    return near !== undefined && near <= latest ? near : real(century - 100, ...rest)
  }
  const [, named, name = '', yearOfName] = BY_NAME.exec(text) ?? []
  if (!named) return undefined
  const word = name.toLowerCase().replace('ä', 'ae')
  const index = MONTHS.findIndex(one => one.startsWith(word) || (word === 'mrz' && one === 'maerz'))
  return index < 0 ? undefined : real(Number(yearOfName), index + 1, Number(named))
}

/** Returns the day, or `undefined` if it does not exist, such as the 31st of June. */
function real(year: number, month: number, day: number): string | undefined {
  if (year < 1800 || year > 2200) return undefined
  const moment = new Date(Date.UTC(year, month - 1, day))
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== day) return undefined
  return moment.toISOString().slice(0, 10)
}
