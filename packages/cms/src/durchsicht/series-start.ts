import { serie } from '@rathausplatz/contract'
import { strayStart } from '@rathausplatz/kalender'
import { fieldsOf } from '../collections/as-far-as-typed.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './places.ts'

/** Tells an event whose first day is none of its series, unless it is public so already. */
export function seriesStartFindings({ record: { kind }, data }: Subject, before: unknown): Finding[] {
  const { datum_von } = data
  const series = kind === 'veranstaltung' ? serie.safeParse(data['serie']).data : undefined
  if (!series || typeof datum_von !== 'string' || Number.isNaN(Date.parse(datum_von))) return []
  const was = fieldsOf(before)
  const old = serie.safeParse(was['serie']).data
  if (was['datum_von'] === datum_von && JSON.stringify(old) === JSON.stringify(series)) return []
  const satz = strayStart({ datum_von, serie: series })
  return satz === undefined
    ? []
    : [
        {
          gewicht: 'hinweis',
          regel: 'datum-reihe',
          feld: 'datum_von',
          satz,
          rat: 'Findet an diesem Tag etwas statt, nehmen Sie seinen Wochentag in die Regel auf oder fügen ihn als zusätzlichen Termin hinzu. Sonst tragen Sie als Beginn den ersten Termin der Reihe ein.',
        },
      ]
}
