import { readBounces } from './bounces/read-bounces.ts'
import { remindOwners } from './care/remind-owners.ts'
import { checkContents } from './checks/check-contents.ts'
import { collections } from './collections/collections.ts'
import type { Looking } from './editing/looking.ts'
import type { Job } from './jobs/job.ts'
import { checkLinks } from './links/check-links.ts'
import type { Library } from './media/media-library.ts'
import { forgetMissingAddresses } from './missing/missing-addresses.ts'
import { followWindows } from './oparl/follow-windows.ts'
import { outboxJobs, type Post } from './outbox/send-mails.ts'
import type { House } from './rooms/room.ts'
import { forgetOldQuestions } from './search/zero-hits.ts'
import { upkeepOf } from './store/upkeep.ts'

type Sources = {
  house: House
  library: Library
  looking: Looking
  /** Renews derived tables. */
  renewing: Job
  /** Indexes the texts of PDF files. */
  catchUp: Job
  /** How mails are sent; without it they wait in the queue. */
  post: Post | undefined
  /** Whether links to other websites are checked. */
  linkpruefung: boolean
}

/** The background jobs that belong to no room. */
export const houseJobs = ({
  house: { store, clock, publicUrl, fetch, log },
  library,
  looking,
  renewing,
  catchUp,
  post,
  linkpruefung,
}: Sources): readonly Job[] => [
  ...upkeepOf(collections),
  followWindows,
  renewing,
  catchUp,
  ...library.jobs,
  checkContents({ store, looking, clock, log }),
  ...outboxJobs({ database: store.database, post, clock, log }),
  ...(post?.ruecklaeufer
    ? [readBounces({ database: store.database, mailbox: post.ruecklaeufer, clock, log })]
    : []),
  // Without a mail server, no reminder can be sent.
  ...(post ? [remindOwners(publicUrl)] : []),
  forgetOldQuestions,
  forgetMissingAddresses,
  ...(linkpruefung ? [checkLinks({ database: store.database, clock, fetchOutside: fetch })] : []),
]
