import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file atomically: concurrent readers, and a power cut, see all of it or none. */
export async function writeAtomically(file: string, bytes: Uint8Array | string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.neu`
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
