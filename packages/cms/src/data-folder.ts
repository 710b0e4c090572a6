import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What keeps the CMS from opening, for the person who runs it. */
export class OpenError extends Error {
  override name = 'OpenError'
  readonly code: 'datenordner' | 'datenbank-neuer'
  constructor(code: OpenError['code'], message: string, cause: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Creates the data folder if need be and finds out now, not at the first saving, whether it can be written to. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.schreibprobe-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    const message = `Der Datenordner ${dataDir} lässt sich nicht beschreiben (the data folder is not writable).`
    throw new OpenError('datenordner', message, cause)
  }
}
