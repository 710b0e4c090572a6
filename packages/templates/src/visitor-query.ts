/** A whole number from 1 that the address names once; anything else is as if it were not there. */
export function numberIn(query: URLSearchParams, name: string, most: number): number | undefined {
  const [value = '', ...more] = query.getAll(name)
  if (more.length > 0 || !/^[1-9]\d{0,6}$/.test(value)) return undefined
  return Number(value) <= most ? Number(value) : undefined
}

/** Page of a list, from 1. */
export const pageIn = (query: URLSearchParams): number => numberIn(query, 'seite', 1_000) ?? 1

/** The same page with another query: `?rubrik_id=2&seite=3`; the page itself where nothing is chosen. */
export function hrefWith(
  path: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : path
}
