import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { plusDays } from '@rathausplatz/time'
import { refuse } from '../../editing/refusal.ts'
import type { Database, Db } from '../../store/index.ts'
import { shortId } from '../places.ts'
import { planTour } from '../plan-tour.ts'
import { tablesOf } from '../tables.ts'
import { changeTour, createTour, endTour, findTour, type TourData, type TourRow } from '../tours.ts'
import { tourHeads, wholeTour } from '../tours-on-wire.ts'
import { abfallWriter } from './logged-writes.ts'

/** Most days that one plan covers: the rest of this year and the next two years. */
const LONGEST_PLAN = 1_100

/** Returns a tour that has not ended; throws if there is none. */
export async function tourFor(db: Db, id: string): Promise<TourRow> {
  const tour = await findTour(db, id)
  if (!tour) throw new CmsError('nicht-gefunden')
  return tour
}

/** The calls with which the town manages its tours. */
export function tourCalls(database: Database, clock: () => Date) {
  const { read } = database
  const write = abfallWriter(database, clock)

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

  return {
    async redaktionAbfalltouren({ query: { fraktion } }) {
      return { data: await tourHeads(read, clock(), { fraktion }) }
    },

    async redaktionAbfalltour({ params: { id }, query: { jahr } }) {
      const whole = await wholeTour(read, id, clock(), jahr)
      if (!whole) throw new CmsError('nicht-gefunden')
      return whole
    },

    async redaktionAbfalltourAnlegen({ body: { id: sent, ...body } }, who) {
      // Sent again: the answer to the first time was lost.
      const there = sent === undefined ? undefined : await wholeTour(read, sent, clock())
      if (there) return there
      const id = sent ?? shortId()
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
  } satisfies CmsHandlers
}
