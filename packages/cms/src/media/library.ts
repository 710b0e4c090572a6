import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bildbreite, Bildformat } from '@rathausplatz/contract/medien'
import { writeAtomically } from './atomic-file.ts'
import type { PictureFacts } from './check-picture.ts'

/** The format of a key. Keys are part of addresses and of file names. */
export const KEY = '[a-z0-9]+(?:-[a-z0-9]+)*'
export const isKey = (text: string) => text.length <= 100 && new RegExp(`^${KEY}$`).test(text)

/**
 * A picture of the library. Its version is the hash of its bytes, so a new picture under the same key has
 * another version.
 */
export type Picture = PictureFacts & { readonly schluessel: string; readonly version: string }

/** A version of a file as stored in the folder. */
export type StoredVersion = { readonly version: string; readonly groesse: number; readonly am: Date }

const VERSION = /^[0-9a-f]{16}$/
const ORIGINAL = /^original\.(jpeg|png|webp|avif)$/

/**
 * The pictures of the library. Each key has a folder: `bild.json` names the current version, and each version
 * has a folder with the original and its scaled copies: a copy always belongs to the original beside it. A
 * version stays until the library deletes it as unused.
 */
export function pictureFiles(folder: string, nameOf: NameOf = fingerprint) {
  const head = (schluessel: string) => join(folder, schluessel, 'bild.json')
  const folderOf = ({ schluessel, version }: Picture) => join(folder, schluessel, version)
  const original = (picture: Picture) => join(folderOf(picture), `original.${picture.format}`)
  const derivative = (picture: Picture, breite: Bildbreite, format: Bildformat) =>
    join(folderOf(picture), `${breite}.${format}`)

  const find = async (schluessel: string): Promise<Picture | undefined> => {
    const json = await readIfThere(head(schluessel))
    return json && (JSON.parse(json.toString()) as Picture)
  }

  const write = async (picture: Picture, bytes: Uint8Array): Promise<void> => {
    await mkdir(folderOf(picture), { recursive: true })
    const originals = (await namesIn(folderOf(picture))).filter(name => ORIGINAL.test(name))
    for (const name of originals)
      await refuseOther(join(folderOf(picture), name), bytes, picture.version, nameOf)
    await writeAtomically(original(picture), bytes)
  }

  return {
    find,
    original,

    async put(schluessel: string, bytes: Uint8Array, facts: PictureFacts): Promise<Picture> {
      const picture: Picture = { schluessel, version: nameOf(bytes), ...facts }
      await write(picture, bytes)
      await writeAtomically(head(schluessel), JSON.stringify(picture))
      return picture
    },

    /** Returns one of the stored versions, current or not. */
    async findVersion(schluessel: string, version: string): Promise<Picture | undefined> {
      for (const name of await namesIn(join(folder, schluessel, version))) {
        const [, format] = ORIGINAL.exec(name) ?? []
        // Only the upload needs width and height.
        if (format) return { schluessel, version, format: format as Picture['format'], breite: 0, hoehe: 0 }
      }
      return undefined
    },

    /** Returns all stored versions, with size and time of their files. */
    async versions(schluessel: string): Promise<StoredVersion[]> {
      const names = (await namesIn(join(folder, schluessel))).filter(name => VERSION.test(name))
      const found = await Promise.all(
        names.map(async version => {
          const picture = await this.findVersion(schluessel, version)
          const there = picture && (await ifThere(stat(original(picture))))
          return there ? [{ version, groesse: there.size, am: there.mtime }] : []
        }),
      )
      return found.flat()
    },

    /** Deletes all versions except the current one and those in `keep`. */
    async prune(schluessel: string, keep: readonly string[]): Promise<void> {
      const shown = (await find(schluessel))?.version
      for (const version of await namesIn(join(folder, schluessel)))
        if (VERSION.test(version) && ![...keep, shown].includes(version))
          await rm(join(folder, schluessel, version), { recursive: true, force: true })
    },

    /** Deletes a picture, except the versions in `keep`. */
    async remove(schluessel: string, keep: readonly string[] = []): Promise<void> {
      if (keep.length === 0) return rm(join(folder, schluessel), { recursive: true, force: true })
      await rm(head(schluessel), { force: true })
      await this.prune(schluessel, keep)
    },

    /** Stores a version beside the current one. */
    async putVersion(schluessel: string, bytes: Uint8Array, facts: PictureFacts): Promise<void> {
      await write({ schluessel, version: nameOf(bytes), ...facts }, bytes)
    },

    readOriginal: (picture: Picture) => readFile(original(picture)),

    readDerivative: (picture: Picture, breite: Bildbreite, format: Bildformat) =>
      readIfThere(derivative(picture, breite, format)),

    writeDerivative: (picture: Picture, breite: Bildbreite, format: Bildformat, bytes: Uint8Array) =>
      writeAtomically(derivative(picture, breite, format), bytes),
  }
}

export const sha256Of = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** The name of a version: the first 16 hex digits of the SHA-256 hash of its bytes. */
export const fingerprint = (bytes: Uint8Array | string) => sha256Of(bytes).slice(0, 16)

export type NameOf = (bytes: Uint8Array) => string

/** Another file has the same name of a version: 64 bits can be made to fit, with much work. */
export class OtherFile extends Error {}

/**
 * Throws `OtherFile` if another file has this version: a promulgated one must not be replaced. A damaged file,
 * whose bytes do not fit its name any more, may be stored again.
 */
export async function refuseOther(
  file: string,
  bytes: Uint8Array,
  version: string,
  nameOf: NameOf,
): Promise<void> {
  const there = await readIfThere(file)
  if (!there || nameOf(there) !== version || sha256Of(there) === sha256Of(bytes)) return
  throw new OtherFile(`Another file has the version ${version}`)
}

/** Returns the names in a folder; empty if the folder does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

export const readIfThere = (file: string) => ifThere(readFile(file))

/** Returns the result of a file operation; undefined if the file does not exist. */
export async function ifThere<T>(told: Promise<T>): Promise<T | undefined> {
  try {
    return await told
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
