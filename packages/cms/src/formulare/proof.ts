import { type Antwort, CmsError } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { hashOf } from '../keys/hash-of.ts'
import { expectedDelivery } from '../outbox/delivery.ts'
import { lageFor } from '../outbox/delivery-words.ts'
import { townName } from '../town-name.ts'
import { copyOf } from './copy.ts'
import { betrifftOf } from './mails.ts'
import { strayOfficeMails } from './office-mails.ts'
import { bear, patienceFor } from './patience.ts'
import { stepsForSender } from './stand.ts'
import { tablesOf } from './tables.ts'
import { withdrawalOf } from './withdrawal.ts'

type Nachweis = { readonly vorgang: string; readonly kennwort: string }

const NO_SUCH =
  'Diese Nummer und dieses Kennwort gehören nicht zusammen, oder der Vorgang ist schon gelöscht. Bitte prüfen Sie beides.'

/** The state of a submission, for the holder of its number and its password (`kennwort`). */
export function openProof({ store, clock }: { store: CmsStore; clock: () => Date }) {
  const { database } = store
  /** Returns the row for a number and its secret; throws `nicht-gefunden` if they do not match. */
  const opened = async ({ vorgang, kennwort }: Nachweis, sender: string | undefined) => {
    await bear(database, patienceFor('nachweis', sender), clock())
    const row = await tablesOf(database.read)
      .selectFrom('formular_eingaenge')
      .selectAll()
      .where('vorgang', '=', vorgang)
      .where('kennwort', '=', hashOf(kennwort))
      .executeTakeFirst()
    if (!row) throw new CmsError('nicht-gefunden', NO_SUCH)
    const verlauf = await tablesOf(database.read)
      .selectFrom('formular_schritte')
      .select(['am', 'stand', 'text'])
      .where('vorgang', '=', vorgang)
      .orderBy('nummer')
      .execute()
    return { row, verlauf: stepsForSender(verlauf), antworten: JSON.parse(row.antworten) as Antwort[] }
  }

  return {
    async status(proof: Nachweis, sender: string | undefined) {
      const { row, verlauf, antworten } = await opened(proof, sender)
      const { vorgang, titel, eingegangen_am, stand, loeschen_am, bereich } = row
      const mail = await expectedDelivery(database.read, betrifftOf(vorgang))
      const strayOf = await strayOfficeMails(database.read, [row])
      return {
        vorgang,
        titel,
        eingegangen_am,
        stand,
        verlauf,
        antworten,
        // Only the state: the message of the mail server is internal.
        zustellung: mail && lageFor(mail),
        amtszustellung: strayOf(vorgang)?.zustellung.lage,
        widerruf: await withdrawalOf(store, { antworten, bereich }),
        geloescht_am: berlinDay(new Date(loeschen_am)),
      }
    },

    async copy(proof: Nachweis, sender: string | undefined) {
      const { row, verlauf, antworten } = await opened(proof, sender)
      return copyOf({ ...row, antworten, verlauf, stadt: await townName(database.read, clock()) })
    },
  }
}
