import type { Abfallfraktion } from '@rathausplatz/contract'
import { folded } from '../folded.ts'
import { isColour } from './bin-colours.ts'
import { joined, type Word, wordsOf } from './words.ts'

/** Names of fractions with the fraction that each means. */
export type Labels = readonly (readonly [name: string, fraktion: Abfallfraktion])[]

/** Suffixes of a kind of waste within one word that keep its meaning: bins, bags and their emptying. */
const TAILS =
  /(?:tonne|tonnen|behaelter|behaeltern|sack|saecke|saecken|container|containern|gefaess|gefaesse|box|abfuhr|abfuhren|abholung|abholungen|einsammlung|sammlung|sammlungen|leerung|leerungen|entleerung|entleerungen|entsorgung|abfall|abfaelle|muell|verpackung|verpackungen|buendel|gut|tour|termin|termine|sammeltermin|sammeltermine|abfuhrtermin|abfuhrtermine)$/
const ENDINGS = ['', 'e', 's', 'n', 'en', 'er', 'es']
/** Short names begin many other words, such as „Resttermine“. */
const SHORT = 4
const NOT_BEHIND_SHORT = /(?:termine?|tour)$/
const HEADS = /^(?:saison|zusatz|gross|haushalts|sonder)/

/** Words that sound like waste. */
const LIKE_WASTE =
  /(?:muell|abfall|abfaelle|tonnen?|sack|saecke|kleider|textilien|schuhe|holz|reifen|schrott|stoffe?|schnitt|windeln?|geraete|batterien|korken?|styropor|baeume|folien?)$/
/** Words for bins and their handling beside a kind. */
const PLAIN =
  /^(?:(?:grosse?)?(?:muell)?(?:tonnen?|behaelter|sack|saecke|container|gefaesse?)|restliche|haushalt|haushalte|mobile?|muell|abfall|abfaelle)$/

/** Returns readers for the kinds that words name: the town's names of kinds and the common names. */
export function kindsIn(labels: Labels) {
  // Later labels are the town's own and take precedence.
  const names = new Map<string, Abfallfraktion>()
  const phrases = new Map<string, Abfallfraktion>()
  let longest = 1
  for (const [name, fraktion] of labels) {
    const words = wordsOf(folded(name)).map(({ text }) => text)
    const [first = '', second] = words
    longest = Math.max(longest, words.length)
    if (second === undefined) names.set(joined(first), fraktion)
    else phrases.set(words.map(joined).join(' '), fraktion)
  }

  const named = (text: string): Abfallfraktion | undefined => {
    const own = names.get(text)
    if (own) return own
    for (const ending of ENDINGS.slice(1)) {
      const stem = text.endsWith(ending) ? text.slice(0, -ending.length) : ''
      if (stem.length > SHORT && names.has(stem)) return names.get(stem)
    }
    return undefined
  }
  /** The kind of a whole word, also of a compound: „Restmülltonnenleerung“. */
  const kindOfWord = (text: string): Abfallfraktion | undefined => {
    let stem = text
    for (let cut = 0; cut < 4; cut++) {
      const found = stem.length > 2 ? named(stem) : undefined
      if (found)
        return stem.length <= SHORT && stem !== text && NOT_BEHIND_SHORT.test(text) ? undefined : found
      const shorter = stem.replace(TAILS, '')
      if (shorter === stem || shorter === '') break
      stem = shorter.length > SHORT && !named(shorter) ? shorter.replace(/[sn]$/, '') : shorter
    }
    const rest = text.replace(HEADS, '')
    return rest === text || rest === '' ? undefined : kindOfWord(rest)
  }
  const phraseAt = (words: readonly Word[], at: number): readonly [Abfallfraktion, number] | undefined => {
    for (let many = Math.min(longest, words.length - at); many > 1; many--) {
      const found = phrases.get(
        words
          .slice(at, at + many)
          .map(({ text }) => joined(text))
          .join(' '),
      )
      if (found) return [found, many]
    }
    return undefined
  }
  /** „Bio-Tonne“ is one word, „Restmüll-Papier“ are two, and „Bio-Hof“ is a farm. */
  const kindsOfWord = ({ text }: Word): readonly Abfallfraktion[] => {
    const whole = kindOfWord(joined(text))
    if (whole || !text.includes('-')) return whole ? [whole] : []
    const parts = text.split('-').map(part => kindOfWord(part) ?? (isPlain(part) ? undefined : 'fremd'))
    return parts.includes('fremd') ? [] : parts.filter(one => one !== undefined && one !== 'fremd')
  }
  /** „Haus-“ before „Sperrmüll“ is Hausmüll. */
  const kindOfHalf = (half: Word, others: readonly Word[]): Abfallfraktion | undefined => {
    const alone = kindOfWord(joined(half.text))
    if (alone) return alone
    const stem = joined(half.text)
    const next = joined(others.find(one => !one.isHalf)?.text ?? '')
    for (let cut = 1; cut < next.length - 2; cut++) {
      const found = named(stem + next.slice(cut))
      if (found) return found
    }
    return undefined
  }

  return { kindOfHalf, kindsOfWord, phraseAt }
}

export const soundsLikeWaste = (text: string): boolean =>
  isColour(text) || (LIKE_WASTE.test(text) && !isPlain(text))

const isPlain = (text: string): boolean => PLAIN.test(text) || /^\d/.test(text)
