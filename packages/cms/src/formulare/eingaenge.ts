import { type CallAnswer, CmsError, type CmsHandlers, type calls } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { replyAddress } from '../aemter/offices.ts'
import type { CmsStore } from '../collections/collections.ts'
import { accountsThat } from '../editing/colleagues.ts'
import type { Shows } from '../editing/show.ts'
import { deliveryOf } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import { townName } from '../town-name.ts'
import { answersIn, subjectIn } from './answers.ts'
import { copyOf } from './copy.ts'
import type { Formulare } from './formulare.ts'
import { betrifftOf } from './mails.ts'
import { openOffice } from './office.ts'
import { strayOfficeMails } from './office-mails.ts'
import { isFor } from './read-eingang.ts'
import { moeglich, stepsForSender } from './stand.ts'
import { tableOf } from './table.ts'
import type { EingangRow } from './tables.ts'

type Sources = {
  store: CmsStore
  room: Formulare
  show: Shows
  clock: () => Date
  publicUrl: string
  canMail: boolean
}
type Eingang = CallAnswer<typeof calls.redaktionEingang>
type Read = Awaited<ReturnType<ReturnType<typeof openOffice>['read']>>

/** Calls for submissions of forms and their processing. */
export function eingaenge({ store, room, show, clock, publicUrl, canMail }: Sources) {
  const { database } = store
  const office = openOffice({ database, files: room.files, clock, publicUrl, canMail })

  const headsOf = async (rows: readonly EingangRow[], me: string) => {
    const personOf = await show.people(rows.flatMap(({ zustaendig }) => zustaendig ?? []))
    const strayOf = await strayOfficeMails(database.read, rows)
    return rows.map(row => {
      const { vorgang, formular, titel, eingegangen_am, stand, zustaendig, loeschen_am } = row
      return {
        vorgang,
        formular: { slug: formular, titel },
        worum: subjectIn(row),
        eingegangen_am,
        stand,
        zustaendig: zustaendig === null ? null : { ...personOf(zustaendig), ich: zustaendig === me },
        amtsmail: strayOf(vorgang),
        geloescht_am: berlinDay(new Date(loeschen_am)),
      }
    })
  }

  /** Editors who process submissions of this section. */
  const clerksFor = async (bereich: string) =>
    (await accountsThat(database.read, 'eingaenge-bearbeiten')).filter(who => isFor(who, { bereich }))

  const told = async (row: Read, me: string): Promise<Eingang> => {
    const [head] = await headsOf([row], me)
    if (!head) throw new CmsError('nicht-gefunden')
    const mail = await deliveryOf(database.read, betrifftOf(row.vorgang))
    const personOf = await show.people(
      row.schritte.flatMap(({ von, an }) => [von, an].filter(id => id !== null)),
    )
    return {
      ...head,
      antworten: answersIn(row),
      email: row.email,
      versand: canMail,
      zustellung: mail && zustellungOf(mail),
      verlauf: row.schritte.map(({ von, an, ...step }) => ({
        ...step,
        von: von === null ? null : personOf(von),
        an: an === null ? null : personOf(an),
      })),
      notiz: row.notiz,
      moeglich: moeglich(row.stand),
      fassung: row.fassung,
    }
  }

  return {
    async redaktionEingaenge({ query: { stand, formular, seite, pro_seite } }, who) {
      const [rows, anzahl, formulare] = await Promise.all([
        office.list({ stand, formular }, who, { limit: pro_seite + 1, offset: (seite - 1) * pro_seite }),
        office.counts(formular, who),
        office.forms(stand, who),
      ])
      return {
        data: await headsOf(rows.slice(0, pro_seite), who.id),
        mehr: rows.length > pro_seite,
        anzahl,
        formulare,
      }
    },

    redaktionEingang: async ({ params: { vorgang } }, who) => told(await office.read(vorgang, who), who.id),

    async redaktionEingangBearbeiten({ params: { vorgang }, body }, who) {
      const bereich = await office.bereichOf(vorgang, who)
      const keeper =
        body.zustaendig === undefined
          ? undefined
          : (await clerksFor(bereich)).find(({ id }) => id === body.zustaendig)
      if (body.zustaendig !== undefined && !keeper)
        throw new CmsError('nicht-moeglich', 'Dieses Konto bearbeitet keine Eingänge dieses Amts.')
      const addresses = { antwortAn: await replyAddress(store, bereich), zustaendig: keeper?.email }
      return told(await office.change(vorgang, body, who, addresses), who.id)
    },

    async redaktionEingangLoeschen({ params: { vorgang } }, who) {
      await office.remove(vorgang, who)
      return {}
    },

    async redaktionEingangPersonen({ params: { vorgang } }, who) {
      const found = await clerksFor(await office.bereichOf(vorgang, who))
      const personOf = await show.people(found.map(({ id }) => id))
      return { data: found.map(({ id }) => personOf(id)) }
    },

    async redaktionEingangKopie({ params: { vorgang } }, who) {
      const row = await office.read(vorgang, who, 'heruntergeladen')
      const stadt = await townName(database.read, clock())
      return copyOf({ ...row, antworten: answersIn(row), verlauf: stepsForSender(row.schritte), stadt })
    },

    async redaktionEingangDatei({ params: { vorgang, kennung } }, who) {
      const { name, typ, groesse } = await office.file(vorgang, kennung, who)
      if (!(await room.files.isThere({ kennung })))
        throw new CmsError('nicht-gefunden', 'Diese Datei liegt nicht mehr auf diesem Server.')
      return {
        typ,
        name: `${vorgang}-${kennung.slice(0, 6)}.${name.split('.').at(-1) ?? ''}`,
        version: kennung,
        groesse,
        inhalt: (part = { from: 0, to: groesse - 1 }) => room.files.read(kennung, part),
      }
    },

    async redaktionEingaengeCsv({ query: { stand, formular } }, who) {
      if (!/^[a-z0-9-]+$/.test(formular)) throw new CmsError('nicht-gefunden')
      return tableOf(formular, await office.table({ stand, formular }, who))
    },
  } satisfies CmsHandlers
}
