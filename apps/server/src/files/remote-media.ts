import { fernPfad, medienPfad } from '@rathausplatz/contract'
import { createGate, type PassedOnPictures, type Snapshot } from '@rathausplatz/site/remote-cms'
import { refuse } from '../http/refusal.ts'
import { type Answer, gone, keptFiles } from './kept-files.ts'
import { isActive, typeOf } from './media-types.ts'
import { isAllowed, isSmall, passedHeaders, passOn, pick, readWhole, type Times } from './pass-on-file.ts'

/**
 * Request headers passed to the CMS. A path is the same file for all visitors, so nothing that identifies a
 * visitor is passed on.
 */
const ASKED = ['if-none-match', 'if-modified-since', 'range']
const PASSED_ON = new Set([200, 206, 304, 416])
/** Headers that visitors need of a 304 or a 416; all others are dropped. */
const BARE: Record<number, string[]> = {
  304: ['cache-control', 'etag', 'last-modified'],
  416: ['content-range'],
}
/** Not there, or no longer public. */
const GONE = new Set([401, 403, 404, 410, 451])

const TIMES: Times = { patience: 2_500, pause: 10_000, whole: 60 * 60_000 }
/** Most files read whole at once: together they take less than a tenth of the memory of a small server. */
const MOST_READING = 40
/** Most files that may wait for their turn, such as a page full of new pictures. */
const LONGEST_LINE = 200
/** How long after a timeout a probe asks the CMS again; no request waits for the probe. */
const SILENCE_MS = 5_000

type House = { silentUntil: number; lastAnswered: number; probe?: Promise<unknown> }
type File = { pathname: string; address: URL; house: House; isPassedOn: boolean }
/** A file too large for memory streams to one request; any other answer is shared by all that wait for it. */
type Loaded = { everybody: Answer } | { one: Response }

/**
 * Fetches pictures and files of a remote CMS, so that visitors connect to one server only. Types, size and
 * time are limited. A file that fits into memory is cached for a day and served while the CMS fails.
 */
export function remoteMedia(
  cmsUrl: string,
  files: Snapshot,
  pictures?: Pick<PassedOnPictures, 'sourceOf'>,
  times = TIMES,
): (request: Request) => Promise<Response> {
  const kept = keptFiles(files)
  /** For each origin: until when it is not requested, and when it last answered. */
  const houses = new Map<string, House>()
  /** Downloads in progress: requests for the same file share one. */
  const loading = new Map<string, Promise<Loaded>>()
  const inTurn = createGate(MOST_READING, LONGEST_LINE)

  return async request => {
    const file = fileOf(new URL(request.url).pathname)
    if (!file) return refuse(404)
    const isShared = request.method === 'GET' && !ASKED.some(name => request.headers.has(name))
    if (!isShared || isSilent(file)) return own(file, request)
    const under = loading.get(file.pathname)
    const loaded = await (under ?? begin(file, request))
    if ('everybody' in loaded) return loaded.everybody()
    // A large file streams to the first request; later ones fetch it themselves.
    return under ? own(file, request) : loaded.one
  }

  function fileOf(asked: string): File | undefined {
    const pathname = oneSpelling(asked)
    if (!pathname?.startsWith(medienPfad)) return undefined
    const isPassedOn = pathname.startsWith(fernPfad)
    const address = isPassedOn ? pictures?.sourceOf(pathname) : new URL(pathname, cmsUrl)
    if (!address) return undefined
    const house = houses.get(address.origin) ?? { silentUntil: 0, lastAnswered: Number.NEGATIVE_INFINITY }
    houses.set(address.origin, house)
    return { pathname, address, house, isPassedOn }
  }

  async function own(file: File, request: Request): Promise<Response> {
    const loaded = await load(file, request)
    return 'everybody' in loaded ? loaded.everybody() : loaded.one
  }

  function begin(file: File, request: Request): Promise<Loaded> {
    const loaded = load(file, request)
    const end = () => void loading.delete(file.pathname)
    loading.set(file.pathname, loaded)
    loaded.then(end, end)
    return loaded
  }

  /** Fetches one file of the CMS: whole and shared by all waiting requests, or as a stream for one. */
  async function load(file: File, request: Request): Promise<Loaded> {
    const { pathname, address, house, isPassedOn } = file
    const instead = async (otherwise: Answer) => ({ everybody: await kept.instead(pathname, otherwise) })
    if (isSilent(file)) return instead(comeBackLater)
    const late = new AbortController()
    const start = performance.now()
    let alarm = setTimeout(() => late.abort(), times.patience)
    let unread: Response | undefined
    try {
      const answer = await fetch(address, {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: pick(request.headers, ASKED),
        redirect: 'error',
        signal: late.signal,
      })
      unread = answer
      house.lastAnswered = performance.now()
      const { status } = answer
      if (GONE.has(status)) {
        await kept.forget(pathname)
        return { everybody: gone }
      }
      if (!PASSED_ON.has(status)) return await instead(comeBackLater)
      const bare = BARE[status]
      if (bare) {
        const headers = pick(answer.headers, bare)
        return { everybody: () => new Response(null, { status, headers }) }
      }
      const type = typeOf(answer)
      if (!isAllowed(type, answer) || (isPassedOn && !type.startsWith('image/')))
        return await instead(notPassedOn)
      if (isPrivate(answer)) await kept.forget(pathname)
      if (request.method === 'HEAD') {
        const headers = passedHeaders(answer)
        return { everybody: () => new Response(null, { status, headers }) }
      }
      if (status !== 200 || !isSmall(answer)) {
        unread = undefined
        return { one: passOn(answer, late, times) }
      }
      clearTimeout(alarm)
      alarm = setTimeout(() => late.abort(), times.pause)
      const body = await inTurn(() => readWhole(answer))
      unread = undefined
      if (!body || isActive(type, body)) return await instead(notPassedOn)
      if (!isPrivate(answer)) kept.keep(pathname, type, answer.headers.get('etag'), body)
      const headers = passedHeaders(answer, body.byteLength)
      return { everybody: () => new Response(body, { headers }) }
    } catch {
      // If the CMS has answered other requests meanwhile, only this file is slow.
      if (late.signal.aborted && house.lastAnswered < start)
        house.silentUntil = performance.now() + SILENCE_MS
      return instead(comeBackLater)
    } finally {
      clearTimeout(alarm)
      void unread?.body?.cancel().catch(() => {})
    }
  }

  /**
   * True if this origin is not asked now. After one timeout, requests wait no more until a probe is answered.
   */
  function isSilent({ house, address }: File): boolean {
    if (house.silentUntil === 0) return false
    if (performance.now() >= house.silentUntil && !house.probe) {
      const { origin } = address
      house.probe = fetch(origin + medienPfad, {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(times.patience),
      })
        .then(
          () => (house.silentUntil = 0),
          () => (house.silentUntil = performance.now() + SILENCE_MS),
        )
        .finally(() => delete house.probe)
    }
    return true
  }
}

/** The CMS fails: a file that is not cached may be available in a moment. */
const comeBackLater = () => refuse(503, undefined, { 'retry-after': '10' })

/** The CMS sent something that we do not pass on. */
const notPassedOn = () => refuse(502)

/** True if the CMS forbids caching. */
const isPrivate = ({ headers }: Response) =>
  /\b(?:private|no-store)\b/i.test(headers.get('cache-control') ?? '')

/**
 * Normalises a path, so that a file is fetched and cached under one address: `/medien/%61.webp` is
 * `/medien/a.webp`. Reserved characters such as `;` and `@` are not encoded; a plus is, because it could mean
 * a space. Returns undefined for a malformed path and for `..;`, which leaves the folder on some servers.
 */
function oneSpelling(path: string): string | undefined {
  try {
    const segments = path.split('/').map(segment => encodeURI(decodeURIComponent(segment)))
    if (segments.some(segment => /^\.\.?;/.test(segment))) return undefined
    return segments.map(segment => segment.replaceAll(/[/?#+]/g, encodeURIComponent)).join('/')
  } catch {
    return undefined
  }
}
