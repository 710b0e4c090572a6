import type { CmsHandlers } from '@rathausplatz/contract'
import type { Job } from '../jobs/job.ts'
import { askWaiting } from '../moderation/asking.ts'
import type { House } from '../rooms/room.ts'
import { openAbos } from './abos.ts'
import { announcements } from './announce.ts'
import { endUnreachable } from './end-unreachable.ts'
import { openKeys } from './keys.ts'
import { unconfirmedOrders } from './unconfirmed.ts'
import { aboUpkeep } from './upkeep.ts'

/** Subscriptions to news by mail, without an account. */
export function openAboRoom({ store, clock, key, publicUrl, canMail, log }: House) {
  const keys = openKeys(key)
  const abos = openAbos({ store, clock, keys, publicUrl, canMail })

  const handlers: CmsHandlers = {
    abothemen: ({ query: { thema } }) => abos.themen(thema),
    async aboBestellen({ body, sender }) {
      await abos.bestellen(body, sender)
      return {}
    },
    aboBestaetigen: ({ body: { schluessel } }) => abos.bestaetigen(schluessel),
    abo: ({ params: { schluessel } }) => abos.auswahl(schluessel),
    async aboAendern({ body: { schluessel, ...wahl } }) {
      await abos.aendern(schluessel, wahl)
      return {}
    },
    async aboAbbestellen({ body: { schluessel } }) {
      await abos.abbestellen(schluessel)
      return {}
    },
  }

  // Announcements only send mails.
  const mailing = canMail
    ? [
        ...announcements({ keys, publicUrl, log }),
        endUnreachable(log),
        askWaiting('Um die Bestätigung von Abos bitten', unconfirmedOrders({ keys, publicUrl })),
      ]
    : []
  const jobs: readonly Job[] = [...mailing, ...aboUpkeep]
  return { handlers, jobs, keys }
}
