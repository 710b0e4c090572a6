import type { CmsHandlers, RightIn } from '@rathausplatz/contract'
import type { Accounts } from '../accounts/accounts.ts'
import type { CmsStore } from '../collections/collections.ts'
import type { DataFolder } from '../data-folder.ts'
import type { Names } from '../editing/names.ts'
import type { Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Library } from '../media/media-library.ts'
import type { FetchOutside, OutsideRules } from '../outbound/fetch-outside.ts'
import type { MailPlaces } from '../outbox/mail-places.ts'
import type { Warnregion } from '../warnungen/region.ts'

/** What every room is opened with. */
export type House = {
  readonly store: CmsStore
  readonly clock: () => Date
  /** The secret of this site that signs keys in mails. */
  readonly key: () => Buffer
  /** Each room keeps its files in a folder of its own in `dataDir`. */
  readonly folder: Pick<DataFolder, 'dataDir' | 'database' | 'media'>
  /** Origin of the website, for links in mails. Never taken from a request. */
  readonly publicUrl: string
  /** Whether mails are sent. Otherwise no room may promise one. */
  readonly canMail: boolean
  readonly accounts: Accounts
  /** Names of editors by their ids. */
  readonly names: Names
  /** The media library. Only tests have none. */
  readonly library: Library | undefined
  /** Fetches foreign addresses, in one queue for all rooms. */
  readonly fetch: FetchOutside
  /** Opens a queue of its own, with other rules. */
  openFetch(rules: Pick<OutsideRules, 'atOnce' | 'patienceMs' | 'mayReach'>): FetchOutside
  /** The region of official warnings. Without it no service is asked. */
  readonly region: Warnregion | undefined
  readonly log: Log
}

/** What a room returns, beside what single callers ask it for by its name. */
export type Room = {
  /** Answers to its calls, of visitors and of the desk. */
  readonly handlers: CmsHandlers
  /** Its background jobs. */
  readonly jobs: readonly Job[]
  /** Its kinds in the log that are no documents and no files, each with the right to see them. */
  readonly logged?: Readonly<Record<string, RightIn<'redaktion'>>>
  /** Finds what its mails are about, by the word before the colon of `betrifft`. */
  readonly mails?: Readonly<Record<string, MailPlaces>>
}
