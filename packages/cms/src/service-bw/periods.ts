import type { Gueltigkeit } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'

const BEGINS = ['beginn', 'von', 'gueltigVon', 'gueltigAb', 'start', 'datumVon']
const ENDS = ['ende', 'bis', 'gueltigBis', 'end', 'datumBis']

/**
 * Reads the periods in which hours hold: days as milliseconds or text, under the names that the versions of
 * the interface use. The last day is included. Undefined if a period is unreadable, says nothing, or ends
 * before it begins.
 */
export function readPeriods(given: readonly Readonly<Record<string, unknown>>[]): Gueltigkeit[] | undefined {
  const periods: Gueltigkeit[] = []
  for (const one of given) {
    const [beginn, ende] = [dayIn(one, BEGINS), dayIn(one, ENDS)]
    if (beginn === null || ende === null || (beginn === undefined && ende === undefined)) return undefined
    if (beginn !== undefined && ende !== undefined && ende < beginn) return undefined
    periods.push({ ...(beginn === undefined ? {} : { beginn }), ...(ende === undefined ? {} : { ende }) })
  }
  return periods
}

/** Returns a day; undefined if none is given, and null if it is unreadable. */
function dayIn(
  object: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string | undefined | null {
  const value = names.map(name => object[name]).find(one => one !== undefined && one !== null && one !== '')
  return value === undefined ? undefined : (dayOf(value) ?? null)
}

/** Years in which a town may have hours: other numbers are no milliseconds. */
const SENSIBLE = [Date.UTC(2000, 0), Date.UTC(2100, 0)] as const

function dayOf(value: unknown): string | undefined {
  const text = String(value).trim()
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  if (/^\d{4}-\d\d-\d\d$/.test(iso))
    return new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ? iso : undefined
  const ms = /^\d+$/.test(text)
    ? Number(text)
    : /^\d{4}-\d\d-\d\dT/.test(text)
      ? Date.parse(text)
      : Number.NaN
  return ms >= SENSIBLE[0] && ms < SENSIBLE[1] ? berlinDay(new Date(ms)) : undefined
}
