import type { Abfallfraktion } from '@rathausplatz/contract'

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Names of fractions, and which one each means. */
export type Labels = readonly (readonly [name: string, fraktion: Abfallfraktion])[]

/** Which fraction a file means by a name: as the town says, as others do, or with more words around it. */
export function kindOfLabel(labels: Labels): (label: string) => Abfallfraktion | undefined {
  const names = new Map(labels.map(([name, fraktion]) => [plain(name), fraktion]))
  const longestFirst = [...names].toSorted(([one], [other]) => other.length - one.length)
  const known = new Map<string, Abfallfraktion | undefined>()
  return label => {
    const text = plain(label)
    if (known.has(text)) return known.get(text)
    const found =
      names.get(text) ??
      // A short name within a word would be found everywhere.
      longestFirst.find(([name]) => name.length > 3 && text.includes(name))?.[1]
    if (known.size < 10_000) known.set(text, found)
    return found
  }
}
