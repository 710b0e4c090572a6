import type { CmsStore } from '../collections/collections.ts'
import type { VorschlagKeys } from './mails.ts'

/** Dependencies of the parts of this room. */
export type VorschlagSources = {
  readonly store: CmsStore
  readonly clock: () => Date
  readonly keys: VorschlagKeys
  /** Public base URL of the site for links in mails. Never taken from a request. */
  readonly publicUrl: string
  /** True if the server sends mail; otherwise proposals cannot be confirmed. */
  readonly canMail: boolean
}
