import { type Unpacking, unpack } from '../unpack/unpack.ts'

const COLUMNS = 8
const ROWS = 8
const BETWEEN = { width: 8 * (COLUMNS + 1), height: 8 * ROWS } as const
/** Greys that differ by this or less are equal: compression causes such differences. */
const SAME_GREY = 1
/** A picture with less contrast has nothing to compare. */
const LEAST_CONTRAST = 12
/** Largest number of differing bits (of 64) of two pictures that people call the same. */
export const MOST_APART = 6

/**
 * Returns the look of a picture, 64 bits in hex (a difference hash): for each pixel of a tiny grey version,
 * whether its right neighbour is lighter. Another size, format or quality changes few bits. Empty for a plain
 * surface and for a file that cannot be decoded.
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

/** Returns in how many bits two looks differ. */
export function apart(one: string, other: string): number {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; differing > 0n; differing &= differing - 1n) count++
  return count
}

/** One more than the largest distance: two similar looks share at least one part (pigeonhole principle). */
const PARTS = MOST_APART + 1

/** Splits a look into parts, each prefixed with its position. */
export function partsOf(look: string): readonly string[] {
  if (look === '') return []
  const bits = BigInt(`0x${look}`)
  return Array.from({ length: PARTS }, (_, part) => {
    const from = Math.floor((part * 64) / PARTS)
    const to = Math.floor(((part + 1) * 64) / PARTS)
    return `${part}:${((bits >> BigInt(from)) & ((1n << BigInt(to - from)) - 1n)).toString(16)}`
  })
}
