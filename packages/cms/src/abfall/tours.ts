import type { Abfallfraktion, Abfallregel } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { changeDate, type DateRow } from './change-dates.ts'
import { countDivision } from './division-count.ts'
import { shortId } from './places.ts'
import { leave, placesOf, serve } from './places-of-tour.ts'
import { type AbfallTables, tablesOf } from './tables.ts'
import { normalVariant } from './varianten/variant.ts'

export type TourRow = AbfallTables['abfall_touren']

export type TourData = {
  readonly name: string
  readonly fraktion: Abfallfraktion
  readonly regel: Abfallregel
  readonly zeit_von: string | null
  readonly zeit_bis: string | null
  readonly platz: string
  readonly hinweis: string
  readonly variante?: string
  readonly orte: readonly string[]
}

export const findTour = (db: Db, id: string): Promise<TourRow | undefined> =>
  tablesOf(db)
    .selectFrom('abfall_touren')
    .selectAll()
    .where('id', '=', id)
    .where('beendet_am', 'is', null)
    .executeTakeFirst()

export const findDate = (db: Db, id: string, tag: string): Promise<DateRow | undefined> =>
  tablesOf(db)
    .selectFrom('abfall_termine')
    .selectAll()
    .where('tour_id', '=', id)
    .where('urspruenglich', '=', tag)
    .executeTakeFirst()

const columnsOf = ({ orte: _, regel, variante = '', ...data }: TourData, now: Date) => ({
  ...data,
  variante: normalVariant(variante),
  regel: JSON.stringify(regel),
  geaendert_am: now.toISOString(),
})

export async function createTour(
  db: Db,
  data: TourData,
  now: Date,
  { id = shortId(), fromFile = false }: { id?: string; fromFile?: boolean } = {},
): Promise<string> {
  await tablesOf(db)
    .insertInto('abfall_touren')
    .values({ id, ...columnsOf(data, now), aus_einfuhr: fromFile ? 1 : 0, beendet_am: null })
    .execute()
  await serve(db, id, data.orte)
  return id
}

/** Changes a tour; returns the reason if it is not possible. */
export async function changeTour(
  db: Db,
  tour: TourRow,
  data: TourData,
  now: Date,
): Promise<string | undefined> {
  const tables = tablesOf(db)
  if (tour.fraktion !== data.fraktion) {
    const date = await tables
      .selectFrom('abfall_termine')
      .select('tour_id')
      .where('tour_id', '=', tour.id)
      .limit(1)
      .executeTakeFirst()
    if (date) return OTHER_KIND
  }
  const columns = columnsOf(data, now)
  await tables.updateTable('abfall_touren').set(columns).where('id', '=', tour.id).execute()
  // Calendars apply a new time or place only with a new SEQUENCE.
  if (
    tour.zeit_von !== data.zeit_von ||
    tour.zeit_bis !== data.zeit_bis ||
    tour.platz !== data.platz ||
    tour.hinweis !== data.hinweis
  )
    await tables
      .updateTable('abfall_termine')
      .set(row => ({ sequenz: row('sequenz', '+', 1), geaendert_am: now.toISOString() }))
      .where('tour_id', '=', tour.id)
      .where('datum', '>=', berlinDay(now))
      .execute()
  const served = await placesOf(db, tour.id)
  // Another variant has other UIDs: calendars cancel the dates of the old one.
  const isOther = tour.variante !== columns.variante
  const gone = served.map(({ id }) => id).filter(id => isOther || !data.orte.includes(id))
  for (const ort of gone) await leave(db, tour, ort, now)
  await serve(db, tour.id, data.orte)
  if (tour.fraktion !== data.fraktion) await countDivision(db, data.orte)
  return undefined
}

const OTHER_KIND =
  'Diese Tour hat schon Termine. Für eine andere Abfallart legen Sie bitte eine neue Tour an und beenden diese.'

/** Ends a tour: its dates from today on are cancelled, also in calendars, until they are over. */
export async function endTour(db: Db, tour: TourRow, now: Date): Promise<number> {
  const tables = tablesOf(db)
  const rows = await tables
    .selectFrom('abfall_termine')
    .selectAll()
    .where('tour_id', '=', tour.id)
    .where('datum', '>=', berlinDay(now))
    .where('stand', '=', 'gilt')
    .execute()
  for (const row of rows) await changeDate(db, row, { stand: 'zurueck' }, now)
  await tables
    .updateTable('abfall_touren')
    .set({ beendet_am: now.toISOString() })
    .where('id', '=', tour.id)
    .execute()
  const served = await placesOf(db, tour.id)
  await countDivision(
    db,
    served.map(({ id }) => id),
  )
  return rows.length
}
