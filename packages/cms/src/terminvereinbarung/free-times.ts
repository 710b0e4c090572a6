import type { Span } from '@rathausplatz/kalender'
import { berlinDay, DAY_MS, plusDays, startOfDay } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import type { Anliegen, Offer } from './offers.ts'
import {
  beginnings,
  bookable,
  cellsOf,
  freeCounter,
  openTimes,
  spanOf,
  type Taken,
  withPause,
} from './slots.ts'
import { tablesOf } from './tables.ts'

/** Returns the occupied cells and blocks of an offer in a time span. */
async function takenIn(db: Db, { id, data }: Offer, range: Span, without?: string): Promise<Taken> {
  const tables = tablesOf(db)
  const cells = cellsOf(withPause(range, data))
  const rows = await tables
    .selectFrom('termin_belegt')
    .select(['platz', 'zelle', 'buchung_id'])
    .where('angebot_id', '=', id)
    .where('zelle', '>=', cells[0] ?? 0)
    .where('zelle', '<=', cells.at(-1) ?? 0)
    .execute()
  const blocks = await tables
    .selectFrom('termin_sperren')
    .select(['beginn', 'ende', 'plaetze'])
    .where('angebot_id', '=', id)
    .where('ende', '>', new Date(range.from).toISOString())
    .where('beginn', '<', new Date(range.to).toISOString())
    .execute()
  const taken = new Map<number, Set<number>>()
  for (const { platz, zelle, buchung_id } of rows) {
    if (buchung_id === without) continue
    const own = taken.get(platz) ?? new Set()
    taken.set(platz, own.add(zelle))
  }
  return {
    cells: taken,
    blocked: blocks.map(({ beginn, ende, plaetze }) => ({
      from: Date.parse(beginn),
      to: Date.parse(ende),
      plaetze,
    })),
  }
}

type Wanted = {
  readonly anliegen: Pick<Anliegen, 'dauer'>
  readonly now: Date
  readonly byOffice?: boolean
}

/** Returns the time span in which booking is possible; the office itself may book at the last moment. */
export function range({ data }: Offer, { now, byOffice = false }: Pick<Wanted, 'now' | 'byOffice'>): Span {
  const usual = bookable(data, now)
  return byOffice ? { ...usual, from: now.getTime() } : usual
}

/** Extends a span to whole days, so that the possible beginnings do not depend on the requested span. */
const wholeDays = ({ from, to }: Span): Span => ({
  from: Date.parse(startOfDay(plusDays(berlinDay(new Date(from)), -1))),
  to: to + DAY_MS,
})

/** Returns the free beginnings of appointments in a span, in order. */
export async function freeIn(db: Db, offer: Offer, wanted: Wanted, stretch: Span): Promise<number[]> {
  const { anliegen } = wanted
  const own = range(offer, wanted)
  const within = { from: Math.max(stretch.from, own.from), to: Math.min(stretch.to, own.to) }
  if (within.from >= within.to) return []
  const day = wholeDays(within)
  const begins = beginnings(
    openTimes(offer.data, offer.unit.oeffnungszeiten, day, offer.holidays),
    offer.data.takt,
    anliegen.dauer,
    within,
  )
  const taken = await takenIn(db, offer, { from: within.from, to: within.to + DAY_MS })
  const free = begins.filter(begin => freeCounter(offer.data, taken, spanOf(begin, anliegen.dauer)))
  return [...new Set(free)].toSorted((one, other) => one - other)
}

/** Tests whether an appointment of this length can begin at this moment, whether or not it is free. */
function isBeginning(offer: Offer, wanted: Wanted, begin: number): boolean {
  const { from, to } = range(offer, wanted)
  if (begin < from || begin >= to) return false
  const day = wholeDays({ from: begin, to: begin + DAY_MS })
  const open = openTimes(offer.data, offer.unit.oeffnungszeiten, day, offer.holidays)
  return beginnings(open, offer.data.takt, wanted.anliegen.dauer, range(offer, wanted)).includes(begin)
}

/** Returns the number of a free counter; undefined if there is none, or if no appointment can begin then. */
export async function counterFor(
  db: Db,
  offer: Offer,
  wanted: Wanted,
  begin: number,
  without?: string,
): Promise<number | undefined> {
  if (!isBeginning(offer, wanted, begin)) return undefined
  const span = spanOf(begin, wanted.anliegen.dauer)
  return freeCounter(offer.data, await takenIn(db, offer, span, without), span)
}
