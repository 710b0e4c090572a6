import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** More than all tests that run beside each other write; in a container there is often next to nothing. */
const ROOM = 2_000_000_000

/**
 * Where tests keep what they write: in memory where the machine has room, for a disk has to acknowledge each of a
 * hundred thousand writes, and what comes after the test nobody reads. Elsewhere undefined, and it is kept on the disk.
 */
export function folderInMemory(): string | undefined {
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
