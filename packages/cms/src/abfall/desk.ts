import {
  type Abfallregel,
  type CallAnswer,
  type Calls,
  CmsError,
  type CmsHandlers,
} from '@rathausplatz/contract'
import { feiertagAm } from '@rathausplatz/kalender'
import { berlinDay, germanDay, plusDays } from '@rathausplatz/time'
import { countReminded } from '../abos/count-topics.ts'
import { refuse } from '../editing/refusal.ts'
import { noteChange } from '../store/changes.ts'
import type { Database, Db } from '../store/index.ts'
import { stored } from '../stored.ts'
import { changeDate, type DateRow, newDate } from './change-dates.ts'
import { datesOf } from './dates.ts'
import { readHouseNumbers } from './house-numbers.ts'
import { allKinds, type Kept, keepKind } from './kinds.ts'
import { findPlace, inOrder, placeKey, placeOf, shortId } from './places.ts'
import { planned } from './rule.ts'
import { tablesOf } from './tables.ts'
import {
  changeTour,
  createTour,
  dateOf,
  endTour,
  findDate,
  findTour,
  leave,
  planTour,
  serve,
  type TourData,
  tourHeads,
  wholeTour,
} from './tours.ts'

type PlaceData = {
  ort: string
  bezirk: string
  strasse: string
  hausnummern: string
  touren: readonly string[]
}

/** Most days that one plan covers: the rest of this year and the next two years. */
const LONGEST_PLAN = 1_100

/**
 * Returns a function that writes and adds an entry to the change log; the entry makes the site drop its
 * cached pages.
 */
function abfallWriter(database: Database, clock: () => Date) {
  return async function write<T>(
    who: string,
    what: 'bearbeitet' | 'geloescht' | 'angelegt',
    about: { id: string; note: string },
    work: (db: Db, now: Date) => Promise<T>,
  ): Promise<T> {
    return stored(database, async db => {
      const now = clock()
      const value = await work(db, now)
      const document = { id: about.id, kind: 'abfall', key: 'abfall' }
      await noteChange(db, { at: now, who, what, document, note: about.note })
      return value
    })
  }
}

/** The calls with which the town manages its dates. */
export function abfallpflege(database: Database, clock: () => Date) {
  const { read } = database
  const write = abfallWriter(database, clock)

  const tourFor = async (db: Db, id: string) => {
    const tour = await findTour(db, id)
    if (!tour) throw new CmsError('nicht-gefunden')
    return tour
  }

  const wholeFor = async (db: Db, id: string) => {
    const whole = await wholeTour(db, id, clock())
    if (!whole) throw new CmsError('nicht-gefunden')
    return whole
  }

  const known = async (db: Db, orte: readonly string[]) => {
    if (orte.length === 0) return
    const rows = await tablesOf(db).selectFrom('abfall_orte').select('id').execute()
    const ids = new Set(rows.map(({ id }) => id))
    if (orte.some(id => !ids.has(id))) throw refuse('orte', 'Eine dieser Straßen gibt es nicht mehr.')
  }

  const refusePast = (datum: string, now: Date) => {
    if (datum < berlinDay(now)) throw refuse('datum', 'Dieser Tag ist schon vorbei.')
  }

  const changeOne = (
    who: string,
    { id, tag }: { id: string; tag: string },
    note: string,
    change: (row: DateRow, db: Db, now: Date) => Promise<Partial<DateRow>> | Partial<DateRow>,
  ) =>
    write(who, 'bearbeitet', { id, note: `${note}: ${tag}` }, async (db, now) => {
      await tourFor(db, id)
      const row = await findDate(db, id, tag)
      if (!row || row.stand === 'zurueck') throw new CmsError('nicht-gefunden')
      return dateOf(await changeDate(db, row, await change(row, db, now), now))
    })

  const placeRow = ({ ort, bezirk, strasse, hausnummern }: PlaceData, now: Date) => ({
    ort,
    bezirk,
    strasse,
    hausnummern,
    ort_key: placeKey(ort),
    strasse_key: placeKey(strasse),
    geaendert_am: now.toISOString(),
  })

  const refuseDouble = async (db: Db, data: PlaceData, but?: string) => {
    if (readHouseNumbers(data.hausnummern) === undefined) throw refuse('hausnummern', WRONG_NUMBERS)
    const row = placeRow(data, clock())
    const same = await tablesOf(db)
      .selectFrom('abfall_orte')
      .select('id')
      .where('ort_key', '=', row.ort_key)
      .where('strasse_key', '=', row.strasse_key)
      .where('bezirk', '=', row.bezirk)
      .where('hausnummern', '=', row.hausnummern)
      .executeTakeFirst()
    if (same && same.id !== but) throw refuse('strasse', 'Diese Straße gibt es schon.')
  }

  return {
    async redaktionAbfall() {
      const now = clock()
      const tables = tablesOf(read)
      const [kinds, places, tours, mail, push] = await Promise.all([
        allKinds(read),
        tables.selectFrom('abfall_orte').select(['id', 'ort', 'strasse']).execute(),
        tourHeads(read, now),
        countReminded(read),
        tables
          .selectFrom('abfall_geraete')
          .select(row => row.fn.countAll().as('anzahl'))
          .executeTakeFirst(),
      ])
      const last = tours.flatMap(({ letzter }) => letzter ?? []).toSorted((a, b) => (a < b ? -1 : 1))
      return {
        fraktionen: kinds,
        orte: [...new Set(places.map(({ ort }) => ort))].toSorted((a, b) => a.localeCompare(b, 'de')),
        anzahl_strassen: places.length,
        anzahl_touren: tours.length,
        bis: last.at(-1) ?? null,
        erinnerungen: { mail, push: Number(push?.anzahl ?? 0) },
        hinweise: await thingsToLookAt(read, { kinds, tours, now }),
      }
    },

    async redaktionAbfallartAendern({ params: { fraktion }, body }, who) {
      const kept = { fraktion, ...body }
      await write(who.id, 'bearbeitet', { id: fraktion, note: `Abfallart ${body.name}` }, db =>
        keepKind(db, kept),
      )
      return kept
    },

    async redaktionAbfalltouren({ query: { fraktion } }) {
      return { data: await tourHeads(read, clock(), { fraktion }) }
    },

    async redaktionAbfalltour({ params: { id }, query: { jahr } }) {
      const whole = await wholeTour(read, id, clock(), jahr)
      if (!whole) throw new CmsError('nicht-gefunden')
      return whole
    },

    redaktionAbfalltourAnlegen({ body }, who) {
      const id = shortId()
      return write(who.id, 'angelegt', { id, note: `Tour ${body.name}` }, async (db, now) => {
        await known(db, body.orte)
        await createTour(db, body as TourData, now, { id })
        return wholeFor(db, id)
      })
    },

    redaktionAbfalltourAendern({ params: { id }, body }, who) {
      return write(who.id, 'bearbeitet', { id, note: `Tour ${body.name}` }, async (db, now) => {
        const tour = await tourFor(db, id)
        await known(db, body.orte)
        const refused = await changeTour(db, tour, body as TourData, now)
        if (refused) throw refuse('fraktion', refused)
        return wholeFor(db, id)
      })
    },

    async redaktionAbfalltourLoeschen({ params: { id } }, who) {
      const entfallen = await write(who.id, 'geloescht', { id, note: 'Tour beendet' }, async (db, now) =>
        endTour(db, await tourFor(db, id), now),
      )
      return { entfallen }
    },

    async redaktionAbfalltourPlanen({ params: { id }, body: { von, bis, nur_ansehen } }, who) {
      if (bis < von) throw refuse('bis', 'Das Ende liegt vor dem Beginn.')
      if (plusDays(von, LONGEST_PLAN) < bis)
        throw refuse('bis', 'Bitte höchstens drei Jahre auf einmal planen.')
      const plan = async (db: Db, now: Date) =>
        planTour(db, await tourFor(db, id), { von, bis, nurAnsehen: nur_ansehen, now })
      const { counts, dates } = nur_ansehen
        ? await plan(read, clock())
        : await write(who.id, 'bearbeitet', { id, note: `Termine geplant: ${von} bis ${bis}` }, plan)
      return { ...counts, termine: dates }
    },

    redaktionAbfallterminAnlegen({ params: { id }, body: { datum, ...body } }, who) {
      return write(who.id, 'angelegt', { id, note: `Termin ${datum}` }, async (db, now) => {
        await tourFor(db, id)
        refusePast(datum, now)
        const row = await findDate(db, id, datum)
        const given = { ...body, datum, stand: 'gilt', von_hand: 1, grund: '' } as const
        if (row && row.stand !== 'zurueck') throw refuse('datum', 'Diesen Termin hat die Tour schon.')
        if (row) return dateOf(await changeDate(db, row, given, now))
        const added = newDate(id, datum, now, given)
        await tablesOf(db).insertInto('abfall_termine').values(added).execute()
        return dateOf(added)
      })
    },

    redaktionAbfallterminVerschieben({ params, body: { datum, grund } }, who) {
      return changeOne(who.id, params, `verschoben auf ${datum}`, (_row, _db, now) => {
        refusePast(datum, now)
        return { datum, grund, stand: 'gilt', von_hand: 1 }
      })
    },

    redaktionAbfallterminAbsagen({ params, body: { grund } }, who) {
      return changeOne(who.id, params, 'abgesagt', () => ({ grund, stand: 'entfaellt', von_hand: 1 }))
    },

    redaktionAbfallterminZuruecksetzen({ params }, who) {
      return changeOne(who.id, params, 'zurückgesetzt', async (row, db) => {
        const tour = await tourFor(db, params.id)
        const [wanted] = planned(JSON.parse(tour.regel) as Abfallregel, row.urspruenglich, row.urspruenglich)
        const datum = wanted?.datum ?? row.urspruenglich
        return {
          datum,
          grund: wanted?.grund ?? '',
          stand: wanted?.entfaellt ? 'entfaellt' : 'gilt',
          von_hand: 0,
        }
      })
    },

    async redaktionAbfallorte({ query: { suche, ort, tour, seite, pro_seite } }) {
      const tables = tablesOf(read)
      const [rows, tours] = await Promise.all([
        tables.selectFrom('abfall_orte').selectAll().execute(),
        tables
          .selectFrom('abfall_tour_orte as o')
          .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
          .select(['o.ort_id', 'o.tour_id'])
          .where('t.beendet_am', 'is', null)
          .execute(),
      ])
      const ofPlace = Map.groupBy(tours, ({ ort_id }) => ort_id)
      const key = suche ? placeKey(suche) : ''
      const found = rows
        .filter(row => !ort || row.ort_key === placeKey(ort))
        .filter(row => row.strasse_key.includes(key))
        .filter(row => !tour || ofPlace.get(row.id)?.some(one => one.tour_id === tour))
        .toSorted(inOrder)
      const data = found.slice((seite - 1) * pro_seite, seite * pro_seite)
      return {
        data: data.map(row => Object.assign(placeOf(row), { touren: ofPlace.get(row.id)?.length ?? 0 })),
        gesamt: found.length,
        mehr: seite * pro_seite < found.length,
      }
    },

    async redaktionAbfallort({ params: { id } }) {
      const row = await findPlace(read, id)
      if (!row) throw new CmsError('nicht-gefunden')
      const now = clock()
      const tours = await tablesOf(read)
        .selectFrom('abfall_tour_orte')
        .select('tour_id')
        .where('ort_id', '=', id)
        .execute()
      const today = berlinDay(now)
      return {
        ort: placeOf(row),
        touren: await tourHeads(read, now, { ids: tours.map(({ tour_id }) => tour_id) }),
        termine: await datesOf(read, id, { von: today, bis: plusDays(today, 400) }),
      }
    },

    redaktionAbfallortAnlegen({ body }, who) {
      const id = shortId()
      return write(who.id, 'angelegt', { id, note: body.strasse }, async (db, now) => {
        await refuseDouble(db, body)
        const row = { id, ...placeRow(body, now) }
        await tablesOf(db).insertInto('abfall_orte').values(row).execute()
        for (const tour of body.touren) await serve(db, (await tourFor(db, tour)).id, [id])
        return placeOf(row)
      })
    },

    redaktionAbfallortAendern({ params: { id }, body }, who) {
      return write(who.id, 'bearbeitet', { id, note: body.strasse }, async (db, now) => {
        if (!(await findPlace(db, id))) throw new CmsError('nicht-gefunden')
        await refuseDouble(db, body, id)
        const tables = tablesOf(db)
        const row = placeRow(body, now)
        await tables.updateTable('abfall_orte').set(row).where('id', '=', id).execute()
        const served = await tables
          .selectFrom('abfall_tour_orte as o')
          .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
          .selectAll('t')
          .where('o.ort_id', '=', id)
          .where('t.beendet_am', 'is', null)
          .execute()
        for (const tour of served) if (!body.touren.includes(tour.id)) await leave(db, tour, id, now)
        for (const tour of body.touren)
          if (!served.some(one => one.id === tour)) await serve(db, (await tourFor(db, tour)).id, [id])
        return placeOf({ id, ...row })
      })
    },

    async redaktionAbfallortLoeschen({ params: { id } }, who) {
      await write(who.id, 'geloescht', { id, note: 'Straße gelöscht' }, async db => {
        if (!(await findPlace(db, id))) throw new CmsError('nicht-gefunden')
        const tables = tablesOf(db)
        await tables.deleteFrom('abfall_orte').where('id', '=', id).execute()
        await tables.deleteFrom('abfall_tour_orte').where('ort_id', '=', id).execute()
        await tables.deleteFrom('abfall_abgaenge').where('ort_id', '=', id).execute()
        await tables.deleteFrom('abfall_geraete').where('ort_id', '=', id).execute()
      })
      return {}
    },
  } satisfies CmsHandlers
}

const WRONG_NUMBERS =
  'Diese Hausnummern lassen sich nicht lesen. Bitte so: 1-39 ungerade, 42a. Leer heißt: alle Hausnummern.'

type Heads = CallAnswer<Calls['redaktionAbfalltouren']>['data']

/** The desk warns this many days before the planned dates end. */
const SOON_OVER_DAYS = 45

async function thingsToLookAt(
  db: Db,
  { kinds, tours, now }: { kinds: readonly Kept[]; tours: Heads; now: Date },
): Promise<string[]> {
  const today = berlinDay(now)
  const tables = tablesOf(db)
  const [alone, near] = await Promise.all([
    tables
      .selectFrom('abfall_orte as o')
      .select('o.strasse')
      .where(row =>
        row.not(
          row.exists(
            row.selectFrom('abfall_tour_orte as t').select('t.tour_id').whereRef('t.ort_id', '=', 'o.id'),
          ),
        ),
      )
      .execute(),
    tables
      .selectFrom('abfall_termine')
      .select(['datum', 'tour_id'])
      .where('stand', '=', 'gilt')
      .where('von_hand', '=', 0)
      .where('datum', '>=', today)
      .execute(),
  ])
  const onHolidays = near.filter(({ datum }) => feiertagAm(datum))
  const inUse = new Set(kinds.filter(({ aktiv }) => aktiv).map(({ fraktion }) => fraktion))
  const ending = tours.filter(
    ({ fraktion, letzter, anzahl_orte, regel }) =>
      inUse.has(fraktion) &&
      anzahl_orte > 0 &&
      regel.art === 'wochen' &&
      (letzter === null || letzter < plusDays(today, SOON_OVER_DAYS)),
  )
  const nameOf = (id: string) => tours.find(one => one.id === id)?.name ?? ''
  return [
    ...ending.map(({ name, letzter }) =>
      letzter === null
        ? `„${name}“ hat keine künftigen Termine.`
        : `„${name}“ hat nur noch Termine bis ${germanDay(letzter)}.`,
    ),
    ...onHolidays
      .slice(0, 10)
      .map(
        ({ datum, tour_id }) =>
          `„${nameOf(tour_id)}“ fährt am ${germanDay(datum)}, einem Feiertag (${feiertagAm(datum)}).`,
      ),
    ...(alone.length > 0
      ? [
          alone.length === 1
            ? `${alone[0]?.strasse} wird von keiner Tour angefahren.`
            : `${alone.length} Straßen werden von keiner Tour angefahren.`,
        ]
      : []),
  ]
}
