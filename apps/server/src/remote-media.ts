import { createHash } from 'node:crypto'
import { fernPfad, medienPfad } from '@rathausplatz/contract'
import type { PassedOnPictures, Snapshot } from '@rathausplatz/site/remote-cms'
import { refuse } from './refusal.ts'

/** What travels to the CMS with the request for a picture, and what travels back. A path is one file, whoever asks. */
const ASKED = ['if-none-match', 'if-modified-since', 'range']
const ANSWERED = ['accept-ranges', 'cache-control', 'content-range', 'content-type', 'etag', 'last-modified']
const PASSED_ON = new Set([200, 206, 304, 416])

const PATIENCE_MS = 2_500
/** A large file may take its time, but not stand still. */
const LONGEST_PAUSE_MS = 10_000
const LARGEST = 100_000_000
/** Up to this size a file is read whole before it is given, so that none is given by halves, and kept. */
const LARGEST_KEPT = 3_000_000
const KEPT_MS = 24 * 3_600_000
/** So many files are fetched whole at once: together they fill less than a tenth of a small server's memory. */
const MOST_LOADING = 40
/** After a late answer the CMS is asked again, by a probe that nobody waits for. */
const SILENCE_MS = 5_000
/** What is unchanged is stored again only when its age there has become wrong by so much. */
const REWRITE_MS = 600_000
const MOST_REMEMBERED = 3_000
const DRAWING = 'image/svg+xml'

/** What browsers show. Everything else is offered as a file or not at all: a page of HTML would speak in our name. */
const SHOWN = new Set([
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/gif',
  DRAWING,
  'application/pdf',
  'audio/mpeg',
  'audio/mp4',
  'video/mp4',
  'video/webm',
])
const OFFERED =
  /^(?:text\/(?:plain|csv|calendar)|application\/(?:zip|msword|rtf|vnd\.(?:openxmlformats|oasis)[\w.-]+))$/

/** A picture that could do something, were it opened by itself. */
const ACTIVE_DRAWING = /<script|<foreignobject|<iframe|\son\w+\s*=|javascript:|<!entity/i

type Kept = { type: string; etag: string | null; body: string }

type House = { silentUntil: number; lastAnswered: number; probe?: Promise<unknown> }
type File = { pathname: string; address: URL; house: House; isPassedOn: boolean }
/** `whole` answers everybody, `once` one. */
type Loaded = { whole?: () => Response; once?: Response }

/** An answer that only the one who asked gets. */
const own = ({ whole, once }: Loaded): Response => whole?.() ?? once ?? comeBackLater()

/**
 * Fetches pictures and files of a CMS elsewhere, so that visitors speak to one server only: of known types, of bounded
 * size, in bounded time. What fits into memory is kept for a day and stands in while the CMS fails.
 */
export function remoteMedia(
  cmsUrl: string,
  files: Snapshot,
  pictures?: Pick<PassedOnPictures, 'sourceOf'>,
): (request: Request) => Promise<Response> {
  /** Of each house that files come from: until when nobody asks it, and when it last answered. */
  const houses = new Map<string, House>()
  /** What lies on disk, and since when. */
  const written = new Map<string, { mark: string; stand: number }>()
  /** Files that are being fetched whole: who asks for the same meanwhile gets the same. */
  const loading = new Map<string, Promise<Loaded>>()

  return async request => {
    const { pathname } = new URL(request.url)
    const isPassedOn = pathname.startsWith(fernPfad)
    const address = isPassedOn ? pictures?.sourceOf(pathname) : new URL(pathname, cmsUrl)
    if (!address || !(isPassedOn || address.pathname.startsWith(medienPfad))) return refuse(404)
    const house = houses.get(address.origin) ?? { silentUntil: 0, lastAnswered: Number.NEGATIVE_INFINITY }
    houses.set(address.origin, house)
    if (isSilent(house, address)) return keptOr(comeBackLater, pathname)
    const file = { pathname, address, house, isPassedOn }
    const isShared = request.method === 'GET' && !ASKED.some(name => request.headers.has(name))
    if (!isShared) return own(await load(file, request))
    const under = loading.get(pathname)
    if (!under && loading.size >= MOST_LOADING) return keptOr(comeBackLater, pathname)
    const loaded = under ?? load(file, request)
    if (!under) {
      loading.set(pathname, loaded)
      void loaded.finally(() => loading.delete(pathname))
    }
    const { whole, once } = await loaded
    if (whole) return whole()
    // A large file flows through to the one who asked first.
    return under || !once ? own(await load(file, request)) : once
  }

  /** One file of the CMS: whole, for all who wait for it, or as it flows, for one. */
  async function load({ pathname, address, house, isPassedOn }: File, request: Request): Promise<Loaded> {
    const late = new AbortController()
    const start = performance.now()
    let alarm = setTimeout(() => late.abort(), PATIENCE_MS)
    try {
      const answer = await fetch(address, {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: pick(request.headers, ASKED),
        redirect: 'error',
        signal: late.signal,
      })
      house.lastAnswered = performance.now()
      if (answer.status === 404 || answer.status === 410) return { once: await forget(pathname, answer) }
      const type = typeOf(answer)
      if (!PASSED_ON.has(answer.status)) return { once: await keptInstead(comeBackLater, pathname, answer) }
      const isExpected = isAllowed(type, answer) && (!isPassedOn || type.startsWith('image/'))
      if (answer.ok && !isExpected) return { once: await keptInstead(notPassedOn, pathname, answer) }
      if (request.method === 'HEAD' || answer.status !== 200 || !isSmall(answer))
        return { once: passOn(answer, late) }
      clearTimeout(alarm)
      alarm = setTimeout(() => late.abort(), LONGEST_PAUSE_MS)
      const body = await readWhole(answer)
      if (!body || (type === DRAWING && ACTIVE_DRAWING.test(body.toString())))
        return { once: await keptOr(notPassedOn, pathname) }
      keep(pathname, type, answer.headers.get('etag'), body)
      const headers = passedHeaders(answer, body.byteLength)
      return { whole: () => new Response(body, { headers }) }
    } catch {
      // While others are answered it is this one file that is slow, not the CMS.
      if (late.signal.aborted && house.lastAnswered < start)
        house.silentUntil = performance.now() + SILENCE_MS
      return { once: await keptOr(comeBackLater, pathname) }
    } finally {
      clearTimeout(alarm)
    }
  }

  /** Whether nobody asks this house now. Once somebody has waited in vain nobody does until a probe is answered. */
  function isSilent(house: House, address: URL): boolean {
    if (house.silentUntil === 0) return false
    if (performance.now() >= house.silentUntil && !house.probe) {
      const { origin } = address
      house.probe = fetch(origin + medienPfad, {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
        .then(
          () => (house.silentUntil = 0),
          () => (house.silentUntil = performance.now() + SILENCE_MS),
        )
        .finally(() => delete house.probe)
    }
    return true
  }

  function keep(pathname: string, type: string, etag: string | null, body: Buffer): void {
    const mark = createHash('sha256').update(`${type} ${etag} `).update(body).digest('base64url')
    const stand = Date.now()
    const before = written.get(pathname)
    if (before?.mark === mark && Math.abs(stand - before.stand) < REWRITE_MS) return
    const kept: Kept = { type, etag, body: body.toString('base64') }
    written.delete(pathname)
    if (!files.write(pathname, { text: JSON.stringify(kept), stand })) return
    written.set(pathname, { mark, stand })
    // What was stored first is forgotten first; it is only written once more.
    for (const [oldest] of written) if (written.size > MOST_REMEMBERED) written.delete(oldest)
  }

  async function forget(pathname: string, answer: Response): Promise<Response> {
    await answer.body?.cancel()
    written.delete(pathname)
    if (await files.read(pathname)) await files.writeNow(pathname, { gone: true, stand: Date.now() })
    return refuse(404)
  }

  async function keptInstead(
    otherwise: () => Response,
    pathname: string,
    answer: Response,
  ): Promise<Response> {
    await answer.body?.cancel()
    return keptOr(otherwise, pathname)
  }

  async function keptOr(otherwise: () => Response, pathname: string): Promise<Response> {
    const found = await files.read(pathname)
    if (!found || Math.abs(Date.now() - found.stand) > KEPT_MS) return otherwise()
    if ('gone' in found) return refuse(404)
    const { type, body } = JSON.parse(found.text) as Kept
    const bytes = Buffer.from(body, 'base64')
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'cache-control': 'public, max-age=60',
        age: String(Math.max(0, Math.round((Date.now() - found.stand) / 1_000))),
        ...attachment(type),
      },
    })
  }
}

/** The CMS fails: what was never seen may be there in a moment. */
const comeBackLater = () => refuse(503, undefined, { 'retry-after': '10' })

/** The CMS gave something that nobody shall have from us. */
const notPassedOn = () => refuse(502)

const typeOf = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

function isAllowed(type: string, answer: Response): boolean {
  // A drawing is looked through, so it has to come whole.
  if (type === DRAWING) return answer.status === 200 && isSmall(answer)
  const isKnown = SHOWN.has(type) || OFFERED.test(type)
  return isKnown && Number(answer.headers.get('content-length') ?? 0) <= LARGEST
}

/** What states its size and is small; of what does not, only pictures are expected to be. */
function isSmall({ headers }: Response): boolean {
  const length = headers.get('content-length')
  if (length === null) return headers.get('content-type')?.startsWith('image/') ?? false
  return Number(length) <= LARGEST_KEPT
}

/** The whole file; undefined if it is larger than it may be. */
async function readWhole({ body }: Response): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_KEPT) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const attachment = (type: string): Record<string, string> =>
  SHOWN.has(type) ? {} : { 'content-disposition': 'attachment' }

function passedHeaders(answer: Response, length?: number): Headers {
  const headers = pick(answer.headers, ANSWERED)
  for (const [name, value] of Object.entries(attachment(typeOf(answer)))) headers.set(name, value)
  // fetch has already undone an encoding, so the length would no longer be true.
  const stated = answer.headers.get('content-length')
  if (length !== undefined) headers.set('content-length', String(length))
  else if (stated && !answer.headers.has('content-encoding')) headers.set('content-length', stated)
  return headers
}

function passOn(answer: Response, late: AbortController): Response {
  const headers = passedHeaders(answer)
  if (answer.status === 304) headers.delete('content-type')
  return new Response(answer.body?.pipeThrough(flowing(late)) ?? null, { status: answer.status, headers })
}

/** Ends a file that stands still or never ends. */
function flowing(late: AbortController): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  let alarm = setTimeout(() => late.abort(), LONGEST_PAUSE_MS)
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > LARGEST) return controller.error(new Error('file too large'))
      clearTimeout(alarm)
      alarm = setTimeout(() => late.abort(), LONGEST_PAUSE_MS)
      controller.enqueue(chunk)
    },
    flush: () => clearTimeout(alarm),
  })
}

function pick(from: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}
