import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OpenError } from './open-error.ts'
import { databaseOf, type TownPlace } from './town-place.ts'

export type DataFolder = {
  /** Contains `media`, the SQLite database, and a subfolder for each room that stores files. */
  readonly dataDir: string
  readonly database: string
  readonly media: string
  /** True if the folder was empty or its first filling was interrupted. */
  readonly isNew: boolean
  /** Marks the first filling as done: from now on, an empty database counts as lost. */
  filled(): Promise<void>
  /** Releases the lock of a first filling (PostgreSQL); does nothing with SQLite. */
  release(): Promise<void>
}

/**
 * Marker file, present from the creation of the folder until its first filling is done. While it exists, the
 * other contents may be created anew.
 */
const UNFINISHED = 'wird-angelegt'
/** Marker file that the operator puts into the mount point: visible only while the volume is not mounted. */
const NOT_MOUNTED = 'nicht-eingehaengt'

/**
 * Checks, before anything is written, that this is the folder of the town: a lost database must never be
 * mistaken for a new town. `create` allows an empty folder to become a new town.
 */
export async function openDataFolder(place: TownPlace, { create }: { create: boolean }): Promise<DataFolder> {
  const { dataDir, databaseUrl } = place
  const at = (name: string) => join(dataDir, name)
  const folder = {
    dataDir,
    database: databaseOf(place),
    media: at('medien'),
    filled: () => rm(at(UNFINISHED), { force: true }),
    release: async () => {},
  }
  if (existsSync(at(NOT_MOUNTED))) throw new OpenError('datenbank-fehlt', notMounted(dataDir))
  if (databaseUrl !== undefined) return openBesideServer({ ...folder, database: databaseUrl }, create)
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

/** Opens the folder of a town whose database is a PostgreSQL server: the folder holds its media. */
async function openBesideServer(
  folder: Pick<DataFolder, 'dataDir' | 'database' | 'media'>,
  create: boolean,
): Promise<DataFolder> {
  const { dataDir } = folder
  const { beginFilling } = await import('./store/postgres/first-filling.ts')
  const filling = await beginFilling(folder.database)
  try {
    const isUsed = filling.isNew && (await hasFiles(folder.media))
    // An interrupted first filling leaves its tables and perhaps some media.
    if (isUsed && (filling.isEmpty || !create)) throw new OpenError('datenbank-fehlt', serverLost(dataDir))
    if (filling.isNew && !create) throw new OpenError('datenordner-leer', emptyServer)
    await tryWriting(dataDir)
    await closeToOthers(dataDir, folder.database)
    return { ...folder, ...filling }
  } catch (error) {
    await filling.release()
    throw error
  }
}

const serverLost = (dataDir: string) =>
  `Die Datenbank (DATABASE_URL) ist leer, im Datenordner ${dataDir} liegen aber Medien. Es wird nichts neu angelegt. Bitte prüfen Sie die Einstellung, oder holen Sie die Datenbank aus der Sicherung zurück (docs/betrieb/sicherung.md). Eine Stadt aus einer anderen Datenbank bringt „npm run umzug“ her.`

const emptyServer =
  'Die Datenbank (DATABASE_URL) ist leer. Bitte prüfen Sie die Einstellung, oder holen Sie die Sicherung zurück (docs/betrieb/sicherung.md). Nur bei einer neuen Stadt: „npm run anlegen“ legt die Tabellen an, DEMO=an die Beispielstadt, „npm run umzug“ bringt eine Stadt aus einer anderen Datenbank her.'

const notMounted = (dataDir: string) =>
  `Im Datenordner ${dataDir} liegt die Datei „${NOT_MOUNTED}“: Der Datenträger ist nicht eingehängt. Bitte hängen Sie ihn ein und starten Sie dann neu.`

const databaseLost = (dataDir: string) =>
  `Im Datenordner ${dataDir} fehlt die Datenbank rathausplatz.sqlite oder sie ist leer, die Medien sind aber da. Es wird nichts neu angelegt. Bitte holen Sie die Datenbank aus der Sicherung zurück (docs/betrieb/sicherung.md).`

const empty = (dataDir: string) =>
  `Der Datenordner ${dataDir} ist leer. Bitte prüfen Sie, ob DATA_DIR stimmt und der Datenträger eingehängt ist, oder holen Sie die Sicherung zurück (docs/betrieb/sicherung.md). Nur bei einer neuen Stadt: „npm run anlegen“ legt eine leere Datenbank an, DEMO=an die Beispielstadt.`

/**
 * Locks the folder against every other server and returns the function that unlocks it. The operating system
 * holds the lock, through SQLite: it ends with the process, however that ends, so no stale lock file remains.
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

/** A file that SQLite cannot read counts as a database: opening it later reports the fault. */
export function hasTables(file: string): boolean {
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

/**
 * Creates the folder if it is missing and checks that it is writable, at the start instead of at the first
 * save.
 */
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

/**
 * Restricts the folder to its owner, because it holds messages of residents. Files of another owner keep
 * their mode.
 */
async function closeToOthers(dataDir: string, database: string): Promise<void> {
  const files = [database, `${database}-wal`, `${database}-shm`].filter(existsSync)
  await Promise.allSettled([chmod(dataDir, 0o700), ...files.map(file => chmod(file, 0o600))])
}

/**
 * Creates a folder and its parents. Node's `recursive` loops forever if a parent exists but accepts no
 * folders (`/proc`), so each level is created by itself.
 */
async function makeFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => undefined)
  if (there) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder, { mode: 0o700 })
}
