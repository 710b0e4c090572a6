import { type CallAnswer, type Calls, type CmsHandlers, may } from '@rathausplatz/contract'
import { isReserved } from '../../collections/reserved.ts'
import { audienceBelow } from '../../collections/seite.ts'
import { type Editor, mayRead } from '../../editing/leave-for.ts'
import { refuse } from '../../editing/refusal.ts'
import { sitePath } from '../../site-path.ts'
import { pieceOfRow } from '../analyse.ts'
import { matched } from '../columns/match-columns.ts'
import { targetsOf } from '../columns/targets.ts'
import type { Uebernahme } from '../import-rows.ts'
import type { Stueck } from '../piece-rows.ts'
import type { AboutUebernahme } from '../tables.ts'
import type { ImportDesk } from './import-desk.ts'
import { kindsFor } from './kinds-for.ts'

/** The calls that list and choose the pieces of an import, and assign the columns of a table. */
export function pieceCalls({ rows, store, visible, ownOne, whole }: ImportDesk) {
  /**
   * Returns the resulting documents that the editor may read: another editor may have created one of them.
   */
  const readableIn = async (stuecke: readonly Stueck[], who: Editor): Promise<ReadonlySet<string>> => {
    if (stuecke.length === 0) return new Set()
    const documents = await store.database.read
      .selectFrom('documents')
      .select(['id', 'kind', 'key', 'audience'])
      .where(
        'id',
        'in',
        stuecke.map(({ document_id }) => document_id),
      )
      .execute()
    return new Set(documents.filter(place => mayRead(who, place)).map(({ id }) => id))
  }

  return {
    async redaktionUebernahmeStuecke({ params: { id }, query: { zustand, suche, seite, pro_seite } }, who) {
      const { quelle } = await visible(id, who)
      const found = await rows.stuecke(id, {
        zustand: zustand && [zustand],
        suche,
        limit: pro_seite + 1,
        offset: (seite - 1) * pro_seite,
      })
      const shown = found.slice(0, pro_seite)
      const readable = await readableIn(shown, who)
      return {
        data: shown.map(stueck => told(stueck, quelle, readable)),
        mehr: found.length > pro_seite,
      }
    },

    async redaktionUebernahmeAuswahl({ params: { id }, body: { nrs, gewaehlt, art, ordner } }, who) {
      const { quelle } = await ownOne(id, who, ['bereit', 'fertig'])
      const folder = ordner === undefined ? undefined : sitePath(ordner)
      if (ordner !== undefined && (folder === undefined || isReserved(folder)))
        throw refuse('ordner', 'Bitte einen Pfad der Website angeben, zum Beispiel /rathaus')
      if (folder !== undefined && !mayPutBelow(who, folder))
        throw refuse('ordner', 'Dort dürfen Sie nichts ablegen.')
      if (quelle === 'tabelle' && (art !== undefined || folder !== undefined))
        throw refuse('art', 'Was aus einer Tabelle wird, bestimmen ihre Spalten.')
      await rows.change(id, nrs, {
        ...(gewaehlt === undefined ? {} : { gewaehlt }),
        ...(art === undefined ? {} : { art }),
        ...(folder === undefined ? {} : { ordner: folder }),
      })
      return whole(id, who)
    },

    async redaktionUebernahmeSpalten({ params: { id }, body: { art, zuordnung, fuer_alle } }, who) {
      const { about, quelle } = await ownOne(id, who, ['bereit'])
      if (quelle !== 'tabelle') throw refuse('art', 'Das ist keine Tabelle.')
      if (!kindsFor(who).includes(art)) throw refuse('art', 'Das dürfen Sie nicht anlegen.')
      const targets = targetsOf(art)
      const spalten = about.spalten ?? []
      const named =
        zuordnung === undefined
          ? matched(spalten, targets)
          : spalten.map((_, at) => {
              const feld = zuordnung[at] ?? null
              return feld !== null && targets.some(target => target.feld === feld) ? feld : null
            })
      const kept = art === about.art ? about.fuer_alle : undefined
      const forAll = Object.entries(fuer_alle ?? kept ?? {}).filter(
        ([feld, value]) => value.trim() !== '' && targets.some(target => target.feld === feld),
      )
      const next: AboutUebernahme = {
        ...about,
        art,
        zuordnung: named,
        fuer_alle: Object.fromEntries(forAll),
      }
      await rows.remap(id, next, zeile => pieceOfRow(zeile, next))
      return whole(id, who)
    },
  } satisfies CmsHandlers
}

const mayPutBelow = (who: Editor, path: string): boolean =>
  may(who, 'inhalte-schreiben', { kind: 'seite', path, audience: audienceBelow(path) })

function told(
  stueck: Stueck,
  quelle: Uebernahme['quelle'],
  readable: ReadonlySet<string>,
): CallAnswer<Calls['redaktionUebernahmeStuecke']>['data'][number] {
  const { nr, titel, art, ziel, adresse, datum, gewaehlt, zustand, document_id, hinweise } = stueck
  const isThere = zustand === 'uebernommen' || zustand === 'schon_da' || zustand === 'geblieben'
  return {
    nr,
    titel,
    art,
    ziel: art === 'seite' ? ziel : '',
    adresse: quelle === 'tabelle' ? null : adresse,
    datum,
    gewaehlt,
    zustand,
    inhalt: isThere && readable.has(document_id) ? document_id : null,
    hinweise: [...hinweise],
  }
}
