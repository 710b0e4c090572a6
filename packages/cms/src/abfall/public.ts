import { ABFALLKALENDER_TAGE, CmsError, type CmsHandlers, tonnenIn } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import type { Database } from '../store/index.ts'
import { townHolidays } from '../town-holidays.ts'
import { calendarOf, datesOf } from './dates.ts'
import { readingsOf } from './divided-streets.ts'
import { findAddress, streetsIn } from './find-address.ts'
import { kindsByCode, kindsInUse, withoutState } from './kinds.ts'
import { findPlace, type PlaceRow, placeOf, suggestStreets } from './places.ts'
import type { Devices } from './push/devices.ts'
import { tablesOf } from './tables.ts'
import { variantsAt } from './varianten/variants-at.ts'

type Sources = {
  database: Database
  clock: () => Date
  /** Whether the server can send mail. */
  canMail: boolean
  devices: Devices
}

const A_YEAR = 366

/** The public calls: which bin is collected when. */
export function abfallauskunft({ database, clock, canMail, devices }: Sources) {
  const { read } = database

  const placeFor = async (id: string): Promise<PlaceRow> => {
    const place = await findPlace(read, id)
    if (!place) throw new CmsError('nicht-gefunden', GONE)
    return place
  }

  return {
    async abfall() {
      const tables = tablesOf(read)
      const [fraktionen, places, span] = await Promise.all([
        kindsInUse(read),
        tables.selectFrom('abfall_orte').select('ort').distinct().execute(),
        tables
          .selectFrom('abfall_termine')
          .select(row => [row.fn.min('datum').as('von'), row.fn.max('datum').as('bis')])
          .where('stand', '=', 'gilt')
          .executeTakeFirst(),
      ])
      return {
        eingerichtet: places.length > 0 && fraktionen.length > 0,
        fraktionen,
        orte: places.map(({ ort }) => ort).toSorted((a, b) => a.localeCompare(b, 'de')),
        von: span?.von ?? null,
        bis: span?.bis ?? null,
        erinnerung: { mail: canMail, push: devices.publicKey },
      }
    },

    async abfallStrassen({ query }) {
      const data = await suggestStreets(read, query)
      if (data.length > 0 || !query.suche) return { data }
      const [suche] = await streetsIn(read, [query.suche], clock())
      return { data: await suggestStreets(read, { ...query, suche }) }
    },

    abfallOrt: ({ query }) => findAddress(read, query, clock()),

    async abfallTermine({ params, query: { von, bis, fraktionen, tonnen = '', mit_entfallenen } }) {
      const place = await placeFor(params.ort)
      const today = berlinDay(clock())
      const first = von ?? today
      const wahl = tonnenIn(tonnen)
      const reading = (await readingsOf(read, [place.id]))(place.id)
      const [holidays, variants, kinds, tours] = await Promise.all([
        townHolidays(read, clock()),
        variantsAt(read, [place.id, ...reading.orte], today),
        kindsByCode(read),
        tablesOf(read)
          .selectFrom('abfall_tour_orte as o')
          .innerJoin('abfall_touren as t', 't.id', 'o.tour_id')
          .select('t.fraktion')
          .distinct()
          .where('o.ort_id', 'in', [...reading.orte])
          .where('t.beendet_am', 'is', null)
          .execute(),
      ])
      const span = { von: first, bis: bis ?? plusDays(first, A_YEAR), fraktionen }
      const dates = await datesOf(read, span, { kinds, variants, wahl, reading, holidays })
      const here = [...kinds.values()]
        .filter(({ aktiv, fraktion }) => aktiv && tours.some(row => row.fraktion === fraktion))
        .map(withoutState)
      return {
        ort: placeOf(place),
        // Who chose a rhythm reads that one, and not the usual rhythm of the town.
        fraktionen: here.map(art => {
          const rhythmus =
            variants.chosenAt(reading.orteOf(art.fraktion), art.fraktion, wahl.get(art.fraktion)) ??
            art.rhythmus
          return { ...art, rhythmus }
        }),
        tonnenfragen: here.flatMap(art => variants.questionsAt(reading.orteOf(art.fraktion), [art])),
        data: dates.filter(({ entfaellt }) => mit_entfallenen || !entfaellt),
      }
    },

    async abfallKalender({ params, query: { fraktionen, tonnen = '' } }) {
      const place = await placeFor(params.ort)
      const now = clock()
      const today = berlinDay(now)
      const von = plusDays(today, -ABFALLKALENDER_TAGE.zurueck)
      const bis = plusDays(today, ABFALLKALENDER_TAGE.voraus)
      const household = { wahl: tonnenIn(tonnen), now }
      return {
        ort: placeOf(place),
        data: await calendarOf(read, place.id, { von, bis, fraktionen }, household),
      }
    },

    async abfallPushBestellen({ body, sender }) {
      await devices.keep(body, sender)
      return {}
    },

    async abfallPushBeenden({ body: { endpoint } }) {
      await devices.forget(endpoint)
      return {}
    },
  } satisfies CmsHandlers
}

const GONE = 'Diese Straße steht nicht mehr im Abfallkalender. Bitte suchen Sie sie neu.'
