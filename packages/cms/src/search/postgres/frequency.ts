import type { Kysely } from 'kysely'
import type { Tables } from '../../store/tables.ts'
import { ask } from '../ask.ts'
import type { Alternative, TermGroup } from '../search-index.ts'

/** How often words stand in entries. */
export type Frequency = {
  /** How rare words are that so many entries hold, as BM25 has it. */
  rarity(count: number): number
  /** How many entries hold a word. */
  of(word: string): number
  /**
   * Whether so many entries hold what is asked that the first of them are found sooner by going through all in their
   * order than by looking up those that hold it and ordering them. GIN knows no order.
   */
  isMany(groups: readonly TermGroup[], limit: number): boolean
}

/** As many entries as a small town has. */
const FEW = 500
/** To read what an entry holds takes as long as to look at so many that are found. */
const READING = 6
/** What a word tells at least, if most entries hold it. */
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
  // Counted now and then by the database itself, at first not at all.
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

/** The share of entries for which all hold, or any, as if none had to do with another. */
const every = (shares: readonly number[]): number => shares.reduce((product, one) => product * one, 1)
const some = (shares: readonly number[]): number => 1 - every(shares.map(one => 1 - one))
