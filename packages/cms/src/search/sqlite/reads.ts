import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import { ask } from '../ask.ts'
import { counted } from '../counted.ts'
import { DOKUMENT } from '../document-text.ts'
import { entryReads } from '../entries.ts'
import { filtersOf } from '../entry-id.ts'
import { keysOf } from '../file-ref.ts'
import {
  LAST,
  LONG_PART,
  LOOKED_AT,
  MOST_BEGUN,
  MOST_COUNTED,
  MOST_FILES,
  MOST_NEARBY,
  MOST_RANKED,
  MOST_READ,
  MOST_WORDS,
} from '../limits.ts'
import type { KnownWord, RankedIds, SearchIndex } from '../search-index.ts'
import { backwards, swapped, writtenIn } from '../words.ts'
import { among } from './among.ts'
import { matchOf, quoted } from './match.ts'
import { visibility } from './visibility.ts'

/** Weight of a word in title, search words and introduction, relative to the text. */
const WEIGHTS = '9, 6, 4, 1'

/** Columns read for a word. */
const WORD = 'wort, form, anzahl, gross'

/** The index in SQLite: FTS5 for entries, tables of words to look up words. */
export function sqliteIndex(db: Kysely<Tables>, clock: () => Date): SearchIndex {
  const counts = async (where: string, values: readonly string[]): Promise<RankedIds['counts']> =>
    counted(
      await ask<{ id: number }>(
        db,
        `select rowid as id from suche_index where ${where} limit ${MOST_COUNTED}`,
        values,
      ),
    )

  return {
    ...entryReads(db, among),

    async hits(query, filter, limit): Promise<RankedIds> {
      const match = matchOf(query)
      const visible = visibility(clock)
      const where = `suche_index match ? and ${visible.sql('suche_index.rowid')}`
      const filters = filtersOf('rowid', filter)
      const rows = await ask<{ id: number; score: number }>(
        db,
        `select rowid as id, -bm25(suche_index, ${WEIGHTS}) as score
          from suche_index where ${where}${filters} limit ${MOST_RANKED}`,
        [match, ...visible.values],
      )
      // Usually all hits are ranked, so counting them needs no second query.
      const isAll = filters === '' && rows.length < MOST_RANKED
      return {
        ids: rows.toSorted((a, b) => b.score - a.score || a.id - b.id).slice(0, limit),
        counts: isAll ? counted(rows) : await counts(where, [match, ...visible.values]),
      }
    },

    async files(words) {
      if (words.length === 0) return []
      const groups = words.map(word => [[word]])
      const rows = await ask<{ ref: string }>(
        db,
        `select ref from (select rowid as id from suche_index where suche_index match ?
          ${filtersOf('rowid', { kind: DOKUMENT })}) join suche_dokumente using (id) limit ${MOST_FILES}`,
        [matchOf({ groups, wishes: [] })],
      )
      return keysOf(rows)
    },

    async holding(group) {
      const visible = visibility(clock)
      const rows = await ask<{ id: number }>(
        db,
        `select rowid as id from suche_index
          where suche_index match ? and ${visible.sql('suche_index.rowid')} limit ${MOST_RANKED}`,
        [matchOf({ groups: [group], wishes: [] }), ...visible.values],
      )
      return rows.map(({ id }) => id)
    },

    async any(query) {
      const visible = visibility(clock)
      const rows = await ask(
        db,
        `select 1 from suche_index where suche_index match ? and ${visible.sql('suche_index.rowid')} limit 1`,
        [matchOf(query), ...visible.values],
      )
      return rows.length > 0
    },

    async visibleUrls(urls) {
      const visible = visibility(clock)
      const rows = await ask<{ url: string }>(
        db,
        `select url from suche_dokumente
          where url in (select value from json_each(?)) and ${visible.sql('suche_dokumente.id')}`,
        [JSON.stringify(urls), ...visible.values],
      )
      return new Set(rows.map(({ url }) => url))
    },

    async known(asked) {
      const visible = visibility(clock)
      const rows = await ask<KnownWord>(
        db,
        `select ${WORD} from suche_worte where wort in (select value from json_each(?)) and ${visible.word}`,
        [JSON.stringify(asked), ...visible.values],
      )
      return new Map(rows.map(row => [row.wort, row]))
    },

    async containing(word, limit) {
      const rows = await (word.length < LONG_PART ? holdingPart(db, word, limit) : atAnEnd(db, word, limit))
      return rows.map(({ wort }) => wort)
    },

    async nearby(word) {
      const half = Math.floor(word.length / 2)
      const begin = word.slice(0, half)
      const end = backwards(word.slice(half))
      const columns = `select ${WORD} from suche_worte where`
      const length = `length(wort) between ${word.length - 2} and ${word.length + 2}`
      return ask<KnownWord>(
        db,
        `select * from (${columns} wort >= ? and wort < ? and ${length} limit ${MOST_NEARBY})
          union select * from (${columns} rueckwaerts >= ? and rueckwaerts < ? and ${length} limit ${MOST_NEARBY})
          union ${columns} wort in (select value from json_each(?))`,
        [begin, begin + LAST, end, end + LAST, JSON.stringify(swapped(word))],
      )
    },

    beginning: (prefix, limit) =>
      ask<KnownWord>(
        db,
        `select ${WORD} from (
          select ${WORD} from suche_worte where wort >= ? and wort < ? and form <> '' limit ${MOST_BEGUN}
        ) order by anzahl desc, wort limit ${limit}`,
        [prefix, prefix + LAST],
      ),

    async begun(prefixes) {
      const visible = visibility(clock)
      const rows = await ask<{ prefix: string }>(
        db,
        `select value as prefix from json_each(?) where exists (
          select 1 from suche_worte
            where wort >= value and wort < value || '${LAST}' and form <> '' and ${visible.word})`,
        [JSON.stringify(prefixes), ...visible.values],
      )
      return new Set(rows.map(({ prefix }) => prefix))
    },

    async written({ wort, form }) {
      if (form === '') return ''
      const visible = visibility(clock)
      const texts = `select rowid as id from suche_index
        where suche_index match ? and ${visible.one('suche_index.rowid')} limit ${MOST_READ}`
      const values = [quoted(wort), ...visible.values]
      const alike = await ask(
        db,
        `select 1 from (${texts}) join suche_dokumente using (id) join suche_texte using (id)
          left join published on published.document_id = suche_dokumente.ref
          where instr(titel, ?) or instr(text, ?) or instr(published.data, ?) limit 1`,
        [...values, form, form, form],
      )
      if (alike.length > 0) return form
      // Otherwise the stored form comes from a text that is not visible or no longer exists, so a visible
      // text is read.
      const [read] = await ask<{ text: string }>(
        db,
        `select titel || ' ' || substr(text, 1, ${LOOKED_AT}) as text from (${texts})
          join suche_dokumente using (id) join suche_texte using (id) limit 1`,
        values,
      )
      return writtenIn(read?.text ?? '', wort)
    },

    async titles(asked, limit) {
      const last = asked.at(-1)
      if (last === undefined) return []
      const visible = visibility(clock)
      const match = [...asked.slice(0, -1).map(quoted), `${quoted(last)} *`].join(' AND ')
      return ask<{ titel: string; url: string }>(
        db,
        `select titel, url from (
          select rowid as id from suche_titel where suche_titel match ? and ${visible.sql('suche_titel.rowid')}
          order by rowid limit ${limit}
        ) join suche_dokumente using (id) order by id`,
        [match, ...visible.values],
      )
    },
  }
}

/**
 * Returns words with a part anywhere. Of very many words, the oldest are used: frequent words are indexed
 * early.
 */
const holdingPart = (db: Kysely<Tables>, part: string, limit: number) =>
  ask<{ wort: string }>(
    db,
    `select wort from suche_worte where id in (
      select rowid from suche_wortteile where suche_wortteile match ? limit ${MOST_WORDS}
    ) order by anzahl desc, wort limit ${limit}`,
    [quoted(part)],
  )

/** Returns words with a part at either end. */
const atAnEnd = (db: Kysely<Tables>, part: string, limit: number) => {
  const back = backwards(part)
  return ask<{ wort: string }>(
    db,
    `select wort from (
      select * from (select wort, anzahl from suche_worte where wort >= ? and wort < ? limit ${MOST_WORDS})
      union
      select * from (select wort, anzahl from suche_worte where rueckwaerts >= ? and rueckwaerts < ? limit ${MOST_WORDS})
    ) order by anzahl desc, wort limit ${limit}`,
    [part, part + LAST, back, back + LAST],
  )
}
