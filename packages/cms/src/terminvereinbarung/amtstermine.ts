import {
  type Amtstermin,
  CmsError,
  type CmsHandlers,
  may,
  nachSchritt,
  offeneTerminstaende,
  type Terminsperre,
} from '@rathausplatz/contract'
import { spanInWords } from '@rathausplatz/kalender'
import {
  berlinDay,
  clockTime,
  DAY_MS,
  plusDays,
  startOfDay,
  wallTime,
  withTownOffset,
} from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import type { Editor } from '../editing/leave-for.ts'
import { refuse } from '../editing/refusal.ts'
import { type Delivery, deliveriesOf, deliveryOf } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import { storedIn } from '../stored.ts'
import {
  aboutOf,
  type Booking,
  betrifftOf,
  bookingOf,
  insertBooking,
  moveBooking,
  remindedFrom,
  stepBooking,
  takenInWords,
  tell,
} from './bookings.ts'
import type { TerminKeys } from './keys.ts'
import { anliegenIn, type Offer, offersIn, placeOfOffer } from './offers.ts'
import { personIn } from './person.ts'
import { bookingOfForm, correctPerson, fingerprint, saysAgain } from './sent-again.ts'
import { openTimes } from './slots.ts'
import { tablesOf } from './tables.ts'
import { momentInWords } from './words.ts'

type Sources = {
  store: CmsStore
  clock: () => Date
  keys: TerminKeys
  canMail: boolean
  publicUrl: string
}

/** Days before and after the shown day for which the list has the number of appointments. */
const DAYS_SHOWN = 14
const MOST_ROWS = 500

/** Calls for appointments at offices. An editor sees the offices in their own sections. */
export function amtstermine({ store, clock, keys, canMail, publicUrl }: Sources) {
  const { read } = store.database
  const offers = offersIn(store)
  const words = { publicUrl, keys, canMail, offers }
  const stored = storedIn(store.database)

  const mayKeep = (who: Editor, offer: Offer): boolean => may(who, 'termine-fuehren', placeOfOffer(offer))

  /** Returns offers that are public, and withdrawn offers that still have appointments. */
  const offersOf = async (who: Editor): Promise<Offer[]> => {
    const shown = await offers.all()
    const rows = await tablesOf(read).selectFrom('terminbuchungen').select('angebot_id').distinct().execute()
    const others = await Promise.all(
      rows
        .filter(({ angebot_id }) => !shown.some(({ id }) => id === angebot_id))
        .map(({ angebot_id }) => offers.byId(angebot_id)),
    )
    return [...shown, ...others.filter(offer => offer !== undefined)].filter(offer => mayKeep(who, offer))
  }

  /** Returns an offer. Missing offers and offers that the editor may not see get the same answer. */
  const offerFor = async (who: Editor, slug: string): Promise<Offer> => {
    const offer = (await offersOf(who)).find(({ data }) => data.slug === slug)
    if (!offer) throw new CmsError('nicht-gefunden')
    return offer
  }

  const bookingFor = async (who: Editor, nummer: string): Promise<{ row: Booking; offer: Offer }> => {
    const row = await bookingOf(read, nummer)
    const offer = row && (await offers.byId(row.angebot_id))
    if (!row || !offer || !mayKeep(who, offer)) throw new CmsError('nicht-gefunden')
    return { row, offer }
  }

  const again = async (db: Parameters<Parameters<typeof stored>[0]>[0], nummer: string): Promise<Booking> => {
    const row = await bookingOf(db, nummer)
    if (!row) throw new CmsError('nicht-gefunden')
    return row
  }

  /** Returns appointments for the wire, with the delivery state of the latest mail about each. */
  const shown = async (rows: readonly Booking[]): Promise<Amtstermin[]> => {
    const told = rows.filter(({ mitgeteilt }) => mitgeteilt === 1).map(betrifftOf)
    const mails = await deliveriesOf(read, told)
    return rows.map(row => onWire(row, mails.get(betrifftOf(row))))
  }

  const shownOne = async (row: Booking): Promise<Amtstermin> =>
    onWire(row, row.mitgeteilt === 1 ? await deliveryOf(read, betrifftOf(row)) : undefined)

  /** Returns future open appointments at times that the offer no longer has. */
  const affectedOf = async (offer: Offer, now: Date): Promise<Booking[]> => {
    const rows = await tablesOf(read)
      .selectFrom('terminbuchungen')
      .selectAll()
      .where('angebot_id', '=', offer.id)
      .where('beginn', '>', now.toISOString())
      .where('stand', 'in', [...offeneTerminstaende])
      .orderBy('beginn')
      .limit(MOST_ROWS)
      .execute()
    const last = rows.at(-1)
    if (!last) return []
    const stretch = { from: now.getTime() - DAY_MS, to: Date.parse(last.ende) + DAY_MS }
    const open = openTimes(offer.data, offer.unit.oeffnungszeiten, stretch)
    const blocks = await tablesOf(read)
      .selectFrom('termin_sperren')
      .select(['beginn', 'ende'])
      .where('angebot_id', '=', offer.id)
      .where('plaetze', 'is', null)
      .execute()
    return rows.filter(({ beginn, ende }) => {
      const [from, to] = [Date.parse(beginn), Date.parse(ende)]
      return (
        !open.some(span => span.from <= from && to <= span.to) ||
        blocks.some(block => Date.parse(block.beginn) < to && from < Date.parse(block.ende))
      )
    })
  }

  return {
    async redaktionTermintag({ query: { angebot, tag } }, who) {
      const now = clock()
      const own = await offersOf(who)
      const offer =
        own.find(({ data }) => data.slug === angebot) ?? (angebot === undefined ? own[0] : undefined)
      if (!offer) {
        if (angebot !== undefined) throw new CmsError('nicht-gefunden')
        return null
      }
      const day = tag ?? berlinDay(now)
      const [begin, end] = [startOfDay(day), startOfDay(plusDays(day, 1))]
      const rows = await tablesOf(read)
        .selectFrom('terminbuchungen')
        .selectAll()
        .where('angebot_id', '=', offer.id)
        .where('beginn', '>=', begin)
        .where('beginn', '<', end)
        .orderBy('beginn')
        .orderBy('platz')
        .execute()
      const blocks = await tablesOf(read)
        .selectFrom('termin_sperren')
        .selectAll()
        .where('angebot_id', '=', offer.id)
        .where('beginn', '<', end)
        .where('ende', '>', begin)
        .orderBy('beginn')
        .execute()
      const around = await tablesOf(read)
        .selectFrom('terminbuchungen')
        .select('beginn')
        .where('angebot_id', '=', offer.id)
        .where('beginn', '>=', startOfDay(plusDays(day, -DAYS_SHOWN)))
        .where('beginn', '<', startOfDay(plusDays(day, DAYS_SHOWN + 1)))
        .where('stand', '<>', 'abgesagt')
        .execute()
      const counted = new Map<string, number>()
      for (const { beginn } of around) {
        const { day: one } = wallTime(beginn)
        counted.set(one, (counted.get(one) ?? 0) + 1)
      }
      const open = openTimes(offer.data, offer.unit.oeffnungszeiten, {
        from: Date.parse(begin),
        to: Date.parse(end),
      })
      const anliegen = await Promise.all(offer.data.anliegen.map(one => offers.anliegen(one)))
      return {
        tag: day,
        angebot: {
          id: offer.data.slug,
          name: offer.data.name,
          plaetze: offer.data.plaetze,
          erinnert_ab: remindedFrom(offer, { canMail, now }),
        },
        angebote: own.map(({ data: { slug, name } }) => ({ id: slug, name })),
        anliegen: anliegen.map(({ id, name, dauer }) => ({ id, name, dauer })),
        termine: await shown(rows),
        sperren: blocks.map(sperreOf),
        zeiten: open.map(({ from, to }) => spanInWords(clockTime(from), clockTime(to))),
        tage: [...counted]
          .map(([one, anzahl]) => ({ tag: one, anzahl }))
          .toSorted((a, b) => (a.tag < b.tag ? -1 : 1)),
        betroffene: await shown(await affectedOf(offer, now)),
        versand: canMail,
        jetzt: withTownOffset(now.toISOString()),
      }
    },

    async redaktionTermin({ params: { nummer } }, who) {
      const { row, offer } = await bookingFor(who, nummer)
      return {
        ...(await shownOne(row)),
        angebot: { id: offer.data.slug, name: offer.data.name },
        versand: canMail,
      }
    },

    async redaktionTerminBuchen({ body }, who) {
      const { einreichung, angebot, anliegen: id, beginn } = body
      const person = personIn(body, { mail: false })
      const begin = Date.parse(beginn)
      const offer = await offerFor(who, angebot)
      const anliegen = anliegenIn(offer, id)
      if (!anliegen) throw new CmsError('nicht-gefunden')
      const fingerabdruck = fingerprint('amt', einreichung)
      const about = await aboutOf(offers, offer, id)
      const { name: titel } = await offers.anliegen(anliegen)
      const row = await stored(async db => {
        const now = clock()
        const known = await bookingOfForm(db, fingerabdruck)
        if (known) {
          const says = saysAgain(known, { angebotId: offer.id, anliegen: id, begin, person })
          if (says === 'dasselbe') return known
          if (says === 'anderer-termin' || !nachSchritt(known, 'absagen', now))
            throw new CmsError('nicht-moeglich', alreadyBooked(known))
          const row = await correctPerson(db, known, person, now)
          if (row.email !== known.email) await tell(db, row, about, { words, occasion: 'gebucht', now })
          return row
        }
        const made = await insertBooking(
          db,
          {
            offer,
            anliegen: { ...anliegen, id, titel },
            begin,
            person,
            fingerabdruck,
            byOffice: true,
          },
          now,
        )
        if (!made) throw new CmsError('vergeben', takenInWords(begin))
        await tell(db, made, about, { words, occasion: 'gebucht', now })
        return made
      })
      return shownOne(await again(read, row.nummer))
    },

    async redaktionTerminVerschieben({ params: { nummer }, body: { beginn } }, who) {
      const { offer, row: before } = await bookingFor(who, nummer)
      const about = await aboutOf(offers, offer, before.anliegen)
      const begin = Date.parse(beginn)
      const row = await stored(async db => {
        const now = clock()
        const found = await again(db, nummer)
        if (Date.parse(found.beginn) === begin) return found
        if (!nachSchritt(found, 'verschieben', now)) throw new CmsError('nicht-moeglich', NOT_ANY_MORE)
        const moved = await moveBooking(db, found, { offer, begin, byOffice: true }, now)
        if (!moved) throw new CmsError('vergeben', takenInWords(begin))
        await tell(db, moved, about, { words, occasion: 'verschoben', now })
        return moved
      })
      return shownOne(await again(read, row.nummer))
    },

    async redaktionTerminSchritt({ params: { nummer }, body: { schritt, grund } }, who) {
      const { offer, row: before } = await bookingFor(who, nummer)
      const about = await aboutOf(offers, offer, before.anliegen)
      const row = await stored(async db => {
        const now = clock()
        const found = await again(db, nummer)
        // Idempotent: the same request was sent before.
        if (found.stand === ALREADY[schritt]) return found
        const done = await stepBooking(db, found, schritt, grund, now)
        if (!done) throw new CmsError('nicht-moeglich', NOT_NOW[schritt])
        if (schritt === 'absagen') await tell(db, done, about, { words, occasion: 'vom-amt-abgesagt', now })
        return done
      })
      return shownOne(await again(read, row.nummer))
    },

    async redaktionBetroffeneAbsagen({ body: { angebot, nummern, grund } }, who) {
      const offer = await offerFor(who, angebot)
      const wanted = new Set(nummern)
      const rows = (await affectedOf(offer, clock())).filter(({ nummer }) => wanted.has(nummer))
      const abouts = new Map(
        await Promise.all(
          [...new Set(rows.map(({ anliegen }) => anliegen))].map(
            async id => [id, await aboutOf(offers, offer, id)] as const,
          ),
        ),
      )
      // One transaction: all appointments are cancelled and their mails queued, or none.
      const unreached = await stored(async db => {
        const now = clock()
        const without: Booking[] = []
        for (const { nummer } of rows) {
          const off = await stepBooking(db, await again(db, nummer), 'absagen', grund, now)
          const about = off && abouts.get(off.anliegen)
          if (!off || !about) continue
          if (!(await tell(db, off, about, { words, occasion: 'vom-amt-abgesagt', now }))) without.push(off)
        }
        return without
      })
      return { abgesagt: rows.length, ohne_mail: await shown(unreached) }
    },

    async redaktionTerminsperreAnlegen({ body: { id, angebot, beginn, ende, plaetze, grund } }, who) {
      const offer = await offerFor(who, angebot)
      if (Date.parse(ende) <= Date.parse(beginn))
        throw refuse('ende', 'Das Ende muss nach dem Beginn liegen.')
      const row = {
        id,
        angebot_id: offer.id,
        beginn: new Date(beginn).toISOString(),
        ende: new Date(ende).toISOString(),
        plaetze,
        grund,
        author: who.id,
      }
      await stored(async db => {
        const tables = tablesOf(db)
        const known = await tables
          .selectFrom('termin_sperren')
          .select('angebot_id')
          .where('id', '=', id)
          .executeTakeFirst()
        if (known && known.angebot_id !== offer.id) throw new CmsError('nicht-gefunden')
        if (!known) await tables.insertInto('termin_sperren').values(row).execute()
      })
      return sperreOf(row)
    },

    async redaktionTerminsperreLoeschen({ params: { id } }, who) {
      const row = await tablesOf(read)
        .selectFrom('termin_sperren')
        .select('angebot_id')
        .where('id', '=', id)
        .executeTakeFirst()
      const offer = row && (await offers.byId(row.angebot_id))
      if (!offer || !mayKeep(who, offer)) throw new CmsError('nicht-gefunden')
      await stored(async db => tablesOf(db).deleteFrom('termin_sperren').where('id', '=', id).execute())
      return {}
    },
  } satisfies CmsHandlers
}

const ALREADY = { absagen: 'abgesagt', wahrnehmen: 'wahrgenommen', ausbleiben: 'nicht_erschienen' } as const

const alreadyBooked = ({ beginn, nummer }: Booking): string =>
  `Mit diesem Formular ist schon ein Termin gebucht: ${momentInWords(beginn)} (${nummer}). Bitte ändern Sie ihn im Tag, oder öffnen Sie „Termin vergeben“ für einen weiteren neu.`
const NOT_ANY_MORE =
  'Dieser Termin lässt sich nicht mehr verschieben: Er ist abgesagt oder hat schon begonnen.'
const NOT_NOW = {
  absagen: 'Dieser Termin lässt sich nicht mehr absagen: Er hat schon begonnen.',
  wahrnehmen:
    'Dass jemand da war, lässt sich ab einer Stunde vor dem Termin vermerken, und nicht, wenn er abgesagt ist.',
  ausbleiben:
    'Dass jemand nicht kam, lässt sich erst nach dem Beginn vermerken, und nicht, wenn er abgesagt ist.',
} as const

const onWire = (row: Booking, mail: Delivery | undefined): Amtstermin => ({
  nummer: row.nummer,
  stand: row.stand,
  beginn: withTownOffset(row.beginn),
  ende: withTownOffset(row.ende),
  platz: row.platz,
  anliegen: { id: row.anliegen, name: row.anliegen_name },
  name: row.name,
  email: row.email,
  telefon: row.telefon,
  zustellung: mail && zustellungOf(mail),
  am_telefon: row.am_telefon === 1,
  grund: row.grund,
  gebucht_am: withTownOffset(row.gebucht_am),
})

const sperreOf = ({ id, beginn, ende, plaetze, grund }: Terminsperre): Terminsperre => ({
  id,
  beginn: withTownOffset(beginn),
  ende: withTownOffset(ende),
  plaetze,
  grund,
})
