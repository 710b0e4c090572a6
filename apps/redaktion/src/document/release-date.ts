import { berlinDay, germanDay } from '@rathausplatz/time'
import type { Daten } from './path.ts'

/** Kinds whose `datum_von` is the day on which they appear; that of an event is the day on which it happens. */
const APPEAR_ON_THEIR_DATE: ReadonlySet<string> = new Set(['aktuelles', 'bekanntmachung', 'intranetbeitrag'])

/** Returns the moment in the future from which a text says that it is published, if there is one. */
export function releaseDate(art: string, daten: Daten, now: number): string | undefined {
  const { datum_von } = daten
  if (!APPEAR_ON_THEIR_DATE.has(art) || typeof datum_von !== 'string') return undefined
  return Date.parse(datum_von) > now ? datum_von : undefined
}

/** Kinds that show `datum_von` as it was typed; a notice shows the moment at which it appears. */
const SHOW_THEIR_DATE: ReadonlySet<string> = new Set(['aktuelles', 'intranetbeitrag'])

/** Says that a text which appears at a planned moment will have an earlier date; undefined if it will not. */
export function datedBefore(art: string, daten: Daten, planned: string | undefined): string | undefined {
  const { datum_von } = daten
  if (planned === undefined || !SHOW_THEIR_DATE.has(art) || typeof datum_von !== 'string') return undefined
  const moment = Date.parse(datum_von)
  if (Number.isNaN(moment)) return undefined
  const [day, from] = [berlinDay(new Date(moment)), berlinDay(new Date(planned))]
  return day < from
    ? `Der Text erscheint am ${germanDay(from)}, als Datum steht dort aber ${germanDay(day)}: Er steht dann nicht oben. Ist er neu, tragen Sie als Datum den Tag ein, an dem er erscheint.`
    : undefined
}
