import type { TermQuery } from '../search-index.ts'

/** Returns a query in the syntax of FTS5. Every word is quoted, so nothing in it is an operator. */
export function matchOf({ groups, wishes }: TermQuery): string {
  const parts = groups.map(
    group => `(${group.map(words => `(${words.map(oneOf).join(' AND ')})`).join(' OR ')})`,
  )
  const needed = `(${parts.join(' AND ')})`
  // Wishes change the rank, not the hits: entries that meet only the groups match too.
  return wishes.length === 0 ? needed : `${needed} OR (${needed} AND (${wishes.map(quoted).join(' OR ')}))`
}

const oneOf = (words: string | readonly string[]): string =>
  typeof words === 'string' ? quoted(words) : `(${words.map(quoted).join(' OR ')})`

export const quoted = (word: string): string => `"${word.replaceAll('"', '')}"`
