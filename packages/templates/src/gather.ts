// Separate from the schemas of the numbered fields (numbered.ts), so that browsers do not load schemas with a
// view.

/** Collects numbered fields into a list in order. Missing numbers leave no gaps. */
export function gather<const K extends string, C extends Record<string, unknown>>(
  context: C,
  count: number,
  keys: readonly K[],
) {
  const places = Array.from({ length: count }, (_, index) =>
    Object.fromEntries(keys.map(key => [key, context[`${key}${index + 1}`]])),
  )
  return places.filter(place => Object.values(place).some(value => value !== undefined && value !== '')) as {
    [P in K]: C[`${P}1` & keyof C]
  }[]
}
