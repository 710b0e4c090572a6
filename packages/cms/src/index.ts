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
export { AccountRefused, type NewAccount } from './accounts/administer.ts'
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
  /** What the public sees stays as it is until its epoch ends. */
  readonly feed: Feed
  /** Finds out who asks. */
  readonly identify: Identify
  /** What administrators do with accounts. */
  readonly accounts: ReturnType<typeof administration>
  readonly store: CmsStore
  /** Answers `/medien/...`. */
  media(request: Request): Promise<Response>
  /** Answers `/oparl/v1/...`: what is public of the council, for other programs (OParl 1.1). */
  oparl(request: Request): Promise<Response>
  /** Answers `/open311/...`: reported damages, for other programs (Open311 GeoReport v2). */
  open311(request: Request): Promise<Response>
  /** Takes a picture into the media library: JPEG, PNG, WebP or AVIF. */
  readonly addPicture: Library['addPicture']
  /** Takes a drawing (SVG) into the media library, reduced to shapes and colours. */
  readonly addDrawing: Media['addDrawing']
  /**
   * Takes a PDF file into the media library, byte for byte. Its text is read and found a little later; without a
   * `titel` it is called as its own data say.
   */
  readonly addDocument: Library['addDocument']
  /** Files of the media library that this folder does not hold, though the database knows them. */
  readonly lostFiles: Library['lost']
  /** Makes the sizes of these pictures in the background, so that no visitor waits for them. */
  readonly warmPictures: Media['warmPictures']
  /** Takes in streets and collections at the start of a town. */
  readonly takeInWaste: Rooms['abfall']['takeIn']
  /** Takes in what a town has written down (`openPackage`); `dazu` also where something is already. */
  takeIn(pack: Package, how: { dazu: boolean; signal?: AbortSignal | undefined }): Promise<ImportReport>
  /** Takes over dates of collections from a file: ICS, CSV or XLSX. */
  readonly importWaste: Rooms['abfall']['importFile']
  /** Takes over the council of another OParl server, again as often as one likes. */
  importOparl(entry: string, how: OparlHow): Promise<RatImported>
  /** Takes over meetings from a folder of PDFs with the agenda as a table. */
  importFolder(folder: string, how: How): Promise<RatImported>
  /** Questions of visitors that found nothing, most asked first: for editors. */
  readonly searchesWithoutHits: Search['withoutHits']
  /** A visitor asked for a page that is not there; counted without anything of who asked. */
  noteMissing(missed: Missed): void
  /** Entries of the pin board of a demo town; on an empty board only. */
  readonly putUpExamples: Rooms['pinnwand']['putUpExamples']
  /** Damages of a demo town; where nobody has reported one only. */
  readonly reportExamples: Rooms['schaden']['reportExamples']
  /** Proposed entries of directories of a demo town; where nobody has proposed one only. */
  readonly proposeExamples: Rooms['vorschlaege']['proposeExamples']
  /** Starts the background jobs, such as deleting old messages and sending mails. Only the server calls it; commands do not. */
  startJobs(): void
  /** Prepares the search in the background, once the server listens. Otherwise the first search would wait for it. */
  prepareSearch(): Promise<void>
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

type Options = TownPlace & {
  log: Log
  clock?: () => Date
  /** Whether an empty data folder may become a new town. */
  create?: boolean
  /** How mails leave the house; without it they wait. */
  post?: Post | undefined
  /** For a server: no second one on this folder. A command may come in beside it. */
  alone?: boolean
  /** Whether addresses of other houses that contents lead to are tried. */
  linkpruefung?: boolean
  /** For which region official services are asked for warnings; without it none is. */
  warnregion?: Warnregion | undefined
  /** With which keys in mails are signed. Default: one that is good as long as this process. */
  key?: () => Buffer
  /** Cost of hashing a password: less in tests. */
  accounts?: Partial<AccountSettings & { cost: Cost }>
}

/** Servers of councils take their time, and PDFs of plans are large. */
const IMPORT_PATIENCE_MS = 60_000

/** Where a town lies that nobody has given an address. */
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
  // A server looks after its files itself.
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
      // Where no mail leaves the house nobody is told by one.
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
  // In the background: the site answers at once, and finds more and more.
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
        // A first filling that was broken off goes on.
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
