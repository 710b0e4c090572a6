import { LRUCache } from 'lru-cache'
import { withoutMarks } from '../search/excerpt.ts'
import { searchable } from '../search/folded-words.ts'
import { plainForm, stem } from '../search/words.ts'
import { dialled, FEWEST_DIGITS, type Found, phonesIn, roomKey, roomsIn } from './contacts.ts'
import { termOf } from './entry-words.ts'
import type { Place } from './places.ts'
import type { Question } from './question.ts'
import type { Term } from './words-index.ts'

/** A place that meets a question, or a part of it. */
export type Match = {
  readonly place: Place
  /** Smaller is better, see `TIERS`. */
  readonly tier: number
  /** Greater is better: how literally the place says the question. */
  readonly closeness: number
  /** Number of parts of the question that the place meets. */
  readonly met: number
  readonly marks: readonly Mark[]
}
export type Mark = Pick<Found, 'start' | 'end'>

/** A person, a way to reach somebody, a number in a text, a title, one text, words in several texts. */
export const TIERS = { person: 0, kontakt: 1, number: 2, title: 3, text: 4, apart: 5 } as const

export const isContact = ({ tier }: Pick<Match, 'tier'>): boolean => tier <= TIERS.kontakt

/** Whether a question is about a number, a room or a mail address. */
export const asksForNumber = ({ phones, rooms, either }: Question, typed: string): boolean =>
  phones.length + rooms.length > 0 || either !== undefined || typed.includes('@')

/** Characters of a text that are considered; longer texts are files of many pages. */
const LOOKED_AT = 60_000
/** Shortest letters that count inside of a word. */
const SHORTEST_PART = 3

type Finder = (place: Place) => readonly Mark[]

/** Returns a function that matches a place with a question; undefined if it meets no part of it. */
export function matcher(question: Question, typed: string): (place: Place) => Match | undefined {
  const contact = contactFinders(question)
  const words = question.terms.map(wordFinder)
  const isNumbered = asksForNumber(question, typed)
  const said = searchable(typed)

  return given => {
    const place = { ...given, text: given.text.slice(0, LOOKED_AT) }
    const asContact = place.art === 'person' || isNumbered ? marksOf(contact, place) : []
    const isAll = asContact.length > 0 && asContact.every(({ length }) => length > 0)
    // A word may be in a task or an address by chance: that is no better than in a text.
    const isName = isAll && (isNumbered || asContact.flat().some(({ start }) => start < endOfName(place)))
    const found = isName ? asContact : marksOf(words, place)
    const met = found.filter(({ length }) => length > 0).length
    if (met === 0) return undefined
    const isWhole = met === found.length
    const { art } = place
    const tier = isName
      ? TIERS[art === 'person' || art === 'kontakt' ? art : 'number']
      : TIERS[isWhole ? (art === 'titel' ? 'title' : 'text') : 'apart']
    return {
      place,
      tier,
      closeness: isWhole ? closeness(searchable(place.text), said) : 0,
      met,
      marks: found.flat().toSorted((a, b) => a.start - b.start),
    }
  }
}

/** The name of a person stands before everything else that is said of it. */
const endOfName = ({ text }: Place): number => (text.includes(',') ? text.indexOf(',') : text.length)

const marksOf = (finders: readonly Finder[], place: Place) => finders.map(find => find(place))

function closeness(text: string, said: string): number {
  if (text === said) return 3
  if (text.startsWith(said)) return 2
  return text.includes(said) ? 1 : 0
}

function contactFinders({ phones, rooms, either, names }: Question): Finder[] {
  const phone =
    (digits: string): Finder =>
    ({ text, art }) =>
      digits.length < FEWEST_DIGITS ? [] : phonesIn(text, art).filter(({ value }) => value.includes(digits))
  const room =
    (wanted: string): Finder =>
    ({ text }) =>
      roomsIn(text).filter(({ value }) => value === wanted)
  const doors: Finder[] =
    either === undefined ? [] : [place => [...room(roomKey(either))(place), ...phone(dialled(either))(place)]]
  return [...doors, ...phones.map(phone), ...rooms.map(room), ...names.map(termOf).map(wordFinder)]
}

/** Finds a word in a text by its beginning or its stem; in a name or a title, also inside of a word. */
function wordFinder(term: Term): Finder {
  const [first = ''] = term.letters
  const anywhere = /[\p{L}\p{M}]+|\p{N}+/gu
  const beginning = new RegExp(`\\p{N}+|(?<![\\p{L}\\p{M}])${first}[\\p{L}\\p{M}]*`, 'gu')
  return ({ text, art }) => {
    const isShort = art !== 'text'
    return Array.from(
      withoutMarks(text).matchAll(isShort ? anywhere : beginning),
      ({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
      }),
    ).filter(({ start, end }) => isMeant(text.slice(start, end), term, isShort))
  }
}

function isMeant(word: string, { stem: wanted, letters }: Term, isShort: boolean): boolean {
  const { form, root } = formsOf(word)
  if (form === letters || root === wanted) return true
  if (letters.length < SHORTEST_PART) return isShort && /\D/.test(letters) && form.startsWith(letters)
  return isShort ? form.includes(letters) : form.startsWith(letters)
}

/** Cache of the forms of words; the same words occur in most texts. */
const forms = new LRUCache<string, { form: string; root: string }>({ max: 20_000 })

function formsOf(word: string) {
  const known = forms.get(word)
  if (known) return known
  const made = { form: plainForm(word), root: stem(word) }
  forms.set(word, made)
  return made
}
