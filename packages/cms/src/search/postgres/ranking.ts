import type { TermQuery } from '../search-index.ts'
import type { Frequency } from './frequency.ts'
import { anyOf, matchOf, WORTH_OF_LABELS } from './lexemes.ts'

/**
 * Returns the score of an entry as an SQL expression with its values, numbered from `first`: the sum of the
 * strengths of the query words, rare ones weighted higher. Words of an alternative count only if the entry
 * contains all of them. A word of a wish doubles the score.
 */
export function rankingOf({ groups, wishes }: TermQuery, frequency: Frequency, first: number) {
  const values: (string | number)[] = []
  const parameter = (value: string | number) => `$${first - 1 + values.push(value)}`
  const sum = (words: readonly string[]) => {
    const terms = [...alike(words, frequency)].map(({ words, telling }) => {
      // `ts_rank` divides by the number of words.
      const all = parameter(words.length * telling)
      return `${all}::real * ts_rank('${WORTH_OF_LABELS}', entry.worte, ${parameter(anyOf(words))}::tsquery)`
    })
    return ['0', ...terms].join(' + ')
  }
  const alternatives = groups.flat()
  const needed = [
    sum(alternatives.filter(({ length }) => length === 1).flat(2)),
    ...alternatives
      .filter(({ length }) => length > 1)
      .map(words => {
        const isMet = `entry.worte @@ ${parameter(matchOf([[words]]))}::tsquery`
        return `case when ${isMet} then ${sum(words.flat())} else 0 end`
      }),
  ].join(' + ')
  const score =
    wishes.length === 0
      ? needed
      : `(${needed}) * (1 + (entry.worte @@ ${parameter(anyOf(wishes))}::tsquery)::integer) + ${sum(wishes)}`
  return { score, values }
}

/**
 * Groups words of the same weight: by the magnitude of their frequency and by how often they occur in the
 * query.
 */
function* alike(words: readonly string[], { of, rarity }: Frequency) {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  const groups = Map.groupBy(times, ([word, often]) => `${magnitude(of(word))} ${often}`)
  for (const same of groups.values()) {
    const [, often = 1] = same[0] ?? []
    // The count is never rounded up: otherwise a word in half of all entries would have no weight.
    const most = Math.max(...same.map(([word]) => of(word)))
    const count = Math.min(2 ** magnitude(most), most)
    yield { words: same.map(([word]) => word), telling: often * rarity(count) }
  }
}

const magnitude = (count: number): number => Math.round(Math.log2(Math.max(1, count)))
