import type { Abfallfraktion } from '@rathausplatz/contract'
import type { Wanted } from './merge-dates.ts'
import type { Title } from './read-title.ts'
import { KERB } from './what-row-means.ts'

/** What a file says of one kind in one street, bin by bin. */
export type Bins = {
  /** Of households. */
  readonly termine: Map<string, Wanted>
  /** Those of containers of a whole house: of no concern to a household, unless the file has no others. */
  readonly grosse: Map<string, Wanted>
  /** The days of each rhythm that the file names, and those of titles that name none. */
  readonly rhythmen: Rhythms
  readonly rhythmenGrosser: Rhythms
}
type Rhythms = Map<string, Set<string>>

/** What is brought to a container of all has no other. */
export const hasOnlyContainers = (fraktion: Abfallfraktion): boolean =>
  fraktion === 'glas' || !KERB.has(fraktion)

export function noteRhythm(rhythmen: Rhythms, { daneben }: Title, datum: string): void {
  // A date that is moved need not say its rhythm again.
  if (daneben.rhythmus === '' && daneben.istVerschoben) return
  const days = rhythmen.get(daneben.rhythmus) ?? new Set<string>()
  rhythmen.set(daneben.rhythmus, days)
  days.add(datum)
}

/** Takes dates of containers only where a file has no others; which days are left out. */
export function withoutContainers({ termine, grosse, rhythmen, rhythmenGrosser }: Bins): readonly string[] {
  if (termine.size === 0) {
    for (const [day, wanted] of grosse) termine.set(day, wanted)
    for (const [rhythm, days] of rhythmenGrosser) rhythmen.set(rhythm, days)
    return []
  }
  return [...grosse.keys()]
}

/** „alle 2 Wochen (2 Termine), alle 4 Wochen (1 Termin)“; undefined where one is meant. */
export function severalRhythms({ rhythmen }: Bins): string | undefined {
  const named = [...rhythmen].filter(([rhythm]) => rhythm !== '')
  const plain = rhythmen.get('')?.size ?? 0
  // Titles without one beside those of one: a few may be left out by the way, a series of its own is another rhythm.
  const isAnother = plain > 1 && named.some(([, days]) => days.size > 1)
  if (named.length < 2 && !isAnother) return undefined
  return [...rhythmen]
    .map(([rhythm, { size }]) => `${rhythmInWords(rhythm)} (${size} ${size === 1 ? 'Termin' : 'Termine'})`)
    .join(', ')
}

function rhythmInWords(rhythm: string): string {
  if (rhythm === '') return 'ohne Angabe'
  if (rhythm === '1') return 'jede Woche'
  if (rhythm === '1 monat') return 'jeden Monat'
  return /^\d+$/.test(rhythm) ? `alle ${rhythm} Wochen` : rhythm
}
