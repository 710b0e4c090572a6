import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The file that uses these three letters. */
const taken = new Map<string, string>()

/**
 * Returns the name of a CSS module class in the browser: its own name and three letters that stand for its
 * file. All classes of a file have the same letters, which compresses well. The build fails if two files have
 * the same letters.
 */
export function scopedName(local: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll(sep, '/')
  const letters = createHash('sha256').update(path).digest('base64url').slice(0, 3)
  const holder = taken.get(letters)
  if (holder !== undefined && holder !== path) throw new Error(`One name for two: ${path} and ${holder}`)
  taken.set(letters, path)
  return `${local}_${letters}`
}
