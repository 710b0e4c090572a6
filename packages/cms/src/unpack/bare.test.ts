import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { bare, orientationIn } from './bare.ts'
import { openLane } from './lane.ts'
import * as bombs from './testing/metadata-bombs.ts'

/** The CPU limit is low: decoding the first EXIF bomb without removing it takes half a minute of CPU. */
const lane = openLane({
  places: 1,
  room: 100,
  heldBytes: 1_000_000_000,
  mostCpuMs: 2_000,
  longestMs: 600_000,
  mostBytes: 800_000_000,
  restMs: 60_000,
})
const redraw = (picture: Uint8Array) => lane.run('redraw', { picture, breiteste: 100, typ: 'image/jpeg' })

/** Blue with a red corner, wider than high, so that all eight orientations differ. */
const scene = () =>
  sharp({ create: { width: 32, height: 16, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: 16, height: 8, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ])

let jpeg: Buffer
let png: Buffer
let webp: Buffer
let avif: Buffer
beforeAll(async () => {
  jpeg = await scene().jpeg().toBuffer()
  png = await scene().png().toBuffer()
  webp = await scene().webp({ lossless: true }).toBuffer()
  avif = await scene().avif().toBuffer()
})

/** Bytes by which a result may exceed the same picture without metadata. */
const A_FEW = 100

const exifRows = Object.entries(bombs.exifBombs)
const inAll: [string, (notes: Buffer) => Buffer, () => Buffer][] = [
  ['JPEG', notes => bombs.jpegWith(jpeg, [bombs.exifSegment(notes)]), () => jpeg],
  ['PNG', notes => bombs.pngWith(png, [bombs.pngExif(notes)]), () => png],
  ['WebP', notes => bombs.webpWith(webp, [32, 16], [bombs.webpExif(notes)]), () => webp],
  [
    'WebP, named as in a JPEG',
    notes =>
      bombs.webpWith(webp, [32, 16], [bombs.webpExif(Buffer.concat([Buffer.from('Exif\0\0'), notes]))]),
    () => webp,
  ],
]

describe('EXIF bombs are removed before decoding, and the orientation is kept', () => {
  test.each(
    inAll.flatMap(([kind, put, plain]) =>
      exifRows.map(([name, made]) => [kind, name, made, put, plain] as const),
    ),
  )('%s: %s', async (_, __, made, put, plain) => {
    const picture = put(made())
    expect(bare(picture).length).toBeLessThan(plain().length + A_FEW)
    expect(await lane.run('head', picture)).toMatchObject({ ok: true, value: { breite: 16, hoehe: 32 } })
    expect(await redraw(picture)).toMatchObject({ ok: true })
  })
})

describe('Other metadata does not reach the decoder', () => {
  test.each(Object.entries(bombs.jpegBombs))('JPEG: %s', async (_, made) => {
    const picture = bombs.jpegWith(jpeg, made())
    expect(bare(picture).length).toBeLessThan(jpeg.length + A_FEW)
    expect(await redraw(picture)).toMatchObject({ ok: true })
  })

  test.each(Object.entries(bombs.pngBombs))('PNG: %s', async (_, made) => {
    const picture = bombs.pngWith(png, made())
    expect(bare(picture).length).toBeLessThan(png.length + A_FEW)
    expect(await redraw(picture)).toMatchObject({ ok: true })
  })

  test('WebP: XMP of millions of bytes', async () => {
    const picture = bombs.webpWith(webp, [32, 16], [bombs.webpXmp(5_000_000)])
    expect(bare(picture).length).toBeLessThan(webp.length + A_FEW)
    expect(await redraw(picture)).toMatchObject({ ok: true })
  })

  test('AVIF: EXIF stays in the file under an unknown name, so that no decoder finds it', async () => {
    const written = await sharp(avif)
      .withExif({ IFD0: { Copyright: 'Rebenau' } })
      .avif()
      .toBuffer()
    expect((await sharp(written).metadata()).exif).toBeDefined()
    expect((await sharp(bare(written)).metadata()).exif).toBeUndefined()
    expect(await redraw(written)).toMatchObject({ ok: true })
  })
})

test('A JPEG with metadata after its first scan is decoded', async () => {
  const notes = bombs.exifSegment(
    bombs.exifBombs['a directory within itself, five thousand times']?.() ?? png,
  )
  const behind = Buffer.concat([jpeg.subarray(0, -2), notes, jpeg.subarray(-2)])
  expect(await redraw(behind)).toMatchObject({ ok: true })
})

/** Returns the size of a picture and the colours of its corners. */
async function lookOf(picture: Sharp) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colourAt = (x: number, y: number) => {
    const at = 3 * (y * width + x)
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
  }
  const corners = [
    colourAt(0, 0),
    colourAt(width - 1, 0),
    colourAt(0, height - 1),
    colourAt(width - 1, height - 1),
  ]
  return { width, height, corners }
}

describe('A photo is upright for each orientation', () => {
  const ways = [1, 2, 3, 4, 5, 6, 7, 8]
  test.each(
    inAll.flatMap(([kind, put]) =>
      ways.flatMap(way => [true, false].map(isLittle => [kind, way, isLittle, put] as const)),
    ),
  )('%s: %d, little-endian: %s', async (_, way, isLittle, put) => {
    const picture = put(bombs.tiff([[bombs.turned(way)]], { isLittle }))
    const drawn = await redraw(picture)
    if (!drawn.ok) throw new Error(drawn.words)
    expect(await lookOf(sharp(drawn.value))).toEqual(await lookOf(sharp(picture).autoOrient()))
  })
})

test.each<[string, Buffer, number]>([
  ['nothing', Buffer.alloc(0), 1],
  ['another name', Buffer.from('Exif\0\0GIF89a\0\0\0\0'), 1],
  ['a directory beyond the end', bombs.tiff([]).fill(255, 4, 8), 1],
  ['a number there is not', bombs.tiff([[bombs.turned(9)]]), 1],
  ['a number of another kind', bombs.tiff([[{ tag: 0x0112, type: 4, value: 6 }]]), 1],
  ['behind others', bombs.tiff([[{ tag: 0x0100, value: 9 }, bombs.turned(8)]]), 8],
  ['cut off', bombs.tiff([[{ tag: 0x0100, value: 9 }, bombs.turned(8)]]).subarray(0, 30), 1],
])('Orientation of an EXIF block: %s', (_, notes, way) => {
  expect(orientationIn(notes)).toBe(way)
})

test('A colour profile of usual size is kept in every format', async () => {
  const profiled = scene().withIccProfile('p3')
  for (const picture of [
    await profiled.clone().jpeg().toBuffer(),
    await profiled.clone().png().toBuffer(),
    await profiled.clone().webp().toBuffer(),
    await profiled.clone().avif().toBuffer(),
  ]) {
    const { icc } = await sharp(picture).metadata()
    expect(icc).toBeDefined()
    expect((await sharp(bare(picture)).metadata()).icc).toEqual(icc)
  }
})

test('CMYK colours are kept', async () => {
  const print = await scene().toColourspace('cmyk').jpeg().toBuffer()
  const [before, after] = await Promise.all(
    [print, bare(print)].map(bytes => sharp(bytes).toColourspace('srgb').raw().toBuffer()),
  )
  expect(after).toEqual(before)
})
