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
import type { KnownWord, RankedIds, SearchIndex, TermGroup } from '../search-index.ts'
import { backwards, swapped, writtenIn } from '../words.ts'
import { among } from './among.ts'
import { frequencyOf } from './frequency.ts'
import { matchOf } from './lexemes.ts'
import { rankingOf } from './ranking.ts'
import { visibleAt } from './visibility.ts'

/** Columns read for a word. */
const WORD = 'wort, form, anzahl, gross'

/**
 * SQL condition that a visible entry contains the word at a moment. For most words, the number of lasting
 * entries is enough to decide.
 */
const seenAt = (now: string): string => `(suche_worte.dauerhaft > 0 or exists (
    select from suche_index as entry
      where entry.worte @@ ('''' || suche_worte.wort || '''')::tsquery and ${visibleAt(now)}
  ))`

/** The index in PostgreSQL: GIN for entries, tables of words to look up words. */
export function postgresIndex(db: Kysely<Tables>, clock: () => Date): SearchIndex {
  const now = () => clock().toISOString()

  /** SQL for the first visible entries that match, in the order of ids; takes two values. */
  const first = (isMany: boolean, limit: number, filters = ''): string => `
    select entry.id from suche_index as entry
      where ${isMany ? 'coalesce(entry.worte @@ $1::tsquery, false)' : 'entry.worte @@ $1::tsquery'}
        and ${visibleAt('$2')}${filters}
      order by entry.id limit ${limit}`

  const holding = async (groups: readonly TermGroup[], limit: number): Promise<{ id: number }[]> => {
    const frequency = await frequencyOf(db, groups)
    return ask(db, first(frequency.isMany(groups, limit), limit), [matchOf(groups), now()])
  }

  return {
    ...entryReads(db, among),

    async hits(query, filter, limit): Promise<RankedIds> {
      const { groups, wishes } = query
      const frequency = await frequencyOf(db, groups, wishes)
      const { score, values } = rankingOf(query, frequency, 3)
      const filters = filtersOf('entry.id', filter)
      const found = [matchOf(groups), now()]
      const rows = await ask<{ id: number; score: number }>(
        db,
        `select id, ${score} as score from suche_staerken as entry
          where id = any(array(${first(frequency.isMany(groups, MOST_RANKED), MOST_RANKED, filters)}))`,
        [...found, ...values],
      )
      // Usually all hits are ranked, so counting them needs no second query.
      const isAll = filters === '' && rows.length < MOST_RANKED
      const isMany = frequency.isMany(groups, MOST_COUNTED)
      return {
        ids: rows.toSorted((a, b) => b.score - a.score || a.id - b.id).slice(0, limit),
        counts: counted(isAll ? rows : await ask<{ id: number }>(db, first(isMany, MOST_COUNTED), found)),
      }
    },

    async files(words) {
      if (words.length === 0) return []
      const rows = await ask<{ ref: string }>(
        db,
        `select ref from suche_dokumente join suche_index as entry using (id)
          where entry.worte @@ $1::tsquery ${filtersOf('id', { kind: DOKUMENT })} limit ${MOST_FILES}`,
        [matchOf(words.map(word => [[word]]))],
      )
      return keysOf(rows)
    },

    async holding(group) {
      const rows = await holding([group], MOST_RANKED)
      return rows.map(({ id }) => id)
    },

    async any({ groups }) {
      const rows = await holding(groups, 1)
      return rows.length > 0
    },

    async visibleUrls(urls) {
      const rows = await ask<{ url: string }>(
        db,
        `select url from suche_dokumente as entry where url = any($1::text[]) and ${visibleAt('$2')}`,
        [urls, now()],
      )
      return new Set(rows.map(({ url }) => url))
    },

    async known(asked) {
      const rows = await ask<KnownWord>(
        db,
        `select ${WORD} from suche_worte where wort = any($1::text[]) and ${seenAt('$2')}`,
        [asked, now()],
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
      const lengths = [-2, -1, 0, 1, 2].map(more => word.length + more)
      const columns = `select ${WORD} from suche_worte where`
      const length = 'length(wort) = any($5::integer[])'
      return ask<KnownWord>(
        db,
        `(${columns} wort >= $1 and wort < $2 and ${length} order by wort limit ${MOST_NEARBY})
          union (${columns} rueckwaerts >= $3 and rueckwaerts < $4 and ${length} order by rueckwaerts limit ${MOST_NEARBY})
          union ${columns} wort = any($6::text[])`,
        [begin, begin + LAST, end, end + LAST, lengths, swapped(word)],
      )
    },

    beginning: (prefix, limit) =>
      ask<KnownWord>(
        db,
        `select ${WORD} from (
          select ${WORD} from suche_worte where wort >= $1 and wort < $2 and form <> '' order by wort limit ${MOST_BEGUN}
        ) as begun order by anzahl desc, wort limit ${limit}`,
        [prefix, prefix + LAST],
      ),

    async begun(prefixes) {
      const rows = await ask<{ prefix: string }>(
        db,
        `select prefix from unnest($1::text[]) as prefix where exists (
          select from suche_worte
            where wort >= prefix and wort < prefix || '${LAST}' and form <> '' and ${seenAt('$2')})`,
        [prefixes, now()],
      )
      return new Set(rows.map(({ prefix }) => prefix))
    },

    async written({ wort, form }) {
      if (form === '') return ''
      const holders = await holding([[[wort]]], MOST_READ)
      const ids = holders.map(({ id }) => id)
      const alike = await ask(
        db,
        `select from suche_dokumente join suche_texte using (id)
          left join published on published.document_id = suche_dokumente.ref
          where id = any($1::bigint[])
            and (strpos(titel, $2) > 0 or strpos(text, $2) > 0 or strpos(published.data, $2) > 0) limit 1`,
        [ids, form],
      )
      if (alike.length > 0) return form
      // Otherwise the stored form comes from a text that is not visible or no longer exists, so a visible
      // text is read.
      const [read] = await ask<{ text: string }>(
        db,
        `select titel || ' ' || substr(text, 1, ${LOOKED_AT}) as text
          from suche_dokumente join suche_texte using (id) where id = any($1::bigint[]) order by id limit 1`,
        [ids],
      )
      return writtenIn(read?.text ?? '', wort)
    },

    async titles(asked, limit) {
      const last = asked.at(-1)
      if (last === undefined) return []
      return ask<{ titel: string; url: string }>(
        db,
        `select titel, url from suche_dokumente as entry
          where id in (select id from suche_titel where wort >= $1 and wort < $2)
            and not exists (
              select from unnest($3::text[]) as before
                where not exists (select from suche_titel where suche_titel.wort = before and suche_titel.id = entry.id)
            )
            and ${visibleAt('$4')}
          order by id limit ${limit}`,
        [last, last + LAST, asked.slice(0, -1), now()],
      )
    },
  }
}

/**
 * Returns words with a part at either end and, if these are few, anywhere. Of very many words, the oldest are
 * used: frequent words are indexed early.
 */
const holdingPart = (db: Kysely<Tables>, part: string, limit: number) => {
  const back = backwards(part)
  return ask<{ wort: string }>(
    db,
    `with ends as materialized (${AT_AN_END}), inside as (
      select wort, anzahl from suche_worte
        where (select count(*) from ends) < ${MOST_WORDS}
          and suche_wortteile(wort) @> suche_wortteile($1) and strpos(wort, $1) > 0
        order by id limit ${MOST_WORDS}
    ) select wort from (select * from ends union select * from inside) as holding
      order by anzahl desc, wort limit ${limit}`,
    [part, part + LAST, back, back + LAST],
  )
}

/** Returns words with a part at either end. */
const atAnEnd = (db: Kysely<Tables>, part: string, limit: number) => {
  const back = backwards(part)
  return ask<{ wort: string }>(
    db,
    `select wort from (${AT_AN_END}) as ends order by anzahl desc, wort limit ${limit}`,
    [part, part + LAST, back, back + LAST],
  )
}

const AT_AN_END = `
  (select wort, anzahl from suche_worte where wort >= $1 and wort < $2 order by wort limit ${MOST_WORDS})
  union
  (select wort, anzahl from suche_worte where rueckwaerts >= $3 and rueckwaerts < $4
    order by rueckwaerts limit ${MOST_WORDS})`
