import type { CmsHandlers } from '@rathausplatz/contract'
import { openDesk } from '../editing/desk.ts'
import { shows } from '../editing/show.ts'
import type { Job } from '../jobs/job.ts'
import type { House } from '../rooms/room.ts'
import { rueckmeldungenAtDesk } from './desk.ts'
import { weeklyDigest } from './digest.ts'
import { openRueckmeldungen } from './rueckmeldungen.ts'
import { forgetOldRemarks, forgetOldTallies } from './upkeep.ts'

/** "War diese Seite hilfreich?": answers of visitors, and their evaluation for editors. */
export function openRueckmeldungRoom(house: House) {
  const { store, clock, canMail, publicUrl } = house
  const room = openRueckmeldungen(store, clock, { canMail })

  const handlers: CmsHandlers = {
    async rueckmeldung({ body, sender }) {
      await room.receive(body, sender)
      return {}
    },

    ...rueckmeldungenAtDesk(room, openDesk(store, shows(house))),
  }

  const jobs: readonly Job[] = [
    forgetOldRemarks,
    forgetOldTallies,
    ...(canMail ? [weeklyDigest(publicUrl)] : []),
  ]
  return { handlers, jobs }
}
