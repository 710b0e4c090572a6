import { type CmsHandlers, may } from '@rathausplatz/contract'
import type { Job } from '../jobs/job.ts'
import { type MailPlaces, mailAt } from '../outbox/mail-places.ts'
import type { House } from '../rooms/room.ts'
import { amtstermine } from './amt/amtstermine.ts'
import { terminsperren } from './amt/terminsperren.ts'
import { termintag } from './amt/termintag.ts'
import { openTerminKeys } from './keys.ts'
import { offeredTimes } from './offered-times.ts'
import { offersIn, placeOfOffer } from './offers.ts'
import { tablesOf } from './tables.ts'
import { openTermine } from './termine.ts'
import { forgetTermine, remindOfTermine } from './upkeep.ts'

/** Appointments at offices: residents book them, and the staff of the office manages them. */
export function openTerminRoom({ store, clock, key, publicUrl, canMail }: House) {
  const keys = openTerminKeys(key)
  const offers = offersIn(store)
  const offered = offeredTimes({ store, clock, canMail })
  const termine = openTermine({ store, clock, keys, publicUrl, canMail })

  const handlers: CmsHandlers = {
    terminangebote: ({ query }) => offered.angebote(query),
    freieTermine: ({ params: { angebot, anliegen }, query }) => offered.freie(angebot, anliegen, query),
    terminBuchen: ({ body, sender }) => termine.buchen(body, sender),
    termin: ({ params: { schluessel } }) => termine.termin(schluessel),
    async terminVerschieben({ body: { schluessel, beginn }, sender }) {
      await termine.verschieben(schluessel, beginn, sender)
      return {}
    },
    async terminAbsagen({ body: { schluessel } }) {
      await termine.absagen(schluessel)
      return {}
    },

    ...termintag({ store, clock, canMail }),
    ...amtstermine({ store, clock, keys, canMail, publicUrl }),
    ...terminsperren({ store }),
  }

  const termin: MailPlaces = {
    right: 'termine-fuehren',
    async find({ keys }, who) {
      const rows = await tablesOf(store.database.read)
        .selectFrom('terminbuchungen')
        .select(['id', 'nummer', 'name', 'angebot_id'])
        .where('id', 'in', keys)
        // A mail about a past appointment no longer matters.
        .where('beginn', '>', clock().toISOString())
        .execute()
      const own = await Promise.all(
        rows.map(async row => {
          const offer = await offers.byId(row.angebot_id)
          return offer && may(who, 'termine-fuehren', placeOfOffer(offer)) ? [row] : []
        }),
      )
      return own
        .flat()
        .map(({ id, nummer, name }) => mailAt(id, 'termin', nummer, `Termin von ${name} (${nummer})`))
    },
  }

  // Without a mail server there are no reminders.
  const jobs: readonly Job[] = [...(canMail ? [remindOfTermine({ keys, publicUrl })] : []), forgetTermine]
  return { handlers, jobs, mails: { termin }, keys }
}
