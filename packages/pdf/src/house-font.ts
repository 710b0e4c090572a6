import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

const WOFF_HEAD = 44
const WOFF_ENTRY = 20
const HEAD = 12
const ENTRY = 16

/** The letters of the town's font, one file each, in the order in which they are tried. */
export const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const

export type Weight = 400 | 600 | 700

const unpacked = new Map<string, Buffer>()

/**
 * Returns a file of the town's font, unpacked once: the PDF library would unpack it in JavaScript, letter by
 * letter.
 */
export function houseFont(letters: (typeof SUBSETS)[number], weight: Weight): Buffer {
  const name = `@fontsource/bitter/files/bitter-${letters}-${weight}-normal.woff`
  const font =
    unpacked.get(name) ?? withoutPacking(readFileSync(createRequire(import.meta.url).resolve(name)))
  unpacked.set(name, font)
  return font
}

/**
 * Returns the font of a WOFF file, which holds the same tables, each compressed separately (WOFF 1.0,
 * sections 4 and 5).
 */
function withoutPacking(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(HEAD + count * ENTRY)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  // Fills the header fields for a binary search of the tables.
  const half = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(half * ENTRY, 6)
  head.writeUInt16BE(Math.log2(half), 8)
  head.writeUInt16BE((count - half) * ENTRY, 10)
  const tables: Buffer[] = []
  let at = head.length
  for (let nr = 0; nr < count; nr++) {
    const from = WOFF_HEAD + nr * WOFF_ENTRY
    const to = HEAD + nr * ENTRY
    const [offset, packed, length] = [4, 8, 12].map(place => woff.readUInt32BE(from + place)) as [
      number,
      number,
      number,
    ]
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(at, to + 8)
    head.writeUInt32BE(length, to + 12)
    const bytes = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    at += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}
