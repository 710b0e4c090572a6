import type { Kysely } from 'kysely'
import { foldedWords } from '../../search/folded-words.ts'
import { asSpelt, beginningFor, LAST, listedFrom, MOST_ROWS } from '../listing-words.ts'
import type { EditorQuery } from '../queries.ts'
import type { Tables } from '../tables.ts'
import { conditions, type Listed } from './conditions.ts'

/** The search of a list by words of title and address. */

/** Upper bound for counting the rows of a word, to evaluate the words of a search with the rarest first. */
const MOST_TOLD_APART = 20_000

/** Number of rows that can be read sequentially at the cost of one lookup. */
const CHEAPER = 10

const MOST_WORDS = 6
const LONGEST_SEARCH = 200

export const wordsOf = ({ search = '' }: EditorQuery): string[] =>
  foldedWords(search.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS).map(beginningFor)

/** Returns the search with up to one typing error per word corrected. */
export const spelt = async (db: Kysely<Tables>, search: string): Promise<string> =>
  (await asSpelt(listedFrom(db), foldedWords(search.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS))).join(' ')

export const hasWord = (l: Listed, word: string) =>
  l.exists(
    l
      .selectFrom('listing_words as has')
      .select('has.word')
      .whereRef('has.document_id', '=', 'l.document_id')
      .where('has.word', '>=', word)
      .where('has.word', '<', word + LAST)
      .$call(oneByOne),
  )

/** Returns the hits of a search, at most one more than `wanted`; undefined if there is no search. */
export async function idsFound(
  db: Kysely<Tables>,
  query: EditorQuery,
  wanted: number,
): Promise<string[] | undefined> {
  const { together, apart } = await inTurn(db, wordsOf(query))
  const [first, ...others] = together.map(word => idsWith(db, word))
  if (!first) return undefined
  const having = others.reduce((all, one) => all.intersect(one), first)
  let found = db
    .selectFrom(having.as('w'))
    .select('w.document_id')
    .where(w =>
      w.exists(
        w
          .selectFrom('listings as l')
          .select('l.document_id')
          .whereRef('l.document_id', '=', 'w.document_id')
          .where(l => l.and(conditions(l as unknown as Listed, query)))
          .$call(oneByOne),
      ),
    )
  for (const word of apart)
    found = found.where(w =>
      w.exists(
        w
          .selectFrom('listing_words as also')
          .select('also.word')
          .whereRef('also.document_id', '=', 'w.document_id')
          .where('also.word', '>=', word)
          .where('also.word', '<', word + LAST)
          .$call(oneByOne),
      ),
    )
  // Duplicates are removed here, because the database would have to look up all rows to do it. Few documents
  // have more than a few words with the same prefix.
  for (const most of [2 * (wanted + 1), MOST_ROWS * (wanted + 1)]) {
    const rows = await found.limit(most).execute()
    const ids = [...new Set(rows.map(row => row.document_id))]
    if (ids.length > wanted || rows.length < most) return ids.slice(0, wanted + 1)
  }
  throw new Error('a document has more words than are kept of it')
}

/** Forces a lookup per row; otherwise PostgreSQL would collect all rows before the first. */
const oneByOne = <Query extends { limit(most: number): { offset(first: number): Query } }>(
  query: Query,
): Query => query.limit(1).offset(0)

const idsWith = (db: Kysely<Tables>, word: string) =>
  db
    .selectFrom('listing_words')
    .select('document_id')
    .where('word', '>=', word)
    .where('word', '<', word + LAST)

/**
 * Splits the words of a search: those whose documents are intersected, rarest first, and those that are
 * checked for each remaining document. Reading a row costs a tenth of a check. If all words are frequent,
 * only the longest is read: the page is usually full long before its end.
 */
async function inTurn(db: Kysely<Tables>, words: readonly string[]) {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  if (longestFirst.length < 2) return { together: longestFirst, apart: [] }
  const having = longestFirst.map(async word => {
    const some = idsWith(db, word).limit(MOST_TOLD_APART)
    const { count } = await db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return { word, count: Number(count) }
  })
  const counts = (await Promise.all(having)).toSorted((a, b) => a.count - b.count)
  const most = Math.min(MOST_TOLD_APART - 1, (counts[0]?.count ?? 0) * CHEAPER)
  const isFirst = (count: number, at: number) => at === 0 || count <= most
  return {
    together: counts.filter(({ count }, at) => isFirst(count, at)).map(({ word }) => word),
    apart: counts.filter(({ count }, at) => !isFirst(count, at)).map(({ word }) => word),
  }
}
