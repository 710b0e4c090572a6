import type { CallAnswer, Calls, CmsHandlers } from '@rathausplatz/contract'
import { berlinDay, germanDay, plusDays } from '@rathausplatz/time'
import { countReminded } from '../../abos/count-topics.ts'
import type { Database, Db } from '../../store/index.ts'
import { townHolidays } from '../../town-holidays.ts'
import { allKinds, type Kept, keepKind } from '../kinds.ts'
import { tablesOf } from '../tables.ts'
import { tourHeads } from '../tours-on-wire.ts'
import { abfallWriter } from './logged-writes.ts'

/** The calls for the overview of the desk and its kinds of waste. */
export function overviewCalls(database: Database, clock: () => Date) {
  const { read } = database
  const write = abfallWriter(database, clock)

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
  } satisfies CmsHandlers
}

type Heads = CallAnswer<Calls['redaktionAbfalltouren']>['data']

/** The desk warns this many days before the planned dates end. */
const SOON_OVER_DAYS = 45

async function thingsToLookAt(
  db: Db,
  { kinds, tours, now }: { kinds: readonly Kept[]; tours: Heads; now: Date },
): Promise<string[]> {
  const today = berlinDay(now)
  const tables = tablesOf(db)
  const [holidays, alone, near] = await Promise.all([
    townHolidays(db, now),
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
  const onHolidays = near.filter(({ datum }) => holidays.on(datum))
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
          `„${nameOf(tour_id)}“ fährt am ${germanDay(datum)}, einem Feiertag (${holidays.on(datum)}).`,
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
