import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

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
    await makeFolder(resolve(dataDir))
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    const message = `Der Datenordner ${dataDir} lässt sich nicht beschreiben (the data folder is not writable).`
    throw new OpenError('datenordner', message, cause)
  }
}

/**
 * Makes a folder and those above it. Node's own `recursive` tries for ever where a parent is there and takes no folders
 * (`/proc`), so each is made by itself.
 */
async function makeFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => undefined)
  if (there) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder)
}
