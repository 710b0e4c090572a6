import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/**
 * Returns the signing key of this site. The key is created once, so that signatures stay valid after a
 * restart and in all processes. If it cannot be stored, it lasts as long as this process.
 */
export function keptKey(folder: string, onFault: (error: unknown) => void): Buffer {
  const file = join(folder, 'schluessel')
  try {
    return readKey(file) ?? makeKey(folder, file)
  } catch (error) {
    onFault(error)
    return randomBytes(BYTES)
  }
}

function readKey(file: string): Buffer | undefined {
  try {
    const key = readFileSync(file)
    return key.length === BYTES ? key : undefined
  } catch (error) {
    // A key that is there but cannot be read now must not be replaced: it also seals secrets.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes a temporary file and links it atomically, so that the first key wins if several processes create
 * one.
 */
function makeKey(folder: string, file: string): Buffer {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const beside = `${file}.${process.pid}`
  const key = randomBytes(BYTES)
  writeFileSync(beside, key, { mode: 0o600 })
  try {
    linkSync(beside, file)
    return key
  } catch {
    const others = readKey(file)
    if (others) return others
    // The file that exists is not a valid key.
    rmSync(file)
    linkSync(beside, file)
    return readKey(file) ?? key
  } finally {
    rmSync(beside, { force: true })
  }
}
