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

/** The parts of the CMS with which each room is opened. */
export type House = {
  readonly store: CmsStore
  readonly clock: () => Date
  /** The secret of this site that signs keys in mails. */
  readonly key: () => Buffer
  /** Each room stores its files in its own subfolder of `dataDir`. */
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
  /** Fetches addresses of other servers, in one queue for all rooms. */
  readonly fetch: FetchOutside
  /** Opens a separate queue with other rules. */
  openFetch(rules: Pick<OutsideRules, 'atOnce' | 'patienceMs' | 'mayReach'>): FetchOutside
  /** Whether reminders may be sent to this address of a device. */
  mayPush(endpoint: URL): boolean
  /** The region of official warnings. Without it, no service is asked. */
  readonly region: Warnregion | undefined
  readonly log: Log
}

/** The parts that every room returns. Some rooms return further functions for single callers. */
export type Room = {
  /** The answers to the calls of the room, public ones and those of the desk. */
  readonly handlers: CmsHandlers
  /** The background jobs of the room. */
  readonly jobs: readonly Job[]
  /**
   * Kinds of the room in the log of changes that are neither documents nor files, each with the right to see
   * them.
   */
  readonly logged?: Readonly<Record<string, RightIn<'redaktion'>>>
  /** Finds the subjects of the room's mails, by the word before the colon of `betrifft`. */
  readonly mails?: Readonly<Record<string, MailPlaces>>
}
