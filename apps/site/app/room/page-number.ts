/** The last page number that an address can ask for. */
const LAST = 9_999

/** Returns the page number in an address; 1 if missing or invalid. */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get('seite') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

/**
 * Returns the number of pages, limited to page numbers that an address can have, and at least the current
 * one.
 */
export const pagesOf = ({ page, pages }: { page: number; pages: number }): number =>
  Math.min(Math.max(page, pages), LAST)
