import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import { ask } from '../ask.ts'
import type { Alternative, TermGroup } from '../search-index.ts'

/** Frequencies of words in entries. */
export type Frequency = {
  /** Returns the inverse document frequency of BM25 for a number of entries. */
  rarity(count: number): number
  /** Returns the number of entries with a word. */
  of(word: string): number
  /**
   * Tests whether a query matches so many entries that reading all entries in order finds the first matches
   * sooner than looking up the matches and sorting them: a GIN index has no order.
   */
  isMany(groups: readonly TermGroup[], limit: number): boolean
}

/** Assumed number of entries, until the database has statistics: those of a small town. */
const FEW = 500
/** Cost of testing one entry, relative to reading one match. */
const READING = 6
/** Least weight of a word that most entries contain. */
const LEAST = 1e-6

export async function frequencyOf(
  db: Kysely<Tables>,
  groups: readonly TermGroup[],
  more: readonly string[] = [],
): Promise<Frequency> {
  const words = [...new Set([...groups.flat(3), ...more])]
  const rows = await ask<{ wort: string; anzahl: number; entries: number }>(
    db,
    `select wort, anzahl, (select reltuples from pg_class where oid = 'suche_index'::regclass) as entries
      from suche_worte where wort = any($1::text[])`,
    [words],
  )
  const counts = new Map(rows.map(({ wort, anzahl }) => [wort, anzahl]))
  const of = (word: string) => counts.get(word) ?? 0
  // The count is an estimate from statistics of the database, which do not exist at first.
  const counted = rows[0]?.entries ?? 0
  const all = Math.max(counted > 0 ? counted : FEW, ...counts.values())
  const share = (word: string) => Math.min(1, of(word) / all)
  const alternative = (words: Alternative) =>
    every(words.map(word => (typeof word === 'string' ? share(word) : some(word.map(share)))))
  return {
    of,
    rarity: count => Math.max(LEAST, Math.log((all - count + 0.5) / (count + 0.5))),
    isMany(groups, limit) {
      const found = all * every(groups.map(group => some(group.map(alternative))))
      return found * found > READING * all * limit
    },
  }
}

/** Shares of entries that meet all, or any, of the conditions, assuming independence. */
const every = (shares: readonly number[]): number => shares.reduce((product, one) => product * one, 1)
const some = (shares: readonly number[]): number => 1 - every(shares.map(one => 1 - one))
