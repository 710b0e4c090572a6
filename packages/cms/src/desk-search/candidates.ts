import { type Kysely, sql } from 'kysely'
import type { Visible } from '../store/index.ts'
import { beginningFor, LAST, listedFrom, type RowsFrom } from '../store/listing-words.ts'
import { isVisible, type Listed } from '../store/lists/conditions.ts'
import type { Scope, Tables } from '../store/tables.ts'
import { dialled, FEWEST_DIGITS, phoneRow, roomKey, roomRow } from './contacts.ts'
import { termOf } from './entry-words.ts'
import type { Place } from './places.ts'
import type { Question } from './question.ts'
import { tablesOf } from './tables.ts'
import { type Term, wordsIndexOf } from './words-index.ts'

/** An entry that may be a hit. */
export type Candidate = {
  readonly id: number
  readonly document_id: string
  readonly scope: Scope
  readonly places: readonly Place[]
}

/** Rows of contacts that begin with a text, or are equal to it. */
type Rows = { readonly beginning: string } | { readonly whole: string }

/** Looks up entries that the editor may see, each with a bound and the last changed first. */
export function candidates(db: Kysely<Tables>, visible: readonly Visible[]) {
  const index = wordsIndexOf(db)
  const seen = (l: Listed) => l.or(visible.map(some => isVisible(l, some)))

  /** The draft decides whether a document is listed; a public version from another place needs its right too. */
  const entries = () =>
    tablesOf(db)
      .selectFrom('desk_entries as e')
      .innerJoin('listings as l', 'l.document_id', 'e.document_id')
      .where('l.in_trash', '=', 0)
      .where(l => seen(l as unknown as Listed))
      .where(e =>
        e.or([
          e('e.scope', '=', 'entwurf'),
          e.exists(
            e
              .selectFrom('desk_entries as l')
              .select('l.id')
              .whereRef('l.id', '=', 'e.id')
              .where(l => seen(l as unknown as Listed)),
          ),
        ]),
      )

  const idsOf = async (query: ReturnType<typeof entries>, most: number): Promise<number[]> => {
    const rows = await query.select('e.id').orderBy('e.id', 'desc').limit(most).execute()
    return rows.map(({ id }) => Number(id))
  }

  const withRows = (some: readonly Rows[]) =>
    tablesOf(db)
      .selectFrom('desk_contacts as c')
      .select('c.entry')
      .where(c =>
        c.or(
          some.map(rows =>
            'whole' in rows
              ? c('c.word', '=', rows.whole)
              : c.and([c('c.word', '>=', rows.beginning), c('c.word', '<', rows.beginning + LAST)]),
          ),
        ),
      )

  /** Names, and the words of titles, by which a typing error is corrected. */
  const rowsFrom: RowsFrom = async (beginning, most) => {
    const rows = await tablesOf(db)
      .selectFrom('desk_contacts')
      .select('word')
      .distinct()
      .where('word', '>=', beginning)
      .where('word', '<', beginning + LAST)
      .limit(most)
      .execute()
    return [...rows.map(({ word }) => word), ...(await listedFrom(db)(beginning, most))]
  }

  return {
    /** Returns entries with all these names and numbers. */
    async withContacts(question: Question, most: number): Promise<number[]> {
      const [first, ...others] = rowsOf(question).map(withRows)
      if (!first) return []
      return idsOf(
        entries().where(
          'e.id',
          'in',
          others.reduce((all, one) => all.intersect(one), first),
        ),
        most,
      )
    },

    /** Returns entries with all these words. */
    async withWords(terms: readonly Term[], most: number): Promise<number[]> {
      if (terms.length === 0) return []
      return idsOf(entries().where(sql<boolean>`e.id in (${index.having(terms)})`), most)
    },

    async ofDocuments(ids: readonly string[]): Promise<number[]> {
      if (ids.length === 0) return []
      return idsOf(entries().where('e.document_id', 'in', ids), 2 * ids.length)
    },

    async read(ids: readonly number[]): Promise<Candidate[]> {
      if (ids.length === 0) return []
      const rows = await tablesOf(db)
        .selectFrom('desk_entries')
        .select(['id', 'document_id', 'scope', 'places'])
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id, document_id, scope, places }) => ({
        id: Number(id),
        document_id,
        scope,
        places: JSON.parse(places) as Place[],
      }))
    },

    /** True if somebody has written the word, whoever may read it: then it is no typing error. */
    async isKnown(word: string): Promise<boolean> {
      const found = await sql<{ id: number }>`${index.having([termOf(word)])} limit 1`.execute(db)
      return found.rows.length > 0 || (await rowsFrom(beginningFor(word), 1)).length > 0
    },

    rowsFrom,
  }
}

/** Returns for each part of a question the rows that meet it. */
function rowsOf({ phones, rooms, either, names }: Question): Rows[][] {
  const phone = (digits: string): Rows[] =>
    digits.length < FEWEST_DIGITS ? [] : [{ beginning: phoneRow(digits) }]
  const room = (value: string): Rows => ({ whole: roomRow(value) })
  return [
    ...(either === undefined ? [] : [[room(roomKey(either)), ...phone(dialled(either))]]),
    ...phones.map(phone),
    ...rooms.map(value => [room(value)]),
    ...names.map(word => [{ beginning: beginningFor(word) }]),
  ]
}
