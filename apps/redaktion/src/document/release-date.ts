import type { Daten } from './path.ts'

/** Kinds whose `datum_von` is the day on which they appear; that of an event is the day on which it happens. */
const APPEAR_ON_THEIR_DATE: ReadonlySet<string> = new Set(['aktuelles', 'bekanntmachung', 'intranetbeitrag'])

/** Returns the moment in the future from which a text says that it is published, if there is one. */
export function releaseDate(art: string, daten: Daten, now: number): string | undefined {
  const { datum_von } = daten
  if (!APPEAR_ON_THEIR_DATE.has(art) || typeof datum_von !== 'string') return undefined
  return Date.parse(datum_von) > now ? datum_von : undefined
}
