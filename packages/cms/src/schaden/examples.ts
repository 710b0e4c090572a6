import type { Schadenskategorie, Schadenstand } from '@rathausplatz/contract'
import { daysBefore } from '../jobs/days-before.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { spokenLetters } from '../keys/spoken.ts'
import { type Database, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { type Punkt, streetOf } from './place.ts'
import { isOpen } from './reports.ts'
import { type Schadenszeile, tablesOf } from './tables.ts'

export type Schadensbeispiel = {
  readonly kategorie: Schadenskategorie
  readonly text: string
  readonly adresse?: string
  readonly ort?: string
  readonly lage?: Punkt | undefined
  readonly angaben?: Readonly<Record<string, string>>
  /** True if the report is public. */
  readonly oeffentlich: boolean
  /** Days since the report. */
  readonly vorTagen: number
  /** Steps of the town, with their age in days and their reason. */
  readonly schritte?: readonly {
    readonly vorTagen: number
    readonly stand: Schadenstand
    readonly text: string
  }[]
}

/** Creates damage reports of a demo town, if there are none. No mail is sent, and no secret opens them. */
export const createSchadenExamples = (
  database: Database,
  examples: readonly Schadensbeispiel[],
  now: Date,
): Promise<boolean> =>
  orThrow(
    database.write(async db => {
      const tables = tablesOf(db)
      const known = await tables.selectFrom('schaeden').select('id').limit(1).executeTakeFirst()
      if (known || examples.length === 0) return ok(false)
      for (const example of examples) {
        const { kategorie, text, adresse = '', ort = '', lage, angaben = {}, vorTagen } = example
        const steps = [
          { am: daysBefore(now, vorTagen), stand: 'eingegangen' as const, text: '', von: 'melder' as const },
          ...(example.schritte ?? []).map(({ vorTagen: ago, stand, text }) => ({
            am: daysBefore(now, ago),
            stand,
            text,
            von: 'stadt' as const,
          })),
        ]
        const last = steps.at(-1)
        const stand = last?.stand ?? 'eingegangen'
        const row: Schadenszeile = {
          id: newKeyId(),
          nummer: `S-${spokenLetters(8)}`,
          einreichung: crypto.randomUUID(),
          // An empty string is the hash of no input, so no secret opens the report.
          kennwort: '',
          kategorie,
          text,
          breite: lage?.breite ?? null,
          laenge: lage?.laenge ?? null,
          adresse,
          strasse: streetOf(adresse),
          ort,
          angaben: JSON.stringify(angaben),
          email: '',
          nachrichten: 'keine',
          stand,
          grund: last?.text ?? '',
          doppelt_zu: null,
          erwartet_am: null,
          oeffentlich: example.oeffentlich ? 1 : 0,
          text_zeigen: example.oeffentlich ? 1 : 0,
          geoeffnet: 0,
          fassung: steps.length,
          gemeldet_am: daysBefore(now, vorTagen),
          geaendert_am: last?.am ?? daysBefore(now, vorTagen),
          beendet_am: isOpen({ stand }) ? null : (last?.am ?? null),
        }
        await tables.insertInto('schaeden').values(row).execute()
        await tables
          .insertInto('schaden_schritte')
          .values(
            steps.map(({ am, stand, text, von }, index) => ({
              schaden_id: row.id,
              nummer: index + 1,
              am,
              stand,
              text,
              von,
            })),
          )
          .execute()
      }
      return ok(true)
    }),
  )
