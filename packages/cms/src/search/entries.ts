import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { SearchEngine } from './search-engine.ts'
import type { FoundEntry, SearchIndex } from './search-index.ts'
import type { SearchTables } from './tables.ts'

/** Separates the names of an entry; no word contains it. */
export const BETWEEN_NAMES = ' | '

/** Reads entries and their texts by id. */
export function entryReads(
  db: Kysely<Tables>,
  among: SearchEngine['among'],
): Pick<SearchIndex, 'entries' | 'texts'> {
  const tables = db.withTables<SearchTables>()
  return {
    async entries(ids) {
      if (ids.length === 0) return new Map()
      const rows = await tables
        .selectFrom('suche_dokumente')
        .select([
          'id',
          'kind',
          'url',
          'titel',
          'groesse',
          'titel_worte',
          'begriffe_worte',
          'einleitung_worte',
        ])
        .where(among('id', ids))
        .execute()
      return new Map(
        rows.map(({ titel_worte, begriffe_worte, einleitung_worte, ...row }): [number, FoundEntry] => [
          row.id,
          {
            ...row,
            titelWorte: titel_worte.split(' '),
            namen: begriffe_worte.split(BETWEEN_NAMES).map(name => name.split(' ')),
            einleitungWorte: einleitung_worte.split(' '),
          },
        ]),
      )
    },

    async texts(ids) {
      if (ids.length === 0) return new Map()
      const rows = await tables.selectFrom('suche_texte').selectAll().where(among('id', ids)).execute()
      return new Map(rows.map(({ id, text }) => [id, text]))
    },
  }
}
