import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange, Dokument } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import { writeAtomically } from './atomic-file.ts'
import { fingerprint, isKey, namesIn, readIfThere } from './library.ts'

/** A PDF file of the library, with the version that its bytes make. */
export type StoredDocument = Dokument & { readonly schluessel: string; readonly version: string }

const ENDING = '.pdf'

/**
 * The PDF files of the library, byte for byte as they came. Each key has a folder; in it `dokument.json` says which
 * version is shown, so whoever reads while a file is replaced gets one of the two whole.
 */
export function documentFiles(folder: string) {
  const folderOf = (schluessel: string) => join(folder, `${schluessel}${ENDING}`)
  const head = (schluessel: string) => join(folderOf(schluessel), 'dokument.json')
  const file = ({ schluessel, version }: StoredDocument) => join(folderOf(schluessel), `${version}${ENDING}`)

  const find = async (schluessel: string): Promise<StoredDocument | undefined> => {
    const json = await readIfThere(head(schluessel))
    return json && (JSON.parse(json.toString()) as StoredDocument)
  }

  return {
    find,
    file,

    async put(schluessel: string, titel: string, bytes: Uint8Array): Promise<StoredDocument> {
      const before = await find(schluessel)
      const document: StoredDocument = {
        schluessel,
        version: fingerprint(bytes),
        titel,
        url: `${medienPfad}${schluessel}${ENDING}`,
        groesse: bytes.byteLength,
        typ: 'application/pdf',
      }
      await mkdir(folderOf(schluessel), { recursive: true })
      await writeAtomically(file(document), bytes)
      await writeAtomically(head(schluessel), JSON.stringify(document))
      if (before && before.version !== document.version) await rm(file(before), { force: true })
      return document
    },

    read: (document: StoredDocument) => readFile(file(document)),

    remove: (schluessel: string) => rm(folderOf(schluessel), { recursive: true, force: true }),

    /** Bytes `from` to `to`, both included, read while they are sent. */
    stream(document: StoredDocument, from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>> {
      const bytes = createReadStream(file(document), { start: from, end: to })
      return Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>
    },

    /** The same, piece by piece; all of them unless a part is named. */
    pieces: (document: StoredDocument, part?: ByteRange): AsyncIterable<Uint8Array> =>
      createReadStream(file(document), part && { start: part.from, end: part.to }),

    /** Keys of all documents. */
    async keys(): Promise<string[]> {
      const names = await namesIn(folder)
      return names
        .filter(name => name.endsWith(ENDING))
        .map(name => name.slice(0, -ENDING.length))
        .filter(isKey)
    },
  }
}

export type DocumentFiles = ReturnType<typeof documentFiles>
