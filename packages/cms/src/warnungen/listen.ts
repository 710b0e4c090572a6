import type { Warnquelle } from '@rathausplatz/contract'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { type Database, type Db, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { askDwd } from './ask-dwd.ts'
import { askNina, type Remembered } from './ask-nina.ts'
import type { Listened } from './ask-service.ts'
import { quellenNamen, type Warnregion } from './region.ts'
import { EVERY_MS, serviceRow } from './service-state.ts'
import { tablesOf, type WarnquellenTable } from './tables.ts'
import { takeIn } from './take-in.ts'

const MINUTE_MS = 60_000
/** Longest pause between requests to a failing service. */
const LONGEST_PAUSE_MS = 30 * MINUTE_MS

type Parts = {
  database: Database
  clock: () => Date
  fetchOutside: FetchOutside
  region: Warnregion
  log: Pick<Log, 'info' | 'warn'>
}

/**
 * Jobs that poll the configured services, one job per service, so that a failing service does not affect the
 * other.
 */
export function listenToServices(parts: Parts): readonly WorkJob[] {
  const { nina, dwd } = parts.region
  const remembered: Remembered = { details: new Map(), inWhole: undefined }
  return [
    ...(nina === undefined ? [] : [jobOf('nina', parts, signal => askNina(parts, nina, remembered, signal))]),
    ...(dwd === undefined ? [] : [jobOf('dwd', parts, signal => askDwd(parts, dwd, signal))]),
  ]
}

function jobOf(
  quelle: Warnquelle,
  { database, clock, log }: Parts,
  listen: (signal: AbortSignal) => Promise<Listened>,
): WorkJob {
  return {
    name: `Warnungen lesen: ${quellenNamen[quelle]}`,
    due: {
      async at(db, { now }) {
        const row = await serviceRow(db, quelle)
        // A due time that is farther ahead than the longest pause was set while the clock was wrong.
        const isSound = row && Date.parse(row.due_at) - now.getTime() <= LONGEST_PAUSE_MS
        return isSound ? row.due_at : now.toISOString()
      },
    },
    async work({ signal }) {
      const listened = await listen(signal)
      if (signal.aborted) return
      const now = clock()
      await orThrow(
        database.write(async db => {
          const before = await serviceRow(db, quelle)
          if (listened.is === 'gehoert') await takeIn(db, quelle, listened.heard, now)
          if (listened.is === 'unveraendert') await confirm(db, quelle, now)
          await note(db, quelle, before, listened, now)
          return ok(undefined)
        }),
      )
      if (listened.is === 'fehler') log.warn({ quelle, grund: listened.satz }, 'Warndienst antwortet nicht')
    },
  }
}

/** Records that all warnings of the service are still listed. */
const confirm = (db: Db, quelle: Warnquelle, now: Date) =>
  tablesOf(db)
    .updateTable('warnungen')
    .set({ stand: now.toISOString() })
    .where('quelle', '=', quelle)
    .where('beendet_am', 'is', null)
    .execute()

async function note(
  db: Db,
  quelle: Warnquelle,
  before: WarnquellenTable | undefined,
  listened: Listened,
  now: Date,
): Promise<void> {
  const versucht_am = now.toISOString()
  const isFault = listened.is === 'fehler'
  // The part that could not be read may be a warning, so the state must not say that there are no further
  // ones.
  const isPart = listened.is === 'gehoert' && !listened.heard.isWhole
  const fehlschlaege = isFault ? (before?.fehlschlaege ?? 0) + 1 : 0
  const pause = Math.min(EVERY_MS[quelle] * 2 ** Math.min(fehlschlaege, 10), LONGEST_PAUSE_MS)
  const columns = {
    gelesen_am: isFault || isPart ? (before?.gelesen_am ?? null) : versucht_am,
    versucht_am,
    due_at: new Date(now.getTime() + pause).toISOString(),
    fehlschlaege,
    fehler: isFault ? listened.satz : isPart ? ONLY_A_PART : '',
    etag: isPart ? '' : listened.is === 'gehoert' ? listened.etag : isFault ? '' : (before?.etag ?? ''),
  }
  await tablesOf(db)
    .insertInto('warnquellen')
    .values({ quelle, ...columns })
    .onConflict(conflict => conflict.column('quelle').doUpdateSet(columns))
    .execute()
}

const ONLY_A_PART = 'Ein Teil der Antwort lässt sich nicht lesen.'
