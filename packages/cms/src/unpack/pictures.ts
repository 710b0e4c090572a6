import { readFile } from 'node:fs/promises'
import type { Bildformat } from '@rathausplatz/contract/medien'
import sharp from 'sharp'
import { bare } from './bare.ts'
import { MOST_PIXELS } from './limits.ts'

/** Processing of pictures, in the decoding process (unpack.ts). No other module uses the library. */

// Uses one thread and no cache between orders: the machine is small, and visitors have precedence.
sharp.concurrency(1)
sharp.cache(false)
// Only the supported formats reach a decoder, whatever the first bytes of a file are.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadSvg',
  ],
})

/** The path of a file, or its bytes. */
type Source = string | Uint8Array

const open = async (picture: Source) =>
  sharp(bare(typeof picture === 'string' ? await readFile(picture) : picture), {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
  })

export type Head = {
  readonly width: number
  readonly height: number
  readonly frames: number
  /** The size of the upright picture, after its orientation was applied. */
  readonly breite: number
  readonly hoehe: number
}

/** Reads the header of a picture. Nothing is decoded, so the values may be false. */
export async function head(picture: Uint8Array): Promise<Head> {
  const { width, height, pages, autoOrient } = await sharp(bare(picture), {
    limitInputPixels: false,
    failOn: 'error',
  }).metadata()
  return { width, height, frames: pages ?? 1, breite: autoOrient.width, hoehe: autoOrient.height }
}

export type Size = { readonly picture: Source; readonly breite: number; readonly format: Bildformat }

/**
 * Returns a picture in one width: upright, never enlarged, in sRGB, and without metadata (place, time,
 * owner).
 */
export async function size({ picture, breite, format }: Size): Promise<Uint8Array> {
  const drawn = await open(picture)
  const sized = drawn.autoOrient().resize({ width: breite, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return sized.avif({ quality: 52, effort: 2 }).toBuffer()
    case 'webp':
      return sized.webp({ quality: 76 }).toBuffer()
    case 'jpg':
      // JPEG has no transparency, so the background becomes white.
      return sized.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
  }
}

export type Redrawing = {
  readonly picture: Uint8Array
  /** Greatest width and height of the result, in pixels. */
  readonly breiteste: number
  readonly typ: 'image/png' | 'image/jpeg'
}

/** Re-encodes a photo, so that only its pixels are kept. */
export async function redraw({ picture, breiteste, typ }: Redrawing): Promise<Uint8Array> {
  const drawn = await open(picture)
  const sized = drawn
    .autoOrient()
    .resize({ width: breiteste, height: breiteste, fit: 'inside', withoutEnlargement: true })
  return typ === 'image/png'
    ? sized.png().toBuffer()
    : sized.flatten({ background: '#fff' }).jpeg({ quality: 86 }).toBuffer()
}

export type Greys = {
  readonly picture: Uint8Array
  readonly columns: number
  readonly rows: number
  /**
   * Size after the first of two steps of scaling; in one step, the sampling would depend on the size of the
   * original.
   */
  readonly between: { readonly width: number; readonly height: number }
}

/** Returns a very small greyscale version of a picture, row by row. */
export async function greys({ picture, columns, rows, between }: Greys): Promise<Uint8Array> {
  const drawn = await open(picture)
  const small = await drawn
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ ...between, fit: 'fill' })
    .raw()
    .toBuffer()
  return sharp(small, { raw: { ...between, channels: 1 } })
    .greyscale()
    .resize({ width: columns, height: rows, fit: 'fill' })
    .raw()
    .toBuffer()
}
