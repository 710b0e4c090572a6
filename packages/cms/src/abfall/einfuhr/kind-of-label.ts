import { type Abfallfraktion, abfallcodes, abfallfraktionen } from '@rathausplatz/contract'
import type { Kept } from '../kinds.ts'

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Which fraction a file means by a name: as the town says, as others do, or with more words around it. */
export function kindOfLabel(kinds: readonly Kept[]): (label: string) => Abfallfraktion | undefined {
  const names = new Map<string, Abfallfraktion>()
  for (const code of abfallcodes) {
    const { name, auch } = abfallfraktionen[code]
    for (const one of [code, name, ...auch]) names.set(plain(one), code)
  }
  for (const { fraktion, name } of kinds) names.set(plain(name), fraktion)
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
