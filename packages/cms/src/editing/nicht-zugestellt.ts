import {
  type CmsHandlers,
  may,
  type NichtZugestellt,
  type RightIn,
  schadenskategorieOf,
} from '@rathausplatz/contract'
import { tablesOf as accountsIn } from '../accounts/room.ts'
import type { CmsStore } from '../collections/collections.ts'
import { isFor } from '../formulare/office.ts'
import { tablesOf as formsIn } from '../formulare/tables.ts'
import { daysBefore } from '../jobs/days-before.ts'
import { type Undelivered, undeliveredSince } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import { aboutMessage } from '../pinnwand/lost-messages.ts'
import type { Side } from '../pinnwand/mails.ts'
import { tablesOf as boardIn } from '../pinnwand/tables.ts'
import type { RatTables } from '../rat/tables.ts'
import { tablesOf as damagesIn } from '../schaden/tables.ts'
import { offersIn, placeOfOffer } from '../terminvereinbarung/offers.ts'
import { tablesOf as bookingsIn } from '../terminvereinbarung/tables.ts'
import { tablesOf as proposalsIn } from '../verzeichnisvorschlag/tables.ts'
import { type Editor, mayRead } from './leave-for.ts'

const DAYS = 14
const MOST_SHOWN = 50

type Asked = {
  /** Keys of the subjects: `F-7GQ2M9XD` of `formular:F-7GQ2M9XD`. */
  readonly keys: readonly string[]
  readonly mails: readonly string[]
}
type Place = Pick<NichtZugestellt, 'wo' | 'worum'>
/** Keyed by the subject of a mail, or by the mail itself. */
type Found = readonly [of: string, place: Place]

/** How one room finds the subjects that an editor may see. Deleted subjects are not found. */
type Room = {
  readonly right: RightIn<'redaktion'>
  readonly find: (asked: Asked, who: Editor) => Promise<readonly Found[]>
}

const found = (of: string, art: NichtZugestellt['wo']['art'], id: string, worum: string): Found => [
  of,
  { wo: { art, id }, worum },
]

const roomOf = ({ betrifft }: Undelivered): string => betrifft.slice(0, betrifft.indexOf(':'))

/** Lists mails that were not delivered, for the editors who work on their subject. */
export function nichtZugestellt({ store, clock }: { store: CmsStore; clock: () => Date }) {
  const { read } = store.database
  const offers = offersIn(store)

  const forms = (wordsFor: (titel: string) => string): Room => ({
    right: 'eingaenge-lesen',
    async find({ keys }, who) {
      const rows = await formsIn(read)
        .selectFrom('formular_eingaenge')
        .select(['vorgang', 'titel', 'bereich'])
        .where('vorgang', 'in', keys)
        .execute()
      return rows
        .filter(row => isFor(who, row))
        .map(({ vorgang, titel }) => found(vorgang, 'eingang', vorgang, `${wordsFor(titel)} (${vorgang})`))
    },
  })

  const messages = (to: Side): Room => ({
    right: 'pinnwand-pruefen',
    async find({ keys }) {
      const rows = await boardIn(read)
        .selectFrom('pinnwand_gespraeche as g')
        .innerJoin('pinnwand_eintraege as e', 'e.id', 'g.eintrag_id')
        .select(['g.id', 'g.name', 'e.nummer', 'e.titel'])
        .where('g.id', 'in', keys)
        .execute()
      return rows.map(({ id, name, nummer, titel }) =>
        found(id, 'pinnwand', nummer, `${aboutMessage(to, { name })} zu „${titel}“ (${nummer})`),
      )
    },
  })

  const rooms: Readonly<Record<string, Room>> = {
    formular: forms(titel => titel),
    'formular-kollege': forms(titel => `Weitergegeben: ${titel}`),
    termin: {
      right: 'termine-fuehren',
      async find({ keys }, who) {
        const rows = await bookingsIn(read)
          .selectFrom('terminbuchungen')
          .select(['id', 'nummer', 'name', 'angebot_id'])
          .where('id', 'in', keys)
          // After the appointment the mail no longer matters.
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
          .map(({ id, nummer, name }) => found(id, 'termin', nummer, `Termin von ${name} (${nummer})`))
      },
    },
    schaden: {
      right: 'schaeden-bearbeiten',
      async find({ keys }) {
        const rows = await damagesIn(read)
          .selectFrom('schaeden')
          .select(['id', 'nummer', 'kategorie'])
          .where('id', 'in', keys)
          .where('nachrichten', '=', 'ja')
          .execute()
        return rows.map(({ id, nummer, kategorie }) =>
          found(id, 'schaden', nummer, `${schadenskategorieOf(kategorie).name} (${nummer})`),
        )
      },
    },
    pinnwand: {
      right: 'pinnwand-pruefen',
      async find({ keys }) {
        const rows = await boardIn(read)
          .selectFrom('pinnwand_eintraege')
          .select(['id', 'nummer', 'titel'])
          .where('id', 'in', keys)
          .execute()
        return rows.map(({ id, nummer, titel }) => found(id, 'pinnwand', nummer, `${titel} (${nummer})`))
      },
    },
    'pinnwand-verfasser': messages('verfasser'),
    'pinnwand-anfrage': messages('anfrage'),
    vorschlag: {
      right: 'pinnwand-pruefen',
      async find({ keys }) {
        const rows = await proposalsIn(read)
          .selectFrom('verzeichnis_vorschlaege')
          .select(['id', 'nummer'])
          .where('id', 'in', keys)
          .execute()
        return rows.map(({ id, nummer }) =>
          found(id, 'vorschlag', nummer, `Vorschlag für ein Verzeichnis (${nummer})`),
        )
      },
    },
    einladung: {
      right: 'rat-vorbereiten',
      async find({ mails }, who) {
        const rows = await read
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
            found(mail_id ?? '', 'sitzung', document_id, `Einladung an ${name}`),
          )
      },
    },
    konto: {
      right: 'konten-verwalten',
      async find({ keys }) {
        const rows = await accountsIn(read)
          .selectFrom('accounts')
          .select(['id', 'vorname', 'nachname'])
          .where('id', 'in', keys)
          .execute()
        return rows.map(({ id, vorname, nachname }) =>
          found(id, 'konto', id, `Konto von ${vorname} ${nachname}`),
        )
      },
    },
  }

  return {
    async redaktionNichtZugestellt(_, who) {
      const mails = await undeliveredSince(read, new Date(daysBefore(clock(), DAYS)))
      const places = new Map<string, Place>()
      for (const [name, { right, find }] of Object.entries(rooms)) {
        const own = mails.filter(mail => roomOf(mail) === name)
        if (own.length === 0 || !may(who, right)) continue
        const asked = {
          keys: own.map(({ betrifft }) => betrifft.slice(name.length + 1)),
          mails: own.map(({ id }) => id),
        }
        for (const [of, place] of await find(asked, who)) places.set(`${name}:${of}`, place)
      }
      const data = mails.flatMap(mail => {
        const place = places.get(mail.betrifft) ?? places.get(`${roomOf(mail)}:${mail.id}`)
        return place ? [{ ...place, zustellung: zustellungOf(mail) }] : []
      })
      return { data: data.slice(0, MOST_SHOWN), anzahl: data.length }
    },
  } satisfies CmsHandlers
}
