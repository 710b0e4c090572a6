import { inQuotes } from '@rathausplatz/text'
import { type MailPlaces, mailAt } from '../outbox/mail-places.ts'
import type { Db } from '../store/index.ts'
import { aboutMessage } from './lost-messages.ts'
import type { Side } from './mails.ts'
import { tablesOf } from './tables.ts'

/** Finds the entries that mails of the pin board are about. */
export function mailPlaces(db: Db): Readonly<Record<string, MailPlaces>> {
  const messages = (to: Side): MailPlaces => ({
    right: 'pinnwand-pruefen',
    async find({ keys }) {
      const rows = await tablesOf(db)
        .selectFrom('pinnwand_gespraeche as g')
        .innerJoin('pinnwand_eintraege as e', 'e.id', 'g.eintrag_id')
        .select(['g.id', 'g.name', 'e.nummer', 'e.titel'])
        .where('g.id', 'in', keys)
        .execute()
      return rows.map(({ id, name, nummer, titel }) =>
        mailAt(id, 'pinnwand', nummer, `${aboutMessage(to, { name })} zu ${inQuotes(titel)} (${nummer})`),
      )
    },
  })

  return {
    pinnwand: {
      right: 'pinnwand-pruefen',
      async find({ keys }) {
        const rows = await tablesOf(db)
          .selectFrom('pinnwand_eintraege')
          .select(['id', 'nummer', 'titel'])
          .where('id', 'in', keys)
          .execute()
        return rows.map(({ id, nummer, titel }) => mailAt(id, 'pinnwand', nummer, `${titel} (${nummer})`))
      },
    },
    'pinnwand-verfasser': messages('verfasser'),
    'pinnwand-anfrage': messages('anfrage'),
  }
}
