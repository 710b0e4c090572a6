import { CmsError, may } from '@rathausplatz/contract'
import type { CmsStore } from '../../collections/collections.ts'
import type { Editor } from '../../editing/leave-for.ts'
import { type Booking, bookingOf } from '../bookings.ts'
import { type Offer, offersIn, placeOfOffer } from '../offers.ts'
import { tablesOf } from '../tables.ts'

/** Offers and bookings that an editor may manage: those of offices in their own sections. */
export function keptOffers(store: CmsStore) {
  const { read } = store.database
  const offers = offersIn(store)

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

  return { offers, mayKeep, offersOf, offerFor, bookingFor }
}
