import type { InlineCode } from './inline-mark.ts'
import { isPlain } from './plain.ts'
import { fit, placesOf, withWords } from './visit-words.ts'

export type DrawnPage = {
  readonly bytes: Buffer<ArrayBuffer>
  readonly inline: InlineCode
  /** Hash of the page as drawn; replaced words of a visit do not change it. */
  readonly etag: string
}

/** Size of the cache for all pages together, in bytes; one page has about 80 KB. */
const MOST_BYTES = 16_000_000

type Known = {
  data: unknown
  page: DrawnPage
  words: readonly string[]
  places: ReturnType<typeof placesOf>
}

/**
 * Caches the most recently requested pages. A page depends only on its address and its loader data; it is
 * drawn again only if these change. A cached page is never stale, because the loaders run for each request.
 * Words made for one visit (`visit-words.ts`) replace those of the visit for which the page was drawn.
 */
export function drawnPages(mostBytes = MOST_BYTES) {
  const pages = new Map<string, Known>()
  let bytes = 0

  const forget = (address: string) => {
    bytes -= pages.get(address)?.page.bytes.byteLength ?? 0
    pages.delete(address)
  }

  return async (
    address: string,
    data: unknown,
    draw: () => Promise<DrawnPage>,
    words: readonly string[] = [],
  ): Promise<DrawnPage> => {
    const last = pages.get(address)
    const made = last && again(last, data, words)
    const known = made ? last : await drawnFor(data, words, draw)
    forget(address)
    pages.set(address, known)
    bytes += known.page.bytes.byteLength
    for (const [oldest] of pages) if (bytes > mostBytes) forget(oldest)
    return made ?? known.page
  }
}

async function drawnFor(
  data: unknown,
  words: readonly string[],
  draw: () => Promise<DrawnPage>,
): Promise<Known> {
  const page = await draw()
  return { data, page, words, places: placesOf(page.bytes, words) }
}

/** Returns the cached page with the words of this visit; undefined if the page must be drawn. */
function again({ data, page, words, places }: Known, now: unknown, own: readonly string[]) {
  if (!places || !fit(own, words)) return undefined
  const isOwn = new Map(words.map((word, at) => [word, own[at]]))
  if (!isSame(data, now, isOwn)) return undefined
  return own.length === 0 ? page : { ...page, bytes: withWords(page.bytes, places, own) }
}

/**
 * Compares two values. Unchanged answers are the same objects, so most of a page is compared by identity. A
 * word of one visit is equal to the corresponding word of the other visit.
 */
export function isSame(one: unknown, other: unknown, words?: ReadonlyMap<unknown, unknown>): boolean {
  if (words?.has(one)) return words.get(one) === other
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && isSame(one[key], other[key], words))
  )
}
