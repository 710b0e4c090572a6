import { crc32, inflateSync } from 'node:zlib'

/**
 * Returns a picture without its metadata: EXIF, XMP, comments, thumbnails, animations of PNG. The decoder
 * would parse all metadata, and a few kilobytes that refer to themselves would keep it busy for half a
 * minute. The orientation (one number) and a colour profile of usual size are kept. JPEG, PNG and WebP are
 * rebuilt from their known chunks, without the unknown ones. The time is linear in the number of bytes. Other
 * formats than these and AVIF are returned unchanged.
 */
export function bare(picture: Uint8Array): Uint8Array {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  if (bytes.readUInt16BE(0) === 0xffd8) return bareJpeg(bytes)
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1A\n') return barePng(bytes)
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return bareWebp(bytes)
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return bareAvif(bytes)
  return picture
}

/** Most chunks of a picture: a JPEG has some dozens, the largest PNG some ten thousand. */
const MOST_PIECES = 100_000

const keep = (kept: Buffer[], piece: Buffer) => {
  if (kept.push(piece) > MOST_PIECES) throw new Error('too many pieces')
}

/**
 * Largest colour profile: profiles of cameras and screens have some kilobytes, profiles of printers at most
 * two million bytes.
 */
const LARGEST_PROFILE = 2_000_000

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')
const ORIENTATION = 0x0112
const SHORT = 3
/** Most EXIF entries that are read; a camera writes about twenty. */
const MOST_ENTRIES = 200

/** Returns the orientation of the first EXIF directory: 1 to 8, or 1 if it is missing or invalid. */
export function orientationIn(exif: Buffer): number {
  const tiff = exif.subarray(0, EXIF.length).equals(EXIF) ? exif.subarray(EXIF.length) : exif
  if (tiff.length < 8) return 1
  const order = tiff.toString('latin1', 0, 4)
  const isLittle = order === 'II*\0'
  if (!isLittle && order !== 'MM\0*') return 1
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return 1
  const count = Math.min(short(directory), MOST_ENTRIES)
  for (let at = directory + 2; at < directory + 2 + count * 12 && at + 12 <= tiff.length; at += 12) {
    if (short(at) !== ORIENTATION) continue
    const value = short(at + 8)
    return short(at + 2) === SHORT && value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Builds an EXIF block with one entry, the orientation. */
const exifOf = (orientation: number): Buffer =>
  Buffer.concat([
    EXIF,
    Buffer.from('MM\0*', 'latin1'),
    u32(8),
    u16(1),
    u16(ORIENTATION),
    u16(SHORT),
    u32(1),
    u16(orientation),
    u16(0),
    u32(0),
  ])

const SCAN = 0xda
const APP1 = 0xe1
const ICC = 'ICC_PROFILE\0'

/** Removes the metadata of a JPEG. Before its first scan, a JPEG is a sequence of segments with a length. */
function bareJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  const profile: Buffer[] = []
  let orientation = 1
  let at = 2
  for (;;) {
    // Like the decoder, skips bytes between two segments.
    at = bytes.indexOf(0xff, at)
    while (at >= 0 && bytes[at + 1] === 0xff) at++
    const kind = at < 0 ? undefined : bytes[at + 1]
    if (kind === undefined || kind === 0xd9) break
    if (kind === SCAN) {
      keep(kept, bytes.subarray(at))
      break
    }
    // Padding, and markers without a length, are dropped.
    if (kind <= 0x01 || (kind >= 0xd0 && kind <= 0xd8)) {
      at += 2
      continue
    }
    if (at + 4 > bytes.length) break
    const piece = bytes.subarray(at, at + 2 + Math.max(2, bytes.readUInt16BE(at + 2)))
    const name = piece.toString('latin1', 4, 16)
    if (kind === APP1 && name.startsWith('Exif\0\0')) orientation = orientationIn(piece.subarray(4))
    else if (kind === 0xe2 && name === ICC) keep(profile, piece)
    // Keeps tables, frame headers, JFIF, and Adobe's colour transform.
    else if (kind <= 0xe0 || kind === 0xee) keep(kept, piece)
    at += piece.length
  }
  const weight = profile.reduce((sum, { length }) => sum + length, 0)
  const exif = exifOf(orientation)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation === 1 ? [] : [Buffer.from([0xff, APP1]), u16(exif.length + 2), exif]),
    ...(weight <= LARGEST_PROFILE ? profile : []),
    ...kept,
  ])
}

/**
 * Ancillary chunks that are needed for colours. Critical chunks, whose names begin with a capital letter, are
 * kept anyway.
 */
const PNG_COLOURS = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'iCCP'])

function barePng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 8)]
  let hasProfile = false
  let hasNotes = false
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    const piece = bytes.subarray(at, at + 12 + length)
    at += piece.length
    if (kind === 'eXIf' && !hasNotes) {
      hasNotes = true
      const orientation = orientationIn(piece.subarray(8, -4))
      if (orientation !== 1) keep(kept, pngPiece('eXIf', exifOf(orientation).subarray(EXIF.length)))
    } else if (kind === 'iCCP') {
      if (!hasProfile && isUsualProfile(piece.subarray(8, -4))) keep(kept, piece)
      hasProfile = true
    } else if (/^[A-Z]/.test(kind) || PNG_COLOURS.has(kind)) keep(kept, piece)
    if (kind === 'IEND') break
  }
  return Buffer.concat(kept)
}

const pngPiece = (kind: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

/**
 * Tests whether a profile of a PNG has a usual size. The chunk contains a name, a NUL byte, the compression
 * method, and the compressed profile.
 */
function isUsualProfile(profile: Buffer): boolean {
  const name = profile.subarray(0, 80).indexOf(0)
  if (name < 0) return false
  try {
    inflateSync(profile.subarray(name + 2), { maxOutputLength: LARGEST_PROFILE })
    return true
  } catch {
    return false
  }
}

const WEBP_KEPT = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'])
const HAS = { profile: 0x20, notes: 0x08, words: 0x04 } as const

function bareWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  let head: Buffer | undefined
  let profile: Buffer | undefined
  let orientation: number | undefined
  // Bytes after the declared length do not belong to the file.
  const whole = bytes.subarray(0, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at + 8 <= whole.length; ) {
    const kind = whole.toString('latin1', at, at + 4)
    const length = whole.readUInt32LE(at + 4)
    const piece = whole.subarray(at, at + 8 + length + (length % 2))
    at += piece.length
    if (kind === 'VP8X' && piece.length >= 18 && !head) {
      head = Buffer.from(piece)
      keep(kept, head)
    } else if (kind === 'ICCP') {
      if (profile || length > LARGEST_PROFILE) continue
      profile = piece
      keep(kept, piece)
    } else if (kind === 'EXIF') orientation ??= orientationIn(piece.subarray(8, 8 + length))
    else if (WEBP_KEPT.has(kind)) keep(kept, piece)
  }
  // Only an extended header allows metadata.
  if (head) {
    const isTurned = orientation !== undefined && orientation !== 1
    const said = (head[8] ?? 0) & ~(HAS.profile | HAS.notes | HAS.words)
    head[8] = said | (profile ? HAS.profile : 0) | (isTurned ? HAS.notes : 0)
    if (isTurned) keep(kept, webpPiece('EXIF', exifOf(orientation ?? 1).subarray(EXIF.length)))
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept])
  return webpPiece('RIFF', body)
}

function webpPiece(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(kind, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
}

/**
 * Hides the metadata of an AVIF, which declares its items in advance and stores the orientation outside of
 * EXIF. The metadata stays in place under an unknown name; the pixels (`mdat`) are skipped.
 */
function bareAvif(picture: Buffer): Buffer {
  const bytes = Buffer.from(picture)
  for (let at = 0; at < bytes.length; ) {
    const said = at + 8 <= bytes.length ? bytes.readUInt32BE(at) : 0
    const length =
      said === 1 && at + 16 <= bytes.length
        ? Number(bytes.readBigUInt64BE(at + 8))
        : said < 8
          ? bytes.length - at
          : said
    const box = bytes.subarray(at, at + length)
    if (box.toString('latin1', 4, 8) !== 'mdat')
      for (const name of ['Exif', 'mime'])
        for (let found = box.indexOf(name); found >= 0; found = box.indexOf(name, found + 4))
          box.write('none', found, 'latin1')
    at += Math.max(8, length)
  }
  return bytes
}
