import type { Db } from '../store/index.ts'
import { addDates } from './change-dates.ts'
import { serve } from './places-of-tour.ts'
import { tablesOf } from './tables.ts'
import type { TourRow } from './tours.ts'

/**
 * Moves some places of a tour to a new tour with the same dates, so that their changes leave the others
 * alone. Residents and calendars notice nothing: a date is identified by its place.
 */
export async function splitTour(
  db: Db,
  tour: TourRow,
  { id, name, orte }: { id: string; name: string; orte: readonly string[] },
  now: Date,
): Promise<void> {
  const tables = tablesOf(db)
  const geaendert_am = now.toISOString()
  // The rule stays with the old tour.
  const regel = JSON.stringify({ art: 'einzeln' })
  await tables
    .insertInto('abfall_touren')
    .values({ ...tour, id, name, regel, aus_einfuhr: 1, geaendert_am })
    .execute()
  const [dates, news] = await Promise.all([
    tables.selectFrom('abfall_termine').selectAll().where('tour_id', '=', tour.id).execute(),
    tables.selectFrom('abfall_meldungen').selectAll().where('tour_id', '=', tour.id).execute(),
  ])
  await addDates(
    db,
    dates.map(row => Object.assign(row, { tour_id: id })),
  )
  // Pending notices refer to a tour, so the new tour gets copies.
  if (news.length > 0)
    await tables
      .insertInto('abfall_meldungen')
      .values(news.map(row => Object.assign(row, { tour_id: id })))
      .execute()
  for (const ort of orte)
    await tables
      .deleteFrom('abfall_tour_orte')
      .where('tour_id', '=', tour.id)
      .where('ort_id', '=', ort)
      .execute()
  await serve(db, id, orte)
}
