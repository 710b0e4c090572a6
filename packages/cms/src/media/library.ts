import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bildbreite, Bildformat } from '@rathausplatz/contract/medien'
import { writeAtomically } from './atomic-file.ts'
import type { PictureFacts } from './check-picture.ts'

/** What a key of the library may look like. It becomes part of addresses and of file names. */
export const KEY = '[a-z0-9]+(?:-[a-z0-9]+)*'
export const isKey = (text: string) => text.length <= 100 && new RegExp(`^${KEY}$`).test(text)

/** A picture of the library. Its version is made from its bytes: another picture under the same key has another. */
export type Picture = PictureFacts & { readonly schluessel: string; readonly version: string }

/**
 * The files of the library. Each key has a folder; in it `bild.json` says which version is shown, and each version has
 * a folder with the original and the sizes made of it. So a size can never be one of an older picture.
 */
export function pictureFiles(folder: string) {
  const head = (schluessel: string) => join(folder, schluessel, 'bild.json')
  const folderOf = ({ schluessel, version }: Picture) => join(folder, schluessel, version)
  const original = (picture: Picture) => join(folderOf(picture), `original.${picture.format}`)
  const derivative = (picture: Picture, breite: Bildbreite, format: Bildformat) =>
    join(folderOf(picture), `${breite}.${format}`)

  const find = async (schluessel: string): Promise<Picture | undefined> => {
    const json = await readIfThere(head(schluessel))
    return json && (JSON.parse(json.toString()) as Picture)
  }

  return {
    find,
    original,

    async put(schluessel: string, bytes: Uint8Array, facts: PictureFacts): Promise<Picture> {
      const before = await find(schluessel)
      const picture: Picture = { schluessel, version: fingerprint(bytes), ...facts }
      await mkdir(folderOf(picture), { recursive: true })
      await writeAtomically(original(picture), bytes)
      await writeAtomically(head(schluessel), JSON.stringify(picture))
      if (before && before.version !== picture.version)
        await rm(folderOf(before), { recursive: true, force: true })
      return picture
    },

    remove: (schluessel: string) => rm(join(folder, schluessel), { recursive: true, force: true }),

    readOriginal: (picture: Picture) => readFile(original(picture)),

    readDerivative: (picture: Picture, breite: Bildbreite, format: Bildformat) =>
      readIfThere(derivative(picture, breite, format)),

    writeDerivative: (picture: Picture, breite: Bildbreite, format: Bildformat, bytes: Uint8Array) =>
      writeAtomically(derivative(picture, breite, format), bytes),
  }
}

export const fingerprint = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** The names in a folder; none where it is not there yet. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

export async function readIfThere(file: string) {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
