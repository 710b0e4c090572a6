import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** More than the tests of the building blocks write beside each other; in a container there is often next to nothing. */
const ROOM = 2_000_000_000
/** Inherited by every process of a run, so that there is one folder for all of them; empty where there is none. */
const VARIABLE = 'TESTS_IN_MEMORY'

/**
 * Where tests keep what they write: in memory where the machine has room, for a disk has to acknowledge each of a
 * hundred thousand writes, and what comes after the test nobody reads. Elsewhere undefined, and it is kept on the disk.
 * The process that asks first removes the folder when it ends.
 * @returns {string | undefined}
 */
export function folderInMemory() {
  process.env[VARIABLE] ??= make() ?? ''
  return process.env[VARIABLE] || undefined
}

function make() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < ROOM) return undefined
    const folder = mkdtempSync(join(MEMORY, 'tests-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    return folder
  } catch {
    return undefined
  }
}
