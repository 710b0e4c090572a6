import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file that is either not there or whole, also for whoever reads it meanwhile and after a power cut. */
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
