import type { Suchvorschlag } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { corrections, errorsBetween } from './correct.ts'
import { recommendedFor } from './keywords.ts'
import { contentWords } from './question.ts'
import type { KnownWord, SearchIndex } from './search-index.ts'
import { normalise, plainForm, stem, words } from './words.ts'

const MOST_PAGES = 6
/** So few pages are not much of a choice: then words are offered, too. */
const FEW = 3
const MOST_WORDS = 3
/** So many are asked for whether they can be seen. */
const MOST_ASKED = 12
/** Other ways to read what was begun; each costs a look into the titles. */
const MOST_WAYS = 6
const MAX_CHARACTERS = 100
/** From so many letters on a beginning may hold a typing error. */
const WITH_ERRORS = 4
const MOST_BEGINNINGS = 400

type Page = { readonly titel: string; readonly url: string }

/**
 * Where a question that is being typed could lead: pages that editors recommend for it, pages with its words in their
 * title, the last of them begun only; then titles with words that hold what was typed, or that it is with a typing error.
 * Words are offered where there are few pages, and only if they lead to something that can be seen.
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

/** Pages that editors recommend, if they can be seen. */
async function recommended(index: SearchIndex, store: CmsStore, begun: string): Promise<Page[]> {
  const pages = await recommendedFor(store, begun)
  if (pages.length === 0) return []
  const seen = await index.visibleUrls(pages.map(({ url }) => url))
  return pages.filter(({ url }) => seen.has(url))
}

/** Titles that hold these words; those that begin with what was typed first. */
async function titlesOf(index: SearchIndex, before: readonly string[], begun: string): Promise<Page[]> {
  const titles = await index.titles([...before, begun], 2 * MOST_PAGES)
  // A word typed to its end may be longer than what the index knows it by: `Ausweise`, `ausweis`.
  const whole = stem(begun)
  const found =
    titles.length > 0 || whole === begun ? titles : await index.titles([...before, whole], 2 * MOST_PAGES)
  const isFirst = ({ titel }: Page) => plainForm(titel).startsWith(begun)
  return found.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
}

/** Words that hold what was begun, then words that begin so but for a typing error. */
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
  // An error stands rarely among the first letters; and the more of them are right, the fewer words are compared.
  const near = (await begunLike(begun, 3, index)) ?? (await begunLike(begun, 2, index)) ?? []
  return [...new Set([...holding, ...meant, ...near])].slice(0, MOST_WAYS)
}

/** Words that begin like this one but for a typing error behind its first letters, if there are any. */
async function begunLike(begun: string, right: number, index: SearchIndex): Promise<string[] | undefined> {
  const near = await index.beginning(begun.slice(0, right), MOST_BEGINNINGS)
  // Words of one family begin alike, so what they begin with is compared once.
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

/** Of these words those that something holds that can be seen. */
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
