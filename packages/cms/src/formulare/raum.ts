import { join } from 'node:path'
import type { CmsHandlers } from '@rathausplatz/contract'
import { shows } from '../editing/show.ts'
import { type MailPlaces, mailAt } from '../outbox/mail-places.ts'
import type { House } from '../rooms/room.ts'
import { eingaenge } from './eingaenge.ts'
import { openFormulare } from './formulare.ts'
import { vorgangIn } from './office-mails.ts'
import { isFor } from './read-eingang.ts'
import { isOpen } from './stand.ts'
import { type EingangRow, tablesOf } from './tables.ts'

/** Forms of the town for residents, and their submissions for the offices. */
export function openFormularRoom(house: House) {
  const { store, clock, key, publicUrl, canMail, log } = house
  const folder = join(house.folder.dataDir, 'formulare')
  const room = openFormulare({ store, clock, key, folder, publicUrl, canMail, log })

  const handlers: CmsHandlers = {
    formulare: async () => ({ data: await room.list() }),
    formular: ({ params: { slug } }) => room.formular(slug),
    formularBeginn: async () => room.begin(),
    formularDatei: ({ params: { slug }, query, file, sender, signal }) =>
      room.takeFile(slug, query, file, sender, signal),
    async formularDateiEntfernen({ params: { kennung }, query: { einreichung } }) {
      await room.removeFile({ einreichung, kennung })
      return {}
    },
    formularSenden: ({ params: { slug }, body, sender }) => room.receive(slug, body, sender),
    formularSpeichern: ({ params: { slug }, body, sender }) => room.save(slug, body, sender),
    formularFortsetzen: ({ body: { code }, sender }) => room.resume(code, sender),
    formularStand: ({ body, sender }) => room.status(body, sender),
    formularKopie: ({ body, sender }) => room.copy(body, sender),

    ...eingaenge({ store, room, show: shows(house), clock, publicUrl, canMail }),
  }

  /** The key of a mail to an office also says which of the receivers it is for. */
  const mailsOf = (
    wordsFor: (titel: string) => string,
    counts: (row: Pick<EingangRow, 'stand'>) => boolean = () => true,
  ): MailPlaces => ({
    right: 'eingaenge-lesen',
    async find({ keys }, who) {
      const rows = await tablesOf(store.database.read)
        .selectFrom('formular_eingaenge')
        .select(['vorgang', 'titel', 'bereich', 'stand'])
        .where('vorgang', 'in', keys.map(vorgangIn))
        .execute()
      const shown = rows.filter(row => isFor(who, row) && counts(row))
      return keys.flatMap(key => {
        const row = shown.find(({ vorgang }) => vorgang === vorgangIn(key))
        return row ? [mailAt(key, 'eingang', row.vorgang, `${wordsFor(row.titel)} (${row.vorgang})`)] : []
      })
    },
  })

  return {
    ...room,
    handlers,
    jobs: [room.forget],
    mails: {
      formular: mailsOf(titel => titel),
      'formular-kollege': mailsOf(titel => `Weitergegeben: ${titel}`),
      'formular-amt': mailsOf(titel => `E-Mail an das Amt: ${titel}`, isOpen),
    },
  }
}
