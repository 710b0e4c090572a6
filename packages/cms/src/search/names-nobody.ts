/**
 * Decides whether a question may be stored: it must not name a person. Names on lists are dropped, and so are
 * words that neither the town nor the German language knows: they may be rare names. Some questions that
 * editors could have used are lost by this; the search itself is not affected.
 */
export async function namesNobody(question: string, knownHere: ReadonlySet<string>): Promise<boolean> {
  const words = wordsOf(question)
  if (PLATE.test(question)) return false
  if (words.some((word, at) => TITLES.has(word) && at < words.length - 1)) return false
  const { names, german, encyclopedia } = await lists()
  if (words.some(word => names.has(word))) return false
  // An encyclopedia has rare first names too: a single word of it is a thing, beside another it may be a person.
  const isKnown = (word: string) =>
    german.has(word) || knownHere.has(word) || (words.length === 1 && encyclopedia.has(word))
  return words.every(word => /^\d{1,4}[a-z]?$/.test(word) || isKnown(word) || isCompound(word, isKnown))
}

export const wordsOf = (question: string): readonly string[] =>
  question.split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 1 || /\d/.test(word))

/** The number of a car: one to three letters, one or two letters, up to four digits. */
const PLATE = /(?:^|\s)\p{L}{1,3}[\s:-]+\p{L}{1,2}[\s-]*\d{1,4}\s?[eh]?(?:$|\s)/u

const TITLES = new Set([
  'frau',
  'herr',
  'herrn',
  'hr',
  'fr',
  'familie',
  'fam',
  'dr',
  'prof',
  'ehepaar',
  'witwe',
])

const SHORTEST_PART = 4
/** Ends of surnames; words such as "Kaufmann" are on the list of German words. */
const OF_SURNAMES = new Set(['mann', 'meier', 'mayer', 'maier', 'bauer', 'huber', 'berger', 'bacher'])
/** Letters between two nouns: "Hund-e-steuer", "Führung-s-zeugnis". */
const LINKS = ['', 's', 'n', 'en', 'e', 'es', 'er']

/** Whether a word consists of two known ones, the second perhaps a compound itself. */
function isCompound(word: string, isKnown: (word: string) => boolean, depth = 0): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const begin = word.slice(0, at)
    const starts = LINKS.some(
      link => begin.endsWith(link) && isKnown(begin.slice(0, begin.length - link.length)),
    )
    if (!starts) continue
    const rest = word.slice(at)
    if (OF_SURNAMES.has(rest)) return false
    if (isKnown(rest) || (depth < 1 && isCompound(rest, isKnown, depth + 1))) return true
  }
  return false
}

type Lists = Readonly<Record<'names' | 'german' | 'encyclopedia', ReadonlySet<string>>>
let read: Promise<Lists> | undefined

/** Loaded with the first question without a hit. */
const lists = (): Promise<Lists> => (read ??= readLists())

async function readLists(): Promise<Lists> {
  const { dictionary } = await import('@zxcvbn-ts/language-de')
  const { firstnames, lastnames, commonWords, wikipedia } = dictionary
  const names = new Set([...firstnames, ...lastnames])
  // One letter is no word, and two are often initials.
  const long = (list: readonly string[]) => new Set(list.filter(word => word.length > 2))
  return { names, german: long(commonWords), encyclopedia: long(wikipedia) }
}
