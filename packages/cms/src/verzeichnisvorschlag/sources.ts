import type { CmsStore } from '../collections/collections.ts'
import type { VorschlagKeys } from './mails.ts'

/** What the room is opened with. */
export type VorschlagSources = {
  readonly store: CmsStore
  readonly clock: () => Date
  readonly keys: VorschlagKeys
  /** Where the site is, for links in mails. Never taken from a request. */
  readonly publicUrl: string
  /** Whether mail leaves the house: where it does not, nobody can confirm a proposal. */
  readonly canMail: boolean
}
