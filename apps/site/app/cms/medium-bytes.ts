import { NotNow } from '../answers/not-now.ts'
import type { SiteContext } from './site-context.ts'

const LARGEST_MEDIUM = 4_000_000

/** A file of the media library, for a picture that we draw. Without it the picture is drawn all the same. */
export async function mediumBytes(
  path: string,
  { media, publicUrl, log }: Pick<SiteContext, 'media' | 'publicUrl' | 'log'>,
): Promise<Uint8Array | undefined> {
  if (!path.startsWith('/medien/')) return undefined
  const answer = await media(new Request(new URL(path, publicUrl)))
  // A drawing without its picture would be kept.
  if (answer.status === 503) throw new NotNow()
  const bytes = answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined
  if (bytes && bytes.byteLength <= LARGEST_MEDIUM) return bytes
  log.warn({ path, status: answer.status }, 'Bild zum Zeichnen nicht ladbar')
  return undefined
}
