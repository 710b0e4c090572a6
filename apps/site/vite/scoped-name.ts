import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** File by letters. */
const taken = new Map<string, string>()

/**
 * Returns the name of a CSS module class in the browser: its own name and three letters of its file. Equal
 * letters for all classes of a file compress well. A collision of two files fails the build.
 */
export function scopedName(local: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll(sep, '/')
  const letters = createHash('sha256').update(path).digest('base64url').slice(0, 3)
  const holder = taken.get(letters)
  if (holder !== undefined && holder !== path) throw new Error(`One name for two: ${path} and ${holder}`)
  taken.set(letters, path)
  return `${local}_${letters}`
}
