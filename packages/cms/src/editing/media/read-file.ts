import { type Bildbreite, CmsError, type FileAnswer } from '@rathausplatz/contract'
import { TooManyWaiting } from '../../limits/turnstile.ts'
import type { Library } from '../../media/media-library.ts'

/** Returns a file, or a picture in the given width. The caller has checked the rights. */
export async function readFile(
  library: Pick<Library, 'read'>,
  datei: string,
  breite: Bildbreite | undefined,
): Promise<FileAnswer> {
  const width = datei.endsWith('.pdf') ? undefined : breite
  const file = await library.read(datei, width).catch((error: unknown) => {
    if (error instanceof TooManyWaiting)
      throw new CmsError('zu-viele', 'Es werden gerade zu viele Bilder verkleinert.', { retryAfter: 5 })
    throw error
  })
  if (!file) throw new CmsError('nicht-gefunden')
  return file
}
