import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { whyNotUnpacked } from '../media/check-picture.ts'
import { judgeFile } from '../sent-files/judge-file.ts'
import { openLane } from './lane.ts'
import { packed, pdf, pdfOf, runs } from './testing/hostile-pdfs.ts'
import * as hostile from './testing/hostile-pictures.ts'
import { unpack } from './unpack.ts'

const PIXELS = /höchstens 50 Megapixel/
const SIDES = /je Seite höchstens 16\.384 Pixel/
const FRAMES = /sehr vielen Einzelbildern/
const DAMAGED = /lässt sich nicht lesen/
const TOO_MUCH = /zu viel Speicher oder Zeit/
const OTHER = /geht hier nicht|hier nicht geht/

const judged = async (bytes: Uint8Array) => {
  const file = await judgeFile({ name: 'foto', arten: ['foto'], groesse_mb: 30 }, bytes)
  return file.ok ? `angenommen: ${file.value.typ}` : file.error.message
}

const scene = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })

let jpeg: Buffer
let webp: Buffer
let avif: Buffer
let largeAvif: Buffer
beforeAll(async () => {
  jpeg = await scene(16, 16).jpeg().toBuffer()
  webp = await scene(16, 16).webp().toBuffer()
  avif = await scene(16, 16).avif().toBuffer()
  largeAvif = await scene(2_000, 2_000).avif({ effort: 0 }).toBuffer()
})

const bomb = hostile.packedChunks(60_000_000)
const svg = (inner: string, head = '') =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e9 1e9">${inner}</svg>`)
const nested = Array.from(
  { length: 12 },
  (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`,
).join('')

describe('A1: a deceptive picture gets an answer, and the server continues', () => {
  test.each<[string, () => Uint8Array, RegExp]>([
    ['PNG of 16,000,000 by 3', () => hostile.png([16_000_000, 3]), SIDES],
    ['PNG of 50,000,000 by 1', () => hostile.png([50_000_000, 1]), SIDES],
    ['PNG of 1 by 50,000,000', () => hostile.png([1, 50_000_000]), SIDES],
    ['PNG one pixel too long', () => hostile.plainPng(16_385, 1), SIDES],
    ['PNG as long as may be', () => hostile.plainPng(16_384, 1), /^angenommen/],
    ['PNG of 30,000 by 30,000', () => hostile.png([30_000, 30_000]), PIXELS],
    ['PNG of 2^31 - 1 each', () => hostile.png([2 ** 31 - 1, 2 ** 31 - 1]), /Megapixel|nicht lesen/],
    ['PNG of nothing', () => hostile.png([0, 0]), DAMAGED],
    ['PNG of 7,000 by 7,000 with a thousand bytes', () => hostile.png([7_000, 7_000]), DAMAGED],
    [
      'the same interlaced, with 16 bits',
      () => hostile.png([7_000, 7_000], { bits: 16, colour: 6, interlaced: true }),
      /nicht lesen|zu viel Speicher/,
    ],
    [
      'PNG of 10 by 10 with 60 MB of rows',
      () => hostile.png([10, 10], {}, { rows: Buffer.alloc(60_000_000) }),
      /^angenommen|nicht lesen/,
    ],
    [
      'PNG with packed words',
      () => hostile.png([10, 10], {}, { rows: Buffer.alloc(310), before: [bomb.zTXt, bomb.iTXt] }),
      /^angenommen|nicht lesen/,
    ],
    [
      'PNG with a hundred packed profiles',
      () =>
        hostile.png(
          [10, 10],
          {},
          { rows: Buffer.alloc(310), before: Array.from({ length: 100 }, () => bomb.iCCP) },
        ),
      /^angenommen|nicht lesen|zu viel Speicher/,
    ],
    ['APNG that says two thousand million frames', () => hostile.apng(2 ** 31 - 1), /^angenommen/],
    ['PNG cut off in its head', () => hostile.png([10, 10]).subarray(0, 20), DAMAGED],
    ['JPEG of 65,535 by 65,535', () => hostile.jpegHead(65_535, 65_535), DAMAGED],
    ['JPEG of 60,000 by 60,000', () => hostile.jpegHead(60_000, 60_000), PIXELS],
    ['JPEG of 65,500 by 700', () => hostile.jpegHead(65_500, 700), SIDES],
    [
      'JPEG of 16 by 16 that says 7,000 by 7,000',
      () => hostile.jpegSaying(jpeg, 7_000, 7_000),
      /^angenommen|nicht lesen/,
    ],
    ['JPEG cut off', () => jpeg.subarray(0, jpeg.length / 2), DAMAGED],
    ['JPEG of nothing but its first bytes', () => Buffer.from('\xFF\xD8\xFF<script>', 'latin1'), DAMAGED],
    ['WebP of 16,384 by 16,384', () => hostile.webpHead(16_384, 16_384), /Megapixel|nicht lesen/],
    ['WebP of 16,384 by 3,000 with nothing in it', () => hostile.webpHead(16_384, 3_000), DAMAGED],
    [
      'WebP canvas of 16,777,216 by 2',
      () => hostile.webpFrames(webp, [16_777_216, 2], 2),
      /je Seite|nicht lesen/,
    ],
    ['WebP of five thousand frames', () => hostile.webpFrames(webp, [16, 16], 5_000), FRAMES],
    ['WebP of two frames', () => hostile.webpFrames(webp, [16, 16], 2), /^angenommen/],
    ['WebP of nothing but its name', () => Buffer.from('RIFF\0\0\0\0WEBP'), DAMAGED],
    [
      'AVIF of 16 by 16 that says 16,000,000 by 3',
      () => hostile.avifSaying(avif, 16_000_000, 3),
      /je Seite|nicht lesen/,
    ],
    [
      'AVIF of 16 by 16 that says 30,000 by 30,000',
      () => hostile.avifSaying(avif, 30_000, 30_000),
      /Megapixel|nicht lesen/,
    ],
    [
      'AVIF of 16 by 16 that says 16,000 by 3,000',
      () => hostile.avifSaying(avif, 16_000, 3_000),
      /nicht lesen|zu viel Speicher/,
    ],
    [
      'AVIF of 2,000 by 2,000 that says 16 by 16',
      () => hostile.avifSaying(largeAvif, 16, 16),
      /nicht lesen|^angenommen/,
    ],
    [
      'AVIF of nothing but its head',
      () => Buffer.from('\0\0\0\x1Cftypavif\0\0\0\0avifmif1miaf', 'latin1'),
      DAMAGED,
    ],
    ['GIF of 65,535 by 65,535', () => Buffer.from('GIF89a\xFF\xFF\xFF\xFF\0\0\0', 'latin1'), OTHER],
    ['TIFF', () => Buffer.from('II*\0\x08\0\0\0\xFF\xFF', 'latin1'), OTHER],
    [
      'SVG in which each part is ten others',
      () => svg(`<g id="g0"><path d="M0 0h9"/></g>${nested}<use href="#g12"/>`),
      OTHER,
    ],
    [
      'SVG with entities',
      () => svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'),
      OTHER,
    ],
    [
      'SVG with a picture in it',
      () => svg(`<image href="data:image/png;base64,${hostile.png([50_000_000, 1]).toString('base64')}"/>`),
      OTHER,
    ],
  ])('%s', async (_, made, answer) => {
    expect(await judged(made())).toMatch(answer)
  })
})

/** A lane with a low memory limit, so that small files exceed it. */
const narrow = openLane({
  places: 1,
  room: 10,
  heldBytes: 1_000_000_000,
  mostCpuMs: 60_000,
  longestMs: 60_000,
  mostBytes: 250_000_000,
  restMs: 1_000,
})

test('A picture that exceeds the memory limit gets an answer, and the next picture is processed', async () => {
  // Interlaced, so that the whole picture has to be in memory.
  const rows = Buffer.alloc(148_000_000)
  const picture = hostile.png([7_000, 7_000], { interlaced: true }, { rows })
  const redraw = (picture: Uint8Array) =>
    narrow.run('redraw', { picture, breiteste: 100, typ: 'image/jpeg' as const })
  const [large, small] = await Promise.all([redraw(picture), redraw(jpeg)])
  expect(large).toMatchObject({ ok: false, because: 'too-much' })
  expect(small).toMatchObject({ ok: true })
  expect(whyNotUnpacked({ ok: false, because: 'too-much', words: '' })).toMatch(TOO_MUCH)
})

const hello = pdfOf({
  filters: '/FlateDecode',
  bytes: deflateSync(Buffer.from('BT/F 9 Tf(Hallo)Tj ET')),
})

describe('A6: a PDF that expands without end ends only the process that reads it', () => {
  const page = (name: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents ${name}>>`
  test.each<[string, () => Uint8Array]>([
    ['Flate', () => pdfOf({ filters: '/FlateDecode', bytes: packed(200_000_000, 1) })],
    ['Flate in Flate', () => pdfOf({ filters: '[/FlateDecode/FlateDecode]', bytes: packed(200_000_000, 2) })],
    [
      'runs in Flate',
      () => pdfOf({ filters: '[/FlateDecode/RunLengthDecode]', bytes: deflateSync(runs(2_000_000)) }),
    ],
  ])('%s', async (_, made) => {
    expect(await narrow.run('pdf', made())).toMatchObject({ ok: false, because: 'too-much' })
    expect(await narrow.run('pdf', hello)).toMatchObject({ ok: true, value: { text: 'Hallo' } })
  })

  test.each<[string, () => Uint8Array]>([
    [
      'a table of references that says two thousand million',
      () =>
        Buffer.from(
          '%PDF-1.7\nxref\n0 2147483647\ntrailer\n<</Size 2147483647/Root 1 0 R>>\nstartxref\n9\n%%EOF',
        ),
    ],
    [
      'pages that say they are ten million',
      () =>
        pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 10000000>>', page('4 0 R')]),
    ],
    [
      'pages within themselves',
      () => pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
    ],
    [
      'a stream of objects within itself',
      () =>
        pdf([
          '<</Type/Catalog/Pages 2 0 R>>',
          { head: '<</Type/ObjStm/N 100000/First 10/Length 4/Extends 2 0 R>>', bytes: Buffer.from('2 0 ') },
        ]),
    ],
    ['brackets without end', () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(2_000_000)}\n%%EOF`)],
    ['nothing', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ])('%s: whether or not it can be read, the server continues', async (_, made) => {
    const read = await unpack('pdf', made())
    expect(['read', 'unreadable', 'too-much', 'too-late']).toContain(read.ok ? 'read' : read.because)
  })
})
