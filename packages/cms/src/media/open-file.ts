import type { ByteRange, Download } from '@rathausplatz/contract'
import type { Bildbreite } from '@rathausplatz/contract/medien'
import type { openMedia } from './media.ts'

type Media = Pick<ReturnType<typeof openMedia>, 'read' | 'documents'>

const ENDING = '.pdf'

/**
 * Opens a file as a stream. A picture always comes in a size made here, because originals may contain the
 * location of the camera.
 */
export async function openFile(
  { read, documents }: Media,
  datei: string,
  breite: Bildbreite,
): Promise<Download | undefined> {
  if (datei.endsWith(ENDING)) {
    const document = await documents.find(datei.slice(0, -ENDING.length))
    if (!document) return undefined
    const { typ, version, groesse } = document
    return { typ, name: datei, version, groesse, inhalt: part => documents.pieces(document, part) }
  }
  const picture = await read(datei, breite)
  if (!picture) return undefined
  const { bytes, ...about } = picture
  const inhalt = async function* (part?: ByteRange) {
    yield part ? bytes.subarray(part.from, part.to + 1) : bytes
  }
  return { ...about, groesse: bytes.byteLength, inhalt }
}
