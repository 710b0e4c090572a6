import { partOf } from '../pages/address.ts'
import { isSaid } from './is-said.ts'

/** Splits a text into normalised words: without punctuation, umlauts as two letters. */
const wordsOf = (text: string): readonly string[] => text.split(/\s+/).map(partOf).filter(Boolean)

/** Returns a test whether a text contains all words; undefined for an empty query. */
export function saysAll(wanted: string): ((text: string) => boolean) | undefined {
  const words = wordsOf(wanted)
  if (words.length === 0) return undefined
  return text => {
    const those = wordsOf(text).flatMap(word => word.split('-'))
    return words.every(word => word.split('-').every(part => those.some(one => isSaid(one, part))))
  }
}
