const LONGEST_HEAD = 100_000

/**
 * Returns the delimiter that a first line `sep=` names; otherwise the one that occurs most often in the
 * header line, outside of quotes.
 */
export function delimiterOf(text: string): string {
  const [first = ''] = text
    .slice(0, LONGEST_HEAD)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n/, 1)
  const said = /^sep=(.)$/.exec(first)?.[1]
  const counted = [';', '\t', ','].map(one => ({ one, count: first.split(one).length }))
  return said ?? counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ';'
}
