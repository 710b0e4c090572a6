import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsHandlers } from '@rathausplatz/contract'
import { ablagen } from '@rathausplatz/contract/ablagen'
import { type CmsStore, collections } from './collections/collections.ts'
import { lockFolder, OpenError, openDataFolder } from './data-folder.ts'
import { endpoints } from './endpoints/endpoints.ts'
import type { FactFinding } from './facts/fact-findings.ts'
import { readFindings } from './facts/read-findings.ts'
import { type DailyJob, dailyJobs } from './jobs/daily-jobs.ts'
import { type Eingang, forgetOldMessages, openKontakt } from './kontakt/kontakt.ts'
import type { Log } from './log.ts'
import { openMedia } from './media/media.ts'
import { derived, openCmsStore } from './open-cms-store.ts'
import { documentIndex } from './search/document-index.ts'
import { readPdf } from './search/pdf-text.ts'
import { openSearch, type Search } from './search/search.ts'
import { forgetOldQuestions, readZeroHits, type ZeroHit } from './search/zero-hits.ts'
import { checkDatabase, type Trouble, troubleOf, troubles, watchHealth } from './store/health.ts'
import {
  type Change,
  emptyTrash,
  fillDerived,
  forgetChanges,
  forgetWorkingCopies,
  TRASH_DAYS,
} from './store/index.ts'
import { setAside } from './store/publication.ts'

export type { CmsStore } from './collections/collections.ts'
export { OpenError } from './data-folder.ts'
export type { FactFinding } from './facts/fact-findings.ts'
export type { Eingang } from './kontakt/kontakt.ts'
export type { Log } from './log.ts'
export type { Picture } from './media/library.ts'
export { type ImportResult, importServiceBw } from './service-bw/import.ts'
export { reportText } from './service-bw/report-text.ts'
export { type Trouble, troubles } from './store/health.ts'

/** The CMS that lives in the same process as the website and keeps everything in one folder. */
export interface EmbeddedCms {
  /** Answers to the calls of the contract. */
  readonly handlers: CmsHandlers
  readonly store: CmsStore
  /** Answers `/medien/...`. */
  media(request: Request): Promise<Response>
  /** Takes a picture into the media library: JPEG, PNG, WebP or AVIF. */
  readonly addPicture: Media['addPicture']
  /** Takes a drawing (SVG) into the media library, reduced to shapes and colours. */
  readonly addDrawing: Media['addDrawing']
  /**
   * Takes a PDF file into the media library, byte for byte. Its text is read and found a little later; without a
   * `titel` it is called as its own data say.
   */
  readonly addDocument: Media['addDocument']
  /** Makes the sizes of these pictures in the background, so that no visitor waits for them. */
  readonly warmPictures: Media['warmPictures']
  /** Questions of visitors that found nothing, most asked first: for editors. */
  readonly searchesWithoutHits: Search['withoutHits']
  /** From now on what has to happen every day happens, such as deleting old messages. A command leaves it to the server. */
  startDailyJobs(): void
  /** What keeps this machine from storing, if anything does. */
  trouble(): Trouble | undefined
  /** Resolves when the database was looked through for damage. */
  readonly checked: Promise<void>
  /** What texts say against the records: a number, an address, a fee that no record knows or knows otherwise. */
  factFindings(): Promise<readonly FactFinding[]>
  /** Resolves when everything that is public can be found. */
  indexed(): Promise<void>
  /** True until the first filling of an empty data folder is done, also after one that was interrupted. */
  readonly isNew: boolean
  /** The first filling is done: an empty database would from now on be a lost one. */
  filled(): Promise<void>
  close(): Promise<void>
}

type Media = ReturnType<typeof openMedia>

type Options = {
  dataDir: string
  log: Log
  clock?: () => Date
  /** Whether an empty data folder may become a new town. */
  create?: boolean
  /** For a server: no second one on this folder. A command may come in beside it. */
  alone?: boolean
}

export async function openCms({
  dataDir,
  log,
  clock = () => new Date(),
  create = false,
  alone = false,
}: Options): Promise<EmbeddedCms> {
  const folder = await openDataFolder(dataDir, { create })
  const unlock = alone ? lockFolder(dataDir) : () => {}
  const health = watchHealth(log)
  const store = await openDatabase({ file: folder.database, clock, health }).catch((error: unknown) => {
    unlock()
    throw error
  })
  const checked = checkDatabase(folder.database, health)
  const media = openMedia(folder.media, log, store.isForEveryone)
  const kontakt = openKontakt(store.database, clock)
  const search = openSearch(store, clock)
  const documents = documentIndex(store, media.documents, log)
  const jobs = dailyJobs({
    database: store.database,
    jobs: [
      forgetOldMessages,
      forgetOldQuestions,
      forgetOldChanges,
      forgetOldCopies,
      emptyOldTrash,
      setAsideEnded,
    ],
    clock,
    log,
  })
  let closed = false
  // In the background: the site answers at once, and finds more and more.
  const caughtUp = store
    .renew(() => closed)
    .then(() => fillDerived(store.database, derived, () => closed))
    .then(() => documents.catchUp())
    .catch(err => log.error({ err }, 'contents not renewed or rows of public documents not filled'))
  log.info({ dataDir }, 'CMS opened')
  return {
    handlers: endpoints({ store, search, kontakt, clock }),
    store,
    media: media.answer,
    addPicture: media.addPicture,
    addDrawing: media.addDrawing,
    async addDocument({ titel, ...document }) {
      const named = titel ?? (await readPdf(document.bytes))?.titel
      const taken = await media.addDocument({ ...document, titel: named || undefined })
      if (taken.ok) documents.queue(taken.value.schluessel)
      return taken
    },
    searchesWithoutHits: search.withoutHits,
    factFindings: () => readFindings(store),
    async indexed() {
      await caughtUp
      await documents.idle()
    },
    warmPictures: media.warmPictures,
    startDailyJobs: jobs.start,
    trouble: health.trouble,
    checked,
    isNew: folder.isNew,
    filled: folder.filled,
    async close() {
      closed = true
      await Promise.all([media.close(), caughtUp, documents.close(), jobs.close()])
      await search.close()
      await store.close()
      unlock()
    },
  }
}

/** What the texts of a data folder say against its records; may be read while a server uses it. */
export const readFactFindings = (dataDir: string): Promise<readonly FactFinding[]> =>
  readOnce(dataDir, readFindings)

/**
 * Publishing does it too, by whatever clock there is. Done every day by one that can be believed, what a wrong clock
 * has set aside is back in its lists by the next day.
 */
const setAsideEnded: DailyJob = {
  name: 'Abgelaufenes beiseitelegen',
  async run(transaction, now) {
    for (const kind of Object.keys(collections)) await setAside(transaction, kind, now)
  },
}

const DAY_MS = 86_400_000

const emptyOldTrash: DailyJob = {
  name: 'Papierkorb leeren',
  run: (transaction, now) => emptyTrash(transaction, new Date(now.getTime() - TRASH_DAYS * DAY_MS)),
}

const forgetOldCopies: DailyJob = {
  name: 'Liegengebliebene Arbeitskopien löschen',
  run: (transaction, now) =>
    forgetWorkingCopies(transaction, new Date(now.getTime() - ablagen.arbeitskopien.dauer.tage * DAY_MS)),
}

const forgetOldChanges: DailyJob = {
  name: 'Alte Einträge des Änderungsprotokolls löschen',
  run: (transaction, now) =>
    forgetChanges(transaction, new Date(now.getTime() - ablagen.aenderungen.dauer.tage * DAY_MS)),
}

/** Messages to the office of a data folder, the newest first; may be read while a server uses it. */
export const readEingaenge = (dataDir: string, limit: number): Promise<readonly Eingang[]> =>
  readOnce(dataDir, store => openKontakt(store.database, () => new Date()).eingaenge({ limit }))

/** What was done to the documents of a data folder, the newest first; may be read while a server uses it. */
export const readChanges = (dataDir: string, limit: number): Promise<readonly Change[]> =>
  readOnce(dataDir, store => store.changes({ limit, newestFirst: true }))

/** What visitors of a data folder searched for in vain, most asked first; may be read while a server uses it. */
export const readSearchReport = (dataDir: string, limit: number): Promise<readonly ZeroHit[]> =>
  readOnce(dataDir, store => readZeroHits(store, limit))

/** For commands that only look: a folder without a database has nothing to tell. */
async function readOnce<T>(
  dataDir: string,
  read: (store: CmsStore) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const file = join(dataDir, 'rathausplatz.sqlite')
  if (!existsSync(file)) return []
  const store = await openDatabase({ file, clock: () => new Date(), onlyLooks: true })
  try {
    return await read(store)
  } finally {
    await store.close()
  }
}

async function openDatabase(options: Parameters<typeof openCmsStore>[0]): Promise<CmsStore> {
  try {
    return await openCmsStore(options)
  } catch (error) {
    // The store says it in words only; an operator's script needs to tell it from a broken disk.
    if (error instanceof Error && error.message.includes('neueren Version')) {
      throw new OpenError('datenbank-neuer', error.message, error)
    }
    if (error instanceof Error && error.message.includes('ältere Form')) {
      throw new OpenError('datenbank-aelter', error.message, error)
    }
    const trouble = troubleOf(error)
    if (trouble === 'beschaedigt') throw new OpenError('datenbank-beschaedigt', troubles[trouble], error)
    if (trouble) throw new OpenError('datenordner-voll', troubles[trouble], error)
    throw error
  }
}
