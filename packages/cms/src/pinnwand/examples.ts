import type { Pinnwandrubrik } from '@rathausplatz/contract'
import { daysBefore } from '../jobs/days-before.ts'
import { newKeyId } from '../keys/signed-keys.ts'
import { spokenLetters } from '../keys/spoken.ts'
import { type Database, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { type Eintrag, tablesOf } from './tables.ts'

export type Beispiel = {
  readonly rubrik: Pinnwandrubrik
  readonly titel: string
  readonly text: string
  readonly ort: string
  readonly name: string
  readonly stand: 'bestaetigt' | 'freigegeben' | 'gesperrt' | 'abgelaufen'
  /** Age of the entry in days. */
  readonly vorTagen: number
  readonly tage: number
}

/**
 * Creates the entries of a demo town, only on an empty board. No mail is sent. Returns whether it created
 * any.
 */
export const createExamples = (
  database: Database,
  examples: readonly Beispiel[],
  now: Date,
): Promise<boolean> =>
  orThrow(
    database.write(async db => {
      const tables = tablesOf(db)
      const known = await tables.selectFrom('pinnwand_eintraege').select('id').limit(1).executeTakeFirst()
      if (known || examples.length === 0) return ok(false)
      const rows = examples.map(({ vorTagen, stand, ...angaben }, number): Eintrag => {
        const began = daysBefore(now, vorTagen)
        const isPublished = stand === 'freigegeben' || stand === 'abgelaufen'
        const isLocked = stand === 'gesperrt'
        return {
          ...angaben,
          id: newKeyId(),
          nummer: `P-${spokenLetters(8)}`,
          einreichung: crypto.randomUUID(),
          email: `nachbar-${number + 1}@rebenau.example.org`,
          stand,
          stand_davor: isLocked ? 'bestaetigt' : null,
          gesperrt_von: isLocked ? 'stadt' : null,
          grund: isLocked ? 'Bitte schreiben Sie, worum es geht; Werbung nehmen wir nicht auf.' : '',
          verlaengert: 0,
          fassung: 2,
          angelegt_am: began,
          geaendert_am: began,
          freigegeben_am: isPublished ? began : null,
          laeuft_ab_am: isPublished ? daysBefore(now, vorTagen - angaben.tage) : null,
          erinnert_am: null,
          bitten_am: null,
          ersetzt: '',
        }
      })
      await tables.insertInto('pinnwand_eintraege').values(rows).execute()
      return ok(true)
    }),
  )
