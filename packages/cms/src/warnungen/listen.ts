import { createHash } from 'node:crypto'
import type { Warnquelle } from '@rathausplatz/contract'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { refusalWords } from '../outbound/refusals.ts'
import { type Database, type Db, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { type Answered, askService } from './ask-service.ts'
import { withAllPlaces } from './join.ts'
import type { Message } from './message.ts'
import { type AskedCells, readWarncell } from './read-dwd.ts'
import {
  eventOf,
  messageOf,
  type NinaDetail,
  type NinaEntry,
  readDashboard,
  readDetail,
  versionOf,
} from './read-nina.ts'
import { concerns, quellenNamen, type Warnregion } from './region.ts'
import { EVERY_MS } from './service-state.ts'
import { tablesOf, type WarnquellenTable } from './tables.ts'
import { type Heard, takeIn } from './take-in.ts'

const MINUTE_MS = 60_000
/** Longest pause between requests to a failing service. */
const LONGEST_PAUSE_MS = 30 * MINUTE_MS

/**
 * Longest time for which a list is requested with its ETag. After it, the list is requested as a whole, in
 * case a service always answers that nothing has changed.
 */
const IN_WHOLE_MS = 60 * MINUTE_MS

/**
 * Greatest age of the federal list in a cache on the way. The list has no timestamp, so the Age header limits
 * it.
 */
const LONGEST_IN_CACHE_MS = 60 * MINUTE_MS

const LARGEST_LIST = 2_000_000
const LARGEST_DETAIL = 500_000
/**
 * Most details that are requested in one poll; the others follow in the next polls. Details are cached as
 * long as their warning is listed.
 */
const MOST_DETAILS = 50

type Parts = {
  database: Database
  clock: () => Date
  fetchOutside: FetchOutside
  region: Warnregion
  log: Pick<Log, 'info' | 'warn'>
}

type Listened =
  | { readonly is: 'gehoert'; readonly heard: Heard; readonly etag: string }
  | Exclude<Answered, { is: 'gelesen' }>

/** State of this process only: an earlier process may have had another address or county. */
type Remembered = { readonly details: Map<string, NinaDetail>; inWhole: Date | undefined }

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
        const row = await stateOf(db, quelle)
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
          const before = await stateOf(db, quelle)
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

const stateOf = (db: Db, quelle: Warnquelle): Promise<WarnquellenTable | undefined> =>
  tablesOf(db).selectFrom('warnquellen').selectAll().where('quelle', '=', quelle).executeTakeFirst()

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

const NOT_A_LIST: Extract<Answered, { is: 'fehler' }> = {
  is: 'fehler',
  satz: 'Die Antwort hat einen anderen Aufbau als erwartet.',
}

async function askNina(
  { database, fetchOutside, region, clock }: Parts,
  base: string,
  remembered: Remembered,
  signal: AbortSignal,
): Promise<Listened> {
  const before = await stateOf(database.read, 'nina')
  const asked = clock()
  const { inWhole, details: told } = remembered
  const isKnown = inWhole && Math.abs(asked.getTime() - inWhole.getTime()) < IN_WHOLE_MS
  const answered = await askService(fetchOutside, `${base}/dashboard/${region.kreis}.json`, {
    etag: (isKnown && before?.etag) || '',
    mostBytes: LARGEST_LIST,
    longestMs: LONGEST_IN_CACHE_MS,
    signal,
  })
  if (answered.is !== 'gelesen') return answered
  const list = readDashboard(answered.json)
  if (!list) return NOT_A_LIST
  remembered.inWhole = asked
  const known = await tablesOf(database.read)
    .selectFrom('warnungen')
    .selectAll()
    .where('quelle', '=', 'nina')
    .execute()
  const now = clock().toISOString()
  const messages: Message[] = []
  const unchanged: string[] = []
  const current = new Set(list.entries.map(detailKey))
  for (const key of told.keys()) if (!current.has(key)) told.delete(key)
  let details = 0
  let hasDetails = true
  for (const [, group] of eventsIn(list.entries)) {
    const version = versionOfAll(group, region)
    const same = known.filter(row => row.version === version)
    if (same.length > 0) {
      unchanged.push(...same.map(({ id }) => id))
      continue
    }
    let isGroupWhole = true
    const said: Message[] = []
    for (const entry of group) {
      const key = detailKey(entry)
      let detail = told.get(key)
      if (!detail && details < MOST_DETAILS) {
        details += 1
        detail = await askDetail(fetchOutside, base, entry.id, signal)
        if (signal.aborted) return { is: 'fehler', satz: refusalWords.beendet }
        if (detail) told.set(key, detail)
      }
      isGroupWhole &&= detail !== undefined
      const message = messageOf(entry, detail, now)
      if (message) said.push(message)
    }
    // Until its details arrive, a warning shows only its headline. Its version stays empty, so that the next
    // poll requests the missing details.
    messages.push(
      ...ofTheTown(said, region).map(one => Object.assign(one, { version: isGroupWhole ? version : '' })),
    )
    hasDetails &&= isGroupWhole
  }
  // Without an ETag, the next poll gets the same list again and requests the remaining details.
  return {
    is: 'gehoert',
    heard: { messages, unchanged, isWhole: list.isWhole },
    etag: hasDetails ? answered.etag : '',
  }
}

const detailKey = (entry: NinaEntry): string => `${entry.id} ${versionOf(entry)}`

/**
 * Returns the messages that concern the town, of an event that has one message per municipality. If none
 * concerns the town, all are joined and shown at the desk only.
 */
function ofTheTown(said: readonly Message[], region: Warnregion): readonly Message[] {
  if (region.gemeinden.length === 0) return withAllPlaces(said)
  const own = said.filter(({ said }) => concerns(said, region))
  const detailed = own.filter(({ hasDetails }) => hasDetails)
  return detailed.length > 0 ? detailed : own.length > 0 ? own : withAllPlaces(said)
}

/** Groups the entries of a list by event: weather warnings have one entry per municipality. */
function eventsIn(entries: readonly NinaEntry[]): ReadonlyMap<string, readonly NinaEntry[]> {
  const events = new Map<string, NinaEntry[]>()
  for (const entry of entries) {
    const event = eventOf(entry)
    events.set(event, [...(events.get(event) ?? []), entry])
  }
  return events
}

/** Returns a version that changes with any entry of the group and with the configured places. */
const versionOfAll = (group: readonly NinaEntry[], { gemeinden }: Warnregion): string =>
  createHash('sha256')
    .update(JSON.stringify([group.map(detailKey).toSorted(), gemeinden]))
    .digest('base64url')

async function askDetail(
  fetchOutside: FetchOutside,
  base: string,
  id: string,
  signal: AbortSignal,
): Promise<ReturnType<typeof readDetail>> {
  const found = await askService(fetchOutside, `${base}/warnings/${encodeURIComponent(id)}.json`, {
    mostBytes: LARGEST_DETAIL,
    signal,
  })
  return found.is === 'gelesen' ? readDetail(found.json) : undefined
}

/**
 * Returns the property that contains cells of this kind: municipalities begin with 8, counties and their
 * parts with 1 or 9.
 */
const columnOf = (zellen: readonly string[]): AskedCells['column'] =>
  zellen.every(zelle => zelle.startsWith('8')) ? 'WARNCELLID' : 'GC_WARNCELLID'

function addressOfCells(url: string, { column, zellen }: AskedCells): string {
  const [only, ...others] = zellen
  const query = new URLSearchParams({
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeName: column === 'WARNCELLID' ? 'dwd:Warnungen_Gemeinden' : 'dwd:Warnungen_Landkreise',
    CQL_FILTER:
      others.length === 0
        ? `${column}='${only}'`
        : `${column} IN (${zellen.map(zelle => `'${zelle}'`).join(',')})`,
    OutputFormat: 'application/json',
  })
  return `${url}?${query}`
}

async function askDwd(
  { fetchOutside, clock }: Parts,
  { url, zellen }: NonNullable<Warnregion['dwd']>,
  signal: AbortSignal,
): Promise<Listened> {
  const asked: AskedCells = { column: columnOf(zellen), zellen }
  // Requested without an ETag, because an answer has a timestamp and "not modified" has none.
  const answered = await askService(fetchOutside, addressOfCells(url, asked), {
    mostBytes: LARGEST_LIST,
    signal,
  })
  if (answered.is !== 'gelesen') return answered
  const read = readWarncell(answered.json, asked, clock())
  if ('fehler' in read) return { is: 'fehler', satz: read.fehler }
  // The same warning for all parts of a county becomes one.
  const messages = zellen.length > 1 ? withAllPlaces(read.messages) : read.messages
  return { is: 'gehoert', heard: { ...read, messages, unchanged: [] }, etag: '' }
}
