import { ABFALL_MELDEN_TAGE } from '@rathausplatz/contract'
import { berlinDay, plusDays } from '@rathausplatz/time'
import type { Db } from '../store/index.ts'
import { type AbfallTables, type Terminstand, tablesOf } from './tables.ts'

export type DateRow = AbfallTables['abfall_termine']

/** The fields of a date that can change. */
type Change = Partial<
  Pick<DateRow, 'datum' | 'stand' | 'grund' | 'von_hand' | 'zeit_von' | 'zeit_bis' | 'platz'>
>

/** Rows per statement: below the parameter limits of both databases. */
const ROWS_AT_ONCE = 500

/**
 * Changes a date. No other function changes these fields. The date keeps its key, its SEQUENCE grows, and
 * subscribers get a notice if the date is near. Idempotent.
 */
export async function changeDate(
  db: Db,
  row: DateRow,
  change: Change,
  now: Date,
  replacedBy?: string,
): Promise<DateRow> {
  const keys = Object.keys(change) as (keyof Change)[]
  if (keys.every(key => change[key] === row[key])) return row
  const changed = { ...row, ...change, sequenz: row.sequenz + 1, geaendert_am: now.toISOString() }
  await tablesOf(db)
    .updateTable('abfall_termine')
    .set(changed)
    .where('tour_id', '=', row.tour_id)
    .where('urspruenglich', '=', row.urspruenglich)
    .execute()
  await noteChange(db, row, changed, { now, replacedBy })
  return changed
}

/** Withdraws a date of which another day took the place in a new plan; the notice names that day. */
export async function replaceDate(db: Db, row: DateRow, by: string, now: Date): Promise<void> {
  await changeDate(db, row, { stand: 'zurueck' }, now, by)
}

export async function addDates(db: Db, rows: readonly DateRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tablesOf(db)
      .insertInto('abfall_termine')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
}

export const newDate = (tour_id: string, urspruenglich: string, now: Date, more: Change = {}): DateRow => ({
  tour_id,
  urspruenglich,
  datum: urspruenglich,
  stand: 'gilt',
  grund: '',
  von_hand: 0,
  sequenz: 0,
  zeit_von: null,
  zeit_bis: null,
  platz: '',
  geaendert_am: now.toISOString(),
  ...more,
})

/** Whether an editor moved the date; one that was added by hand may stand beside others. */
export const isMovedByHand = ({ von_hand, stand, datum, urspruenglich }: DateRow): boolean =>
  von_hand === 1 && stand === 'gilt' && datum !== urspruenglich

const isCollected = (stand: Terminstand): boolean => stand === 'gilt'

type Noting = { readonly now: Date; readonly replacedBy: string | undefined }

async function noteChange(
  db: Db,
  before: DateRow,
  after: DateRow,
  { now, replacedBy }: Noting,
): Promise<void> {
  const today = berlinDay(now)
  const last = plusDays(today, ABFALL_MELDEN_TAGE)
  const isNear = (day: string) => day >= today && day <= last
  const wasDay = isCollected(before.stand) ? before.datum : undefined
  const isDay = isCollected(after.stand) ? after.datum : replacedBy
  const tables = tablesOf(db)
  const { tour_id, urspruenglich } = after
  const waiting = await tables
    .selectFrom('abfall_meldungen')
    .select('vorher')
    .where('tour_id', '=', tour_id)
    .where('urspruenglich', '=', urspruenglich)
    .where('lauf', '=', 0)
    .executeTakeFirst()
  // A pending notice holds the last day that subscribers know.
  const vorher = waiting ? waiting.vorher || undefined : wasDay
  const nachher = isDay ?? null
  if (waiting)
    await tables
      .deleteFrom('abfall_meldungen')
      .where('tour_id', '=', tour_id)
      .where('urspruenglich', '=', urspruenglich)
      .where('lauf', '=', 0)
      .execute()
  if (vorher === isDay) return
  // If subscribers got a notice that a near date moves far away, they also get a notice of its next move.
  const wasTold = urspruenglich >= plusDays(today, -ABFALL_MELDEN_TAGE) && urspruenglich <= last
  if (!wasTold && ![vorher, isDay].some(day => day !== undefined && isNear(day))) return
  await tables
    .insertInto('abfall_meldungen')
    .values({ tour_id, urspruenglich, lauf: 0, vorher: vorher ?? '', nachher, grund: after.grund })
    .execute()
}
