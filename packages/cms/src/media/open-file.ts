import type { ByteRange, Download } from '@rathausplatz/contract'
import type { Bildbreite } from '@rathausplatz/contract/medien'
import type { openMedia } from './media.ts'

type Media = Pick<ReturnType<typeof openMedia>, 'read' | 'documents'>

const ENDING = '.pdf'

/** A file that is read while it goes out; of a picture always a size of it: cameras write down where they were. */
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
