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
