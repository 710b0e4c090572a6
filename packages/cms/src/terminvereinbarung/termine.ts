import {
  CmsError,
  istOffen,
  MOST_TERMINE,
  nachSchritt,
  type Termin,
  type Terminbuchung,
} from '@rathausplatz/contract'
import { withTownOffset } from '@rathausplatz/time'
import { telephoneOf } from '../aemter/offices.ts'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { expectedDelivery } from '../outbox/delivery.ts'
import { addressMissed, lageFor } from '../outbox/delivery-words.ts'
import type { Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import { type Booking, bookingAt, insertBooking, moveBooking, openOf, stepBooking } from './bookings.ts'
import { endedWords } from './ended.ts'
import type { TerminKeys } from './keys.ts'
import { anliegenIn, offersIn } from './offers.ts'
import { MOST_MOVES, mailsTo, patienceWith, patienceWithMoves } from './patience.ts'
import { personIn } from './person.ts'
import { bookingOfForm, correctPerson, fingerprint, saysAgain } from './sent-again.ts'
import { type About, aboutOf, betrifftOf, calendarOf, tell, townIn } from './tell-about-booking.ts'
import { momentInWords, takenInWords } from './words.ts'

type Options = {
  store: CmsStore
  clock: () => Date
  keys: TerminKeys
  /** Public base URL of the site for links in mails. Never taken from a request. */
  publicUrl: string
  /** True if the server sends mail; otherwise no mail is promised. */
  canMail: boolean
}

/** Public calls for appointments at offices: books, shows, moves and cancels them. */
export function openTermine({ store, clock, keys, publicUrl, canMail }: Options) {
  const offers = offersIn(store)
  const words = { publicUrl, keys, canMail, offers }
  const stored = storedIn(store.database)
  const { read } = store.database

  const opened = async (db: Db, schluessel: string): Promise<Booking> => {
    const row = await bookingAt(db, keys.idIn(schluessel, 'verwalten'))
    if (!row) throw new CmsError('link-abgelaufen', OVER)
    return row
  }

  /** Counts an attempt. Throws `zu-viele` if the sender exceeds its limits. */
  const patience = async (db: Db, limits: readonly Limit[], sentence: string, now: Date) => {
    const retryAfter = await take(limitsIn(db), limits, now)
    if (retryAfter !== undefined) throw new CmsError('zu-viele', sentence, { retryAfter })
  }

  const roomFor = async (db: Db, email: string, now: Date) => {
    if (email !== '' && (await openOf(db, email, now)) >= MOST_TERMINE)
      throw new CmsError('nicht-moeglich', TOO_MANY)
  }

  /**
   * Sends a mail to the person who booked, within the daily limit of the address, which may belong to someone
   * else.
   */
  const tellWhoBooked = async (
    db: Db,
    row: Booking,
    about: About,
    occasion: 'gebucht' | 'verschoben' | 'selbst-abgesagt',
    now: Date,
  ) => {
    if (!canMail || row.email === '') return
    if ((await take(limitsIn(db), mailsTo(row.email), now)) === undefined)
      await tell(db, row, about, { words, occasion, now })
  }

  return {
    async buchen(
      { einreichung, angebot, anliegen: id, beginn, ...given }: Terminbuchung,
      sender?: string,
    ): Promise<{ nummer: string; schluessel: string }> {
      const person = personIn(given, { mail: canMail })
      const begin = Date.parse(beginn)
      const offer = await offers.bySlug(angebot)
      if (!offer) throw new CmsError('nicht-gefunden')
      const anliegen = anliegenIn(offer, id)
      if (!anliegen) throw new CmsError('nicht-gefunden', 'Dieses Anliegen gibt es hier nicht mehr.')
      const fingerabdruck = fingerprint(einreichung)
      const about = await aboutOf(offers, offer, id)
      const { name: titel } = await offers.anliegen(anliegen)
      const booked = await stored(async db => {
        const now = clock()
        const known = await bookingOfForm(db, fingerabdruck)
        if (known) {
          const says = saysAgain(known, { angebotId: offer.id, anliegen: id, begin, person })
          if (says === 'dasselbe') return known
          if (!nachSchritt(known, 'absagen', now)) throw new CmsError('nicht-moeglich', FORM_IS_OVER)
          if (says === 'anderer-termin') throw new CmsError('nicht-moeglich', alreadyBooked(known))
          const isOtherAddress = known.email !== person.email
          if (isOtherAddress) await roomFor(db, person.email, now)
          await patience(db, patienceWith(sender), TOO_FAST, now)
          const row = await correctPerson(db, known, person, now)
          if (isOtherAddress) await tellWhoBooked(db, row, about, 'gebucht', now)
          return row
        }
        await roomFor(db, person.email, now)
        const wanted = { offer, anliegen: { ...anliegen, id, titel }, begin, person, fingerabdruck }
        const row = await insertBooking(db, { ...wanted, byOffice: false }, now)
        if (!row) throw new CmsError('vergeben', takenInWords(begin, now))
        // Only successful bookings count, so that a person whose time was taken meanwhile can try again.
        await patience(db, patienceWith(sender), TOO_FAST, now)
        await tellWhoBooked(db, row, about, 'gebucht', now)
        return row
      })
      return { nummer: booked.nummer, schluessel: keys.keyFor('verwalten', booked.id) }
    },

    async termin(schluessel: string): Promise<Termin> {
      const now = clock()
      const row = await opened(read, schluessel)
      const offer = await offers.byId(row.angebot_id)
      const about = await aboutOf(offers, offer, row.anliegen)
      const found = offer && anliegenIn(offer, row.anliegen)
      const told = found && (await offers.anliegen(found))
      const mail = row.mitgeteilt === 1 ? await expectedDelivery(read, betrifftOf(row)) : undefined
      return {
        nummer: row.nummer,
        stand: row.stand,
        beginn: withTownOffset(row.beginn),
        ende: withTownOffset(row.ende),
        anliegen: {
          id: row.anliegen,
          name: row.anliegen_name,
          unterlagen: [...about.unterlagen],
          hinweis: about.hinweis,
          ...(told?.leistung ? { leistung: told.leistung } : {}),
        },
        angebot: offer?.data.slug ?? '',
        ort: {
          name: offer?.unit.name ?? '',
          ...(offer?.unit.anschrift ? { anschrift: offer.unit.anschrift } : {}),
          telefon: offer ? telephoneOf(offer.unit) : '',
          detailURL: offer ? adresseDer(offer.unit) : '',
        },
        name: row.name,
        mail: row.mitgeteilt === 1,
        // The mail server's reason is shown only at the desk.
        zustellung: mail && lageFor(mail),
        mail_an: addressMissed(mail),
        erinnert: canMail && row.email !== '' && row.erinnern_am !== null,
        aenderbar: nachSchritt(row, 'absagen', now) !== undefined,
        grund: row.grund,
        ...(row.abgesagt_von ? { abgesagt_von: row.abgesagt_von } : {}),
        kalender: calendarOf(row, about, words, await townIn(read, now)),
      }
    },

    async verschieben(schluessel: string, beginn: string, sender?: string): Promise<void> {
      const begin = Date.parse(beginn)
      const { angebot_id, anliegen } = await opened(read, schluessel)
      const offer = await offers.byId(angebot_id)
      const about = await aboutOf(offers, offer, anliegen)
      await stored(async db => {
        const now = clock()
        const row = await opened(db, schluessel)
        // Idempotent: the appointment is at this time already.
        if (istOffen(row.stand) && Date.parse(row.beginn) === begin) return
        if (!nachSchritt(row, 'verschieben', now))
          throw new CmsError('nicht-moeglich', endedWords(row, 'verschieben', 'bucher'))
        if (!offer) throw new CmsError('nicht-moeglich', NO_OFFER)
        if (row.selbst_verschoben >= MOST_MOVES) throw new CmsError('nicht-moeglich', MOVED_OFTEN)
        const moved = await moveBooking(db, row, { offer, begin, byOffice: false }, now)
        if (!moved) throw new CmsError('vergeben', takenInWords(begin, now))
        await patience(db, patienceWithMoves(sender), MOVED_TOO_FAST, now)
        await tellWhoBooked(db, moved, about, 'verschoben', now)
      })
    },

    async absagen(schluessel: string): Promise<void> {
      const { angebot_id, anliegen } = await opened(read, schluessel)
      const about = await aboutOf(offers, await offers.byId(angebot_id), anliegen)
      await stored(async db => {
        const now = clock()
        const row = await opened(db, schluessel)
        if (row.stand === 'abgesagt') return
        const off = await stepBooking(db, row, 'absagen', { grund: '', by: 'selbst' }, now)
        if (!off) throw new CmsError('nicht-moeglich', endedWords(row, 'absagen', 'bucher'))
        await tellWhoBooked(db, off, about, 'selbst-abgesagt', now)
      })
    },
  }
}

const OVER =
  'Zu diesem Link finden wir keinen Termin: Vielleicht fehlt ein Teil der Adresse, oder der Termin liegt länger zurück.'
const NO_OFFER =
  'Dieser Termin lässt sich hier nicht mehr verschieben. Er gilt weiter; bitte rufen Sie das Amt an.'
const FORM_IS_OVER =
  'Mit diesem Formular haben Sie schon einen Termin gebucht; er ist abgesagt oder hat begonnen. Für einen neuen wählen Sie bitte noch einmal eine Zeit.'
const alreadyBooked = ({ beginn, nummer, mitgeteilt }: Booking): string =>
  `Mit diesem Formular haben Sie schon einen Termin gebucht: ${momentInWords(beginn)} (${nummer}). ${
    mitgeteilt === 1
      ? 'Verschieben können Sie ihn auf der Seite, die nach dem Buchen kam, oder mit dem Link in der E-Mail dazu.'
      : 'Verschieben können Sie ihn auf der Seite, die nach dem Buchen kam.'
  } Für einen weiteren Termin wählen Sie bitte noch einmal eine Zeit.`
const TOO_MANY = `Zu dieser E-Mail-Adresse gibt es schon ${MOST_TERMINE} Termine, die noch bevorstehen. Brauchen Sie mehr, rufen Sie bitte an.`
const MOVED_OFTEN = `Diesen Termin haben Sie schon ${MOST_MOVES}-mal verschoben. Bitte rufen Sie das Amt an.`
const MOVED_TOO_FAST =
  'Heute wurde von hier schon sehr oft verschoben. Bitte versuchen Sie es später noch einmal, oder rufen Sie das Amt an.'
const TOO_FAST =
  'Von hier wurden heute schon sehr viele Termine gebucht. Bitte versuchen Sie es später noch einmal, oder rufen Sie das Amt an.'
