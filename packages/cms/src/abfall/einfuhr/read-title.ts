import type { Abfallfraktion } from '@rathausplatz/contract'
import { withUmlautsSpelled } from '@rathausplatz/text'
import { decodeEntities } from '@rathausplatz/text/entities'
import { LRUCache } from 'lru-cache'
import { type Beside, NO_STOP, wordsBeside } from './words-beside.ts'

/** Names of fractions with the fraction that each means. */
export type Labels = readonly (readonly [name: string, fraktion: Abfallfraktion])[]

/** What the title of a date says. */
export type Title = {
  /**
   * `abfuhr`: the kinds are collected. `entfaellt`: they are cancelled on this day. `anderes`: something else
   * happens to them (bags are handed out, bins are washed), or it is unclear. `fraglich`: unknown words are
   * beside them. `unbekannt`: the title names no kind.
   */
  readonly is: 'abfuhr' | 'entfaellt' | 'anderes' | 'fraglich' | 'unbekannt'
  /** All kinds that the title names. */
  readonly fraktionen: readonly Abfallfraktion[]
  /** Words that sound like waste and are no kind of this town. */
  readonly fremd: readonly string[]
  /** The words beside the kinds. */
  readonly daneben: Beside
}

const NOTHING_BESIDE: Beside = {
  uebrig: [],
  tage: [],
  strassen: [],
  bezirk: '',
  rhythmus: '',
  istGross: false,
  istVerschoben: false,
  istBesonders: false,
  halt: NO_STOP,
}

/** Normalizes a name for comparison: spellings of umlauts are equal, and invisible characters are removed. */
export const folded = (text: string): string =>
  withUmlautsSpelled(decodeEntities(text).replaceAll(/\p{DI}/gu, ''))

/** Suffixes of a kind of waste within one word that keep its meaning: bins, bags and their emptying. */
const TAILS =
  /(?:tonne|tonnen|behaelter|behaeltern|sack|saecke|saecken|container|containern|gefaess|gefaesse|box|abfuhr|abfuhren|abholung|abholungen|einsammlung|sammlung|sammlungen|leerung|leerungen|entleerung|entleerungen|entsorgung|abfall|abfaelle|muell|verpackung|verpackungen|buendel|gut|tour|termin|termine|sammeltermin|sammeltermine|abfuhrtermin|abfuhrtermine)$/
const ENDINGS = ['', 'e', 's', 'n', 'en', 'er', 'es']
/** Short names begin many other words, such as „Resttermine“. */
const SHORT = 4
const NOT_BEHIND_SHORT = /(?:termine?|tour)$/
const HEADS = /^(?:saison|zusatz|gross|haushalts|sonder)/

const CONTAINER =
  /^(?:tonnen?|behaeltern?|sacke?|saecken?|container|gefaesse?|wertstoffbehaeltern?|muelltonnen?|abfalltonnen?)$/
const COLOURS: readonly (readonly [RegExp, Abfallfraktion])[] = [
  [/^(?:grau|schwarz)e?[nrsm]?$/, 'restmuell'],
  [/^braune?[nrsm]?$/, 'biomuell'],
  [/^blaue?[nrsm]?$/, 'papier'],
  [/^gelbe?[nrsm]?$/, 'gelb'],
]

/** Words about another day, bags that are handed out, bins that are washed, and reminders. */
const SOMETHING_ELSE = new RegExp(
  String.raw`\b(?:\w*(?:${[
    'ausgabe',
    'ausgabestelle',
    'annahme',
    'annahmestelle',
    'sammelstelle',
    'abgabe',
    'abgabestelle',
    'anlieferung',
    'auslieferung',
    'zustellung',
    'verteilung',
    'verkauf',
    'reinigung',
    'waesche',
    'spuelung',
    'kontrolle',
    'bestellung',
    'anmeldung',
    'anmeldeschluss',
    'meldeschluss',
    'annahmeschluss',
    'bestellschluss',
    'meldefrist',
    'gebuehr',
    'gebuehren',
    'bescheid',
    'tausch',
    'beratung',
    'urlaub',
    'oeffnung',
    'oeffnungszeit',
    'oeffnungszeiten',
  ].join(
    '|',
  )})|anmelden|waschen|geoeffnet|geschlossen|rechnung|workshop|vortrag|fuehrung|besichtigung|erinner\w+|reminder|morgen|vorabend|heute abend|raus|(?:hin|her)?aus ?stellen|rausstellen|nicht vergessen|auf (?:abruf|anfrage|bestellung))\b`,
)

/** Cancellations, in words that mean nothing else. */
const FALLS_OUT = new RegExp(
  [
    String.raw`\b(?:entfaellt|entfallen|entfall|ausfallen|ausgefallen|ausfaellt|abgesagt|absage|gestrichen|storniert|cancell?ed|\w*ausfall)\b`,
    String.raw`\bfaellt\b.*\b(?:aus|weg)\b`,
    String.raw`\b(?:findet|finden)\b.*\bnicht statt\b`,
    String.raw`\bnicht (?:geleert|abgeholt|geholt|abgefahren|eingesammelt)\b`,
    String.raw`\bkeine \w*(?:leerung|abfuhr|abholung|sammlung)\b`,
    // Struck-out text: by marks, or letter by letter.
    String.raw`~~|[\u0335-\u0338]`,
  ].join('|'),
)
/** Negations of anything. */
const NEGATED = /\b(?:kein|keine|keinen|keinem|keiner|nicht|ohne|ausser|anstelle|anstatt)\b/
/** The collection is on another day; „verschoben vom“ is in the title of the new day. */
const MOVED_AWAY = /\b(?:verschoben|verlegt|vorverlegt|vorgezogen|nachgeholt) (?:auf|am|zum)\b/
const MOVED_HERE = /\b(?:vom|von|statt)\b/

const STRUCK = /[\u0335-\u0338]/g

/** Words that sound like waste. */
const LIKE_WASTE =
  /(?:muell|abfall|abfaelle|tonnen?|sack|saecke|kleider|textilien|schuhe|holz|reifen|schrott|stoffe?|schnitt|windeln?|geraete|batterien|korken?|styropor|baeume|folien?)$/
/** Words for bins and their handling beside a kind. */
const PLAIN =
  /^(?:(?:grosse?)?(?:muell)?(?:tonnen?|behaelter|sack|saecke|container|gefaesse?)|restliche|haushalt|haushalte|mobile?|muell|abfall|abfaelle)$/

/** Most words of a title: no real title has more. */
const MOST_WORDS = 60
const MOST_KNOWN = 10_000

type Word = {
  readonly text: string
  /** The index of the list item that holds the word. */
  readonly part: number
  /** The first half of a word that a later word completes: „Rest- und Biomüll“. */
  readonly isHalf: boolean
  readonly isInBrackets: boolean
  /** The position in the title. */
  readonly from: number
  readonly to: number
}

/**
 * Returns a reader for the titles of a file. It knows the town's names of kinds and the common names, and
 * returns all fractions of a list.
 */
export function titleReader(labels: Labels): (title: string) => Title {
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

  const read = (title: string): Title => {
    const text = folded(title).replaceAll(/e\/([rns])\b/g, 'e$1')
    const bare = text.replaceAll(STRUCK, '')
    const words = wordsOf(bare)
    /** The title without the names of kinds. */
    let beside = bare
    const takeUp = (taken: readonly Word[]): void => {
      for (const { from, to } of taken)
        beside = beside.slice(0, from) + ' '.repeat(to - from) + beside.slice(to)
    }
    const fraktionen = new Set<Abfallfraktion>()
    const fremd: string[] = []
    /** Words that belong to no name of a kind. */
    const rest: string[] = []
    for (let at = 0; at < words.length; ) {
      const word = words[at]
      if (!word) break
      const next = words[at + 1]
      const phrase = phraseAt(words, at)
      if (phrase) {
        fraktionen.add(phrase[0])
        takeUp(words.slice(at, at + phrase[1]))
        at += phrase[1]
        continue
      }
      const colour = next && (colourOf(word, next) ?? colourOf(next, word))
      if (colour) {
        fraktionen.add(colour)
        takeUp(words.slice(at, at + 2))
        at += 2
        continue
      }
      const half = word.isHalf ? kindOfHalf(word, words.slice(at + 1)) : undefined
      const kinds = half ? [half] : isAside(words, at) ? [] : kindsOfWord(word)
      for (const one of kinds) fraktionen.add(one)
      if (kinds.length > 0) takeUp([word])
      if (kinds.length > 0 && words[at - 1]?.text === 'statt') rest.push('anstatt')
      if (kinds.length === 0) {
        rest.push(word.text)
        if (soundsLikeWaste(joined(word.text))) fremd.push(word.text)
      }
      at++
    }
    // „Hinweis: Biotonne“ means the bin, not a note.
    if (fraktionen.size > 1 && fraktionen.has('hinweis') && words.some(one => /^hinweise?$/.test(one.text)))
      fraktionen.delete('hinweis')
    if (fraktionen.size === 0) return { is: 'unbekannt', fraktionen: [], fremd, daneben: NOTHING_BESIDE }
    const isOwnColour = (word: string): boolean =>
      COLOURS.some(([colour, one]) => colour.test(word) && fraktionen.has(one))
    const isColour = (word: string): boolean => COLOURS.some(([colour]) => colour.test(word))
    const daneben = wordsBeside(
      beside,
      bare,
      fraktionen,
      word => isOwnColour(word) || (!isColour(word) && soundsLikeWaste(joined(word))),
    )
    const is = meaning(rest.join(' '), text, fraktionen.size)
    // Other kinds beside a note belong to the note, or are reported as no collection: „Papier Wertstoffhof
    // geschlossen“.
    const isMixed = fraktionen.size > 1 && fraktionen.has('hinweis')
    return {
      is:
        is === 'abfuhr' && isMixed
          ? 'anderes'
          : is === 'abfuhr' && daneben.uebrig.length > 0
            ? 'fraglich'
            : is,
      fraktionen: [...fraktionen],
      // The colour of a bin that is already named adds nothing.
      fremd: fremd.filter(word => !isOwnColour(word)),
      // „Singletonne (Restmüll)“ is a bin that not every household has.
      daneben: {
        ...daneben,
        istBesonders: daneben.istBesonders || fremd.some(word => /tonnen?$/.test(word)),
      },
    }
  }

  const known = new LRUCache<string, Title>({ max: MOST_KNOWN })
  return title => {
    const again = known.get(title)
    if (again) return again
    const found = read(title)
    known.set(title, found)
    return found
  }
}

/** Whether a note beside a date cancels it. */
export const fallsOut = (note: string): boolean => FALLS_OUT.test(folded(note))

const joined = (text: string): string => text.replaceAll('-', '')

/**
 * Whether the named kinds are collected. `rest` holds the words around the kinds, `many` is the number of
 * kinds.
 */
function meaning(rest: string, text: string, many: number): Title['is'] {
  if (SOMETHING_ELSE.test(rest)) return 'anderes'
  // With several kinds it is unclear which one is cancelled.
  if (FALLS_OUT.test(text)) return many === 1 ? 'entfaellt' : 'anderes'
  if (NEGATED.test(rest)) return 'anderes'
  return MOVED_AWAY.test(text) && !MOVED_HERE.test(text) ? 'anderes' : 'abfuhr'
}

const soundsLikeWaste = (text: string): boolean =>
  COLOURS.some(([colour]) => colour.test(text)) || (LIKE_WASTE.test(text) && !isPlain(text))

const isPlain = (text: string): boolean => PLAIN.test(text) || /^\d/.test(text)

const colourOf = (colour: Word, thing: Word): Abfallfraktion | undefined =>
  CONTAINER.test(joined(thing.text)) && colour.part === thing.part
    ? COLOURS.find(([words]) => words.test(colour.text))?.[1]
    : undefined

/** A colour or „Rest“ with another meaning: a district, a note in brackets, the rest of a town. */
function isAside(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word) return false
  if (word.text === 'rest') return /^(?:der|des|vom|von)$/.test(words[at + 1]?.text ?? '')
  if (!COLOURS.some(([colour]) => colour.test(word.text))) return false
  return word.isInBrackets || words.some(one => one !== word && one.part === word.part)
}

/** Splits a folded title into words, each with the list item that holds it. */
function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let part = 0
  let depth = 0
  for (const { 0: piece, index } of text.matchAll(
    /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(-(?![\p{L}\p{N}]))?|[^\p{L}\p{N}\s]/gu,
  )) {
    if (words.length >= MOST_WORDS) break
    if (piece === '(' || piece === '[') depth++
    if (piece === ')' || piece === ']') depth--
    if (/^[\p{L}\p{N}]/u.test(piece) && piece !== 'und' && piece !== 'sowie' && piece !== 'u') {
      const isHalf = piece.endsWith('-')
      words.push({
        text: isHalf ? piece.slice(0, -1) : piece,
        part,
        isHalf,
        isInBrackets: depth > 0,
        from: index,
        to: index + piece.length,
      })
    } else if (piece !== '.') part++
  }
  return words
}
