import type { CmsHandlers, Identify } from '@rathausplatz/contract'
import type { administration } from './accounts/administer.ts'
import type { ImportReport } from './ausfuhr/import-town.ts'
import type { Package } from './ausfuhr/open-package.ts'
import type { CmsStore } from './collections/collections.ts'
import type { FactFinding } from './facts/fact-findings.ts'
import type { Feed } from './feed/feed.ts'
import type { openMedia } from './media/media.ts'
import type { Library } from './media/media-library.ts'
import type { Missed } from './missing/missing-addresses.ts'
import type { OparlHow, RatImported } from './rat/import/import-oparl.ts'
import type { How } from './rat/import/take-over.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Search } from './search/search.ts'
import type { Trouble } from './store/troubles.ts'

type Media = ReturnType<typeof openMedia>

/**
 * The CMS in the same process as the website. It stores media in a folder, and content in SQLite there or in
 * PostgreSQL.
 */
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
  /** Those of the last changed files whose bytes the media folder does not contain. */
  readonly lostFiles: Library['lost']
  /** Creates the sizes of these pictures in the background, so that no visitor waits for them. */
  readonly warmPictures: Media['warmPictures']
  /** Imports streets and collection days when a town is created. */
  readonly takeInWaste: Rooms['abfall']['takeIn']
  /** Imports an exported town (`openPackage`). With `dazu`, also into a town that already has content. */
  takeIn(pack: Package, how: { dazu: boolean; signal?: AbortSignal | undefined }): Promise<ImportReport>
  /** Imports waste collection dates from a file: ICS, CSV or XLSX. */
  readonly importWaste: Rooms['abfall']['importFile']
  /** Returns as text what the town has said about names in such files. */
  readonly wasteNames: Rooms['abfall']['namesText']
  /** Imports the council from another OParl server. Can be repeated. */
  importOparl(entry: string, how: OparlHow): Promise<RatImported>
  /** Withdraws what an OParl server brought that is not read any more, called by its address. */
  giveUpCouncil(source: string, how: { schreiben: boolean }): Promise<RatImported>
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
  /**
   * Starts the background jobs, such as deleting old messages and sending mails. Only the server calls it;
   * commands do not.
   */
  startJobs(): void
  /**
   * Prepares the search in the background, once the server listens. Otherwise the first search would wait for
   * it.
   */
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
