import type { Schadenschritt } from '@rathausplatz/contract'
import { refused } from '../refused.ts'
import type { Db } from '../store/index.ts'
import { rowByNumber } from './reports.ts'
import { reportPhotos, type Schadenszeile, tablesOf } from './tables.ts'

export type TownStep = {
  readonly schritt: Schadenschritt
  readonly text: string
  readonly text_zeigen: boolean
  readonly fotos: readonly string[]
  readonly doppelt_zu?: string | undefined
  readonly erwartet_am?: string | null | undefined
  readonly grundfassung: number
  /** Account id of the editor. */
  readonly author: string
}

/** Returns the changes that a step makes beside the state. */
export async function changesOf(db: Db, row: Schadenszeile, step: TownStep): Promise<Partial<Schadenszeile>> {
  if (step.schritt === 'zeigen') {
    const known = (await reportPhotos.of(db, [row]))(row).map(({ kennung }) => kennung)
    if (step.fotos.some(kennung => !known.includes(kennung)))
      throw refused('fotos', 'Dieses Foto gehört nicht zu dieser Meldung.')
    for (const kennung of known)
      await tablesOf(db)
        .updateTable('schaden_fotos')
        .set({ zeigen: step.fotos.includes(kennung) ? 1 : 0 })
        .where('kennung', '=', kennung)
        .execute()
    return { oeffentlich: 1, text_zeigen: step.text_zeigen ? 1 : 0 }
  }
  if (step.schritt === 'verbergen') return { oeffentlich: 0 }
  if (step.schritt === 'zusammenlegen') return { doppelt_zu: await otherNumber(db, row, step.doppelt_zu) }
  const mayExpect = step.schritt === 'beginnen' || step.schritt === 'mitteilen'
  return mayExpect && step.erwartet_am !== undefined ? { erwartet_am: step.erwartet_am } : {}
}

/**
 * Returns the number of the report into which this one is merged. Refuses the report itself and merged
 * reports, so that there is no cycle.
 */
async function otherNumber(db: Db, row: Schadenszeile, nummer: string | undefined): Promise<string> {
  const other = nummer === undefined ? undefined : await rowByNumber(db, nummer)
  if (!other || other.id === row.id)
    throw refused('doppelt_zu', 'Bitte geben Sie die Nummer der anderen Meldung an.')
  if (other.doppelt_zu !== null)
    throw refused(
      'doppelt_zu',
      `Diese Meldung ist selbst mit ${other.doppelt_zu} zusammengelegt. Bitte nehmen Sie jene.`,
    )
  // Reports that were merged into this one are merged into the other one too.
  await tablesOf(db)
    .updateTable('schaeden')
    .set({ doppelt_zu: other.nummer })
    .where('doppelt_zu', '=', row.nummer)
    .execute()
  return other.nummer
}
