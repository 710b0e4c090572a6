import { groupOf, textOf } from './values.ts'

/** A name and its value, as typed. */
export type Pair = { readonly name: string; readonly text: string }

export const pairsOf = (value: unknown): readonly Pair[] =>
  Object.entries(groupOf(value)).map(([name, held]) => ({ name, text: textOf(held) }))

/**
 * Converts pairs to data: of pairs with the same name the last counts; a text that is a whole number becomes
 * a number.
 */
export const recordOf = (pairs: readonly Pair[]): Record<string, string | number> =>
  Object.fromEntries(
    pairs.flatMap(({ name, text }) => (name.trim() === '' ? [] : [[name.trim(), meant(text)]])),
  )

const meant = (text: string) => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text)
