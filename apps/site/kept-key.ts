import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/**
 * The key of this site, made once: what it has signed holds across a restart, and for every process of the house. Where
 * it cannot be kept it is good for as long as this process.
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
  } catch {
    return undefined
  }
}

/** Written beside and then put in its place at once: of several processes that make one, the first has made it. */
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
    // What lies there is no key.
    rmSync(file)
    linkSync(beside, file)
    return readKey(file) ?? key
  } finally {
    rmSync(beside, { force: true })
  }
}
