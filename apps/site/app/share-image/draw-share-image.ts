import type { PageTheme } from '@rathausplatz/contract/sections'
import sharp from 'sharp'
import { themeLook } from '../theme/theme-look.ts'
import { outline, widthOf } from './letters.ts'
import { shareImageSize } from './share-image-path.ts'
import { titleLines } from './title-lines.ts'

export type ShareImage = {
  title: string
  /**
   * Text beside the coat of arms: the name of the town, or its motto if the title is the name of the town.
   */
  town: string
  theme: PageTheme
  /** Bytes of a picture in a format that the library sharp reads, and its focus in percent. */
  picture?: { bytes: Uint8Array; fokus: { x: number; y: number } } | undefined
  wappen?: Uint8Array | undefined
}

const { width, height } = shareImageSize
const PANEL = 720
const MARGIN = 64
const PICTURE = width - PANEL
const WAPPEN = 72
/** Size of the coat of arms behind the title of a page without a picture. */
const SHADE = 400
const BASE = height - MARGIN

/** Draws the picture of a page for messengers and social networks: JPEG, 1200 by 630 pixels. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const [picture, arms, shade] = await Promise.all([
    cropped(image.picture),
    image.wappen && drawn(image.wappen, WAPPEN),
    image.wappen && !image.picture && drawn(image.wappen, SHADE).then(faded),
  ])
  const layers = [
    ...(picture ? [{ input: picture, left: PANEL, top: 0 }] : []),
    ...(shade ? [{ input: shade, left: width - SHADE, top: 48 }] : []),
    ...(arms ? [{ input: arms, left: MARGIN, top: BASE - WAPPEN }] : []),
  ]
  const bytes = await sharp(Buffer.from(panel(image, Boolean(picture), Boolean(arms))))
    .composite(layers)
    .jpeg({ quality: 84, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return new Uint8Array(bytes)
}

/**
 * The panel with its ground, the title as large as possible, the motif of the theme and the name of the town.
 */
function panel({ title, town, theme }: ShareImage, hasPicture: boolean, hasWappen: boolean): string {
  const { ground, onGround, muted, edge } = themeLook(theme)
  const right = hasPicture ? PANEL : width
  const foot = BASE - WAPPEN - 44
  const box = {
    width: (hasPicture ? right - MARGIN : width - SHADE) - MARGIN,
    height: foot - 2 * MARGIN + 16,
  }
  const { lines, size, lineHeight } = titleLines(title, box, widthOf)
  const letters = lines.map((line, index) =>
    outline(line, MARGIN, MARGIN + size * 0.86 + index * lineHeight, size),
  )
  const nameAt = MARGIN + (hasWappen ? WAPPEN + 20 : 0)
  const nameSize = Math.min(32, Math.floor((32 * (right - MARGIN - nameAt)) / (widthOf(town, 32) || 1)))
  const name = nameSize < 22 ? '' : outline(town, nameAt, BASE - WAPPEN / 2 + nameSize / 3, nameSize)
  const scale = 1.5
  const motif = edge
    ? `<defs><pattern id="kante" width="${edge.width}" height="${edge.height}" patternUnits="userSpaceOnUse">` +
      `<g fill="none" stroke="${muted}" stroke-opacity=".6" stroke-width="${edge.strokeWidth}">${edge.content}</g></pattern></defs>` +
      `<g transform="translate(0 ${foot}) scale(${scale})"><rect width="${right / scale}" height="${edge.height}" fill="url(#kante)"/></g>`
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${motif}` +
    `<path fill="${onGround}" d="${letters.join('')}"/><path fill="${muted}" d="${name}"/></svg>`
  )
}

/** Scales the picture and crops it around its focus to the part of the image beside the panel. */
async function cropped(picture: ShareImage['picture']): Promise<Buffer | undefined> {
  if (!picture) return undefined
  const { bytes, fokus } = picture
  const { width: w, height: h } = await sharp(bytes).metadata()
  const scale = Math.max(PICTURE / w, height / h)
  const [sw, sh] = [Math.max(PICTURE, Math.round(w * scale)), Math.max(height, Math.round(h * scale))]
  return sharp(bytes)
    .resize(sw, sh, { fit: 'fill' })
    .extract({
      left: offset(sw - PICTURE, fokus.x),
      top: offset(sh - height, fokus.y),
      width: PICTURE,
      height,
    })
    .toBuffer()
}

/** Returns an offset as `object-position` defines it: this percentage of the spare length. */
const offset = (spare: number, percent: number) =>
  Math.round((spare * Math.min(100, Math.max(0, percent))) / 100)

const drawn = (svg: Uint8Array, size: number) =>
  sharp(svg, { density: 300 })
    .resize(size, size, { fit: 'contain', background: '#00000000', position: 'left' })
    .png()
    .toBuffer()

/** Reduces the opacity to an eighth. */
const faded = (png: Buffer) =>
  sharp(png)
    .composite([
      {
        input: Buffer.from([255, 255, 255, 32]),
        raw: { width: 1, height: 1, channels: 4 },
        tile: true,
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer()
