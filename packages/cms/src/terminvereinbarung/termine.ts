import {
  CmsError,
  istOffen,
  MOST_TERMINE,
  nachSchritt,
  type Termin,
  type Terminangebot,
  type Terminbuchung,
} from '@rathausplatz/contract'
import { berlinDay, plusDays, startOfDay, wallTime, withTownOffset } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { type Limit, limitsIn, take } from '../limits/limits.ts'
import { deliveryOf } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import type { Db } from '../store/index.ts'
import { storedIn } from '../stored.ts'
import {
  type About,
  aboutOf,
  type Booking,
  betrifftOf,
  bookingAt,
  calendarOf,
  freeIn,
  insertBooking,
  moveBooking,
  openOf,
  range,
  remindedFrom,
  stepBooking,
  takenInWords,
  tell,
  townIn,
} from './bookings.ts'
import type { TerminKeys } from './keys.ts'
import { anliegenIn, type Offer, offersIn, onWire, telephoneOf } from './offers.ts'
import { MOST_MOVES, mailsTo, patienceWith, patienceWithMoves } from './patience.ts'
import { personIn } from './person.ts'
import { bookingOfForm, correctPerson, fingerprint, saysAgain } from './sent-again.ts'
import { momentInWords } from './words.ts'

type Options = {
  store: CmsStore
  clock: () => Date
  keys: TerminKeys
  /** Public base URL of the site for links in mails. Never taken from a request. */
  publicUrl: string
  /** True if the server sends mail; otherwise no mail is promised. */
  canMail: boolean
}

/** Most days in one answer. */
const MOST_DAYS = 62
const USUAL_DAYS = 31

/** Public calls for appointments at offices: finds, books, moves and cancels them. */
export function openTermine({ store, clock, keys, publicUrl, canMail }: Options) {
  const offers = offersIn(store)
  const words = { publicUrl, keys, canMail, offers }
  const stored = storedIn(store.database)
  const { read } = store.database

  const offerBy = async (slug: string): Promise<Offer> => {
    const offer = await offers.bySlug(slug)
    if (!offer) throw new CmsError('nicht-gefunden')
    return offer
  }

  const wireOf = (offer: Offer, now: Date) =>
    onWire(offer, { mail: canMail, erinnert_ab: remindedFrom(offer, { canMail, now }) })

  const withNext = async (
    offer: Offer,
    only: (leistung: string | undefined) => boolean,
  ): Promise<Terminangebot> => {
    const now = clock()
    const wanted = offer.data.anliegen.filter(({ leistung }) => only(leistung))
    const nexts = new Map<number, number | undefined>()
    // Services of the same duration share the result.
    for (const { dauer } of wanted)
      if (!nexts.has(dauer))
        nexts.set(dauer, (await freeIn(read, offer, { anliegen: { dauer }, now }, range(offer, { now })))[0])
    const anliegen = await Promise.all(
      wanted.map(async one => {
        const next = nexts.get(one.dauer)
        const naechster = next === undefined ? null : inTown(next)
        return Object.assign(await offers.anliegen(one), { naechster })
      }),
    )
    return { ...wireOf(offer, now), anliegen }
  }

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
    async angebote({ amt, leistung }: { amt?: string | undefined; leistung?: string | undefined }) {
      const isWanted = (one: string | undefined) => leistung === undefined || one === leistung
      const found = await Promise.all((await offers.all(amt)).map(offer => withNext(offer, isWanted)))
      return { data: found.filter(({ anliegen }) => anliegen.length > 0) }
    },

    async freie(slug: string, id: string, stretch: { von?: string | undefined; bis?: string | undefined }) {
      const now = clock()
      const offer = await offerBy(slug)
      const anliegen = anliegenIn(offer, id)
      if (!anliegen) throw new CmsError('nicht-gefunden')
      const all = range(offer, { now })
      const [first, last] = [berlinDay(new Date(all.from)), berlinDay(new Date(all.to - 1))]
      const within = daysWithin(stretch, first, last)
      const days = new Map<string, string[]>()
      const begins = within ? await freeIn(read, offer, { anliegen, now }, within) : []
      for (const begin of begins) {
        const moment = inTown(begin)
        const { day } = wallTime(moment)
        days.set(day, [...(days.get(day) ?? []), moment])
      }
      const [next] = await freeIn(read, offer, { anliegen, now }, all)
      return {
        angebot: {
          ...wireOf(offer, now),
          anliegen: [
            { ...(await offers.anliegen(anliegen)), naechster: next === undefined ? null : inTown(next) },
          ],
        },
        von: first,
        bis: last,
        data: [...days].map(([tag, zeiten]) => ({ tag, zeiten })),
      }
    },

    async buchen(
      { einreichung, angebot, anliegen: id, beginn, ...given }: Terminbuchung,
      sender?: string,
    ): Promise<{ nummer: string; schluessel: string }> {
      const person = personIn(given, { mail: canMail })
      const begin = Date.parse(beginn)
      const offer = await offerBy(angebot)
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
        if (!row) throw new CmsError('vergeben', takenInWords(begin))
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
      const mail = row.mitgeteilt === 1 ? await deliveryOf(read, betrifftOf(row)) : undefined
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
        zustellung: mail && zustellungOf(mail).lage,
        erinnert: canMail && row.email !== '' && row.erinnern_am !== null,
        aenderbar: nachSchritt(row, 'absagen', now) !== undefined,
        grund: row.grund,
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
        if (!offer || !nachSchritt(row, 'verschieben', now))
          throw new CmsError('nicht-moeglich', NOT_ANY_MORE)
        if (row.selbst_verschoben >= MOST_MOVES) throw new CmsError('nicht-moeglich', MOVED_OFTEN)
        const moved = await moveBooking(db, row, { offer, begin, byOffice: false }, now)
        if (!moved) throw new CmsError('vergeben', takenInWords(begin))
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
        const off = await stepBooking(db, row, 'absagen', '', now)
        if (!off) throw new CmsError('nicht-moeglich', NOT_ANY_MORE)
        await tellWhoBooked(db, off, about, 'selbst-abgesagt', now)
      })
    },
  }
}

/** Returns the requested days, limited to the bookable span; undefined if no day is left. */
function daysWithin(
  asked: { von?: string | undefined; bis?: string | undefined },
  first: string,
  last: string,
): { from: number; to: number } | undefined {
  const von = asked.von !== undefined && asked.von > first ? asked.von : first
  if (von > last || (asked.bis !== undefined && asked.bis < von)) return undefined
  const most = plusDays(von, asked.bis === undefined ? USUAL_DAYS : MOST_DAYS)
  const bis = [asked.bis ?? most, most, last].toSorted()[0] ?? last
  return { from: Date.parse(startOfDay(von)), to: Date.parse(startOfDay(plusDays(bis, 1))) }
}

const inTown = (begin: number): string => withTownOffset(new Date(begin).toISOString())

const OVER =
  'Dieser Link gilt nicht mehr: Der Termin ist vorbei und gelöscht, oder es fehlt ein Teil der Adresse.'
const NOT_ANY_MORE = 'Dieser Termin lässt sich nicht mehr ändern: Er ist abgesagt oder hat schon begonnen.'
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
