import type { Job } from '../jobs/job.ts'
import { signedKeys } from '../keys/signed-keys.ts'
import { askWaiting } from '../moderation/asking.ts'
import type { Purpose } from './mails.ts'
import { openVorschlagPruefung } from './moderation.ts'
import type { VorschlagSources } from './sources.ts'
import { unconfirmedProposals } from './unconfirmed.ts'
import { askOwners, forgetProposals } from './upkeep.ts'
import { openVorschlaege } from './vorschlaege.ts'

/** Entries of directories that their owners propose: what they do with them, what the town does, and what time does. */
export function openVorschlagRoom({ key, ...given }: Omit<VorschlagSources, 'keys'> & { key: () => Buffer }) {
  const sources = { ...given, keys: signedKeys<Purpose>('verzeichnisvorschlag', key) }
  const jobs: Job[] = [
    forgetProposals(sources),
    // Where no mail leaves the house nobody is asked by one.
    ...(given.canMail
      ? [
          askOwners(sources),
          askWaiting('Um Bestätigung von Vorschlägen bitten', unconfirmedProposals(sources)),
        ]
      : []),
  ]
  return { proposals: openVorschlaege(sources), moderation: openVorschlagPruefung(sources), jobs }
}

export type VorschlagRoom = ReturnType<typeof openVorschlagRoom>
