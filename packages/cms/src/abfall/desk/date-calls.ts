import { type Abfallregel, CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { refuse } from '../../editing/refusal.ts'
import type { Database, Db } from '../../store/index.ts'
import { townHolidays } from '../../town-holidays.ts'
import { changeDate, type DateRow, newDate } from '../change-dates.ts'
import { planned } from '../rule.ts'
import { tablesOf } from '../tables.ts'
import { findDate } from '../tours.ts'
import { dateOf } from '../tours-on-wire.ts'
import { abfallWriter } from './logged-writes.ts'
import { tourFor } from './tour-calls.ts'

/** The calls with which the town adds, moves and cancels single dates of a tour. */
export function dateCalls(database: Database, clock: () => Date) {
  const write = abfallWriter(database, clock)

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
      return dateOf(await changeDate(db, row, await change(row, db, now), now), await townHolidays(db, now))
    })

  return {
    redaktionAbfallterminAnlegen({ params: { id }, body: { datum, ...body } }, who) {
      return write(who.id, 'angelegt', { id, note: `Termin ${datum}` }, async (db, now) => {
        await tourFor(db, id)
        refusePast(datum, now)
        const [row, holidays] = await Promise.all([findDate(db, id, datum), townHolidays(db, now)])
        const given = { ...body, datum, stand: 'gilt', von_hand: 1, grund: '' } as const
        if (row && row.stand !== 'zurueck') throw refuse('datum', 'Diesen Termin hat die Tour schon.')
        if (row) return dateOf(await changeDate(db, row, given, now), holidays)
        const added = newDate(id, datum, now, given)
        await tablesOf(db).insertInto('abfall_termine').values(added).execute()
        return dateOf(added, holidays)
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
      return changeOne(who.id, params, 'zurückgesetzt', async (row, db, now) => {
        const tour = await tourFor(db, params.id)
        const regel = JSON.parse(tour.regel) as Abfallregel
        const day = row.urspruenglich
        const [wanted] = planned(regel, day, day, await townHolidays(db, now))
        const datum = wanted?.datum ?? row.urspruenglich
        return {
          datum,
          grund: wanted?.grund ?? '',
          stand: wanted?.entfaellt ? 'entfaellt' : 'gilt',
          von_hand: 0,
        }
      })
    },
  } satisfies CmsHandlers
}
