import { join } from 'node:path'
import { countTopics } from './abos/count-topics.ts'
import { forgetAddress } from './abos/forget-address.ts'
import { openAccounts } from './accounts/accounts.ts'
import type { administration } from './accounts/administer.ts'
import type { AccountSettings } from './accounts/room.ts'
import { townTelephone } from './aemter/offices.ts'
import { type Exported, exportTo } from './ausfuhr/export-town.ts'
import type { Extent } from './ausfuhr/format.ts'
import type { CmsStore } from './collections/collections.ts'
import { hasTables } from './data-folder.ts'
import { editorNames } from './editing/names.ts'
import type { FactFinding } from './facts/fact-findings.ts'
import { readFindings } from './facts/read-findings.ts'
import { type NewestEingang, readNewest } from './formulare/read-newest.ts'
import { findJobs, type JobNotes } from './jobs/find-jobs.ts'
import { OpenError } from './open-error.ts'
import { openTownStore } from './open-town-store.ts'
import { discardMail, findOpenMails, type Mail, resendMails } from './outbox/outbox.ts'
import { readZeroHits, type ZeroHit } from './search/zero-hits.ts'
import { type Change, ok } from './store/index.ts'
import { orThrow } from './store/result.ts'
import { databaseOf, noTown, type TownPlace } from './town-place.ts'

/** Reads and writes of commands on a town, beside its server or without one. */

/**
 * Exports a whole town into a new folder or a new zip file, also while a server uses it. Leaves out accounts,
 * messages and all other data about visitors.
 */
export async function exportTown(place: TownPlace, target: string, extent: Extent): Promise<Exported> {
  const { dataDir, databaseUrl } = place
  const database = databaseOf(place)
  if (databaseUrl === undefined && !hasTables(database)) throw noTown(place)
  const town = { database, media: join(dataDir, 'medien'), clock: () => new Date() }
  return exportTo(town, target, extent).catch((error: unknown) => {
    throw error instanceof OpenError && error.code === 'datenordner-leer' ? noTown(place) : error
  })
}

/**
 * Returns the contradictions between the texts of a data folder and its records. Works beside a running
 * server.
 */
export const readFactFindings = (place: TownPlace): Promise<readonly FactFinding[]> =>
  readOnce(place, readFindings)

/**
 * Returns the newest entries of the forms of a data folder, newest first. The access is recorded in its log.
 * Works beside a running server.
 */
export const readEingaenge = (place: TownPlace, limit: number): Promise<readonly NewestEingang[]> =>
  readOnce(place, store => readNewest(store.database, new Date(), limit))

/**
 * Returns the changes to the documents of a data folder with the names of their editors, newest first. Works
 * beside a running server.
 */
export const readChanges = (place: TownPlace, limit: number): Promise<readonly Change[]> =>
  readOnce(place, async store => {
    const changes = await store.changes({ limit, newestFirst: true })
    const names = await editorNames(store.database.read)([...new Set(changes.map(({ who }) => who))])
    return changes.map(change => Object.assign(change, { who: names.get(change.who) ?? change.who }))
  })

/** Returns searches of visitors without a hit, most frequent first. Works beside a running server. */
export const readSearchReport = (place: TownPlace, limit: number): Promise<readonly ZeroHit[]> =>
  readOnce(place, store => readZeroHits(store, limit))

/** Returns the background jobs of a town with their last runs and failures. Works beside a running server. */
export const readJobs = (place: TownPlace): Promise<readonly JobNotes[]> =>
  readOnce(place, store => findJobs(store.database.read))

/**
 * Returns the mails of a data folder that have not been sent, oldest first. Works beside a running server.
 */
export const readMails = (place: TownPlace, limit: number): Promise<readonly Mail[]> =>
  readOnce(place, store => findOpenMails(store.database.read, limit))

/**
 * Queues a mail, or all failed ones ('alle'), for sending again, also beside a server. Returns their number.
 */
export const sendAgain = (place: TownPlace, which: string): Promise<number> =>
  writeOnce(place, db => resendMails(db, which, new Date()))

/** Discards a mail of the queue, also beside a server. Returns the number of mails discarded. */
export const discard = (place: TownPlace, id: string): Promise<number> =>
  writeOnce(place, db => discardMail(db, id, new Date()))

/** Returns the number of subscribers per topic, without any address. */
export const readAboNumbers = (place: TownPlace): Promise<readonly { titel: string; anzahl: number }[]> =>
  readOnce(place, store => countTopics(store.database.read))

/** Deletes all subscriptions of an address, also beside a server. Returns whether there was one. */
export const forgetAbo = (place: TownPlace, email: string): Promise<boolean> =>
  writeOnce(place, db => forgetAddress(db, email, new Date()))

const writeOnce = <T>(
  place: TownPlace,
  write: (db: CmsStore['database']['read']) => Promise<T>,
): Promise<T> => readOnce(place, store => orThrow(store.database.write(async db => ok(await write(db)))))

/** Runs a command about accounts, also beside a server. */
export async function administerAccounts<T>(
  place: TownPlace,
  settings: AccountSettings,
  work: (accounts: ReturnType<typeof administration>) => Promise<T>,
): Promise<T> {
  return readOnce(place, store => {
    const { database } = store
    const telephone = townTelephone(() => new Date())
    return work(openAccounts({ database, clock: () => new Date(), settings, telephone }).administration)
  })
}

/**
 * Opens an existing town for one command. Throws if there is none, so that a wrong folder is not reported as
 * "nothing to do".
 */
async function readOnce<T>(place: TownPlace, read: (store: CmsStore) => Promise<T>): Promise<T> {
  const database = databaseOf(place)
  if (place.databaseUrl === undefined && !hasTables(database)) throw noTown(place)
  const store = await openTownStore({ database, clock: () => new Date(), onlyLooks: true }).catch(
    (error: unknown) => {
      throw error instanceof OpenError && error.code === 'datenordner-leer' ? noTown(place) : error
    },
  )
  try {
    return await read(store)
  } finally {
    await store.close()
  }
}
