import type { Abfallfraktion, Abfallregel, CallAnswer, Calls } from '@rathausplatz/contract'
import type { Holidays } from '@rathausplatz/kalender'
import { berlinDay } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { townHolidays } from '../town-holidays.ts'
import type { DateRow } from './change-dates.ts'
import { inOrder, placeOf } from './places.ts'
import { placesOf } from './places-of-tour.ts'
import { ruleInWords } from './rule.ts'
import { tablesOf } from './tables.ts'

type Head = CallAnswer<Calls['redaktionAbfalltouren']>['data'][number]
type Whole = CallAnswer<Calls['redaktionAbfalltour']>
export type TourDate = CallAnswer<Calls['redaktionAbfallterminAnlegen']>

/** Returns tours that have not ended, with the fields of lists, by code of the fraction and by name. */
export async function tourHeads(
  db: Db,
  now: Date,
  only: { fraktion?: Abfallfraktion | undefined; ids?: readonly string[] } = {},
): Promise<Head[]> {
  const today = berlinDay(now)
  const tables = tablesOf(db)
  let query = tables.selectFrom('abfall_touren').selectAll().where('beendet_am', 'is', null)
  if (only.fraktion) query = query.where('fraktion', '=', only.fraktion)
  if (only.ids) query = query.where('id', 'in', only.ids.length > 0 ? [...only.ids] : [''])
  const [rows, places, dates] = await Promise.all([
    query.orderBy('fraktion').orderBy('name').execute(),
    tables
      .selectFrom('abfall_tour_orte')
      .select(row => ['tour_id', row.fn.countAll().as('anzahl')])
      .groupBy('tour_id')
      .execute(),
    tables
      .selectFrom('abfall_termine')
      .select(row => [
        'tour_id',
        row.fn.countAll().as('anzahl'),
        row.fn.min('datum').as('naechster'),
        row.fn.max('datum').as('letzter'),
      ])
      .where('stand', '=', 'gilt')
      .where('datum', '>=', today)
      .groupBy('tour_id')
      .execute(),
  ])
  return rows.map(row => {
    const ofTour = dates.find(({ tour_id }) => tour_id === row.id)
    const regel = JSON.parse(row.regel) as Abfallregel
    return {
      id: row.id,
      name: row.name,
      fraktion: row.fraktion,
      regel,
      regel_worte: ruleInWords(regel),
      zeit_von: row.zeit_von,
      zeit_bis: row.zeit_bis,
      platz: row.platz,
      hinweis: row.hinweis,
      variante: row.variante,
      aus_einfuhr: row.aus_einfuhr === 1,
      anzahl_orte: Number(places.find(({ tour_id }) => tour_id === row.id)?.anzahl ?? 0),
      anzahl_termine: Number(ofTour?.anzahl ?? 0),
      naechster: ofTour ? String(ofTour.naechster) : null,
      letzter: ofTour ? String(ofTour.letzter) : null,
      geaendert_am: row.geaendert_am,
    }
  })
}

/** Returns a tour with its dates of a year, or from today on. */
export async function wholeTour(db: Db, id: string, now: Date, jahr?: number): Promise<Whole | undefined> {
  const [head] = await tourHeads(db, now, { ids: [id] })
  if (!head) return undefined
  const from = jahr === undefined ? berlinDay(now) : `${jahr}-01-01`
  const to = jahr === undefined ? '9999-12-31' : `${jahr}-12-31`
  const [holidays, places, dates] = await Promise.all([
    townHolidays(db, now),
    placesOf(db, id),
    tablesOf(db)
      .selectFrom('abfall_termine')
      .selectAll()
      .where('tour_id', '=', id)
      .where('datum', '>=', from)
      .where('datum', '<=', to)
      .where('stand', '<>', 'zurueck')
      .orderBy('datum')
      .execute(),
  ])
  return {
    ...head,
    orte: places.toSorted(inOrder).map(placeOf),
    termine: dates.map(row => dateOf(row, holidays)),
  }
}

export const dateOf = (row: DateRow, holidays: Holidays): TourDate => ({
  urspruenglich: row.urspruenglich,
  datum: row.datum,
  grund: row.grund,
  entfaellt: row.stand !== 'gilt',
  von_hand: row.von_hand === 1,
  sequenz: row.sequenz,
  zeit_von: row.zeit_von,
  zeit_bis: row.zeit_bis,
  platz: row.platz,
  feiertag: holidays.on(row.datum) ?? null,
  geaendert_am: row.geaendert_am,
})
