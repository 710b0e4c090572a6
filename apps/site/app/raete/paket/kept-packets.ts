import { ablagen } from '@rathausplatz/contract/ablagen'
import { DAY_MS } from '@rathausplatz/time'
import { keptPath, packetPath, packetStatePath } from './addresses.ts'
import type { KeptMeeting } from './kept-meeting.ts'
import { WHOSE } from './whose-header.ts'

/**
 * Papers of meetings kept on a member's device, in a cache of their own. They belong to the account that
 * fetched them: all are deleted when the member signs out, and at the first answer for another account. The
 * page and the service worker share this file: the page keeps packets, both delete them, and only the worker
 * answers with them.
 */
export const PACKETS = `${ablagen.ratsunterlagen.name}-1`

const MOST = 12
const LONGEST_MS = ablagen.ratsunterlagen.dauer.tage * DAY_MS
/** Headers of a kept packet: time of keeping, version, size. */
const AT = 'x-kept-at'
const VERSION = 'x-kept-version'
const SIZE = 'x-kept-size'
/** Cache entry with the account that the papers belong to. */
const OWNER = `${keptPath}/wessen`

export type KeptPacket = {
  readonly meeting: KeptMeeting
  readonly at: Date
  readonly version: string
  readonly size: number
}

export type PacketState = { readonly version: string; readonly meeting: KeptMeeting }

export type KeepResult = 'behalten' | 'kein platz' | 'nicht erreichbar' | 'abgemeldet' | 'ausgelastet'

/** Deletes all packets. Returns true if there were any. */
export async function forgetPackets(): Promise<boolean> {
  const lay = await keptPackets().catch(() => [])
  await caches.delete(PACKETS)
  return lay.length > 0
}

/**
 * Deletes the packets if they belong to another account than that in an answer to the members' area. Returns
 * true if there were any.
 */
export async function forgetOfOthers(whose: string | null): Promise<boolean> {
  if (whose === null || !(await caches.has(PACKETS))) return false
  // The owner is written before the first packet.
  const owner = await (await caches.open(PACKETS)).match(OWNER)
  if (!owner || (await owner.text()) === whose) return false
  return caches.delete(PACKETS)
}

export const hasPackets = (): Promise<boolean> => caches.has(PACKETS)

/** Lists the packets with the next meeting first, and deletes expired packets. */
export async function keptPackets(): Promise<KeptPacket[]> {
  if (!(await hasPackets())) return []
  const cache = await caches.open(PACKETS)
  const states = (await cache.keys()).filter(({ url }) => url.endsWith('/paket.json'))
  const packets = await Promise.all(states.map(({ url }) => keptIn(cache, new URL(url).pathname)))
  return packets
    .filter(packet => packet !== undefined)
    .toSorted((one, other) => one.meeting.datum_von.localeCompare(other.meeting.datum_von))
}

async function keptIn(cache: Cache, path: string): Promise<KeptPacket | undefined> {
  const state = await cache.match(path)
  if (!state) return undefined
  const meeting = (await state.json()) as KeptMeeting
  const at = new Date(state.headers.get(AT) ?? 0)
  const pdf = await cache.match(packetPath(meeting.id))
  if (!pdf || Date.now() - at.getTime() > LONGEST_MS) {
    await forgetIn(cache, meeting.id)
    return undefined
  }
  return {
    meeting,
    at,
    version: state.headers.get(VERSION) ?? '',
    size: Number(state.headers.get(SIZE) ?? 0),
  }
}

export async function keptPacket(id: string): Promise<KeptPacket | undefined> {
  return (await keptPackets()).find(({ meeting }) => meeting.ids.includes(id))
}

/** Returns the PDF of a kept meeting. */
export async function keptPdf(id: string): Promise<Response | undefined> {
  const packet = await keptPacket(id)
  return packet && (await caches.open(PACKETS)).match(packetPath(packet.meeting.id))
}

export async function forgetPacket(id: string): Promise<void> {
  if (await hasPackets()) await forgetIn(await caches.open(PACKETS), id)
}

async function forgetIn(cache: Cache, id: string): Promise<void> {
  await Promise.all([packetPath(id), packetStatePath(id)].map(path => cache.delete(path)))
}

/** Asks for the current packet of a meeting. Returns undefined if the member is not signed in. */
export async function askState(id: string): Promise<(PacketState & { whose: string }) | undefined> {
  const answer = await fetch(packetStatePath(id), { redirect: 'manual', cache: 'no-store' })
  const whose = answer.headers.get(WHOSE)
  // With 404 the member has lost access, for example by leaving the body.
  if (answer.status === 404) await forgetPacket(id)
  if (!answer.ok || whose === null) return undefined
  await forgetOfOthers(whose)
  return { ...((await answer.json()) as PacketState), whose }
}

/**
 * Fetches a packet and keeps it for the account that got it. All writes go to the cache that was opened
 * first: if this cache is deleted meanwhile, later writes vanish with it.
 */
export async function keepPacket(id: string): Promise<KeepResult> {
  try {
    const state = await askState(id)
    if (!state) return 'abgemeldet'
    const { meeting, whose } = state
    const cache = await caches.open(PACKETS)
    await cache.put(OWNER, new Response(whose))
    const answer = await fetch(packetPath(meeting.id), { redirect: 'manual', cache: 'no-store' })
    if (answer.status === 503) return 'ausgelastet'
    // Another user may have signed in between the two requests.
    if (!answer.ok || answer.headers.get(WHOSE) !== whose) return 'abgemeldet'
    const pdf = await answer.blob()
    const result = await put(cache, { meeting, pdf, version: versionIn(answer.headers) })
    return result === 'behalten' && !(await keptPacket(id)) ? 'abgemeldet' : result
  } catch {
    return 'nicht erreichbar'
  }
}

/**
 * Adds a note that was just stored to the kept meeting. If the papers have changed too, nothing is added,
 * because notes and papers belong to one version; a hint then says that a newer version exists.
 */
export async function takeInNotes(id: string): Promise<void> {
  const packet = await keptPacket(id)
  if (!packet) return
  const { at, version, size } = packet
  const cache = await caches.open(PACKETS)
  const state = await askState(id)
  if (state?.version === version) await putState(cache, state.meeting, { at, version, size })
}

const versionIn = (headers: Headers) => (headers.get('etag') ?? '').replaceAll('"', '')

type Fetched = { meeting: KeptMeeting; pdf: Blob; version: string }

async function put(cache: Cache, { meeting, pdf, version }: Fetched): Promise<KeepResult> {
  const { id } = meeting
  const name = `inline; filename="unterlagen-${id}.pdf"`
  const kept = { at: new Date(), version, size: pdf.size }
  const headers = { 'content-type': 'application/pdf', 'content-disposition': name }
  try {
    await cache.put(packetPath(id), new Response(pdf, { headers: { ...headersOf(kept), ...headers } }))
    await putState(cache, meeting, kept)
    await tidy(cache)
    return 'behalten'
  } catch {
    await forgetIn(cache, id)
    return 'kein platz'
  }
}

const headersOf = ({ at, version, size }: Omit<KeptPacket, 'meeting'>) => ({
  [AT]: at.toISOString(),
  [VERSION]: version,
  [SIZE]: String(size),
  'cache-control': 'no-store',
})

const putState = (cache: Cache, meeting: KeptMeeting, kept: Omit<KeptPacket, 'meeting'>): Promise<void> =>
  cache.put(packetStatePath(meeting.id), Response.json(meeting, { headers: headersOf(kept) }))

/** Deletes the packets that were kept the longest ago. */
async function tidy(cache: Cache): Promise<void> {
  const packets = (await keptPackets()).toSorted((one, other) => other.at.getTime() - one.at.getTime())
  await Promise.all(packets.slice(MOST).map(({ meeting }) => forgetIn(cache, meeting.id)))
}
