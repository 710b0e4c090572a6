import { type Unpacking, unpack } from '../unpack/unpack.ts'

const COLUMNS = 8
const ROWS = 8
const BETWEEN = { width: 8 * (COLUMNS + 1), height: 8 * ROWS } as const
/** Greys as near as these are the same; what lies between is left by how a file was packed. */
const SAME_GREY = 1
/** A picture that goes no further between its darkest and its lightest place shows nothing to know it by. */
const LEAST_CONTRAST = 12
/** In how few of 64 places two pictures differ that people call the same. */
export const MOST_APART = 6

/**
 * What a picture looks like, in 64 bits (a difference hash): of a very small grey one, whether each place is lighter than
 * the one left of it. Another size, another format and another quality change few of them. Nothing for a plain surface, and
 * for what cannot be read.
 */
export async function lookOf(picture: Uint8Array, unpackThis: Unpacking = unpack): Promise<string> {
  const small = await unpackThis('greys', { picture, columns: COLUMNS + 1, rows: ROWS, between: BETWEEN })
  if (!small.ok) return ''
  const greys = small.value
  if (Math.max(...greys) - Math.min(...greys) < LEAST_CONTRAST) return ''
  let look = 0n
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const at = row * (COLUMNS + 1) + column
      const isLighter = (greys[at + 1] ?? 0) - (greys[at] ?? 0) > SAME_GREY
      look = (look << 1n) | (isLighter ? 1n : 0n)
    }
  return look.toString(16).padStart(16, '0')
}

/** In how many places two looks differ. */
export function apart(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; differing > 0n; differing &= differing - 1n) count++
  return count
}

/** One more than two that are alike may differ in, so that one of them is the same in both. */
const PARTS = MOST_APART + 1

/** A look in parts, each with its place. */
export function partsOf(look: string): readonly string[] {
  if (look === '') return []
  const bits = BigInt(`0x${look}`)
  return Array.from({ length: PARTS }, (_, part) => {
    const from = Math.floor((part * 64) / PARTS)
    const to = Math.floor(((part + 1) * 64) / PARTS)
    return `${part}:${((bits >> BigInt(from)) & ((1n << BigInt(to - from)) - 1n)).toString(16)}`
  })
}
