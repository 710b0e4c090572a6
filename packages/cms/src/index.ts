import { randomBytes } from 'node:crypto'
import type { CmsHandlers, Identify } from '@rathausplatz/contract'
import { openAccounts } from './accounts/accounts.ts'
import type { administration } from './accounts/administer.ts'
import type { Cost } from './accounts/passwords.ts'
import type { AccountSettings } from './accounts/room.ts'
import { townTelephone } from './aemter/offices.ts'
import { type ImportReport, importTown } from './ausfuhr/import-town.ts'
import type { Package } from './ausfuhr/open-package.ts'
import { remindOwners } from './care/remind-owners.ts'
import { checkContents } from './checks/check-contents.ts'
import { type CmsStore, collections } from './collections/collections.ts'
import { lockFolder, openDataFolder } from './data-folder.ts'
import { openLooking } from './editing/looking.ts'
import { editorNames } from './editing/names.ts'
import { endpoints } from './endpoints/endpoints.ts'
import type { FactFinding } from './facts/fact-findings.ts'
import { readFindings } from './facts/read-findings.ts'
import { type Feed, openFeed } from './feed/feed.ts'
import { rememberAnswers } from './feed/remembered-answers.ts'
import { openJobs } from './jobs/run-jobs.ts'
import { checkLinks } from './links/check-links.ts'
import type { Log } from './log.ts'
import { drawingFiles } from './media/drawing-files.ts'
import { openMedia } from './media/media.ts'
import { type Library, mediaLibrary } from './media/media-library.ts'
import { forgetMissingAddresses, type Missed, missingAddresses } from './missing/missing-addresses.ts'
import { openOparl } from './oparl/answer.ts'
import { followWindows } from './oparl/follow-windows.ts'
import type { OparlTables } from './oparl/tables.ts'
import { renewal } from './open-cms-store.ts'
import { openTownStore } from './open-town-store.ts'
import { openOpen311 } from './open311/answer.ts'
import { tellOutage, tellOutages } from './outage.ts'
import { openOutside } from './outbound/fetch-outside.ts'
import { outboxJobs, type Post } from './outbox/send-mails.ts'
import { importFolder } from './rat/import/import-folder.ts'
import { importOparl, type OparlHow, type RatImported } from './rat/import/import-oparl.ts'
import type { How } from './rat/import/take-over.ts'
import type { House } from './rooms/room.ts'
import { openRooms, type Rooms } from './rooms/rooms.ts'
import { prepareCommonWords } from './search/common-words.ts'
import { documentIndex } from './search/document-index.ts'
import { openSearch, type Search } from './search/search.ts'
import { forgetOldQuestions } from './search/zero-hits.ts'
import { watchHealth } from './store/health.ts'
import { checkDatabase } from './store/sqlite/check-database.ts'
import type { Trouble } from './store/troubles.ts'
import { upkeepOf } from './store/upkeep.ts'
import type { TownPlace } from './town-place.ts'
import type { Warnregion } from './warnungen/region.ts'

export type { Account } from './accounts/account.ts'
export { AccountRefused } from './accounts/account-refused.ts'
export type { NewAccount } from './accounts/check-account.ts'
export type { ProviderSettings } from './accounts/provider.ts'
export { isContradictory } from './ausfuhr/format.ts'
export { openPackage } from './ausfuhr/open-package.ts'
export { exportReport, importReport } from './ausfuhr/report-text.ts'
export type { CmsStore } from './collections/collections.ts'
export type { FactFinding } from './facts/fact-findings.ts'
export type { Epoch, Feed } from './feed/feed.ts'
export type { NewestEingang } from './formulare/read-newest.ts'
export type { JobNotes } from './jobs/find-jobs.ts'
export type { Log } from './log.ts'
export type { Picture } from './media/library.ts'
export { moveDatabase } from './move.ts'
export { OpenError } from './open-error.ts'
export type { Mail } from './outbox/outbox.ts'
export type { Post } from './outbox/send-mails.ts'
export { hasRefused, ratReportText } from './rat/import/report.ts'
export { type ImportResult, importServiceBw } from './service-bw/import.ts'
export { reportText } from './service-bw/report-text.ts'
export { type Trouble, troubles } from './store/troubles.ts'
export {
  administerAccounts,
  discard,
  exportTown,
  forgetAbo,
  readAboNumbers,
  readChanges,
  readEingaenge,
  readFactFindings,
  readJobs,
  readMails,
  readSearchReport,
  sendAgain,
} from './town-commands.ts'
export type { TownPlace } from './town-place.ts'
export type { Warnregion } from './warnungen/region.ts'

/** The CMS that lives in the same process as the website and keeps everything in one folder. */
export interface EmbeddedCms {
  /** Answers to the calls of the contract. */
  readonly handlers: CmsHandlers
  /** The epochs of public content: results derived from it are valid until an epoch ends. */
  readonly feed: Feed
  /** Identifies the sender of a call. */
  readonly identify: Identify
  /** The commands of the operator on accounts. */
  readonly accounts: ReturnType<typeof administration>
  readonly store: CmsStore
  /** Answers `/medien/...`. */
  media(request: Request): Promise<Response>
  /** Answers `/oparl/v1/...`: the public data of the council for other programs (OParl 1.1). */
  oparl(request: Request): Promise<Response>
  /** Answers `/open311/...`: damage reports for other programs (Open311 GeoReport v2). */
  open311(request: Request): Promise<Response>
  /** Adds a picture to the media library: JPEG, PNG, WebP or AVIF. */
  readonly addPicture: Library['addPicture']
  /** Adds a drawing (SVG) to the media library, reduced to shapes and colours. */
  readonly addDrawing: Media['addDrawing']
  /**
   * Adds a PDF file to the media library, byte for byte. Its text is indexed in the background. Without
   * `titel`, the title comes from the metadata of the file.
   */
  readonly addDocument: Library['addDocument']
  /** Files that the database lists but the media folder does not contain. */
  readonly lostFiles: Library['lost']
  /** Creates the sizes of these pictures in the background, so that no visitor waits for them. */
  readonly warmPictures: Media['warmPictures']
  /** Imports streets and collection days when a town is created. */
  readonly takeInWaste: Rooms['abfall']['takeIn']
  /** Imports an exported town (`openPackage`). With `dazu`, also into a town that already has content. */
  takeIn(pack: Package, how: { dazu: boolean; signal?: AbortSignal | undefined }): Promise<ImportReport>
  /** Imports waste collection dates from a file: ICS, CSV or XLSX. */
  readonly importWaste: Rooms['abfall']['importFile']
  /** Imports the council from another OParl server. Can be repeated. */
  importOparl(entry: string, how: OparlHow): Promise<RatImported>
  /** Imports meetings from a folder of PDF files with their agenda as a table. */
  importFolder(folder: string, how: How): Promise<RatImported>
  /** Searches of visitors without a hit, most frequent first, for editors. */
  readonly searchesWithoutHits: Search['withoutHits']
  /** Counts a request for a missing page, without any data about the visitor. */
  noteMissing(missed: Missed): void
  /** Creates sample entries on the pin board of a demo town, if the board is empty. */
  readonly putUpExamples: Rooms['pinnwand']['putUpExamples']
  /** Creates sample damage reports in a demo town, if it has none. */
  readonly reportExamples: Rooms['schaden']['reportExamples']
  /** Creates sample proposals for directories in a demo town, if it has none. */
  readonly proposeExamples: Rooms['vorschlaege']['proposeExamples']
  /** Starts the background jobs, such as deleting old messages and sending mails. Only the server calls it; commands do not. */
  startJobs(): void
  /** Prepares the search in the background, once the server listens. Otherwise the first search would wait for it. */
  prepareSearch(): Promise<void>
  /** The reason why this machine cannot store anything; undefined if it can. */
  trouble(): Trouble | undefined
  /** Resolves when the database has been checked for damage. */
  readonly checked: Promise<void>
  /**
   * The contradictions between texts and records: a number, an address or a fee that no record has, or has
   * differently.
   */
  factFindings(): Promise<readonly FactFinding[]>
  /** Resolves when all public content is in the search index. */
  indexed(): Promise<void>
  /** True until the first filling of an empty data folder is done, even if an earlier one was interrupted. */
  readonly isNew: boolean
  /** Marks the first filling as done: from now on, an empty database counts as lost. */
  filled(): Promise<void>
  close(): Promise<void>
}

type Media = ReturnType<typeof openMedia>

type Options = TownPlace & {
  log: Log
  clock?: () => Date
  /** Whether an empty data folder may become a new town. */
  create?: boolean
  /** How mails are sent; without it they wait in the queue. */
  post?: Post | undefined
  /** True for a server: refuses a second server on this folder. A command can still open it. */
  alone?: boolean
  /** Whether links to other websites are checked. */
  linkpruefung?: boolean
  /** The region for which official services are asked for warnings; without it, none is asked. */
  warnregion?: Warnregion | undefined
  /** The key that signs the keys in mails. Default: a random one that is valid until this process ends. */
  key?: () => Buffer
  /** Cost of hashing a password; lower in tests. */
  accounts?: Partial<AccountSettings & { cost: Cost }>
}

/** Longest time for one request of an import: council servers are slow, and PDF files of plans are large. */
const IMPORT_PATIENCE_MS = 60_000

/** Public base URL of a town that has none configured. */
const DEFAULT_URL = 'http://localhost:3000'

function keyOfProcess(): () => Buffer {
  const key = randomBytes(32)
  return () => key
}

export async function openCms({
  log,
  clock = () => new Date(),
  post,
  create = false,
  alone = false,
  linkpruefung = false,
  warnregion: region,
  key = keyOfProcess(),
  accounts: { cost, ...settings } = {},
  ...place
}: Options): Promise<EmbeddedCms> {
  const { dataDir, databaseUrl } = place
  const folder = await openDataFolder(place, { create })
  const unlock = alone && databaseUrl === undefined ? lockFolder(dataDir) : () => {}
  const health = watchHealth(log)
  const { publicUrl = DEFAULT_URL } = settings
  const canMail = post !== undefined
  const store = await openTownStore({
    database: folder.database,
    clock,
    health,
    publicUrl: settings.publicUrl,
  }).catch(async (error: unknown) => {
    unlock()
    await folder.release()
    throw error
  })
  // A PostgreSQL server checks its files itself.
  const checked = databaseUrl === undefined ? checkDatabase(folder.database, health) : Promise.resolve()
  const media = openMedia(folder.media, log, store.isForEveryone)
  const accounts = openAccounts({
    database: store.database,
    clock,
    settings: {
      publicUrl: DEFAULT_URL,
      sessionSeconds: 3_600,
      canMail,
      ...settings,
    },
    telephone: townTelephone(clock),
    log,
    cost,
  })
  const search = openSearch(store, clock, log)
  const missing = missingAddresses(store, clock, log)
  const documents = documentIndex(store, media.documents, log)
  const library = mediaLibrary({
    media,
    database: store.database,
    clock,
    onDocument: documents.queue,
    log,
  })
  const looking = openLooking(store, clock, library)
  const openFetch: House['openFetch'] = rules => openOutside({ publicUrl, log, ...rules })
  const house: House = {
    store,
    clock,
    key,
    folder,
    publicUrl,
    canMail,
    accounts,
    names: editorNames(store.database.read),
    library,
    fetch: openFetch({}),
    openFetch,
    region,
    log,
  }
  const rooms = openRooms(house)
  const renewing = renewal(store)
  const jobs = openJobs({
    database: store.database,
    jobs: [
      ...upkeepOf(collections),
      followWindows,
      renewing,
      documents.catchUp,
      ...library.jobs,
      checkContents({ store, looking, clock, log }),
      ...outboxJobs({ database: store.database, post, clock, log }),
      // Without a mail server, no reminder can be sent.
      ...(post ? [remindOwners(publicUrl)] : []),
      forgetOldQuestions,
      forgetMissingAddresses,
      ...(linkpruefung ? [checkLinks({ database: store.database, clock, fetchOutside: house.fetch })] : []),
      ...rooms.jobs,
    ],
    clock,
    log,
  })
  let isUnfinished = folder.isNew
  let isFilled = false
  const feed = openFeed(store.database.read, { clock, isFilled: () => isFilled })
  // In the background: the site answers at once, while the search index is still being completed.
  const caughtUp = jobs.runNow(renewing).then(async () => {
    isFilled = true
    await jobs.runNow(library.verkuendetes.job)
    return jobs.runNow(documents.catchUp)
  })
  log.info({ dataDir }, 'CMS geöffnet')
  return {
    ...tellOutages({
      handlers: rememberAnswers(
        endpoints({ ...house, rooms, search, missing, looking, isChecking: linkpruefung }),
        feed,
      ),
      identify: accounts.identify,
    }),
    feed,
    accounts: accounts.administration,
    store,
    media: media.answer,
    oparl: tellOutage(
      openOparl({
        db: store.database.read.withTables<OparlTables>(),
        clock,
        publicUrl,
        media: media.answer,
        isFilled: () => isFilled,
      }),
    ),
    open311: openOpen311({
      database: store.database,
      clock,
      publicUrl,
      reports: rooms.schaden.reports,
      identify: accounts.identify,
      log,
    }),
    addPicture: library.addPicture,
    addDrawing: media.addDrawing,
    addDocument: library.addDocument,
    lostFiles: library.lost,
    takeInWaste: rooms.abfall.takeIn,
    takeIn: (pack, { dazu, signal }) =>
      importTown(
        { store, library, drawings: drawingFiles(folder.media), addDrawing: media.addDrawing },
        pack,
        // An interrupted first filling may continue although the town already has content.
        { dazu: dazu || isUnfinished, signal },
      ),
    importWaste: rooms.abfall.importFile,
    importOparl: (entry, how) =>
      importOparl(
        { store, library, clock, fetch: openFetch({ patienceMs: IMPORT_PATIENCE_MS }) },
        entry,
        how,
      ),
    importFolder: (folder, how) => importFolder({ store, library, clock }, folder, how),
    searchesWithoutHits: search.withoutHits,
    noteMissing: missing.note,
    factFindings: () => readFindings(store),
    async indexed() {
      await caughtUp
      await documents.idle()
    },
    warmPictures: media.warmPictures,
    putUpExamples: rooms.pinnwand.putUpExamples,
    reportExamples: rooms.schaden.reportExamples,
    proposeExamples: rooms.vorschlaege.proposeExamples,
    startJobs: jobs.start,
    prepareSearch: prepareCommonWords,
    trouble: health.trouble,
    checked,
    isNew: folder.isNew,
    async filled() {
      isUnfinished = false
      await folder.filled()
      await folder.release()
    },
    async close() {
      await Promise.all([media.close(), caughtUp, documents.close(), jobs.close()])
      await Promise.all([search.close(), missing.close()])
      await store.close()
      await folder.release()
      unlock()
    },
  }
}
