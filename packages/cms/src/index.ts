import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { CmsHandlers, Identify } from '@rathausplatz/contract'
import { type AbfallRoom, openAbfall } from './abfall/abfall.ts'
import { PUSHES_AT_ONCE } from './abfall/push/send-push.ts'
import { takeInWaste, type WasteTown } from './abfall/take-in.ts'
import { countTopics, forgetAddress, openAbos } from './abos/abos.ts'
import { announcements } from './abos/announce.ts'
import { openKeys } from './abos/keys.ts'
import { aboUpkeep } from './abos/upkeep.ts'
import { openAccounts } from './accounts/accounts.ts'
import type { administration } from './accounts/administer.ts'
import type { Cost } from './accounts/passwords.ts'
import type { AccountSettings } from './accounts/room.ts'
import { accountUpkeep } from './accounts/upkeep.ts'
import { openAusfuhr } from './ausfuhr/ausfuhr.ts'
import { type Exported, exportTo } from './ausfuhr/export-town.ts'
import type { Extent } from './ausfuhr/format.ts'
import { type ImportReport, importTown } from './ausfuhr/import-town.ts'
import type { Package } from './ausfuhr/open-package.ts'
import { remindOwners } from './care/remind-owners.ts'
import { checkContents } from './checks/check-contents.ts'
import { type CmsStore, collections } from './collections/collections.ts'
import { hasTables, lockFolder, openDataFolder } from './data-folder.ts'
import { openLooking } from './editing/looking.ts'
import { editorNames } from './editing/names.ts'
import { endpoints } from './endpoints/endpoints.ts'
import type { FactFinding } from './facts/fact-findings.ts'
import { readFindings } from './facts/read-findings.ts'
import { type Feed, openFeed } from './feed/feed.ts'
import { rememberAnswers } from './feed/remembered-answers.ts'
import { openFormulare } from './formulare/formulare.ts'
import { forgetConfirmations } from './intranet/confirmations.ts'
import { findJobs, type JobNotes } from './jobs/find-jobs.ts'
import { openJobs } from './jobs/run-jobs.ts'
import { type Eingang, forgetOldMessages, openKontakt } from './kontakt/kontakt.ts'
import { openDamageOffice, openOffices, townTelephone } from './kontakt/offices.ts'
import { checkLinks } from './links/check-links.ts'
import type { Log } from './log.ts'
import { drawingFiles } from './media/drawing-files.ts'
import { openMedia } from './media/media.ts'
import { type Library, mediaLibrary } from './media/media-library.ts'
import { forgetMissingAddresses, type Missed, missingAddresses } from './missing/missing-addresses.ts'
import { openOparl } from './oparl/answer.ts'
import { followWindows } from './oparl/follow-windows.ts'
import type { OparlTables } from './oparl/tables.ts'
import { openCmsStore, renewal } from './open-cms-store.ts'
import { OpenError } from './open-error.ts'
import { openOpen311 } from './open311/answer.ts'
import { openOutside } from './outbound/fetch-outside.ts'
import { discardMail, findOpenMails, type Mail, resendMails } from './outbox/outbox.ts'
import { outboxJobs, type Post } from './outbox/send-mails.ts'
import { type Beispiel, createExamples } from './pinnwand/examples.ts'
import { openPinnwandRoom } from './pinnwand/room.ts'
import { importFolder } from './rat/import/import-folder.ts'
import { importOparl, type OparlHow, type RatImported } from './rat/import/import-oparl.ts'
import type { How } from './rat/import/take-over.ts'
import { forgetInvitations } from './rat/office/invitations.ts'
import { openBindery } from './rat/paket/bindery.ts'
import { weeklyDigest } from './rueckmeldungen/digest.ts'
import { openRueckmeldungen } from './rueckmeldungen/rueckmeldungen.ts'
import { forgetOldRemarks, forgetOldTallies } from './rueckmeldungen/upkeep.ts'
import { createSchadenExamples, type Schadensbeispiel } from './schaden/examples.ts'
import { openSchadenRoom } from './schaden/room.ts'
import { documentIndex } from './search/document-index.ts'
import { openSearch, type Search } from './search/search.ts'
import { forgetOldQuestions, readZeroHits, type ZeroHit } from './search/zero-hits.ts'
import { type Trouble, troubleOf, troubles, watchHealth } from './store/health.ts'
import { type Change, ok } from './store/index.ts'
import { orThrow } from './store/result.ts'
import { checkDatabase } from './store/sqlite/check-database.ts'
import { upkeepOf } from './store/upkeep.ts'
import { openTerminKeys } from './terminvereinbarung/keys.ts'
import { forgetTermine, remindOfTermine } from './terminvereinbarung/upkeep.ts'
import { databaseOf, noTown, type TownPlace } from './town-place.ts'
import { openUebernahme } from './uebernahme/uebernahme.ts'
import { listenToServices } from './warnungen/listen.ts'
import type { Warnregion } from './warnungen/region.ts'
import { forgetWarnungen, openWarnungen } from './warnungen/warnungen.ts'

export type { Account } from './accounts/account.ts'
export { AccountRefused, type NewAccount } from './accounts/administer.ts'
export type { ProviderSettings } from './accounts/provider.ts'
export { isContradictory } from './ausfuhr/format.ts'
export { openPackage } from './ausfuhr/open-package.ts'
export { exportReport, importReport } from './ausfuhr/report-text.ts'
export type { CmsStore } from './collections/collections.ts'
export type { FactFinding } from './facts/fact-findings.ts'
export type { Epoch, Feed } from './feed/feed.ts'
export type { JobNotes } from './jobs/find-jobs.ts'
export type { Eingang } from './kontakt/kontakt.ts'
export type { Log } from './log.ts'
export type { Picture } from './media/library.ts'
export { moveDatabase } from './move.ts'
export { OpenError } from './open-error.ts'
export type { Mail } from './outbox/outbox.ts'
export type { Post } from './outbox/send-mails.ts'
export { ratReportText } from './rat/import/report.ts'
export { type ImportResult, importServiceBw } from './service-bw/import.ts'
export { reportText } from './service-bw/report-text.ts'
export { type Trouble, troubles } from './store/health.ts'
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
  takeInWaste(town: WasteTown): Promise<void>
  /** Takes in what a town has written down (`openPackage`); `dazu` also where something is already. */
  takeIn(pack: Package, how: { dazu: boolean; signal?: AbortSignal | undefined }): Promise<ImportReport>
  /** Takes over dates of collections from a file: ICS, CSV or XLSX. */
  readonly importWaste: AbfallRoom['importFile']
  /** Takes over the council of another OParl server, again as often as one likes. */
  importOparl(entry: string, how: OparlHow): Promise<RatImported>
  /** Takes over meetings from a folder of PDFs with the agenda as a table. */
  importFolder(folder: string, how: How): Promise<RatImported>
  /** Questions of visitors that found nothing, most asked first: for editors. */
  readonly searchesWithoutHits: Search['withoutHits']
  /** A visitor asked for a page that is not there; counted without anything of who asked. */
  noteMissing(missed: Missed): void
  /** Entries of the pin board of a demo town; on an empty board only. */
  putUpExamples(examples: readonly Beispiel[]): Promise<boolean>
  /** Damages of a demo town; where nobody has reported one only. */
  reportExamples(examples: readonly Schadensbeispiel[]): Promise<boolean>
  /** From now on is done what is due, such as deleting old messages and sending mails. A command leaves it to the server. */
  startJobs(): void
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

const openImporting = (publicUrl: string, log: Log) =>
  openOutside({ publicUrl, log, patienceMs: IMPORT_PATIENCE_MS })

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
  const { publicUrl } = settings
  const store = await openDatabase({ database: folder.database, clock, health, publicUrl }).catch(
    async (error: unknown) => {
      unlock()
      await folder.release()
      throw error
    },
  )
  // A server looks after its files itself.
  const checked = databaseUrl === undefined ? checkDatabase(folder.database, health) : Promise.resolve()
  const media = openMedia(folder.media, log, store.isForEveryone)
  const kontakt = openKontakt({ database: store.database, clock, offices: openOffices(store), log })
  const rueckmeldungen = openRueckmeldungen(store, clock, { canMail: post !== undefined })
  const aboKeys = openKeys(key)
  const abos = openAbos({
    store,
    clock,
    keys: aboKeys,
    publicUrl: publicUrl ?? DEFAULT_URL,
    canMail: post !== undefined,
  })
  const terminKeys = openTerminKeys(key)
  const formulare = openFormulare({
    store,
    clock,
    key,
    folder: folder.formulare,
    publicUrl: publicUrl ?? DEFAULT_URL,
    canMail: post !== undefined,
    log,
  })
  const pinnwand = openPinnwandRoom({
    database: store.database,
    clock,
    key,
    publicUrl: publicUrl ?? DEFAULT_URL,
    canMail: post !== undefined,
  })
  const schaden = openSchadenRoom({
    database: store.database,
    clock,
    key,
    folder: folder.schaeden,
    office: openDamageOffice(store),
    log,
    publicUrl: publicUrl ?? DEFAULT_URL,
    canMail: post !== undefined,
  })
  const accounts = openAccounts({
    database: store.database,
    clock,
    settings: {
      publicUrl: DEFAULT_URL,
      sessionSeconds: 3_600,
      canMail: post !== undefined,
      ...settings,
    },
    telephone: townTelephone(clock),
    log,
    cost,
  })
  const search = openSearch(store, clock, log)
  const missing = missingAddresses(store, clock, log)
  const fetchOutside = openOutside({ publicUrl: publicUrl ?? DEFAULT_URL, log })
  const warnungen = openWarnungen({ database: store.database, clock, region })
  const abfall = openAbfall({
    database: store.database,
    clock,
    canMail: post !== undefined,
    key,
    aboKeys,
    publicUrl: publicUrl ?? DEFAULT_URL,
    // Of its own: a push service that is silent keeps no other room waiting.
    fetch: openOutside({
      publicUrl: publicUrl ?? DEFAULT_URL,
      atOnce: PUSHES_AT_ONCE,
      patienceMs: 5_000,
      log,
    }),
    log,
  })
  const documents = documentIndex(store, media.documents, log)
  const library = mediaLibrary({ media, database: store.database, clock, onDocument: documents.queue })
  const looking = openLooking(store, clock, library)
  const bindery = openBindery(folder.packets, clock)
  const uebernahme = openUebernahme({
    store,
    library,
    fetch: fetchOutside,
    editorOf: accounts.editorOf,
    clock,
    log,
  })
  const ausfuhr = openAusfuhr({
    database: store.database,
    town: { database: folder.database, media: folder.media, clock },
    dataDir,
    log,
  })
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
      ...(post ? [remindOwners(publicUrl ?? DEFAULT_URL)] : []),
      forgetOldMessages,
      formulare.forget,
      forgetOldRemarks,
      forgetOldTallies,
      ...(post === undefined ? [] : [weeklyDigest(publicUrl ?? DEFAULT_URL)]),
      ...(post ? announcements({ keys: aboKeys, publicUrl: publicUrl ?? DEFAULT_URL, log }) : []),
      ...aboUpkeep,
      forgetWarnungen,
      ...(region
        ? listenToServices({
            database: store.database,
            clock,
            region,
            log,
            fetchOutside: openOutside({
              publicUrl: publicUrl ?? DEFAULT_URL,
              log,
              // Who runs the server has named the address, in a file that no editor writes.
              ...(region.isOwnNetwork ? { mayReach: () => true } : {}),
            }),
          })
        : []),
      ...(post ? [remindOfTermine({ keys: terminKeys, publicUrl: publicUrl ?? DEFAULT_URL })] : []),
      forgetTermine,
      ...abfall.jobs,
      ...pinnwand.jobs,
      ...schaden.jobs,
      forgetOldQuestions,
      forgetConfirmations,
      forgetInvitations,
      forgetMissingAddresses,
      ...(linkpruefung ? [checkLinks({ database: store.database, clock, fetchOutside })] : []),
      ...accountUpkeep,
      ...uebernahme.jobs,
      ...ausfuhr.jobs,
      ...bindery.jobs,
    ],
    clock,
    log,
  })
  let isUnfinished = folder.isNew
  let isFilled = false
  const feed = openFeed(store.database.read, { clock, isFilled: () => isFilled })
  // In the background: the site answers at once, and finds more and more.
  const caughtUp = jobs.runNow(renewing).then(() => {
    isFilled = true
    return jobs.runNow(documents.catchUp)
  })
  log.info({ dataDir }, 'CMS geöffnet')
  return {
    handlers: rememberAnswers(
      endpoints({
        store,
        search,
        kontakt,
        rueckmeldungen,
        abos,
        warnungen,
        terminKeys,
        abfall,
        formulare,
        pinnwand,
        schaden,
        accounts,
        clock,
        library,
        bindery,
        missing,
        looking,
        uebernahme,
        ausfuhr,
        isChecking: linkpruefung,
        canMail: post !== undefined,
        publicUrl: publicUrl ?? DEFAULT_URL,
      }),
      feed,
    ),
    feed,
    identify: accounts.identify,
    accounts: accounts.administration,
    store,
    media: media.answer,
    oparl: openOparl({
      db: store.database.read.withTables<OparlTables>(),
      clock,
      publicUrl: publicUrl ?? DEFAULT_URL,
      media: media.answer,
      isFilled: () => isFilled,
    }),
    open311: openOpen311({
      database: store.database,
      clock,
      publicUrl: publicUrl ?? DEFAULT_URL,
      reports: schaden.reports,
      identify: accounts.identify,
      log,
    }),
    addPicture: library.addPicture,
    addDrawing: media.addDrawing,
    addDocument: library.addDocument,
    lostFiles: library.lost,
    takeInWaste: town => takeInWaste(store.database, clock, town),
    takeIn: (pack, { dazu, signal }) =>
      importTown(
        { store, library, drawings: drawingFiles(folder.media), addDrawing: media.addDrawing },
        pack,
        // A first filling that was broken off goes on.
        { dazu: dazu || isUnfinished, signal },
      ),
    importWaste: abfall.importFile,
    importOparl: (entry, how) =>
      importOparl({ store, library, clock, fetch: openImporting(publicUrl ?? DEFAULT_URL, log) }, entry, how),
    importFolder: (folder, how) => importFolder({ store, library, clock }, folder, how),
    searchesWithoutHits: search.withoutHits,
    noteMissing: missing.note,
    factFindings: () => readFindings(store),
    async indexed() {
      await caughtUp
      await documents.idle()
    },
    warmPictures: media.warmPictures,
    putUpExamples: examples => createExamples(store.database, examples, clock()),
    reportExamples: examples => createSchadenExamples(store.database, examples, clock()),
    startJobs: jobs.start,
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

/** Messages to the office of a data folder, the newest first; may be read while a server uses it. */
export const readEingaenge = (place: TownPlace, limit: number): Promise<readonly Eingang[]> =>
  readOnce(place, store =>
    openKontakt({ database: store.database, clock: () => new Date() }).eingaenge({ limit }),
  )

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
  work: (accounts: EmbeddedCms['accounts']) => Promise<T>,
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
  const store = await openDatabase({ database, clock: () => new Date(), onlyLooks: true }).catch(
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

async function openDatabase(options: Parameters<typeof openCmsStore>[0]): Promise<CmsStore> {
  try {
    return await openCmsStore(options)
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble === 'beschaedigt') throw new OpenError('datenbank-beschaedigt', troubles[trouble], error)
    if (trouble) throw new OpenError('datenordner-voll', troubles[trouble], error)
    throw error
  }
}
