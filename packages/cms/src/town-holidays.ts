import { type Holidays, type HolidayTown, holidaysOf } from '@rathausplatz/kalender'
import type { CmsStore } from './collections/collections.ts'
import { publishedTown } from './published-town.ts'
import type { Db } from './store/index.ts'

/** Returns the public holidays of the town, as published, read in the transaction of the caller. */
export const townHolidays = async (db: Db, now: Date): Promise<Holidays> =>
  holidaysOf(await publishedTown(db, now))

/** Returns the facts of the town that its holidays follow from, to send them to a thread. */
export async function holidayTownOf(db: Db, now: Date): Promise<HolidayTown> {
  const { ags, oertlicheFeiertage } = await publishedTown(db, now)
  return { ags, oertlicheFeiertage }
}

/** Returns the public holidays of the town from its published contents. */
export const publishedHolidays = async (published: CmsStore['published']): Promise<Holidays> =>
  holidaysOf((await published.byKey('stadt', 'stadt'))?.data ?? {})
