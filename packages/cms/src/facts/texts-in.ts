/** Yields the texts of a content with the dotted paths of their fields. */
export function* textsIn(value: unknown, feld = ''): Generator<{ feld: string; text: string }> {
  if (typeof value === 'string') yield { feld, text: value }
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* textsIn(item, below(feld, at))
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      if (!NAMES.has(key)) yield* textsIn(item, below(feld, key))
}

/** Fields with identifiers: a number in them is no telephone number. */
const NAMES: ReadonlySet<string> = new Set(['id', 'slug', 'template', 'slotName'])

/** Returns the path of a field within another. */
export const below = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))
