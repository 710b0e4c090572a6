import { createHash } from 'node:crypto'
import type { Warnquelle } from '@rathausplatz/contract'
import type { WorkJob } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { type FetchOutside, refusalWords } from '../outbound/fetch-outside.ts'
import { type Database, ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { type Answered, askService } from './ask-service.ts'
import type { Message } from './message.ts'
import { readWarncell } from './read-dwd.ts'
import { eventOf, messageOf, type NinaEntry, readDashboard, readDetail, versionOf } from './read-nina.ts'
import { quellenNamen, type Warnregion } from './region.ts'
import { tablesOf, type WarnquellenTable } from './tables.ts'
import { type Heard, takeIn } from './take-in.ts'

const MINUTE_MS = 60_000
/** How often a service is asked that answers. */
const EVERY_MS: Readonly<Record<Warnquelle, number>> = { nina: 2 * MINUTE_MS, dwd: 5 * MINUTE_MS }
/** One that does not is asked less and less often, and at least so often. */
const LONGEST_PAUSE_MS = 30 * MINUTE_MS

const LARGEST_LIST = 2_000_000
const LARGEST_DETAIL = 500_000
/** Of more at one moment the rest is asked for the next time. */
const MOST_DETAILS = 25

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

/** Asks the services that the operator has named, each on its own: one that is silent keeps the other from nothing. */
export function listenToServices(parts: Parts): readonly WorkJob[] {
  const { nina, dwd } = parts.region
  return [
    ...(nina === undefined ? [] : [jobOf('nina', parts, signal => askNina(parts, nina, signal))]),
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
        // A moment beyond any pause was set by a wrong clock.
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

const stateOf = (db: Database['read'], quelle: Warnquelle): Promise<WarnquellenTable | undefined> =>
  tablesOf(db).selectFrom('warnquellen').selectAll().where('quelle', '=', quelle).executeTakeFirst()

/** Everything is as it was. */
const confirm = (db: Database['read'], quelle: Warnquelle, now: Date) =>
  tablesOf(db)
    .updateTable('warnungen')
    .set({ stand: now.toISOString() })
    .where('quelle', '=', quelle)
    .where('beendet_am', 'is', null)
    .execute()

async function note(
  db: Database['read'],
  quelle: Warnquelle,
  before: WarnquellenTable | undefined,
  listened: Listened,
  now: Date,
): Promise<void> {
  const versucht_am = now.toISOString()
  const isFault = listened.is === 'fehler'
  const fehlschlaege = isFault ? (before?.fehlschlaege ?? 0) + 1 : 0
  const pause = Math.min(EVERY_MS[quelle] * 2 ** Math.min(fehlschlaege, 10), LONGEST_PAUSE_MS)
  const columns = {
    gelesen_am: isFault ? (before?.gelesen_am ?? null) : versucht_am,
    versucht_am,
    due_at: new Date(now.getTime() + pause).toISOString(),
    fehlschlaege,
    fehler: isFault ? listened.satz : '',
    etag: listened.is === 'gehoert' ? listened.etag : isFault ? '' : (before?.etag ?? ''),
  }
  await tablesOf(db)
    .insertInto('warnquellen')
    .values({ quelle, ...columns })
    .onConflict(conflict => conflict.column('quelle').doUpdateSet(columns))
    .execute()
}

const NOT_A_LIST: Extract<Answered, { is: 'fehler' }> = {
  is: 'fehler',
  satz: 'Die Antwort hat einen anderen Aufbau als erwartet.',
}

async function askNina(
  { database, fetchOutside, region }: Parts,
  base: string,
  signal: AbortSignal,
): Promise<Listened> {
  const before = await stateOf(database.read, 'nina')
  const answered = await askService(fetchOutside, `${base}/dashboard/${region.kreis}.json`, {
    etag: before?.etag ?? '',
    mostBytes: LARGEST_LIST,
    signal,
  })
  if (answered.is !== 'gelesen') return answered
  const list = readDashboard(answered.json)
  if (!list) return NOT_A_LIST
  const known = await tablesOf(database.read)
    .selectFrom('warnungen')
    .selectAll()
    .where('quelle', '=', 'nina')
    .execute()
  const messages: Message[] = []
  const unchanged: string[] = []
  let details = 0
  let hasDetails = true
  for (const [kennung, group] of eventsIn(list.entries)) {
    const version = versionOfAll(group)
    const same = known.find(row => row.kennung === kennung && row.version === version)
    if (same) {
      unchanged.push(same.id)
      continue
    }
    let isGroupWhole = true
    const said: Message[] = []
    for (const entry of group) {
      const detail =
        details < MOST_DETAILS ? await askDetail(fetchOutside, base, entry.id, signal) : undefined
      if (signal.aborted) return { is: 'fehler', satz: refusalWords.beendet }
      details += 1
      isGroupWhole &&= detail !== undefined
      const message = messageOf(entry, detail)
      if (message) said.push(message)
    }
    // Its headline alone is told until its details are there.
    messages.push(...said.map(message => Object.assign(message, { version: isGroupWhole ? version : '' })))
    hasDetails &&= isGroupWhole
  }
  // The same list brings the rest the next time.
  return {
    is: 'gehoert',
    heard: { messages, unchanged, isWhole: list.isWhole },
    etag: hasDetails ? answered.etag : '',
  }
}

/** Lines of a list about the same event: the weather is told once for each municipality. */
function eventsIn(entries: readonly NinaEntry[]): ReadonlyMap<string, readonly NinaEntry[]> {
  const events = new Map<string, NinaEntry[]>()
  for (const entry of entries) {
    const event = eventOf(entry)
    events.set(event, [...(events.get(event) ?? []), entry])
  }
  return events
}

/** Another one as soon as one of them says something else. */
const versionOfAll = (group: readonly NinaEntry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(group.map(entry => [entry.id, versionOf(entry)]).toSorted()))
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

/** The service of a map, asked for one cell: a municipality begins with 8, a county with 1 or 9. */
function addressOfCell({ url, zelle }: { url: string; zelle: string }): string {
  const isTown = zelle.startsWith('8')
  const query = new URLSearchParams({
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeName: isTown ? 'dwd:Warnungen_Gemeinden' : 'dwd:Warnungen_Landkreise',
    CQL_FILTER: `${isTown ? 'WARNCELLID' : 'GC_WARNCELLID'}='${zelle}'`,
    OutputFormat: 'application/json',
  })
  return `${url}?${query}`
}

async function askDwd(
  { database, fetchOutside, clock }: Parts,
  dwd: NonNullable<Warnregion['dwd']>,
  signal: AbortSignal,
): Promise<Listened> {
  const before = await stateOf(database.read, 'dwd')
  const answered = await askService(fetchOutside, addressOfCell(dwd), {
    etag: before?.etag ?? '',
    mostBytes: LARGEST_LIST,
    signal,
  })
  if (answered.is !== 'gelesen') return answered
  const read = readWarncell(answered.json, clock())
  if (!read) return NOT_A_LIST
  return { is: 'gehoert', heard: { ...read, unchanged: [] }, etag: answered.etag }
}
