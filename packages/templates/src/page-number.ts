/** Page of a list that a visitor asks for by `?seite=2`; anything that is no page of a list is the first. */
export function pageNumber(query: URLSearchParams): number {
  const asked = query.get('seite') ?? ''
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}
