import { CmsError } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import type { CmsStore } from '../../collections/collections.ts'
import type { MediumRow } from '../../media/tables.ts'
import { findKeepers } from '../../store/frozen-files.ts'
import type { Shows } from '../show.ts'

/** Returns files for the wire. */
export function shownFiles(store: CmsStore, show: Shows) {
  const shown = async (rows: readonly MediumRow[]) => {
    const personOf = await show.people(rows.map(({ author }) => author))
    return rows.map(
      ({
        created_at,
        updated_at,
        author,
        suchtext: _,
        muster: _muster,
        sha256: _sum,
        dekorativ,
        ...row
      }) => ({
        ...row,
        adresse: `${medienPfad}${row.datei}`,
        dekorativ: dekorativ === 1,
        aufgenommen_am: created_at,
        geaendert_am: updated_at,
        aufgenommen_von: personOf(author),
      }),
    )
  }

  const one = async (row: MediumRow) => {
    const [medium] = await shown([row])
    if (!medium) throw new CmsError('nicht-gefunden')
    return medium
  }

  /** Notices that keep a promulgated version of a file. They are public, so every editor may know them. */
  const behalten = async ({ datei, version }: MediumRow) => {
    const keepers = await findKeepers(store.database.read, datei)
    return keepers.map(keeper => ({
      id: keeper.document_id,
      titel: keeper.title,
      pfad: keeper.key,
      verkuendet_am: keeper.verkuendet_am,
      adresse: keeper.adresse,
      befund: keeper.befund,
      andere: keeper.version !== version,
    }))
  }

  return { shown, one, behalten }
}

export type ShownFiles = ReturnType<typeof shownFiles>
