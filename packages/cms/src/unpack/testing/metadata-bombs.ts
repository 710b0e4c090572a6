import { deflateSync } from 'node:zlib'
import { pngChunk } from './hostile-pictures.ts'

/** Metadata as cameras and programs write it, built so that a decoder parses it for a very long time. */

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const EXIF = latin1('Exif\0\0')

type Entry = { readonly tag: number; readonly type?: number; readonly count?: number; readonly value: number }

/** TIFF directories in sequence, from the ninth byte on. */
export function tiff(directories: readonly (readonly Entry[])[], { isLittle = true, rest = 0 } = {}): Buffer {
  const bytes = Buffer.alloc(8 + directories.reduce((sum, { length }) => sum + 6 + 12 * length, 0) + rest)
  const u16 = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  const u32 = (value: number, at: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)
  bytes.write(isLittle ? 'II*\0' : 'MM\0*', 'latin1')
  u32(8, 4)
  let at = 8
  for (const entries of directories) {
    at = u16(entries.length, at)
    for (const { tag, type = 4, count = 1, value } of entries) {
      at = u32(count, u16(type, u16(tag, at)))
      if (type === 3) u16(value, at)
      else u32(value, at)
      at += 4
    }
    at = u32(0, at)
  }
  return bytes
}

const many = (count: number, entry: Entry): Entry[] => Array.from({ length: count }, () => entry)
export const turned = (orientation: number): Entry => ({ tag: 0x0112, type: 3, value: orientation })

const SUB = 0x8769
const GPS = 0x8825
const NOTES = 0x927c
const THUMBNAIL = 0x0201
const MOST = 0xffff_ffff

/** EXIF bombs. The first entry of each is the orientation. */
export const exifBombs: Record<string, () => Buffer> = {
  'a directory within itself, five thousand times': () =>
    tiff([[turned(6), ...many(5_000, { tag: SUB, value: 8 })]]),
  'directories that lead to each other': () =>
    tiff([
      [turned(6), ...many(1_000, { tag: SUB, value: 8 + 6 + 12 * 1_001 })],
      many(1_000, { tag: GPS, value: 8 }),
    ]),
  'entries that say they are four thousand million': () =>
    tiff([[turned(6), ...many(4_000, { tag: NOTES, type: 7, count: MOST, value: 8 })]]),
  'the same sixty thousand bytes as notes, four thousand times': () =>
    tiff([[turned(6), ...many(4_000, { tag: NOTES, type: 7, count: 60_000, value: 8 })]], { rest: 12_000 }),
  'a small picture that lies about where it is': () =>
    tiff([
      [
        turned(6),
        { tag: THUMBNAIL, value: MOST - 8 },
        { tag: THUMBNAIL + 1, value: MOST },
        ...many(100, { tag: 0x8298, type: 2, count: MOST, value: 8 }),
      ],
    ]),
}

const segment = (kind: number, data: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([Buffer.from([0xff, kind]), length, data])
}

export const jpegWith = (jpeg: Uint8Array, segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

export const exifSegment = (notes: Buffer) => segment(0xe1, Buffer.concat([EXIF, notes]))

const xmp = (bytes: number) =>
  segment(0xe1, Buffer.concat([latin1('http://ns.adobe.com/xap/1.0/\0'), Buffer.alloc(bytes, '<a>')]))

/** Bombs in other metadata of a JPEG. */
export const jpegBombs: Record<string, () => Buffer[]> = {
  'three hundred pieces of XMP': () => Array.from({ length: 300 }, () => xmp(65_000)),
  'a profile of sixteen million bytes': () =>
    Array.from({ length: 255 }, (_, n) =>
      segment(
        0xe2,
        Buffer.concat([latin1('ICC_PROFILE\0'), Buffer.from([n + 1, 255]), Buffer.alloc(65_000)]),
      ),
    ),
  'notes of Photoshop, and a hundred comments': () => [
    segment(0xed, Buffer.concat([latin1('Photoshop 3.0\0'), Buffer.alloc(60_000, '8BIM')])),
    ...Array.from({ length: 100 }, () => segment(0xfe, Buffer.alloc(60_000, 'x'))),
  ],
  'pieces that nobody knows': () =>
    Array.from({ length: 10_000 }, (_, n) => segment(0xe3 + (n % 10), Buffer.alloc(16))),
  'two hundred notes of a camera': () =>
    Array.from({ length: 200 }, () =>
      exifSegment(tiff([[turned(6), ...many(5_000, { tag: SUB, value: 8 })]])),
    ),
}

export const pngWith = (png: Uint8Array, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

const packed = deflateSync(Buffer.alloc(60_000_000))

/** Bombs in other metadata of a PNG. */
export const pngBombs: Record<string, () => Buffer[]> = {
  'XMP that is packed': () => [
    pngChunk('iTXt', Buffer.concat([latin1('XML:com.adobe.xmp\0\x01\0\0\0'), packed])),
  ],
  'notes of a camera in words that are packed': () => [
    pngChunk('zTXt', Buffer.concat([latin1('Raw profile type exif\0\0'), packed])),
  ],
  'a profile that is packed': () => [pngChunk('iCCP', Buffer.concat([latin1('profile\0\0'), packed]))],
  'a hundred thousand words': () =>
    Array.from({ length: 100_000 }, () => pngChunk('tEXt', latin1('Comment\0a'))),
}

export const pngExif = (notes: Buffer) => pngChunk('eXIf', notes)

const riffChunk = (kind: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([latin1(kind), length, data, Buffer.alloc(data.length % 2)])
}

/** Returns a WebP with an extended header that declares further chunks. */
export function webpWith(
  webp: Uint8Array,
  [width, height]: readonly [number, number],
  more: Buffer[],
): Buffer {
  const head = Buffer.alloc(10)
  head[0] = 0x0c
  head.writeUIntLE(width - 1, 4, 3)
  head.writeUIntLE(height - 1, 7, 3)
  const body = Buffer.concat([
    latin1('WEBP'),
    riffChunk('VP8X', head),
    Buffer.from(webp).subarray(12),
    ...more,
  ])
  return riffChunk('RIFF', body)
}
export const webpExif = (notes: Buffer) => riffChunk('EXIF', notes)
export const webpXmp = (bytes: number) => riffChunk('XMP ', Buffer.alloc(bytes, '<a>'))
