import { groupOf, textOf } from './values.ts'

/** A name and what it holds, as typed. */
export type Pair = { readonly name: string; readonly text: string }

export const pairsOf = (value: unknown): readonly Pair[] =>
  Object.entries(groupOf(value)).map(([name, held]) => ({ name, text: textOf(held) }))

/** Of a name that stands there twice the last holds; a whole number is one. */
export const recordOf = (pairs: readonly Pair[]): Record<string, string | number> =>
  Object.fromEntries(
    pairs.flatMap(({ name, text }) => (name.trim() === '' ? [] : [[name.trim(), meant(text)]])),
  )

const meant = (text: string) => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text)
