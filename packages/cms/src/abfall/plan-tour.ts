import type { Abfallregel } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { townHolidays } from '../town-holidays.ts'
import { addDates, changeDate, type DateRow, newDate } from './change-dates.ts'
import { type Planned, planned } from './rule.ts'
import { tablesOf } from './tables.ts'
import type { TourRow } from './tours.ts'
import { dateOf, type TourDate } from './tours-on-wire.ts'

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
  const holidays = await townHolidays(db, now)
  const rows = await tablesOf(db)
    .selectFrom('abfall_termine')
    .selectAll()
    .where('tour_id', '=', tour.id)
    .where('urspruenglich', '>=', von)
    .where('urspruenglich', '<=', bis)
    .execute()
  const wanted = planned(JSON.parse(tour.regel) as Abfallregel, von, bis, holidays)
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
    dates: dates
      .toSorted((one, other) => (one.datum < other.datum ? -1 : 1))
      .map(row => dateOf(row, holidays)),
  }
}
