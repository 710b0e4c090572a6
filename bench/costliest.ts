import type { Call } from '@rathausplatz/contract'

/** The parts of a schema of any type that are used here. */
type Schema = {
  readonly safeParse: (value: unknown) => { readonly success: boolean }
  readonly maxLength?: number | null
  readonly element?: Schema
  readonly shape?: Readonly<Record<string, Schema>>
  readonly in?: Schema
  readonly unwrap?: () => Schema
  readonly _zod: { readonly def: { readonly type: string }; readonly bag: unknown }
}

/**
 * Texts that are costly to process: contact data, markup, long words, hyphens, digits and letters. Each is
 * repeated up to the length that a field accepts.
 */
const DEAR = [
  'An a.b@c.example, 0721 123-4 in Zimmer 7, 5 € bis 9 €. ',
  '<p>Ab &amp; <a href="/x">hier</a></p>',
  'Donaudampfschifffahrtsgesellschaft ',
  'a-',
  '9',
  'a',
] as const

/**
 * Returns a long text that a schema accepts, of the first of these kinds that it accepts; `given` if it
 * accepts none.
 */
function longest(schema: Schema, given: unknown, most: number): unknown {
  for (const sort of DEAR)
    for (let length = most; length >= 1_000 || length === most; length = Math.floor(length / 2)) {
      const text = sort
        .repeat(Math.ceil(length / sort.length))
        .slice(0, length)
        .trimEnd()
      if (schema.safeParse(text).success) return text
    }
  return given
}

const MOST_LETTERS = 100_000
const MOST_ITEMS = 20_000

/**
 * Returns a large value that a schema accepts, of about `weight` characters, derived from the valid value
 * `given`.
 */
export function costliest(schema: Schema, given: unknown, weight: number): unknown {
  if (typeof given === 'string') {
    const { maxLength } = schema
    return longest(schema, given, Math.min(maxLength ?? MOST_LETTERS, weight, MOST_LETTERS))
  }
  if (Array.isArray(given)) {
    const inner = innermost(schema)
    const item = inner.element
    const bound = inner._zod.bag as { maximum?: number }
    const size = JSON.stringify(given[0] ?? 'x').length
    const most = Math.min(bound.maximum ?? MOST_ITEMS, Math.floor(weight / (size + 1)), MOST_ITEMS)
    const one = (n: number) =>
      item && given.length > 0
        ? costliest(item, given[n % given.length], weight / Math.max(1, most))
        : (given[n % given.length] ?? crypto.randomUUID())
    for (let count = most; count > given.length; count = Math.floor(count / 2)) {
      const many = Array.from({ length: count }, (_, n) => one(n))
      if (schema.safeParse(many).success) return many
    }
    return given
  }
  if (typeof given !== 'object' || given === null) return given
  const inner = innermost(schema)
  const shape = inner.shape ?? {}
  const names = Object.keys(given)
  let whole: Record<string, unknown> = { ...given }
  for (const name of names) {
    const field = shape[name]
    if (!field) continue
    const grown = { ...whole, [name]: costliest(field, whole[name], weight / names.length) }
    if (schema.safeParse(grown).success) whole = grown
  }
  return whole
}

function innermost(schema: Schema): Schema {
  const { type } = schema._zod.def
  if (['optional', 'default', 'nullable'].includes(type)) return innermost(schema.unwrap?.() ?? schema)
  return type === 'pipe' && schema.in ? innermost(schema.in) : schema
}

/**
 * Characters of a body within the default limit of 65,536 bytes; the rest is left for the JSON around the
 * values.
 */
const USUAL = 60_000
const LONGEST_QUERY = 6_000

/** Returns a costly input that the schemas of a call accept, derived from its first example. */
export function costliestInput(call: Call): { params?: object; query?: object; body?: object } {
  const example = call.examples[0] as { params?: object; query?: object; body?: object } | undefined
  const part = (name: 'query' | 'body', weight: number) => {
    const schema = call[name] as unknown as Schema | undefined
    if (!schema) return {}
    const given = example?.[name] ?? {}
    // For a field that the example does not have, a text, a list and a number are tried.
    const filled: Record<string, unknown> = { ...given }
    for (const [field, inner] of Object.entries(schema.shape ?? {}))
      for (const tried of ['a', ['a'], 1])
        if (!(field in filled) && inner.safeParse(tried).success) filled[field] = tried
    const start = schema.safeParse(filled).success ? filled : given
    return { [name]: costliest(schema, start, weight) as object }
  }
  return {
    ...(example?.params && { params: example.params }),
    ...part('query', LONGEST_QUERY),
    ...part('body', (call.largest ?? 65_536) * (USUAL / 65_536)),
  }
}
