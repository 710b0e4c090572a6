import { join } from 'node:path'
import type { CmsHandlers } from '@rathausplatz/contract'
import { openDesk } from '../editing/desk.ts'
import { mayRead } from '../editing/leave-for.ts'
import { ratsbuero } from '../editing/ratsbuero.ts'
import { shows } from '../editing/show.ts'
import { raete } from '../endpoints/raete.ts'
import { rat } from '../endpoints/rat.ts'
import type { Job } from '../jobs/job.ts'
import { type MailPlaces, mailAt } from '../outbox/mail-places.ts'
import type { House } from '../rooms/room.ts'
import { forgetInvitations } from './office/invitations.ts'
import { openBindery } from './paket/bindery.ts'
import type { RatTables } from './tables.ts'

/** The council: its public pages, the members' area, and its office. */
export function openRatRoom(house: House) {
  const { store, clock, library, canMail, publicUrl } = house
  const bindery = openBindery(join(house.folder.dataDir, 'pakete'), clock)
  const show = shows(house)

  const handlers: CmsHandlers = {
    ...rat(store, clock),
    ...raete({ store, clock, library, bindery }),
    ...ratsbuero({ store, desk: openDesk(store, show), show, clock, canMail, publicUrl }),
  }

  const einladung: MailPlaces = {
    right: 'rat-vorbereiten',
    async find({ mails }, who) {
      const rows = await store.database.read
        .withTables<RatTables>()
        .selectFrom('rat_einladung_empfaenger as e')
        .innerJoin('rat_einladungen as i', 'i.id', 'e.einladung_id')
        .select(['e.mail_id', 'e.name', 'i.document_id'])
        .where('e.mail_id', 'in', mails)
        .where('e.empfangen_am', 'is', null)
        .execute()
      const own = await Promise.all(
        rows.map(async row => {
          const document = await store.document(row.document_id)
          return document && mayRead(who, document) ? [row] : []
        }),
      )
      return own
        .flat()
        .map(({ mail_id, name, document_id }) =>
          mailAt(mail_id ?? '', 'sitzung', document_id, `Einladung an ${name}`),
        )
    },
  }

  const jobs: readonly Job[] = [forgetInvitations, ...bindery.jobs]
  return { handlers, jobs, mails: { einladung } }
}
