import type { Suchvorschlag } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { corrections, errorsBetween } from './correct.ts'
import { recommendedFor } from './keywords.ts'
import { contentWords } from './question.ts'
import type { KnownWord, SearchIndex } from './search-index.ts'
import { normalise, plainForm, stem, words } from './words.ts'

const MOST_PAGES = 6
/** With fewer pages than this, words are suggested too. */
const FEW = 3
const MOST_WORDS = 3
/** Most candidates whose visibility is checked. */
const MOST_ASKED = 12
/** Most other readings of the typed text; each needs a lookup of titles. */
const MOST_WAYS = 6
const MAX_CHARACTERS = 100
/** Shortest prefix in which a typing error is tolerated. */
const WITH_ERRORS = 4
const MOST_BEGINNINGS = 400

type Page = { readonly titel: string; readonly url: string }

/**
 * Returns suggestions for an incomplete question: recommended pages; pages with its words in the title, the
 * last one as a prefix. If these are few, titles with words that contain the typed text (corrections if
 * there are none) and words are suggested too, but only words that a visible entry contains.
 */
export async function suggestions(
  index: SearchIndex,
  store: CmsStore,
  raw: string,
): Promise<Suchvorschlag[]> {
  const text = normalise(raw.slice(0, 4 * MAX_CHARACTERS))
    .slice(0, MAX_CHARACTERS)
    .trimStart()
  const last = words(text).at(-1)
  if (!last) return []
  const begun = plainForm(text.slice(last.start, last.end))
  if (begun.length < 2) return []
  const before = contentWords(text.slice(0, last.start))
  const pages = new Map<string, Page>()
  const take = (found: readonly Page[]) => {
    for (const page of found) if (!pages.has(page.url)) pages.set(page.url, page)
  }
  take(await recommended(index, store, [...before, begun].join(' ')))
  take(await titlesOf(index, before, begun))
  const ways = pages.size < FEW ? await otherWays(index, store, begun, pages.size === 0) : []
  for (const way of ways) {
    if (pages.size >= FEW) break
    take(await recommended(index, store, [...before, way].join(' ')))
    take(await index.titles([...before, way], MOST_PAGES))
  }
  const found: Suchvorschlag[] = [...pages.values()]
    .slice(0, MOST_PAGES)
    .map(({ titel, url }) => ({ text: titel, url }))
  if (found.length >= FEW) return found
  return [...found, ...(await wordsFor(index, before, begun, text.slice(0, last.start), found))]
}

/** Returns recommended pages that are visible. */
async function recommended(index: SearchIndex, store: CmsStore, begun: string): Promise<Page[]> {
  const pages = await recommendedFor(store, begun)
  if (pages.length === 0) return []
  const seen = await index.visibleUrls(pages.map(({ url }) => url))
  return pages.filter(({ url }) => seen.has(url))
}

/** Returns titles with these words; those that begin with the typed text come first. */
async function titlesOf(index: SearchIndex, before: readonly string[], begun: string): Promise<Page[]> {
  const titles = await index.titles([...before, begun], 2 * MOST_PAGES)
  // A completed word may be longer than its stem in the index: `Ausweise`, `ausweis`.
  const whole = stem(begun)
  const found =
    titles.length > 0 || whole === begun ? titles : await index.titles([...before, whole], 2 * MOST_PAGES)
  const isFirst = ({ titel }: Page) => plainForm(titel).startsWith(begun)
  return found.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
}

/** Returns words that contain the typed text, then words that begin like it except for a typing error. */
async function otherWays(
  index: SearchIndex,
  store: CmsStore,
  begun: string,
  mayBeWrong: boolean,
): Promise<string[]> {
  if (begun.length < 3) return []
  const holding = await index.containing(begun, MOST_WAYS)
  if (begun.length < WITH_ERRORS || !mayBeWrong) return [...holding]
  const meant = (await corrections({ wort: begun, form: begun }, index, store)).map(({ wort }) => wort)
  // The first letters are rarely wrong, and the more of them match, the fewer words are compared.
  const near = (await begunLike(begun, 3, index)) ?? (await begunLike(begun, 2, index)) ?? []
  return [...new Set([...holding, ...meant, ...near])].slice(0, MOST_WAYS)
}

/**
 * Returns words that begin like the typed text, except for a typing error after the first letters; undefined
 * if there are none.
 */
async function begunLike(begun: string, right: number, index: SearchIndex): Promise<string[] | undefined> {
  const near = await index.beginning(begun.slice(0, right), MOST_BEGINNINGS)
  // Words of one family share prefixes, so each prefix is compared once.
  const known = new Map<string, boolean>()
  const isLike = (beginning: string): boolean => {
    const before = known.get(beginning)
    if (before !== undefined) return before
    const isNear = (errorsBetween(begun, beginning) ?? 2) <= 1
    known.set(beginning, isNear)
    return isNear
  }
  const lengths = [begun.length, begun.length - 1, begun.length + 1]
  const found = near.filter(({ wort }) => lengths.some(length => isLike(wort.slice(0, length))))
  const seen = await ofThoseSeen(found.slice(0, MOST_ASKED), index)
  return seen.length > 0 ? seen.map(({ wort }) => wort) : undefined
}

/** Returns the words that a visible entry contains. */
async function ofThoseSeen(found: readonly KnownWord[], index: SearchIndex): Promise<KnownWord[]> {
  const known = await index.known(found.map(({ wort }) => wort))
  return found.filter(({ wort }) => known.has(wort))
}

async function wordsFor(
  index: SearchIndex,
  before: readonly string[],
  begun: string,
  typed: string,
  pages: readonly Suchvorschlag[],
): Promise<Suchvorschlag[]> {
  const seen = new Set(pages.map(({ text }) => text.toLowerCase()))
  const found: Suchvorschlag[] = []
  const beginning = await ofThoseSeen(await index.beginning(begun, MOST_ASKED), index)
  for (const word of beginning.slice(0, 2 * MOST_WORDS)) {
    if (found.length >= MOST_WORDS) break
    if (before.length > 0 && !(await leadsSomewhere(index, [...before, word.wort]))) continue
    const form = await index.written(word)
    const offered = `${typed}${form}`
    if (form === '' || seen.has(offered.toLowerCase())) continue
    seen.add(offered.toLowerCase())
    found.push({ text: offered })
  }
  return found
}

async function leadsSomewhere(index: SearchIndex, needed: readonly string[]): Promise<boolean> {
  const groups = needed.map(word => [[word]])
  return index.any({ groups, wishes: [] })
}
