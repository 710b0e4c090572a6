import { type Oeffnungszeit, offeneTerminstaende } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import type { Db } from '../../store/index.ts'
import type { Booking } from '../bookings.ts'
import type { Offer } from '../offers.ts'
import { openTimes } from '../slots.ts'
import { tablesOf } from '../tables.ts'

const MOST_ROWS = 500

/** Returns future open appointments at times that the offer no longer has. */
export async function affectedOf(db: Db, offer: Offer, now: Date): Promise<Booking[]> {
  const rows = await tablesOf(db)
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
  const open = openTimes(offer.data, offer.unit.oeffnungszeiten, stretch, offer.holidays)
  const blocks = await tablesOf(db)
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

/** Counts the future open appointments that would lose their time by other opening hours of the office. */
export async function countNewlyAffected(
  db: Db,
  offer: Offer,
  oeffnungszeiten: Oeffnungszeit[],
  now: Date,
): Promise<number> {
  const before = new Set((await affectedOf(db, offer, now)).map(({ id }) => id))
  const after = await affectedOf(db, { ...offer, unit: { ...offer.unit, oeffnungszeiten } }, now)
  return after.filter(({ id }) => !before.has(id)).length
}
