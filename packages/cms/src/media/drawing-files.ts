import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './atomic-file.ts'
import { fingerprint, isKey, namesIn, readIfThere } from './library.ts'

const ENDING = '.svg'

/** The drawings of the library, one file each. */
export function drawingFiles(folder: string) {
  const file = (schluessel: string) => join(folder, `${schluessel}${ENDING}`)
  return {
    file,

    /** Keys of all drawings. */
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
        // Opened on its own, a drawing is a document; this one may do nothing.
        headers: { 'content-security-policy': "default-src 'none'; sandbox" },
      }
    },
  }
}
