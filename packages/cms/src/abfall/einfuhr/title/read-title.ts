import type { Abfallfraktion } from '@rathausplatz/contract'
import { LRUCache } from 'lru-cache'
import { folded } from '../folded.ts'
import { colourOf, coloursAt, isAside, isColour, isColourOf } from './bin-colours.ts'
import { kindsIn, type Labels, soundsLikeWaste } from './kinds-of-words.ts'
import { meaning } from './meaning.ts'
import { type TaughtName, taughtNames } from './taught-names.ts'
import { type KindAt, type Variants, variantsOfKinds } from './variants-of-kinds.ts'
import { joined, type Word, wordsOf } from './words.ts'
import { type Beside, NO_STOP, wordsBeside } from './words-beside.ts'

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
  /** The names in it that the town has explained. A name that is no collection makes a title `unbekannt`. */
  readonly gelernt: readonly TaughtName[]
  /** The words beside the kinds. */
  readonly daneben: Beside
  /** The rhythm and the size of bin of each kind. */
  readonly varianten: ReadonlyMap<Abfallfraktion, Variants>
}

const NOTHING_BESIDE: Beside = {
  uebrig: [],
  tage: [],
  strassen: [],
  bezirk: '',
  rhythmen: [],
  groessen: [],
  istVerschoben: false,
  istBesonders: false,
  halt: NO_STOP,
}

const UNKNOWN: Title = {
  is: 'unbekannt',
  fraktionen: [],
  fremd: [],
  gelernt: [],
  daneben: NOTHING_BESIDE,
  varianten: new Map(),
}

const STRUCK = /[\u0335-\u0338]/g

const MOST_KNOWN = 10_000

/**
 * Returns a reader for the titles of a file. It knows the town's names of kinds, the names that the town has
 * explained (`taught`), and the common names, and returns all fractions of a list.
 */
export function titleReader(labels: Labels, taught: readonly TaughtName[] = []): (title: string) => Title {
  const { kindOfHalf, kindsOfWord, phraseAt } = kindsIn(labels)
  const explained = taughtNames(taught)

  const read = (title: string): Title => {
    const { text: known, names } = explained(folded(title))
    if (names.some(({ bedeutung }) => bedeutung === 'fragen')) return { ...UNKNOWN, gelernt: names }
    const text = known.replaceAll(/e\/([rns])\b/g, 'e$1').replaceAll(/-(?=(?:und|u|sowie)\b)/g, '- ')
    const bare = text.replaceAll(STRUCK, '')
    const words = wordsOf(bare)
    /** The title without the names of kinds. */
    let beside = bare
    const takeUp = (taken: readonly Word[]): void => {
      for (const { from, to } of taken)
        beside = beside.slice(0, from) + ' '.repeat(to - from) + beside.slice(to)
    }
    const fraktionen = new Set<Abfallfraktion>()
    const stellen: KindAt[] = []
    const name = (fraktion: Abfallfraktion, { from }: Word): void => {
      fraktionen.add(fraktion)
      stellen.push([fraktion, from])
    }
    const fremd: string[] = []
    /** Words that belong to no name of a kind. */
    const rest: string[] = []
    for (let at = 0; at < words.length; ) {
      const word = words[at]
      if (!word) break
      const next = words[at + 1]
      const phrase = phraseAt(words, at)
      if (phrase) {
        name(phrase[0], word)
        takeUp(words.slice(at, at + phrase[1]))
        at += phrase[1]
        continue
      }
      const colours = coloursAt(words, at)
      if (colours.length > 0) {
        for (const [nth, one] of colours.entries()) name(one, words[at + nth] ?? word)
        takeUp(words.slice(at, at + colours.length + 1))
        at += colours.length + 1
        continue
      }
      const colour = next && (colourOf(word, next) ?? colourOf(next, word))
      if (colour) {
        name(colour, word)
        takeUp(words.slice(at, at + 2))
        at += 2
        continue
      }
      const half = word.isHalf ? kindOfHalf(word, words.slice(at + 1)) : undefined
      const kinds = half ? [half] : isAside(words, at) ? [] : kindsOfWord(word)
      for (const one of kinds) name(one, word)
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
    if (fraktionen.size === 0) return { ...UNKNOWN, fremd, gelernt: names }
    const isOwnColour = (word: string): boolean => isColourOf(word, fraktionen)
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
      gelernt: names.filter(({ bedeutung }) => bedeutung !== 'keine'),
      // The colour of a bin that is already named adds nothing.
      fremd: fremd.filter(word => !isOwnColour(word)),
      // „Singletonne (Restmüll)“ is a bin that not every household has.
      daneben: {
        ...daneben,
        istBesonders: daneben.istBesonders || fremd.some(word => /tonnen?$/.test(word)),
      },
      varianten: variantsOfKinds(stellen, daneben.rhythmen, daneben.groessen),
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
