import sharp from 'sharp'
import { NotNow } from '../answers/not-now.ts'
import type { SiteContext } from './site-context.ts'

const LARGEST_MEDIUM = 4_000_000

/**
 * Returns a file of the media library for use in a drawing. Returns undefined if there is none or it is too
 * large: the drawing then has no picture. Throws `NotNow` on 503.
 */
export async function mediumBytes(
  path: string,
  { media, publicUrl, log }: Pick<SiteContext, 'media' | 'publicUrl' | 'log'>,
): Promise<Uint8Array | undefined> {
  if (!path.startsWith('/medien/')) return undefined
  const answer = await media(new Request(new URL(path, publicUrl)))
  // Otherwise a drawing without its picture would be cached.
  if (answer.status === 503) throw new NotNow()
  const bytes = answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
  if (bytes && bytes.byteLength <= LARGEST_MEDIUM && (await isOfThisWorld(bytes))) return bytes
  log.warn({ path, status: answer.status }, 'Bild zum Zeichnen nicht ladbar')
  return undefined
}

const LONGEST_SIDE = 16_384
const MOST_PIXELS = 50_000_000
/** Density at which SVG is rendered. */
const DENSITY = 300

/**
 * Whether a picture has a reasonable size. Reads the size from the header before decoding, because a few
 * bytes from a remote CMS may decode to gigabytes.
 */
async function isOfThisWorld(bytes: Uint8Array): Promise<boolean> {
  const head = await sharp(bytes, { density: DENSITY, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head) return false
  const { width, height } = head
  return Math.max(width, height) <= LONGEST_SIDE && width * height <= MOST_PIXELS
}
