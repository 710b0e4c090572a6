import { ALLE_TONNEN, abfallcodes, CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import { refuse } from '../../editing/refusal.ts'
import type { Database, Db } from '../../store/index.ts'
import { townHolidays } from '../../town-holidays.ts'
import { datesOf } from '../dates.ts'
import { readingsOf } from '../divided-streets.ts'
import { countDivision } from '../division-count.ts'
import { streetsIn } from '../find-address.ts'
import { readSpans } from '../house-numbers/read-spans.ts'
import { spansInWords } from '../house-numbers/spans.ts'
import { kindsByCode } from '../kinds.ts'
import { findPlace, inOrder, type PlaceRow, placeKey, placeOf, shortId } from '../places.ts'
import { leave, serve } from '../places-of-tour.ts'
import { tablesOf } from '../tables.ts'
import { tourHeads } from '../tours-on-wire.ts'
import { variantsAt } from '../varianten/variants-at.ts'
import { abfallWriter } from './logged-writes.ts'
import { tourFor } from './tour-calls.ts'

type PlaceData = {
  ort: string
  bezirk: string
  strasse: string
  hausnummern: string
  touren: readonly string[]
}

type Houses = Pick<PlaceRow, 'ort_key' | 'strasse_key' | 'bezirk' | 'hausnummern'>

/** The calls with which the town manages its streets. */
export function placeCalls(database: Database, clock: () => Date) {
  const { read } = database
  const write = abfallWriter(database, clock)

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
    if (readSpans(data.hausnummern) === undefined) throw refuse('hausnummern', WRONG_NUMBERS)
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
      const [street = ''] = suche ? await streetsIn(read, [suche], clock()) : []
      const key = placeKey(street)
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
      const reading = (await readingsOf(read, [id]))(id)
      const [kinds, variants, holidays] = await Promise.all([
        kindsByCode(read),
        variantsAt(read, [id, ...reading.orte], today),
        townHolidays(read, now),
      ])
      return {
        ort: placeOf(row),
        touren: await tourHeads(read, now, { ids: tours.map(({ tour_id }) => tour_id) }),
        termine: await datesOf(
          read,
          { von: today, bis: plusDays(today, 400) },
          { kinds, variants, wahl: ALL, reading, holidays },
        ),
      }
    },

    redaktionAbfallortAnlegen({ body }, who) {
      const id = shortId()
      return write(who.id, 'angelegt', { id, note: body.strasse }, async (db, now) => {
        await refuseDouble(db, body)
        const row = { id, ...placeRow(body, now) }
        await tablesOf(db).insertInto('abfall_orte').values(row).execute()
        await countDivision(db, [id])
        for (const tour of body.touren) await serve(db, (await tourFor(db, tour)).id, [id])
        return placeOf(row)
      })
    },

    redaktionAbfallortAendern({ params: { id }, body }, who) {
      return write(who.id, 'bearbeitet', { id, note: body.strasse }, async (db, now) => {
        const known = await findPlace(db, id)
        if (!known) throw new CmsError('nicht-gefunden')
        await refuseDouble(db, body, id)
        const tables = tablesOf(db)
        const served = await tables
          .selectFrom('abfall_tour_orte as o')
          .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
          .selectAll('t')
          .where('o.ort_id', '=', id)
          .where('t.beendet_am', 'is', null)
          .execute()
        const next = placeRow(body, now)
        const isSame = hasSameHouses(known, next) && isServedBy(served, body.touren)
        const row = isSame ? { ...next, geaendert_am: known.geaendert_am } : next
        // The street that it was in, and the one that it is in now.
        await countDivision(db, [id])
        await tables.updateTable('abfall_orte').set(row).where('id', '=', id).execute()
        await countDivision(db, [id])
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
        await countDivision(db, [id])
        await tables.deleteFrom('abfall_teilungen').where('ort_id', '=', id).execute()
        await tables.deleteFrom('abfall_orte').where('id', '=', id).execute()
        await tables.deleteFrom('abfall_tour_orte').where('ort_id', '=', id).execute()
        await tables.deleteFrom('abfall_abgaenge').where('ort_id', '=', id).execute()
        await tables.deleteFrom('abfall_geraete').where('ort_id', '=', id).execute()
      })
      return {}
    },
  } satisfies CmsHandlers
}

const housesIn = (hausnummern: string): string => spansInWords(readSpans(hausnummern) ?? [])

/** Whether two rows mean the same houses of the same street, however they are spelled. */
const hasSameHouses = (one: Houses, other: Houses): boolean =>
  (['ort_key', 'strasse_key', 'bezirk'] as const).every(field => one[field] === other[field]) &&
  housesIn(one.hausnummern) === housesIn(other.hausnummern)

const isServedBy = (served: readonly { readonly id: string }[], touren: readonly string[]): boolean =>
  new Set(touren).size === served.length && served.every(({ id }) => touren.includes(id))

/** The desk sees all variants. */
const ALL = new Map(abfallcodes.map(fraktion => [fraktion, ALLE_TONNEN]))

const WRONG_NUMBERS =
  'Diese Hausnummern lassen sich nicht lesen. Bitte so: 1-39 ungerade, 42a. Leer heißt: alle Hausnummern.'
