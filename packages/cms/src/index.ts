import { join } from 'node:path'
import type { CmsHandlers } from '@rathausplatz/contract'
import { type CmsStore, collections } from './collections/collections.ts'
import { OpenError, prepareDataFolder } from './data-folder.ts'
import { endpoints } from './endpoints/endpoints.ts'
import { type Kontakt, openKontakt } from './kontakt/kontakt.ts'
import type { Log } from './log.ts'
import { openMedia } from './media/media.ts'
import { openCmsStore } from './open-cms-store.ts'
import { openSearch } from './search/search.ts'

export type { CmsStore } from './collections/collections.ts'
export { OpenError } from './data-folder.ts'
export type { Eingang } from './kontakt/kontakt.ts'
export type { Log } from './log.ts'
export type { Picture } from './media/library.ts'
export { type ImportResult, importServiceBw } from './service-bw/import.ts'
export { reportText } from './service-bw/report-text.ts'

/** The CMS that lives in the same process as the website and keeps everything in one folder. */
export interface EmbeddedCms {
  /** Answers to the calls of the contract. */
  readonly handlers: CmsHandlers
  readonly store: CmsStore
  /** Messages of the contact form, for the office. */
  readonly eingaenge: Kontakt['eingaenge']
  /** Answers `/medien/...`. */
  media(request: Request): Promise<Response>
  /** Takes a picture into the media library: JPEG, PNG, WebP or AVIF. */
  readonly addPicture: Media['addPicture']
  /** Takes a drawing (SVG) into the media library, reduced to shapes and colours. */
  readonly addDrawing: Media['addDrawing']
  /** Takes a PDF file into the media library, byte for byte. */
  readonly addDocument: Media['addDocument']
  /** Makes the sizes of these pictures in the background, so that no visitor waits for them. */
  readonly warmPictures: Media['warmPictures']
  /** True for a CMS that nobody has written to yet. */
  isEmpty(): Promise<boolean>
  close(): Promise<void>
}

type Media = ReturnType<typeof openMedia>

type Options = {
  dataDir: string
  log: Log
  clock?: () => Date
}

export async function openCms({ dataDir, log, clock = () => new Date() }: Options): Promise<EmbeddedCms> {
  await prepareDataFolder(dataDir)
  const store = await openDatabase(join(dataDir, 'rathausplatz.sqlite'), clock)
  const media = openMedia(join(dataDir, 'medien'), log)
  const search = openSearch(store)
  const kontakt = openKontakt(store.database, clock)
  // In the background: the site answers at once, and the first question does not wait for all texts.
  const prepared = search.prepare().catch(err => log.error({ err }, 'search not prepared'))
  log.info({ dataDir }, 'CMS opened')
  return {
    handlers: endpoints({ store, search, kontakt, clock }),
    store,
    eingaenge: kontakt.eingaenge,
    media: media.answer,
    addPicture: media.addPicture,
    addDrawing: media.addDrawing,
    addDocument: media.addDocument,
    warmPictures: media.warmPictures,
    async isEmpty() {
      const counts = await Promise.all(kinds.map(kind => store.countDocuments(kind)))
      return counts.every(count => count === 0)
    },
    async close() {
      await Promise.all([media.close(), prepared])
      await store.close()
    },
  }
}

const kinds = Object.keys(collections) as (keyof typeof collections)[]

async function openDatabase(file: string, clock: () => Date): Promise<CmsStore> {
  try {
    return await openCmsStore({ file, clock })
  } catch (error) {
    // The store says it in words only; an operator's script needs to tell it from a broken disk.
    if (error instanceof Error && error.message.includes('neueren Version')) {
      throw new OpenError('datenbank-neuer', error.message, error)
    }
    throw error
  }
}
