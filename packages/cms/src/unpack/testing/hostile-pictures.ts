import { crc32, deflateSync } from 'node:zlib'

/**
 * Small pictures, built byte by byte, with false headers or with data that expands to much more than its
 * size.
 */

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const latin1 = (text: string) => Buffer.from(text, 'latin1')

export const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([latin1(type), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

/** A fast compression level: the data compresses to almost nothing anyway. */
export const QUICKLY = { level: 1 }

type PngHead = { bits?: number; colour?: number; interlaced?: boolean }

/** Returns a PNG with a given header. Without `rows` it has a thousand bytes of data. */
export function png(
  [width, height]: readonly [number, number],
  { bits = 8, colour = 2, interlaced = false }: PngHead = {},
  { rows = Buffer.alloc(1_000), before = [] }: { rows?: Buffer; before?: readonly Buffer[] } = {},
): Buffer {
  const head = Buffer.concat([u32(width), u32(height), Buffer.from([bits, colour, 0, 0, interlaced ? 1 : 0])])
  return Buffer.concat([
    latin1('\x89PNG\r\n\x1A\n'),
    pngChunk('IHDR', head),
    ...before,
    pngChunk('IDAT', deflateSync(rows, QUICKLY)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a valid PNG of one colour, which compresses to almost nothing. */
export const plainPng = (width: number, height: number, head: PngHead = {}) => {
  const { bits = 8, colour = 2 } = head
  const channels = colour === 6 ? 4 : 3
  return png([width, height], head, { rows: Buffer.alloc((1 + (width * channels * bits) / 8) * height) })
}

/** Returns two text chunks and a colour profile that each expand to this number of bytes. */
export const packedChunks = (bytes: number): Record<'zTXt' | 'iTXt' | 'iCCP', Buffer> => {
  const packed = deflateSync(Buffer.alloc(bytes))
  return {
    zTXt: pngChunk('zTXt', Buffer.concat([latin1('Comment\0\0'), packed])),
    iTXt: pngChunk('iTXt', Buffer.concat([latin1('Comment\0\x01\0\0\0'), packed])),
    iCCP: pngChunk('iCCP', Buffer.concat([latin1('profile\0\0'), packed])),
  }
}

/** Returns an animation that declares a number of frames. */
export const apng = (frames: number) =>
  png(
    [10, 10],
    {},
    { rows: Buffer.alloc(310), before: [pngChunk('acTL', Buffer.concat([u32(frames), u32(0)]))] },
  )

/** Returns a JPEG with a frame header and almost nothing else. */
export const jpegHead = (width: number, height: number) =>
  Buffer.concat([
    latin1('\xFF\xD8\xFF\xC0\x00\x11\x08'),
    Buffer.from([height >> 8, height & 255, width >> 8, width & 255]),
    latin1(
      '\x03\x01\x22\x00\x02\x11\x01\x03\x11\x01\xFF\xDA\x00\x0C\x03\x01\x00\x02\x11\x03\x11\x00\x3F\x00\x00\xFF\xD9',
    ),
  ])

/** Returns a valid JPEG with a false size in its header. */
export function jpegSaying(jpeg: Uint8Array, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg)
  const at = [0xc0, 0xc2].map(kind => lying.indexOf(Buffer.from([0xff, kind]))).find(found => found > 0) ?? 0
  lying.writeUInt16BE(height, at + 5)
  lying.writeUInt16BE(width, at + 7)
  return lying
}

const riff = (chunks: readonly Buffer[]) => {
  const body = Buffer.concat([latin1('WEBP'), ...chunks])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([latin1('RIFF'), length, body])
}
const riffChunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([latin1(type), length, data, Buffer.alloc(data.length % 2)])
}
const u24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255])

/** Returns the header of a lossless WebP with a given size. */
export const webpHead = (width: number, height: number) => {
  const head = Buffer.alloc(5)
  head[0] = 0x2f
  head.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  return riff([riffChunk('VP8L', Buffer.concat([head, Buffer.alloc(20)]))])
}

/**
 * Returns an animation with this number of frames on a canvas of a given size; each frame is a given valid
 * WebP.
 */
export function webpFrames(
  webp: Uint8Array,
  [width, height]: readonly [number, number],
  frames: number,
): Buffer {
  const picture = Buffer.from(webp).subarray(12)
  const canvas = Buffer.concat([Buffer.from([2, 0, 0, 0]), u24(width - 1), u24(height - 1)])
  const frame = riffChunk(
    'ANMF',
    Buffer.concat([u24(0), u24(0), u24(15), u24(15), u24(10), Buffer.from([0]), picture]),
  )
  return riff([
    riffChunk('VP8X', canvas),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ])
}

/** Returns a valid AVIF with a false size in its header. */
export function avifSaying(avif: Uint8Array, width: number, height: number): Buffer {
  const lying = Buffer.from(avif)
  for (let at = lying.indexOf('ispe'); at >= 0; at = lying.indexOf('ispe', at + 4)) {
    lying.writeUInt32BE(width, at + 8)
    lying.writeUInt32BE(height, at + 12)
  }
  return lying
}
