import type { CmsHandlers } from '@rathausplatz/contract'
import { openDesk } from '../editing/desk.ts'
import { lesebestaetigungen } from '../editing/lesebestaetigungen.ts'
import { shows } from '../editing/show.ts'
import { intranet } from '../endpoints/intranet.ts'
import type { House } from '../rooms/room.ts'
import { forgetConfirmations } from './confirmations.ts'

/** Texts for the staff, and their confirmations of having read them. */
export function openIntranetRoom(house: House) {
  const { store } = house
  const handlers: CmsHandlers = {
    ...intranet(house),
    ...lesebestaetigungen({ store, desk: openDesk(store, shows(house)) }),
  }
  return { handlers, jobs: [forgetConfirmations] }
}
