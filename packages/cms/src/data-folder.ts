import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type OpenErrorCode =
  | 'datenordner'
  | 'datenordner-belegt'
  | 'datenordner-leer'
  | 'datenordner-voll'
  | 'datenbank-beschaedigt'
  | 'datenbank-fehlt'
  | 'datenbank-neuer'
  | 'datenbank-aelter'

/** What keeps the CMS from opening, for the person who runs it. */
export class OpenError extends Error {
  override name = 'OpenError'
  readonly code: OpenErrorCode
  constructor(code: OpenErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

export type DataFolder = {
  readonly database: string
  readonly media: string
  /** True for a folder that was empty, or whose first filling was interrupted. */
  readonly isNew: boolean
  /** The first filling is done: from now on an empty database is a lost one. */
  filled(): Promise<void>
}

/** Lies in a folder from its making until its first filling is done; whatever else is there may be made anew. */
const UNFINISHED = 'wird-angelegt'
/** Lies in the folder on which a volume is mounted, put there by the operator: seen only while the volume is missing. */
const NOT_MOUNTED = 'nicht-eingehaengt'

/**
 * Finds out, before anything is written, whether this is the folder of the town: a lost database must never be taken
 * for a new town. `create` says that an empty folder may become one.
 */
export async function openDataFolder(dataDir: string, { create }: { create: boolean }): Promise<DataFolder> {
  const at = (name: string) => join(dataDir, name)
  const folder = {
    database: at('rathausplatz.sqlite'),
    media: at('medien'),
    filled: () => rm(at(UNFINISHED), { force: true }),
  }
  if (existsSync(at(NOT_MOUNTED))) throw new OpenError('datenbank-fehlt', notMounted(dataDir))
  const isUnfinished = existsSync(at(UNFINISHED))
  if (!isUnfinished && hasTables(folder.database)) {
    await tryWriting(dataDir)
    await closeToOthers(dataDir, folder.database)
    return { ...folder, isNew: false }
  }
  const isUsed = (await hasFiles(folder.media)) || (await isFilled(`${folder.database}-wal`))
  if (!isUnfinished && isUsed) throw new OpenError('datenbank-fehlt', databaseLost(dataDir))
  if (!create) throw new OpenError('datenordner-leer', empty(dataDir))
  await tryWriting(dataDir)
  await closeToOthers(dataDir, folder.database)
  await writeFile(at(UNFINISHED), '')
  return { ...folder, isNew: true }
}

const notMounted = (dataDir: string) =>
  `Im Datenordner ${dataDir} liegt die Datei „${NOT_MOUNTED}“: Der Datenträger ist nicht eingehängt. Bitte hängen Sie ihn ein und starten Sie dann neu.`

const databaseLost = (dataDir: string) =>
  `Im Datenordner ${dataDir} fehlt die Datenbank rathausplatz.sqlite oder sie ist leer, die Medien sind aber da. Es wird nichts neu angelegt. Bitte holen Sie die Datenbank aus der Sicherung zurück (docs/betrieb/sicherung.md).`

const empty = (dataDir: string) =>
  `Der Datenordner ${dataDir} ist leer. Bitte prüfen Sie, ob DATA_DIR stimmt und der Datenträger eingehängt ist, oder holen Sie die Sicherung zurück (docs/betrieb/sicherung.md). Nur bei einer neuen Stadt: „npm run anlegen“ legt eine leere Datenbank an, DEMO=an die Beispielstadt.`

/**
 * Keeps every other server away from the folder until it is let go. The lock is one of the operating system, held
 * through SQLite: it is gone with the process, however that ends, and leaves nothing behind that could be stale.
 */
export function lockFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'in-betrieb'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new OpenError('datenordner-belegt', inUse(dataDir), cause)
  }
  return () => lock.close()
}

const inUse = (dataDir: string) =>
  `Der Datenordner ${dataDir} ist schon in Betrieb: Eine andere Website läuft darauf. Bitte beenden Sie sie, oder geben Sie dieser mit DATA_DIR einen eigenen Ordner.`

/** A file that SQLite cannot read counts as a database: what is wrong with it is said when it is opened. */
function hasTables(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return database.prepare('select 1 from sqlite_schema limit 1').get() !== undefined
    } finally {
      database.close()
    }
  } catch {
    return true
  }
}

async function hasFiles(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0
}

async function isFilled(file: string): Promise<boolean> {
  return ((await stat(file).catch(() => undefined))?.size ?? 0) > 0
}

/** Creates the folder if need be and finds out now, not at the first saving, whether it can be written to. */
async function tryWriting(dataDir: string): Promise<void> {
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

/** Letters of residents stand in here. What belongs to someone else stays as that person made it. */
async function closeToOthers(dataDir: string, database: string): Promise<void> {
  const files = [database, `${database}-wal`, `${database}-shm`].filter(existsSync)
  await Promise.allSettled([chmod(dataDir, 0o700), ...files.map(file => chmod(file, 0o600))])
}

/**
 * Makes a folder and those above it. Node's own `recursive` tries for ever where a parent is there and takes no folders
 * (`/proc`), so each is made by itself.
 */
async function makeFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => undefined)
  if (there) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 })
}
