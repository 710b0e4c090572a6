import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Which file has these letters. */
const taken = new Map<string, string>()

/**
 * What a class of a CSS module is called in the browser: its own name and three letters of its file. The letters travel with
 * every style and every page; the same for all classes of a file, they cost next to nothing once they are compressed. Two
 * files that meet fail the build.
 */
export function scopedName(local: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll(sep, '/')
  const letters = createHash('sha256').update(path).digest('base64url').slice(0, 3)
  const holder = taken.get(letters)
  if (holder !== undefined && holder !== path) throw new Error(`One name for two: ${path} and ${holder}`)
  taken.set(letters, path)
  return `${local}_${letters}`
}
