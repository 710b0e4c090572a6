/** The page that an address asks for; the first where it asks for none that can be. */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get('seite') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}
