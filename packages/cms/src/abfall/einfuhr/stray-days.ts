import type { Abfallfraktion } from '@rathausplatz/contract/abfallfraktionen'
import { daysUntil, germanDay, lastLikelyDay } from '@rathausplatz/time'
import type { OpenFile } from './open-file.ts'

/** A tour with fewer days says little about the distance between them. */
const SOME_DAYS = 4
/** A day is far from the others if the gap is longer than this, and than so many usual gaps. */
const FAR = { days: 60, gaps: 5 } as const
/** In another year than the file, a shorter gap counts. */
const FAR_IN_OTHER_YEAR = { days: 45, gaps: 2 } as const
/** Of so many days at most one is stray; a whole part of a plan is none. */
const ONE_OF = 8

/** What the file as a whole says: its year, and whether no other day is near a day. */
type OfFile = { readonly year: string; readonly isAlone: (day: string) => boolean }

const gapsOf = (days: readonly string[]): number[] =>
  days.slice(1).map((day, at) => daysUntil(days[at] ?? day, day))

function isFar(gap: number, rest: readonly string[], isOtherYear: boolean): boolean {
  const gaps = gapsOf(rest).toSorted((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0
  const far = isOtherYear ? FAR_IN_OTHER_YEAR : FAR
  return gap > Math.max(far.days, far.gaps * usual)
}

/**
 * Returns the days at the beginning and the end of a tour that are far from its other days: probably typing errors.
 * `days` are in order.
 */
export function strayDaysOf(days: readonly string[], { year, isAlone }: OfFile): string[] {
  const isOtherYear = (day: string): boolean => !day.startsWith(year)
  if (days.length < SOME_DAYS) return days.filter(day => isOtherYear(day) && isAlone(day))
  const most = Math.max(1, Math.floor(days.length / ONE_OF))
  const gaps = gapsOf(days)
  let [from, to] = [0, days.length]
  for (let many = most; many > 0 && from === 0; many--)
    if (isFar(gaps[many - 1] ?? 0, days.slice(many), days.slice(0, many).every(isOtherYear))) from = many
  for (let many = most; many > 0 && to === days.length; many--) {
    const end = days.length - many
    if (isFar(gaps[end - 1] ?? 0, days.slice(from, end), days.slice(end).every(isOtherYear))) to = end
  }
  return [...days.slice(0, from), ...days.slice(to)]
}

const NEAR_DAYS = 45

/** Marks the days of each tour that are far from its others: they do not stretch the span of the file. */
export function noteStrayDays({ read, tally }: OpenFile): void {
  const days = [...new Set(read.rows.map(({ datum }) => datum))].toSorted()
  const years = Map.groupBy(read.rows, ({ datum }) => datum.slice(0, 4))
  // Without a year of most rows, no day is in another one.
  const [year = ''] = [...years].find(([, rows]) => rows.length * 2 > read.rows.length) ?? []
  const placeOf = new Map(days.map((day, at) => [day, at]))
  const isAlone = (day: string): boolean => {
    const at = placeOf.get(day) ?? 0
    const [before = '', after = ''] = [days[at - 1], days[at + 1]]
    return [before, after].every(one => one === '' || Math.abs(daysUntil(one, day)) > NEAR_DAYS)
  }
  for (const [fraktion, byPlace] of tally.byKind)
    for (const ofPlace of byPlace.values())
      for (const { termine, fern } of ofPlace.values()) {
        const own = [...termine.values()].flatMap(({ datum, urspruenglich }) => [
          datum,
          urspruenglich || datum,
        ])
        for (const day of strayDaysOf([...new Set(own)].toSorted(), { year, isAlone })) {
          fern.add(day)
          tally.fern.set(day, (tally.fern.get(day) ?? new Set<Abfallfraktion>()).add(fraktion))
        }
      }
}

const MOST_TOLD = 5

/** Returns the question about stray days. Those in a far year have their own. */
export function doubtsOfStrayDays({ read, titleOf, order, tally: { fern } }: OpenFile): string[] {
  if (fern.size === 0) return []
  const rows = read.rows.filter(
    ({ datum, urspruenglich, fraktion }) =>
      datum <= lastLikelyDay(order.heute) &&
      [datum, urspruenglich].some(day =>
        titleOf(fraktion).fraktionen.some(one => fern.get(day)?.has(one) ?? false),
      ),
  )
  if (rows.length === 0) return []
  const told = rows
    .slice(0, MOST_TOLD)
    .map(({ datum, fraktion, zeile }) => `${germanDay(datum)} (${fraktion}, Zeile ${zeile})`)
    .join('; ')
  const rest = rows.length > MOST_TOLD ? `; und ${rows.length - MOST_TOLD} weitere` : ''
  return [
    `${rows.length === 1 ? '1 Termin liegt' : `${rows.length} Termine liegen`} weit von allen anderen entfernt: ${told}${rest}. Stimmt das Datum? Bis dorthin reicht die Datei nicht: Was dazwischen schon eingetragen ist, bleibt.`,
  ]
}
