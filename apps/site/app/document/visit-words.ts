import { createContext, type RouterContextProvider } from 'react-router'

const wordsContext = createContext<readonly string[]>([])

/**
 * Sets the words in the data that were made for this visit only, such as the number of a form. All else of
 * the page is the same for all visitors, so it need not be drawn again. Empty words are ignored.
 */
export function setVisitWords(context: Readonly<RouterContextProvider>, words: readonly string[]): void {
  context.set(
    wordsContext,
    words.filter(word => word !== ''),
  )
}

export const visitWordsOf = (context: Readonly<RouterContextProvider>): readonly string[] =>
  context.get(wordsContext)

/** Words that are the same in HTML and in the data block, and long enough to be unique. */
const PLAIN = /^[\w.-]{16,}$/

/** Returns the byte offsets of each word in a drawn page; undefined if a word is not safe to search for. */
export function placesOf(
  bytes: Buffer,
  words: readonly string[],
): readonly (readonly number[])[] | undefined {
  if (!words.every(word => PLAIN.test(word))) return undefined
  return words.map(word => {
    const places: number[] = []
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) places.push(at)
    return places
  })
}

/** Whether the words of another visit can replace these words: each is as long and safe to search for. */
export const fit = (words: readonly string[], places: readonly string[]): boolean =>
  words.length === places.length &&
  words.every((word, at) => word.length === places[at]?.length && PLAIN.test(word))

/** Returns the page with the words of another visit, which have the same length. */
export function withWords(
  bytes: Buffer<ArrayBuffer>,
  places: readonly (readonly number[])[],
  words: readonly string[],
): Buffer<ArrayBuffer> {
  const made = Buffer.from(bytes)
  for (const [at, word] of words.entries())
    for (const place of places[at] ?? []) made.write(word, place, 'latin1')
  return made
}
