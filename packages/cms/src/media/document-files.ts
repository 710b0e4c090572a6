import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange, Dokument } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import { writeAtomically } from './atomic-file.ts'
import {
  fingerprint,
  ifThere,
  isKey,
  type NameOf,
  namesIn,
  readIfThere,
  refuseOther,
  type StoredVersion,
} from './library.ts'

/** A PDF file of the library. The version is the hash of its bytes. */
export type StoredDocument = Dokument & { readonly schluessel: string; readonly version: string }

const ENDING = '.pdf'
const VERSION = /^[0-9a-f]{16}\.pdf$/

/**
 * The PDF files of the library, stored byte for byte. Each key has a folder, and its `dokument.json` names
 * the current version: a reader during a replacement gets one of the two versions, whole.
 */
export function documentFiles(folder: string, nameOf: NameOf = fingerprint) {
  const folderOf = (schluessel: string) => join(folder, `${schluessel}${ENDING}`)
  const head = (schluessel: string) => join(folderOf(schluessel), 'dokument.json')
  const file = ({ schluessel, version }: StoredDocument) => join(folderOf(schluessel), `${version}${ENDING}`)

  const find = async (schluessel: string): Promise<StoredDocument | undefined> => {
    const json = await readIfThere(head(schluessel))
    return json && (JSON.parse(json.toString()) as StoredDocument)
  }

  const write = async (schluessel: string, version: string, bytes: Uint8Array): Promise<void> => {
    const place = join(folderOf(schluessel), `${version}${ENDING}`)
    await mkdir(folderOf(schluessel), { recursive: true })
    await refuseOther(place, bytes, version, nameOf)
    await writeAtomically(place, bytes)
  }

  return {
    find,
    file,

    async put(schluessel: string, titel: string, bytes: Uint8Array): Promise<StoredDocument> {
      const document: StoredDocument = {
        schluessel,
        version: nameOf(bytes),
        titel,
        url: `${medienPfad}${schluessel}${ENDING}`,
        groesse: bytes.byteLength,
        typ: 'application/pdf',
      }
      await write(schluessel, document.version, bytes)
      await writeAtomically(head(schluessel), JSON.stringify(document))
      return document
    },

    read: (document: StoredDocument) => readFile(file(document)),

    /** Returns one of the stored versions, current or not. */
    async findVersion(schluessel: string, version: string): Promise<StoredDocument | undefined> {
      const about = { schluessel, version, titel: schluessel, typ: 'application/pdf' } as const
      const document = { ...about, url: `${medienPfad}${schluessel}${ENDING}`, groesse: 0 }
      const there = await ifThere(stat(file(document)))
      return there && { ...document, groesse: there.size }
    },

    /** Returns all stored versions, with size and time of their files. */
    async versions(schluessel: string): Promise<StoredVersion[]> {
      const names = await namesIn(folderOf(schluessel))
      const versions = names.filter(name => VERSION.test(name)).map(name => name.slice(0, -ENDING.length))
      return Promise.all(
        versions.map(async version => {
          const { size, mtime } = await stat(join(folderOf(schluessel), `${version}${ENDING}`))
          return { version, groesse: size, am: mtime }
        }),
      )
    },

    /** Deletes all versions except the current one and those in `keep`. */
    async prune(schluessel: string, keep: readonly string[]): Promise<void> {
      const shown = (await find(schluessel))?.version
      for (const name of await namesIn(folderOf(schluessel)))
        if (VERSION.test(name) && ![...keep, shown].includes(name.slice(0, -ENDING.length)))
          await rm(join(folderOf(schluessel), name), { force: true })
    },

    /** Deletes a document, except the versions in `keep`. */
    async remove(schluessel: string, keep: readonly string[] = []): Promise<void> {
      if (keep.length === 0) return rm(folderOf(schluessel), { recursive: true, force: true })
      await rm(head(schluessel), { force: true })
      await this.prune(schluessel, keep)
    },

    /** Stores a version beside the current one. */
    async putVersion(schluessel: string, bytes: Uint8Array): Promise<void> {
      await write(schluessel, nameOf(bytes), bytes)
    },

    /** Streams the bytes `from` to `to`, both included. */
    stream(document: StoredDocument, from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>> {
      const bytes = createReadStream(file(document), { start: from, end: to })
      return Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>
    },

    /** Like `stream`, as an async iterable; the whole file by default. */
    pieces: (document: StoredDocument, part?: ByteRange): AsyncIterable<Uint8Array> =>
      createReadStream(file(document), part && { start: part.from, end: part.to }),

    /** Returns the keys of all documents. */
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
