import { createHash } from 'node:crypto'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import type { Database } from '../store/index.ts'
import {
  askService,
  LARGEST_LIST,
  type Listened,
  notReached,
  type Unread,
  unreadable,
} from './ask-service.ts'
import { withAllPlaces } from './join.ts'
import type { Message } from './message.ts'
import {
  eventOf,
  messageOf,
  type NinaDetail,
  type NinaEntry,
  readDashboard,
  readDetail,
  versionOf,
} from './read-nina.ts'
import { concerns, type Warnregion } from './region.ts'
import { serviceRow } from './service-state.ts'
import { tablesOf, type WarnungenTable } from './tables.ts'

const MINUTE_MS = 60_000

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
}

/** State of this process only: an earlier process may have had another address or county. */
export type Remembered = {
  readonly details: Map<string, NinaDetail>
  /** Details that the last poll requested in vain, if it could not request all. */
  missed: ReadonlySet<string>
  inWhole: Date | undefined
}

const NOT_A_LIST = unreadable('Die Antwort hat einen anderen Aufbau als erwartet.')

/** Requests the warnings for the county from the federal service. */
export async function askNina(
  { database, fetchOutside, region, clock }: Parts,
  base: string,
  remembered: Remembered,
  signal: AbortSignal,
): Promise<Listened> {
  const before = await serviceRow(database.read, 'nina')
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
  const missed = new Set<string>()
  const unread: Unread[] = []
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
      // Details that are missing every time must not keep those of later entries from being requested.
      if (!detail && details < MOST_DETAILS && !remembered.missed.has(key)) {
        details += 1
        detail = await askDetail(fetchOutside, base, entry.id, signal)
        if (signal.aborted) return notReached('beendet')
        if (detail) told.set(key, detail)
        else missed.add(key)
      }
      isGroupWhole &&= detail !== undefined
      const message = messageOf(entry, detail, now, region)
      if (message) said.push(message)
    }
    // Until its details arrive, a warning shows only its headline. Its version stays empty, so that the next
    // poll requests the missing details.
    const shown = ofTheTown(said, region)
    messages.push(...shown.map(one => Object.assign(one, { version: isGroupWhole ? version : '' })))
    for (const one of shown)
      if (isBare(one) && concerns(one.said, region))
        unread.push({
          kennung: one.kennung,
          titel: one.said.titel,
          schwere: one.said.schwere,
          isWithdrawal: one.art === 'entwarnung' && !continuesAny(one, known),
        })
    hasDetails &&= isGroupWhole
  }
  remembered.missed = details < MOST_DETAILS ? new Set() : missed
  // Without an ETag, the next poll gets the same list again and requests the remaining details.
  return {
    is: 'gehoert',
    heard: { messages, unchanged, isWhole: list.isWhole },
    etag: hasDetails ? answered.etag : '',
    unread,
  }
}

/** Tests whether a message continues a warning that was shown. */
const continuesAny = ({ kennung }: Message, known: readonly WarnungenTable[]): boolean =>
  known.some(row => row.kennung === kennung && row.art !== 'verwaist' && row.art !== 'uebung')

/** Tests whether a message on the website has only its headline. */
const isBare = ({ art, hasDetails }: Message): boolean => !hasDetails && art !== 'uebung'

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
