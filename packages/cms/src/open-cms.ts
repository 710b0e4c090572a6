import { randomBytes } from 'node:crypto'
import { isPushService } from './abfall/push/push-services.ts'
import { openAccounts } from './accounts/accounts.ts'
import type { Cost } from './accounts/passwords.ts'
import type { AccountSettings } from './accounts/room.ts'
import { townTelephone } from './aemter/offices.ts'
import { importTown } from './ausfuhr/import-town.ts'
import { lockFolder, openDataFolder } from './data-folder.ts'
import { openLooking } from './editing/looking.ts'
import { editorNames } from './editing/names.ts'
import type { EmbeddedCms } from './embedded-cms.ts'
import { endpoints } from './endpoints/endpoints.ts'
import { readFindings } from './facts/read-findings.ts'
import { openFeed } from './feed/feed.ts'
import { rememberAnswers } from './feed/remembered-answers.ts'
import { houseJobs } from './house-jobs.ts'
import { openJobs } from './jobs/run-jobs.ts'
import type { Log } from './log.ts'
import { drawingFiles } from './media/drawing-files.ts'
import { openMedia } from './media/media.ts'
import { mediaLibrary } from './media/media-library.ts'
import { missingAddresses } from './missing/missing-addresses.ts'
import { openOparl } from './oparl/answer.ts'
import type { OparlTables } from './oparl/tables.ts'
import { renewal } from './open-cms-store.ts'
import { openTownStore } from './open-town-store.ts'
import { openOpen311 } from './open311/answer.ts'
import { tellOutage, tellOutages } from './outage.ts'
import { openOutside } from './outbound/fetch-outside.ts'
import type { Post } from './outbox/send-mails.ts'
import { giveUpSource } from './rat/import/give-up.ts'
import { importFolder } from './rat/import/import-folder.ts'
import { importOparl } from './rat/import/import-oparl.ts'
import type { House } from './rooms/room.ts'
import { openRooms } from './rooms/rooms.ts'
import { prepareCommonWords } from './search/common-words.ts'
import { documentIndex } from './search/document-index.ts'
import { openSearch } from './search/search.ts'
import { watchHealth } from './store/health.ts'
import { checkDatabase } from './store/sqlite/check-database.ts'
import type { TownPlace } from './town-place.ts'
import type { Warnregion } from './warnungen/region.ts'

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
  morePushServices?: readonly string[]
  /** The key that signs the keys in mails. Default: a random one that is valid until this process ends. */
  key?: () => Buffer
  /** Settings of accounts, and the cost of hashing a password, which is lower in tests. */
  accounts?: Partial<AccountSettings & { cost: Cost; sealKey: () => Buffer | undefined }>
}

/** Longest time for one request of an import: council servers are slow, and PDF files of plans are large. */
const IMPORT_PATIENCE_MS = 60_000

/** Public base URL of a town that has none configured. */
const DEFAULT_URL = 'http://localhost:3000'

const keyOfProcess =
  (key = randomBytes(32)) =>
  () =>
    key

export async function openCms({
  log,
  clock = () => new Date(),
  post,
  create = false,
  alone = false,
  linkpruefung = false,
  warnregion: region,
  morePushServices = [],
  key = keyOfProcess(),
  accounts: { cost, sealKey, ...settings } = {},
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
    sealKey,
    cost,
  })
  const search = openSearch(store, clock, { log, canMail })
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
    mayPush: endpoint => isPushService(endpoint, morePushServices),
    region,
    log,
  }
  const rooms = openRooms(house)
  const renewing = renewal(store)
  const jobs = openJobs({
    database: store.database,
    jobs: [
      ...houseJobs({ house, library, looking, renewing, catchUp: documents.catchUp, post, linkpruefung }),
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
    wasteNames: rooms.abfall.namesText,
    importOparl: (entry, how) =>
      importOparl(
        { store, library, clock, fetch: openFetch({ patienceMs: IMPORT_PATIENCE_MS }) },
        entry,
        how,
      ),
    giveUpCouncil: (source, how) => giveUpSource({ store, clock }, source, how),
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
    trouble: () => health.trouble() ?? (media.hasBroken() ? 'bild' : undefined),
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
