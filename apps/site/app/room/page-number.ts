/** The last page that an address can ask for. */
const LAST = 9_999

/** The page that an address asks for; the first where it asks for none that can be. */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get('seite') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

/** How many pages a list has, in numbers that an address can ask for, and never fewer than the one that is shown. */
export const pagesOf = ({ page, pages }: { page: number; pages: number }): number =>
  Math.min(Math.max(page, pages), LAST)
