import type { Job } from '../jobs/job.ts'
import { signedKeys } from '../keys/signed-keys.ts'
import { askWaiting } from '../moderation/asking.ts'
import { openConversations } from './conversation.ts'
import type { Purpose } from './mails.ts'
import { openModeration } from './moderation.ts'
import { openPinnwand, type PinnwandSources } from './pinnwand.ts'
import { unconfirmedEntries, unconfirmedMessages } from './unconfirmed.ts'
import { endEntries, forgetEntries, forgetMessages, tellOfEnds } from './upkeep.ts'

/** The pin board: what residents do with it, what is said between two of them, what the town does, and what time does. */
export function openPinnwandRoom({ key, ...given }: Omit<PinnwandSources, 'keys'> & { key: () => Buffer }) {
  const sources = { ...given, keys: signedKeys<Purpose>('pinnwand', key) }
  const jobs: Job[] = [
    endEntries,
    // Where no mail leaves the house nobody is told or asked by one.
    ...(given.canMail
      ? [
          tellOfEnds(sources),
          askWaiting('Um Bestätigung von Einträgen der Pinnwand bitten', unconfirmedEntries(sources)),
          askWaiting('Um Bestätigung von Nachrichten zur Pinnwand bitten', unconfirmedMessages(sources)),
        ]
      : []),
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
