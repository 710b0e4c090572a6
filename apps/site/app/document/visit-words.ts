import { createContext, type RouterContextProvider } from 'react-router'

const wordsContext = createContext<readonly string[]>([])

/**
 * Tells which words of the data were made for this one visit, such as the number of a form: for all else the page is the
 * same for everybody and need not be drawn again. Empty words are none.
 */
export function setVisitWords(context: Readonly<RouterContextProvider>, words: readonly string[]): void {
  context.set(
    wordsContext,
    words.filter(word => word !== ''),
  )
}

export const visitWordsOf = (context: Readonly<RouterContextProvider>): readonly string[] =>
  context.get(wordsContext)

/** Written alike in HTML and in the block of data, and long enough to stand nowhere else. */
const PLAIN = /^[\w.-]{16,}$/

/** Where each word stands in a drawn page, by its bytes; undefined where it could not be told. */
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

/** Whether the words of another visit fit in the places of these. */
export const fit = (words: readonly string[], places: readonly string[]): boolean =>
  words.length === places.length &&
  words.every((word, at) => word.length === places[at]?.length && PLAIN.test(word))

/** The page with the words of another visit, as long as those that stand there. */
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
