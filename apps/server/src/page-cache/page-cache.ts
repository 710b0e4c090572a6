import { createHash } from 'node:crypto'
import type { Epoch, Feed } from '@rathausplatz/cms'
import { compressWell } from '../http/compress-page.ts'
import { accepts, type Encoding, encodings } from '../http/encoding.ts'

/** A page in one encoding. */
export type Form = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: readonly (readonly [string, string])[]
}

/** A page that was rendered for all, in the encodings that were requested. */
type KeptPage = {
  /** The page is valid while this epoch lasts. */
  epoch: Epoch
  readonly hash: string
  readonly headers: readonly (readonly [string, string])[]
  readonly plain: Uint8Array<ArrayBuffer>
  readonly forms: Map<Encoding | 'plain', Form | Promise<Form>>
}

/** The answer of the cache to one request. */
export type Answer = { status: 200 | 304; form: Form }

/** A render of the site, and whether it is the same for all visitors of this address. */
export type Drawn = { response: Response; isForAll: boolean }

type Wishes = { encodings: string | null; tags: string | null }

export type PageCache = {
  /** Returns a valid cached page at once; undefined if there is none, then call `through`. */
  find(key: string, wishes: Wishes): Answer | undefined
  /**
   * Returns the cached page, or renders and caches it: once for all concurrent requests. A page that may not
   * be cached goes to the request that rendered it; all others get undefined and render their own.
   */
  through(key: string, wishes: Wishes, draw: () => Promise<Drawn>): Promise<Found | undefined>
}

/** `isFinished`: the response is already in the wished encoding; otherwise it is as it was rendered. */
type Found = { response: Response; isFinished: boolean }

/** Most bytes of all encodings of all pages together. */
const MOST_BYTES = 48_000_000

export function openPageCache(feed: Feed, mostBytes = MOST_BYTES): PageCache {
  const pages = new Map<string, KeptPage>()
  const drawing = new Map<string, { epoch: Epoch; page: Promise<KeptPage | Response> }>()
  let bytes = 0

  const forget = (key: string) => {
    for (const form of pages.get(key)?.forms.values() ?? []) bytes -= sizeOf(form)
    pages.delete(key)
  }

  const keep = (key: string, page: KeptPage) => {
    forget(key)
    pages.set(key, page)
    for (const form of page.forms.values()) bytes += sizeOf(form)
    makeRoom()
  }

  const makeRoom = () => {
    for (const [oldest] of pages) if (bytes > mostBytes) forget(oldest)
  }

  /** Returns the page in an encoding, which is made once. */
  const formOf = (key: string, page: KeptPage, encoding: Encoding | 'plain'): Form | Promise<Form> => {
    const made = page.forms.get(encoding)
    if (made) return made
    if (encoding === 'plain') throw new Error('a page is kept with its plain form')
    const making = compressWell[encoding](page.plain).then(compressed => {
      const form = asForm(page, encoding, compressed)
      page.forms.set(encoding, form)
      if (pages.get(key) === page) bytes += sizeOf(form)
      makeRoom()
      return form
    })
    page.forms.set(encoding, making)
    // A failure is not cached, so that the next request tries again.
    making.catch(() => page.forms.delete(encoding))
    return making
  }

  const drawAndKeep = async (key: string, epoch: Epoch, draw: () => Promise<Drawn>) => {
    const { response, isForAll } = await draw()
    if (!isForAll || !mayBeKept(response)) return response
    response.headers.append('vary', 'accept-encoding')
    const plain = new Uint8Array(await response.arrayBuffer())
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name))
    const page: KeptPage = { epoch, hash, headers, plain, forms: new Map() }
    page.forms.set('plain', asForm(page, 'plain', plain))
    // If the epoch has changed meanwhile, this render is only for the requests that waited for it.
    if (drawing.get(key)?.epoch !== epoch) return page
    const before = pages.get(key)
    // The same page as in the epoch before: its encodings are still valid.
    if (before?.hash === hash && isSame(before.headers, headers)) {
      before.epoch = epoch
      return before
    }
    keep(key, page)
    return page
  }

  return {
    find(key, wishes) {
      const page = pages.get(key)
      if (!page || page.epoch !== feed.known()) return undefined
      const form = page.forms.get(encodingOf(wishes))
      if (!form || form instanceof Promise) return undefined
      pages.delete(key)
      pages.set(key, page)
      return answerOf(page, form, wishes)
    },

    async through(key, wishes, draw) {
      // If the epoch is unknown, nothing is cached.
      const epoch = await feed.epoch().catch(() => undefined)
      if (!epoch) return undefined
      const finished = async (page: KeptPage) => ({
        response: responseOf(page, await formOf(key, page, encodingOf(wishes)), wishes),
        isFinished: true,
      })
      const known = pages.get(key)
      if (known?.epoch === epoch) return finished(known)
      const others = drawing.get(key)
      if (others?.epoch === epoch) {
        const page = await others.page.catch(() => undefined)
        return page && !(page instanceof Response) ? finished(page) : undefined
      }
      const own = { epoch, page: drawAndKeep(key, epoch, draw) }
      drawing.set(key, own)
      try {
        const page = await own.page
        return page instanceof Response ? { response: page, isFinished: false } : await finished(page)
      } finally {
        if (drawing.get(key) === own) drawing.delete(key)
      }
    },
  }
}

/** Headers that each answer sets itself. */
const OWN_HEADERS = new Set([
  'content-length',
  'content-encoding',
  'etag',
  'x-request-id',
  'date',
  'connection',
])

/** True for a complete page that is the same for all. */
function mayBeKept({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    (headers.get('content-type')?.startsWith('text/html') ?? false) &&
    headers.get('cache-control') === 'no-cache' &&
    !headers.has('set-cookie') &&
    !headers.has('age')
  )
}

const sizeOf = (form: Form | Promise<Form>) => (form instanceof Promise ? 0 : form.bytes.byteLength)

const isSame = (one: KeptPage['headers'], other: KeptPage['headers']) =>
  JSON.stringify(one) === JSON.stringify(other)

function asForm(page: KeptPage, encoding: Encoding | 'plain', bytes: Uint8Array<ArrayBuffer>): Form {
  const isPlain = encoding === 'plain'
  const headers: [string, string][] = [
    ...page.headers.map(([name, value]): [string, string] => [name, value]),
    ['etag', `"${page.hash}${isPlain ? '' : `-${encoding}`}"`],
    ['content-length', String(bytes.byteLength)],
    ...(isPlain ? [] : [['content-encoding', encoding] as [string, string]]),
  ]
  return { bytes, headers }
}

const encodingOf = (wishes: Wishes): Encoding | 'plain' =>
  encodings.find(({ name }) => accepts(wishes.encodings, name))?.name ?? 'plain'

/** The hash ignores the encoding: a client that has the page in another encoding gets 304. */
const answerOf = ({ hash }: KeptPage, form: Form, { tags }: Wishes): Answer => ({
  status: tags?.includes(`"${hash}`) ? 304 : 200,
  form,
})

function responseOf(page: KeptPage, form: Form, wishes: Wishes): Response {
  const { status } = answerOf(page, form, wishes)
  const headers = new Headers(headersFor(status, form))
  return new Response(status === 304 ? null : form.bytes, { status, headers })
}

/** An answer without a body has no headers about a body. */
export const headersFor = (status: 200 | 304, { headers }: Form): [string, string][] =>
  headers
    .filter(([name]) => status === 200 || !BODY_HEADERS.has(name))
    .map(([name, value]): [string, string] => [name, value])

const BODY_HEADERS = new Set(['content-length', 'content-encoding', 'content-type'])
