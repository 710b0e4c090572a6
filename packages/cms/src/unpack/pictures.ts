import { readFile } from 'node:fs/promises'
import type { Bildformat } from '@rathausplatz/contract/medien'
import sharp from 'sharp'
import { bare } from './bare.ts'
import { MOST_PIXELS } from './limits.ts'

/** What is done with pictures, in the process that unpacks; see unpack.ts. Nobody else knows the library that does it. */

// Every job on one thread and without a cache between jobs: the machine is small, and visitors come first.
sharp.concurrency(1)
sharp.cache(false)
// What is none of the formats of the house meets no decoder, whatever its first bytes pretend.
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

/** A file, or its bytes. */
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
  /** As it stands upright. */
  readonly breite: number
  readonly hoehe: number
}

/** What the head of a picture says. Nothing is unpacked, so it may say what it likes. */
export async function head(picture: Uint8Array): Promise<Head> {
  const { width, height, pages, autoOrient } = await sharp(bare(picture), {
    limitInputPixels: false,
    failOn: 'error',
  }).metadata()
  return { width, height, frames: pages ?? 1, breite: autoOrient.width, hoehe: autoOrient.height }
}

export type Size = { readonly picture: Source; readonly breite: number; readonly format: Bildformat }

/**
 * One size of a picture: upright, never enlarged, in the colours of the web, and without what the camera wrote into it
 * (place, time, owner).
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
      // JPEG knows no transparency.
      return sized.flatten({ background: '#fff' }).jpeg({ quality: 80, progressive: true }).toBuffer()
  }
}

export type Redrawing = {
  readonly picture: Uint8Array
  /** How wide or high it may become. */
  readonly breiteste: number
  readonly typ: 'image/png' | 'image/jpeg'
}

/** A photo drawn anew: only what can be seen stays. */
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
  /** Made small in two steps: in one, where the places fall depends on how large the picture was. */
  readonly between: { readonly width: number; readonly height: number }
}

/** A very small grey picture of a picture, row by row. */
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
