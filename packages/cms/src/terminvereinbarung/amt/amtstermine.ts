import { CmsError, type CmsHandlers, istOffen, nachSchritt } from '@rathausplatz/contract'
import type { CmsStore } from '../../collections/collections.ts'
import type { Db } from '../../store/index.ts'
import { storedIn } from '../../stored.ts'
import { type Booking, bookingOf, insertBooking, moveBooking, stepBooking } from '../bookings.ts'
import { endedWords } from '../ended.ts'
import type { TerminKeys } from '../keys.ts'
import { anliegenIn } from '../offers.ts'
import { personIn } from '../person.ts'
import { bookingOfForm, correctPerson, fingerprint, saysAgain } from '../sent-again.ts'
import { aboutOf, tell } from '../tell-about-booking.ts'
import { momentInWords, takenInWords } from '../words.ts'
import { affectedOf } from './affected-bookings.ts'
import { keptOffers } from './kept-offers.ts'
import { shownOne, unreachedOf } from './shown-bookings.ts'

type Sources = {
  store: CmsStore
  clock: () => Date
  keys: TerminKeys
  canMail: boolean
  publicUrl: string
}

/** Calls for appointments at offices. An editor sees the offices in their own sections. */
export function amtstermine({ store, clock, keys, canMail, publicUrl }: Sources) {
  const { read } = store.database
  const { offers, offerFor, bookingFor } = keptOffers(store)
  const words = { publicUrl, keys, canMail, offers }
  const stored = storedIn(store.database)

  const again = async (db: Db, nummer: string): Promise<Booking> => {
    const row = await bookingOf(db, nummer)
    if (!row) throw new CmsError('nicht-gefunden')
    return row
  }

  return {
    async redaktionTermin({ params: { nummer } }, who) {
      const { row, offer } = await bookingFor(who, nummer)
      return {
        ...(await shownOne(read, row)),
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
        if (!made) throw new CmsError('vergeben', takenInWords(begin, now))
        await tell(db, made, about, { words, occasion: 'gebucht', now })
        return made
      })
      return shownOne(read, await again(read, row.nummer))
    },

    async redaktionTerminVerschieben({ params: { nummer }, body: { beginn } }, who) {
      const { offer, row: before } = await bookingFor(who, nummer)
      const about = await aboutOf(offers, offer, before.anliegen)
      const begin = Date.parse(beginn)
      const row = await stored(async db => {
        const now = clock()
        const found = await again(db, nummer)
        if (istOffen(found.stand) && Date.parse(found.beginn) === begin) return found
        if (!nachSchritt(found, 'verschieben', now))
          throw new CmsError('nicht-moeglich', endedWords(found, 'verschieben', 'amt'))
        const moved = await moveBooking(db, found, { offer, begin, byOffice: true }, now)
        if (!moved) throw new CmsError('vergeben', takenInWords(begin, now))
        await tell(db, moved, about, { words, occasion: 'verschoben', now })
        return moved
      })
      return shownOne(read, await again(read, row.nummer))
    },

    async redaktionTerminSchritt({ params: { nummer }, body: { schritt, grund } }, who) {
      const { offer, row: before } = await bookingFor(who, nummer)
      const about = await aboutOf(offers, offer, before.anliegen)
      const row = await stored(async db => {
        const now = clock()
        const found = await again(db, nummer)
        // Idempotent: the same request was sent before.
        if (found.stand === ALREADY[schritt]) {
          // The reason of the office would reach nobody.
          if (found.abgesagt_von === 'selbst')
            throw new CmsError('nicht-moeglich', endedWords(found, 'absagen', 'amt'))
          return found
        }
        const done = await stepBooking(db, found, schritt, { grund, by: 'amt' }, now)
        if (!done) throw new CmsError('nicht-moeglich', NOT_NOW[schritt])
        if (schritt === 'absagen') await tell(db, done, about, { words, occasion: 'vom-amt-abgesagt', now })
        return done
      })
      return shownOne(read, await again(read, row.nummer))
    },

    async redaktionBetroffeneAbsagen({ body: { angebot, nummern, grund } }, who) {
      const offer = await offerFor(who, angebot)
      const wanted = new Set(nummern)
      const rows = (await affectedOf(read, offer, clock())).filter(({ nummer }) => wanted.has(nummer))
      const abouts = new Map(
        await Promise.all(
          [...new Set(rows.map(({ anliegen }) => anliegen))].map(
            async id => [id, await aboutOf(offers, offer, id)] as const,
          ),
        ),
      )
      // One transaction: all appointments are cancelled and their mails queued, or none.
      const told = await stored(async db => {
        const now = clock()
        const told: { row: Booking; isSent: boolean }[] = []
        const by = { grund, by: 'amt' } as const
        for (const { nummer } of rows) {
          const off = await stepBooking(db, await again(db, nummer), 'absagen', by, now)
          const about = off && abouts.get(off.anliegen)
          if (!off || !about) continue
          const isSent = await tell(db, off, about, { words, occasion: 'vom-amt-abgesagt', now })
          told.push({ row: off, isSent })
        }
        return told
      })
      return { abgesagt: rows.length, ohne_mail: await unreachedOf(read, told) }
    },
  } satisfies CmsHandlers
}

const ALREADY = { absagen: 'abgesagt', wahrnehmen: 'wahrgenommen', ausbleiben: 'nicht_erschienen' } as const

const alreadyBooked = ({ beginn, nummer }: Booking): string =>
  `Mit diesem Formular ist schon ein Termin gebucht: ${momentInWords(beginn)} (${nummer}). Bitte ändern Sie ihn im Tag, oder öffnen Sie „Termin vergeben“ für einen weiteren neu.`
const NOT_NOW = {
  absagen: 'Dieser Termin lässt sich nicht mehr absagen: Er hat schon begonnen.',
  wahrnehmen:
    'Dass jemand da war, lässt sich ab einer Stunde vor dem Termin vermerken, und nicht, wenn er abgesagt ist.',
  ausbleiben:
    'Dass jemand nicht kam, lässt sich erst nach dem Beginn vermerken, und nicht, wenn er abgesagt ist.',
} as const
