import { partOf } from '../pages/address.ts'
import { isSaid } from './is-said.ts'

/** As words are told apart here: without signs, umlauts as two letters. */
const wordsOf = (text: string): readonly string[] => text.split(/\s+/).map(partOf).filter(Boolean)

/** Whether a text has all the words, as people type them; undefined where nothing is wanted. */
export function saysAll(wanted: string): ((text: string) => boolean) | undefined {
  const words = wordsOf(wanted)
  if (words.length === 0) return undefined
  return text => {
    const those = wordsOf(text).flatMap(word => word.split('-'))
    return words.every(word => word.split('-').every(part => those.some(one => isSaid(one, part))))
  }
}
