import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './atomic-file.ts'
import { fingerprint, isKey, namesIn, readIfThere } from './library.ts'

const ENDING = '.svg'

/** The drawings of the library, one file per key. */
export function drawingFiles(folder: string) {
  const file = (schluessel: string) => join(folder, `${schluessel}${ENDING}`)
  return {
    file,

    /** Returns the keys of all drawings. */
    async keys(): Promise<string[]> {
      const names = await namesIn(folder)
      return names
        .filter(name => name.endsWith(ENDING))
        .map(name => name.slice(0, -ENDING.length))
        .filter(isKey)
    },

    async put(schluessel: string, svg: string): Promise<void> {
      await mkdir(folder, { recursive: true })
      await writeAtomically(file(schluessel), svg)
    },

    async find(schluessel: string) {
      const bytes = await readIfThere(file(schluessel))
      if (!bytes) return undefined
      return {
        bytes: new Uint8Array(bytes),
        version: fingerprint(bytes),
        type: 'image/svg+xml',
        // A drawing opened on its own is a document; this header forbids it to load or run anything.
        headers: { 'content-security-policy': "default-src 'none'; sandbox" },
      }
    },
  }
}
