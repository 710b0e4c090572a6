import type { Bildformat } from '@rathausplatz/contract/medien'
import sharp from 'sharp'

// Every job on one thread and without a cache between jobs: the machine is small, and visitors come first.
sharp.concurrency(1)
sharp.cache(false)

export const MAX_PIXELS = 50_000_000

/** Opens a picture file or its bytes the one way that all of them are opened. */
export const openPicture = (picture: string | Uint8Array) =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })

/**
 * One size of a picture: upright, never enlarged, in the colours of the web, and without what the camera wrote into it
 * (place, time, owner).
 */
export function render(picture: string | Uint8Array, breite: number, format: Bildformat): Promise<Buffer> {
  const sized = openPicture(picture)
    .timeout({ seconds: 60 })
    .autoOrient()
    .resize({ width: breite, withoutEnlargement: true })
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
