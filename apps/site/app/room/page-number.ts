import { notFound } from '../errors/not-found.ts'

/** The last page number that an address can name. */
const LAST = 9_999

/** Returns the page number in an address; 1 if missing or invalid. */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get('seite') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

/** Returns the number of pages: at most as many as an address can name, and at least the current page. */
export const pagesOf = ({ page, pages }: { page: number; pages: number }): number =>
  Math.min(Math.max(page, pages), LAST)

type Reached = {
  /** The requested page, from 1. */
  page: number
  /** The number of pages; undefined if the CMS does not state it. */
  pages: number | undefined
  /** The number of entries on the page. */
  entries: number
}

/** Tests whether a list has a page. The first one is there even without entries. */
export const hasPage = ({ page, pages = page, entries }: Reached): boolean =>
  page === 1 || (entries > 0 && page <= pages)

/** Answers 404 for a page beyond the last one, in every list of the site. */
export function requirePage(reached: Reached): void {
  if (!hasPage(reached)) throw notFound()
}
