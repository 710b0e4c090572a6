import type { Abfallfraktion, Abfallregel, CallAnswer, Calls } from '@rathausplatz/contract'
import { feiertagAm } from '@rathausplatz/kalender'
import { berlinDay } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { addDates, changeDate, type DateRow, newDate } from './change-dates.ts'
import { inOrder, type PlaceRow, placeOf, shortId } from './places.ts'
import { type Planned, planned, ruleInWords } from './rule.ts'
import { type AbfallTables, tablesOf } from './tables.ts'

export type TourRow = AbfallTables['abfall_touren']

export type TourData = {
  readonly name: string
  readonly fraktion: Abfallfraktion
  readonly regel: Abfallregel
  readonly zeit_von: string | null
  readonly zeit_bis: string | null
  readonly platz: string
  readonly hinweis: string
  readonly orte: readonly string[]
}

type Head = CallAnswer<Calls['redaktionAbfalltouren']>['data'][number]
type Whole = CallAnswer<Calls['redaktionAbfalltour']>
type TourDate = CallAnswer<Calls['redaktionAbfallterminAnlegen']>

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

/** Returns tours with the fields of lists, in the order of the fractions. */
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
      aus_einfuhr: row.aus_einfuhr === 1,
      anzahl_orte: Number(places.find(({ tour_id }) => tour_id === row.id)?.anzahl ?? 0),
      anzahl_termine: Number(ofTour?.anzahl ?? 0),
      naechster: ofTour ? String(ofTour.naechster) : null,
      letzter: ofTour ? String(ofTour.letzter) : null,
      geaendert_am: row.geaendert_am,
    }
  })
}

export const placesOf = (db: Db, tour: string): Promise<PlaceRow[]> =>
  tablesOf(db)
    .selectFrom('abfall_tour_orte as t')
    .innerJoin('abfall_orte as o', 'o.id', 't.ort_id')
    .selectAll('o')
    .where('t.tour_id', '=', tour)
    .execute()

/** Returns a tour with its dates of a year, or from today on. */
export async function wholeTour(db: Db, id: string, now: Date, jahr?: number): Promise<Whole | undefined> {
  const [head] = await tourHeads(db, now, { ids: [id] })
  if (!head) return undefined
  const from = jahr === undefined ? berlinDay(now) : `${jahr}-01-01`
  const to = jahr === undefined ? '9999-12-31' : `${jahr}-12-31`
  const [places, dates] = await Promise.all([
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
  return { ...head, orte: places.toSorted(inOrder).map(placeOf), termine: dates.map(dateOf) }
}

export const dateOf = (row: DateRow): TourDate => ({
  urspruenglich: row.urspruenglich,
  datum: row.datum,
  grund: row.grund,
  entfaellt: row.stand !== 'gilt',
  von_hand: row.von_hand === 1,
  sequenz: row.sequenz,
  zeit_von: row.zeit_von,
  zeit_bis: row.zeit_bis,
  platz: row.platz,
  feiertag: feiertagAm(row.datum) ?? null,
  geaendert_am: row.geaendert_am,
})

const columnsOf = ({ orte: _, regel, ...data }: TourData, now: Date) => ({
  ...data,
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
  await tables.updateTable('abfall_touren').set(columnsOf(data, now)).where('id', '=', tour.id).execute()
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
  const gone = served.map(({ id }) => id).filter(id => !data.orte.includes(id))
  const come = data.orte.filter(id => !served.some(one => one.id === id))
  for (const ort of gone) await leave(db, tour, ort, now)
  await serve(db, tour.id, come)
  return undefined
}

const OTHER_KIND =
  'Diese Tour hat schon Termine. Für eine andere Abfallart legen Sie bitte eine neue Tour an und beenden diese.'

const ROWS_AT_ONCE = 500

/** Assigns these places to a tour. */
export async function serve(db: Db, tour_id: string, orte: readonly string[]): Promise<void> {
  const rows = [...new Set(orte)].map(ort_id => ({ ort_id, tour_id }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tablesOf(db)
      .insertInto('abfall_tour_orte')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

/** Removes a place from a tour, and cancels its dates in calendars. */
export async function leave(db: Db, tour: TourRow, ort_id: string, now: Date): Promise<void> {
  const tables = tablesOf(db)
  const dates = await tables
    .selectFrom('abfall_termine')
    .selectAll()
    .where('tour_id', '=', tour.id)
    .where('datum', '>=', berlinDay(now))
    .execute()
  const geaendert_am = now.toISOString()
  for (const { urspruenglich, datum, sequenz } of dates) {
    const row = { ort_id, fraktion: tour.fraktion, urspruenglich, datum, geaendert_am }
    await tables
      .insertInto('abfall_abgaenge')
      .values({ ...row, sequenz: sequenz + 1 })
      .onConflict(conflict =>
        conflict.columns(['ort_id', 'fraktion', 'urspruenglich']).doUpdateSet(known => ({
          datum,
          geaendert_am,
          sequenz: known
            .case()
            .when('abfall_abgaenge.sequenz', '>', sequenz)
            .then(known('abfall_abgaenge.sequenz', '+', 2))
            .else(sequenz + 1)
            .end(),
        })),
      )
      .execute()
  }
  await tables
    .deleteFrom('abfall_tour_orte')
    .where('tour_id', '=', tour.id)
    .where('ort_id', '=', ort_id)
    .execute()
}

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
  return rows.length
}

/** The changes of the dates of a tour. */
type Counts = {
  neu: number
  verschoben: number
  entfallen: number
  geblieben: number
  von_hand: number
}

const noCounts = (): Counts => ({ neu: 0, verschoben: 0, entfallen: 0, geblieben: 0, von_hand: 0 })

/** A change that leads from the present dates of a tour to the planned dates. */
type Step =
  | { readonly is: 'neu'; readonly wanted: Planned }
  | { readonly is: 'verschoben' | 'entfallen'; readonly row: DateRow; readonly wanted: Planned | undefined }
  | { readonly is: 'geblieben' | 'von_hand'; readonly row: DateRow }

function stepsTo(wanted: readonly Planned[], rows: readonly DateRow[], today: string): Step[] {
  const byDay = new Map(rows.map(row => [row.urspruenglich, row]))
  const steps = wanted.flatMap((one): Step[] => {
    const row = byDay.get(one.urspruenglich)
    byDay.delete(one.urspruenglich)
    if (!row) return [{ is: 'neu', wanted: one }]
    if (row.von_hand === 1) return [{ is: 'von_hand', row }]
    const stand = one.entfaellt ? 'entfaellt' : 'gilt'
    const isSame = row.datum === one.datum && row.stand === stand && row.grund === one.grund
    // Past dates never change.
    if (isSame || row.datum < today) return [{ is: 'geblieben', row }]
    return [{ is: one.entfaellt ? 'entfallen' : 'verschoben', row, wanted: one }]
  })
  const left = [...byDay.values()].flatMap((row): Step[] => {
    if (row.von_hand === 1) return [{ is: 'von_hand', row }]
    if (row.stand === 'zurueck' || row.datum < today) return []
    return [{ is: 'entfallen', row, wanted: undefined }]
  })
  return [...steps, ...left]
}

async function takeSteps(db: Db, tour: string, steps: readonly Step[], now: Date): Promise<void> {
  const added: DateRow[] = []
  for (const step of steps) {
    if (step.is === 'neu') added.push(newDate(tour, step.wanted.urspruenglich, now, changeTo(step.wanted)))
    else if (step.is === 'verschoben' || step.is === 'entfallen')
      await changeDate(db, step.row, step.wanted ? changeTo(step.wanted) : { stand: 'zurueck' }, now)
  }
  await addDates(db, added)
}

const changeTo = ({ datum, grund, entfaellt }: Planned) =>
  ({ datum, grund, stand: entfaellt ? 'entfaellt' : 'gilt' }) as const

/** Plans the dates of a tour by its rule; dates that an editor changed stay. */
export async function planTour(
  db: Db,
  tour: TourRow,
  { von, bis, nurAnsehen, now }: { von: string; bis: string; nurAnsehen: boolean; now: Date },
): Promise<{ counts: Counts; dates: TourDate[] }> {
  const rows = await tablesOf(db)
    .selectFrom('abfall_termine')
    .selectAll()
    .where('tour_id', '=', tour.id)
    .where('urspruenglich', '>=', von)
    .where('urspruenglich', '<=', bis)
    .execute()
  const wanted = planned(JSON.parse(tour.regel) as Abfallregel, von, bis)
  const steps = stepsTo(wanted, rows, berlinDay(now))
  const counts = noCounts()
  for (const { is } of steps) counts[is] += 1
  if (!nurAnsehen) await takeSteps(db, tour.id, steps, now)
  const dates = steps.flatMap(step => {
    if (step.is === 'neu') return [newDate(tour.id, step.wanted.urspruenglich, now, changeTo(step.wanted))]
    if (!('wanted' in step)) return [step.row]
    return step.wanted ? [{ ...step.row, ...changeTo(step.wanted) }] : []
  })
  return {
    counts,
    dates: dates.toSorted((one, other) => (one.datum < other.datum ? -1 : 1)).map(dateOf),
  }
}
