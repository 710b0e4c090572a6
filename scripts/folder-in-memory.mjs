import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** The file system in memory on Linux. */
const MEMORY = '/dev/shm'
/**
 * Needed space in bytes: more than the unit tests write at the same time. A container often has almost none.
 */
const ROOM = 2_000_000_000
/**
 * The variable that names the folder: every process of a run inherits it, so that all share one. Empty if
 * there is none.
 */
const VARIABLE = 'TESTS_IN_MEMORY'

/**
 * Returns a folder in memory for files that tests write, if the machine has room: a disk has to acknowledge
 * each of a hundred thousand writes, and the files are not needed after a test. Otherwise undefined, and
 * tests write to disk. The process that asks first removes the folder at its end.
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
