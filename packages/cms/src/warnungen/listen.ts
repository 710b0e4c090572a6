import type { Warnquelle } from '@rathausplatz/contract'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { type Database, type Db, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { askDwd } from './ask-dwd.ts'
import { askNina, type Remembered } from './ask-nina.ts'
import type { Listened, Unread } from './ask-service.ts'
import { dueOf, pauseAfter, pauseForDetails } from './pauses.ts'
import { quellenNamen, type Warnregion } from './region.ts'
import { serviceRow } from './service-state.ts'
import { shortened } from './shorten.ts'
import { tablesOf, type WarnquellenTable } from './tables.ts'
import { takeIn } from './take-in.ts'

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
  const remembered: Remembered = { details: new Map(), missed: new Set(), inWhole: undefined }
  return [
    ...(nina === undefined ? [] : [jobOf('nina', parts, signal => askNina(parts, nina, remembered, signal))]),
    ...(dwd === undefined ? [] : [jobOf('dwd', parts, signal => askDwd(parts, dwd, signal))]),
  ]
}

function jobOf(
  quelle: Warnquelle,
  { database, clock, region, log }: Parts,
  listen: (signal: AbortSignal) => Promise<Listened>,
): WorkJob {
  // A restart may have repaired what failed, so this process does not wait for the pause of the one before.
  let hasRead = false
  let attempts: Attempts = new Map()
  return {
    name: `Warnungen lesen: ${quellenNamen[quelle]}`,
    due: {
      async at(db, { now }) {
        const row = await serviceRow(db, quelle)
        return dueOf(row, now, { isFirst: !hasRead })
      },
    },
    async work({ signal }) {
      hasRead = true
      const listened = await listen(signal)
      if (signal.aborted) return
      const now = clock()
      if (listened.is === 'gehoert') attempts = attemptsAfter(attempts, unreadOf(listened))
      await orThrow(
        database.write(async db => {
          const before = await serviceRow(db, quelle)
          if (listened.is === 'gehoert') await takeIn(db, quelle, listened.heard, { now, region })
          if (listened.is === 'unveraendert') await confirm(db, quelle, now)
          await note(db, quelle, before, { listened, attempts, now })
          return ok(undefined)
        }),
      )
      if (listened.is === 'fehler')
        log.warn({ quelle, grund: listened.grund ?? listened.satz }, 'Warndienst antwortet nicht')
      const titel = [...new Set(unreadOf(listened).map(one => one.titel))]
      if (titel.length > 0) log.warn({ quelle, titel }, 'Einzelheiten von Warnungen nicht lesbar')
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
  { listened, attempts, now }: { listened: Listened; attempts: Attempts; now: Date },
): Promise<void> {
  const versucht_am = now.toISOString()
  const isFault = listened.is === 'fehler'
  // The part that could not be read may be a warning, so the state must not say that there are no further
  // ones.
  const isPart = listened.is === 'gehoert' && !listened.heard.isWhole
  const fehlschlaege = isFault ? (before?.fehlschlaege ?? 0) + 1 : 0
  const unread = unreadOf(listened)
  const pause =
    unread.length > 0 && attempts.size > 0
      ? pauseForDetails(quelle, Math.min(...attempts.values()))
      : pauseAfter(quelle, fehlschlaege)
  const columns = {
    gelesen_am: isFault || isPart ? (before?.gelesen_am ?? null) : versucht_am,
    versucht_am,
    due_at: new Date(now.getTime() + pause).toISOString(),
    fehlschlaege,
    fehler: isFault ? listened.satz : isPart ? ONLY_A_PART : unreadInWords(unread),
    etag: isPart ? '' : listened.is === 'gehoert' ? listened.etag : isFault ? '' : (before?.etag ?? ''),
  }
  await tablesOf(db)
    .insertInto('warnquellen')
    .values({ quelle, ...columns })
    .onConflict(conflict => conflict.column('quelle').doUpdateSet(columns))
    .execute()
}

/** How often the details of warnings of the highest level have been missing, by their identifiers. */
type Attempts = ReadonlyMap<string, number>

/** A warning that is new among them is requested again soon, however long another one has been unreadable. */
const attemptsAfter = (before: Attempts, unread: readonly Unread[]): Attempts =>
  new Map(
    unread
      .filter(({ schwere }) => schwere === 'Extreme')
      .map(({ kennung }) => [kennung, (before.get(kennung) ?? 0) + 1]),
  )

const unreadOf = (listened: Listened): readonly Unread[] =>
  (listened.is === 'gehoert' && listened.unread) || []

/** Names what could not be read, and what of it is on the website; '' if there is nothing. */
const unreadInWords = (unread: readonly Unread[]): string =>
  [withdrawalsInWords(unread), headlinesInWords(unread)].filter(Boolean).join(' ')

function withdrawalsInWords(unread: readonly Unread[]): string {
  const [first, ...others] = unread.filter(({ isWithdrawal }) => isWithdrawal)
  if (!first) return ''
  const titel = `„${shortened(first.titel, 100)}“`
  return others.length === 0
    ? `Die Rücknahme von ${titel} ließ sich nicht lesen; auf der Website steht nichts davon.`
    : `Die Rücknahmen von ${titel} und ${others.length} weiteren ließen sich nicht lesen; auf der Website steht nichts davon.`
}

function headlinesInWords(unread: readonly Unread[]): string {
  const [first, ...others] = unread.filter(({ isWithdrawal }) => !isWithdrawal)
  if (!first) return ''
  const more = others.length === 0 ? '' : ` und ${others.length} weiteren`
  return `Von „${shortened(first.titel, 100)}“${more} steht auf der Website nur die Überschrift: Die Einzelheiten lassen sich nicht lesen.`
}

const ONLY_A_PART = 'Ein Teil der Antwort lässt sich nicht lesen.'
