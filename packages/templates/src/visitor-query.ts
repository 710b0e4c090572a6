/**
 * Returns the value of a parameter that the address has once and that is an integer from 1 to `most`;
 * undefined otherwise.
 */
export function numberIn(query: URLSearchParams, name: string, most: number): number | undefined {
  const [value = '', ...more] = query.getAll(name)
  if (more.length > 0 || !/^[1-9]\d{0,6}$/.test(value)) return undefined
  return Number(value) <= most ? Number(value) : undefined
}

/** Returns the number of the list page, from 1. */
export const pageIn = (query: URLSearchParams): number => numberIn(query, 'seite', 1_000) ?? 1

/**
 * Returns the address of the page with another query, such as `?rubrik_id=2&seite=3`; without values, the
 * page itself.
 */
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
