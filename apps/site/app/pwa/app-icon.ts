import { createHash } from 'node:crypto'
import type { Stadt } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { mediumBytes } from '../cms/medium-bytes.ts'
import type { SiteContext } from '../cms/site-context.ts'
import { outline, widthOf } from '../share-image/letters.ts'
import { themeColour } from '../theme/theme-look.ts'

/**
 * Part of the version of each icon. Increase it if icons are drawn differently, so that caches are renewed.
 */
const DRAWING = 1

type Shape = {
  /** Side in pixels. */
  size: number
  /** Size of the coat of arms as a share of the side. */
  share: number
  /**
   * Radius of the corners as a share of the side; 0 if the device cuts the icon and needs the whole square.
   */
  corner: number
}

/** All icons by file name: for the manifest, maskable ones, and for Apple's home screen. */
const shapes = {
  '192.png': { size: 192, share: 0.76, corner: 0.2 },
  '512.png': { size: 512, share: 0.76, corner: 0.2 },
  // The safe zone of a maskable icon is a circle of four fifths of the side.
  'maskierbar-192.png': { size: 192, share: 0.56, corner: 0 },
  'maskierbar-512.png': { size: 512, share: 0.56, corner: 0 },
  'apple-180.png': { size: 180, share: 0.68, corner: 0 },
} as const satisfies Record<string, Shape>

export type AppIcon = keyof typeof shapes

export const isAppIcon = (file: string): file is AppIcon => Object.hasOwn(shapes, file)

type Town = Pick<Stadt, 'name' | 'wappen'>

/** Returns a version that changes whenever the icons would look different. */
export function appIconVersion({ name, wappen }: Town): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, name, wappen]))
    .digest('base64url')
    .slice(0, 12)
}

/** Returns the address of an icon with its version. */
export const appIconPath = (file: AppIcon, town: Town): string =>
  `/appzeichen/${file}?v=${appIconVersion(town)}`

/** Cache with space for all icons of one town in two versions. They stay for a day, like other pictures. */
const drawn = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({
  max: 2 * Object.keys(shapes).length,
  ttl: DAY_MS,
})

/** Returns an icon of the town. Each icon is drawn once. */
export function appIcon(file: AppIcon, town: Town, site: SiteContext): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${file} ${appIconVersion(town)}`
  const known = drawn.get(key)
  if (known) return known
  const icon = mediumBytes(town.wappen, site).then(arms => drawIcon(shapes[file], town.name, arms))
  drawn.set(key, icon)
  icon.catch(() => drawn.delete(key))
  return icon
}

/**
 * Draws the coat of arms on the light paper of the town. Without a coat of arms, draws the first letter of
 * the name on the dark ground.
 */
async function drawIcon(
  { size, share, corner }: Shape,
  name: string,
  arms: Uint8Array | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const side = Math.round(size * share)
  const ground = themeColour('default', arms ? 'paper' : 'ground', 'light')
  const letter = arms ? '' : firstLetter(name, size, side)
  const base =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${ground}"/>${letter}</svg>`
  const top = Math.round((size - side) / 2)
  const layers = arms ? [{ input: await fitted(arms, side), left: top, top }] : []
  const png = await sharp(Buffer.from(base)).composite(layers).png().toBuffer()
  return new Uint8Array(png)
}

const fitted = (arms: Uint8Array, side: number) =>
  sharp(arms, { density: 300 })
    .resize(side, side, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()

function firstLetter(name: string, size: number, height: number): string {
  const letter = shortName(name).slice(0, 1).toUpperCase()
  const x = (size - widthOf(letter, height)) / 2
  const path = outline(letter, x, size / 2 + height * 0.35, height)
  return `<path fill="${themeColour('default', 'on-ground', 'light')}" d="${path}"/>`
}

/** Shortens the name of the town to fit under an icon: `Stadt Rebenau` becomes `Rebenau`. */
export function shortName(name: string): string {
  return name.replace(/^(?:(?:Große )?Kreisstadt|Stadt|Gemeinde|Markt)\s+(?=\S)/, '')
}
