import { audiences, CmsError, may } from '@rathausplatz/contract'
import type { CmsStore } from '../../collections/collections.ts'
import type { Editor } from '../../editing/leave-for.ts'
import type { Shows } from '../../editing/show.ts'
import type { Uebernahme } from '../import-rows.ts'
import type { Stand } from '../tables.ts'
import type { UebernahmeStore } from '../uebernahme-store.ts'
import { tableOf } from './table-preview.ts'

/** Shared by the calls for imports: who may see or change an import, and the answer that describes it. */
export function importDesk(rows: UebernahmeStore, store: CmsStore, show: Shows, clock: () => Date) {
  /**
   * Tests whether an editor sees imports of others: an import may be meant for the council only, so the
   * editor must be allowed to read every realm.
   */
  const seesAll = (who: Editor) =>
    !who.program &&
    may(who, 'von-websites-uebernehmen') &&
    who.sections.includes('/') &&
    audiences.every(audience => may(who, 'inhalte-lesen', { kind: 'seite', path: `/${audience}`, audience }))

  const isOwn = ({ author, program }: Uebernahme, who: Editor) =>
    author === who.id && (!who.program || program === who.program.id)

  const visible = async (id: string, who: Editor): Promise<Uebernahme> => {
    const found = await rows.find(id)
    if (!found || (!isOwn(found, who) && !seesAll(who))) throw new CmsError('nicht-gefunden')
    return found
  }

  const ownOne = async (id: string, who: Editor, stands: readonly Stand[]): Promise<Uebernahme> => {
    const uebernahme = await visible(id, who)
    if (uebernahme.author !== who.id)
      throw new CmsError(
        'nicht-erlaubt',
        'Das hat jemand anderes begonnen. Ändern kann es nur, wer es begonnen hat.',
      )
    if (!stands.includes(uebernahme.stand))
      throw new CmsError('nicht-moeglich', 'Das geht gerade nicht mehr.')
    return uebernahme
  }

  const head = async (uebernahme: Uebernahme) => {
    const { id, quelle, name, stand, fault, author, created_at, updated_at } = uebernahme
    const [von, anzahl] = await Promise.all([show.person(author), rows.counts(id)])
    return {
      id,
      quelle,
      name,
      stand,
      fehler: fault,
      von,
      angelegt_am: created_at,
      geaendert_am: updated_at,
      anzahl,
    }
  }

  const whole = async (id: string, who: Editor) => {
    const uebernahme = await visible(id, who)
    const { about, quelle, author } = uebernahme
    const rechte = [
      ...(author === who.id ? (['starten'] as const) : []),
      ...(author === who.id && may(who, 'inhalte-loeschen') ? (['zuruecknehmen'] as const) : []),
    ]
    const tabelle = quelle === 'tabelle' ? await tableOf(rows, uebernahme, who) : null
    return { ...(await head(uebernahme)), hinweise: [...about.hinweise], rechte, tabelle }
  }

  return { rows, store, clock, seesAll, isOwn, visible, ownOne, head, whole }
}

export type ImportDesk = ReturnType<typeof importDesk>

/** The columns that say whose import it is. */
export const by = (who: Editor) => ({ author: who.id, program: who.program?.id ?? null })
