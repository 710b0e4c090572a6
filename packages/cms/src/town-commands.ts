import { join } from 'node:path'
import { countTopics, forgetAddress } from './abos/abos.ts'
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

/** What commands ask of a town and do in it, beside its server or without one. */

/**
 * Writes down a whole town, into a new folder or a new zip file; also while a server uses it. Without accounts, messages and
 * anything else that is about people who visit.
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

/** What the texts of a data folder say against its records; may be read while a server uses it. */
export const readFactFindings = (place: TownPlace): Promise<readonly FactFinding[]> =>
  readOnce(place, readFindings)

/** What came in by the forms of a data folder, the newest first; noted in its log, also while a server uses it. */
export const readEingaenge = (place: TownPlace, limit: number): Promise<readonly NewestEingang[]> =>
  readOnce(place, store => readNewest(store.database, new Date(), limit))

/** What was done to the documents of a data folder and by whom, the newest first; may be read while a server uses it. */
export const readChanges = (place: TownPlace, limit: number): Promise<readonly Change[]> =>
  readOnce(place, async store => {
    const changes = await store.changes({ limit, newestFirst: true })
    const names = await editorNames(store.database.read)([...new Set(changes.map(({ who }) => who))])
    return changes.map(change => Object.assign(change, { who: names.get(change.who) ?? change.who }))
  })

/** What visitors of a data folder searched for in vain, most asked first; may be read while a server uses it. */
export const readSearchReport = (place: TownPlace, limit: number): Promise<readonly ZeroHit[]> =>
  readOnce(place, store => readZeroHits(store, limit))

/** What the house has done by itself in a town, and what failed; may be read while a server uses it. */
export const readJobs = (place: TownPlace): Promise<readonly JobNotes[]> =>
  readOnce(place, store => findJobs(store.database.read))

/** Mails of a data folder that have not gone out, the oldest first; may be read while a server uses it. */
export const readMails = (place: TownPlace, limit: number): Promise<readonly Mail[]> =>
  readOnce(place, store => findOpenMails(store.database.read, limit))

/** Sends again a mail, or all that have failed ('alle'), also beside a server. Returns how many there were. */
export const sendAgain = (place: TownPlace, which: string): Promise<number> =>
  writeOnce(place, db => resendMails(db, which, new Date()))

/** Takes a mail out of the queue, also beside a server. Returns how many there were. */
export const discard = (place: TownPlace, id: string): Promise<number> =>
  writeOnce(place, db => discardMail(db, id, new Date()))

/** How many people want to be told by mail of what: of nobody who they are. */
export const readAboNumbers = (place: TownPlace): Promise<readonly { titel: string; anzahl: number }[]> =>
  readOnce(place, store => countTopics(store.database.read))

/** Deletes the subscription of a whole address, also beside a server. Whether there was one. */
export const forgetAbo = (place: TownPlace, email: string): Promise<boolean> =>
  writeOnce(place, db => forgetAddress(db, email, new Date()))

const writeOnce = <T>(
  place: TownPlace,
  write: (db: CmsStore['database']['read']) => Promise<T>,
): Promise<T> => readOnce(place, store => orThrow(store.database.write(async db => ok(await write(db)))))

/** For commands about accounts, also beside a server. */
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

/** For commands, which make no town: "nothing is to do" is only said of one that is there. */
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
