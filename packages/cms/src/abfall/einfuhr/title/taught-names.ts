import type { Bedeutung } from '@rathausplatz/contract'
import { takeRhythms } from '../../varianten/rhythms.ts'
import { takeSizes } from '../../varianten/sizes.ts'
import { folded } from '../folded.ts'
import { isHarmless } from './harmless-words.ts'

/** A name in files with the meaning that the town has given it. */
export type TaughtName = { readonly name: string; readonly bedeutung: Bedeutung }

const WORD = /[\p{L}\p{N}]+/gu

/** Returns a name as it is compared: its words, whatever their case, umlauts and punctuation. */
export const nameKey = (name: string): string => (folded(name).match(WORD) ?? []).join(' ')

/**
 * Whether a name has only words that many titles have: „Abfuhr“, „Tour 3“. It then counts only as a whole
 * title: „Abfuhr Papier“ is paper, whatever „Abfuhr“ alone means.
 */
export const isGeneric = (key: string): boolean =>
  key.split(' ').every(word => isHarmless(word) || /^\d+$/.test(word))

/** A title with the names that the town has explained. */
type Explained = {
  /** The folded title; names of kinds are replaced by the code of the kind. */
  readonly text: string
  readonly names: readonly TaughtName[]
}

/** Returns a function that finds the town's own names in a folded title, the longest first. */
export function taughtNames(taught: readonly TaughtName[]): (title: string) => Explained {
  const byKey = new Map(taught.map(one => [nameKey(one.name), one]))
  byKey.delete('')
  const longest = Math.max(0, ...[...byKey.keys()].map(key => key.split(' ').length))
  return title => {
    const words = [...title.matchAll(WORD)]
    const names: TaughtName[] = []
    let text = ''
    let end = 0
    for (let at = 0; at < words.length; ) {
      const many = Math.min(longest, words.length - at)
      const lengths = Array.from({ length: many }, (_, shorter) => many - shorter)
      const keyOf = (count: number) =>
        words
          .slice(at, at + count)
          .map(([word]) => word)
          .join(' ')
      const behind = (many: number): string => {
        const last = words[at + many - 1]
        return last ? title.slice(last.index + last[0].length) : ''
      }
      const count = lengths.find(
        one =>
          byKey.has(keyOf(one)) && (!isGeneric(keyOf(one)) || (at === 0 && saysOnlyVariant(behind(one)))),
      )
      const found = count === undefined ? undefined : byKey.get(keyOf(count))
      const [first, last] = [words[at], words[at + (count ?? 1) - 1]]
      at += count ?? 1
      if (!found || !first || !last) continue
      names.push(found)
      if (found.bedeutung === 'keine' || found.bedeutung === 'fragen') continue
      const start = end
      end = last.index + last[0].length
      // „gelb“ beside other words is only a colour.
      const kind = found.bedeutung === 'gelb' ? 'lvp' : found.bedeutung
      text += title.slice(start, first.index) + kind + variantIn(title.slice(first.index, end))
    }
    return { text: text + title.slice(end), names }
  }
}

/** True if a text names a rhythm, a size, or nothing: „Tour 3 (14-täglich)“ is „Tour 3“. */
const saysOnlyVariant = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(takeRhythms(takeSizes(text, text).rest, '').rest)

/** The rhythm and the bin that an explained name says itself: „Grüne Tonne 14-täglich“. */
function variantIn(name: string): string {
  const sizes = takeSizes(name, name)
  const said = [...takeRhythms(sizes.rest, '').said, ...sizes.said]
  return said.map(one => ` ${folded(one.name)}`).join('')
}
