import type { Job } from '../jobs/job.ts'
import { signedKeys } from '../keys/signed-keys.ts'
import { openConversations } from './conversation.ts'
import type { Purpose } from './mails.ts'
import { openModeration } from './moderation.ts'
import { openPinnwand, type PinnwandSources } from './pinnwand.ts'
import { endEntries, forgetEntries, forgetMessages, tellOfEnds } from './upkeep.ts'

/** The pin board: what residents do with it, what is said between two of them, what the town does, and what time does. */
export function openPinnwandRoom({ key, ...given }: Omit<PinnwandSources, 'keys'> & { key: () => Buffer }) {
  const sources = { ...given, keys: signedKeys<Purpose>('pinnwand', key) }
  const jobs: Job[] = [
    endEntries,
    // Where no mail leaves the house nobody is told by one.
    ...(given.canMail ? [tellOfEnds(sources)] : []),
    forgetEntries,
    forgetMessages,
  ]
  return {
    board: openPinnwand(sources),
    conversations: openConversations(sources),
    moderation: openModeration(sources),
    jobs,
  }
}

export type PinnwandRoom = ReturnType<typeof openPinnwandRoom>
