import type { Abfallfraktion } from '@rathausplatz/contract'
import type { Wanted } from './merge-dates.ts'
import type { Title } from './title/read-title.ts'
import { KERB } from './what-row-means.ts'

/** What a file says about one kind in one street, by size of bin. */
export type Bins = {
  /** Dates of household bins. */
  readonly termine: Map<string, Wanted>
  /** Dates of containers for whole buildings: ignored for households, unless the file has no others. */
  readonly grosse: Map<string, Wanted>
  /** The days of each rhythm that the file names; the empty key holds the days of titles without a rhythm. */
  readonly rhythmen: Rhythms
  readonly rhythmenGrosser: Rhythms
}
type Rhythms = Map<string, Set<string>>

/** Whether a kind is collected only in shared containers. */
export const hasOnlyContainers = (fraktion: Abfallfraktion): boolean =>
  fraktion === 'glas' || !KERB.has(fraktion)

export function noteRhythm(rhythmen: Rhythms, { daneben }: Title, datum: string): void {
  // A moved date need not repeat its rhythm.
  if (daneben.rhythmus === '' && daneben.istVerschoben) return
  const days = rhythmen.get(daneben.rhythmus) ?? new Set<string>()
  rhythmen.set(daneben.rhythmus, days)
  days.add(datum)
}

/** Uses the dates of containers only if the file has no others. Returns the days that are left out. */
export function withoutContainers({ termine, grosse, rhythmen, rhythmenGrosser }: Bins): readonly string[] {
  if (termine.size === 0) {
    for (const [day, wanted] of grosse) termine.set(day, wanted)
    for (const [rhythm, days] of rhythmenGrosser) rhythmen.set(rhythm, days)
    return []
  }
  return [...grosse.keys()]
}

/** Returns „alle 2 Wochen (2 Termine), alle 4 Wochen (1 Termin)“; undefined if there is one rhythm. */
export function severalRhythms({ rhythmen }: Bins): string | undefined {
  const named = [...rhythmen].filter(([rhythm]) => rhythm !== '')
  const plain = rhythmen.get('')?.size ?? 0
  // One title without a rhythm may be an omission; several count as a rhythm of their own.
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
