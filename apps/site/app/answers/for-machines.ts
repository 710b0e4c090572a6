import { createHash } from 'node:crypto'
import { isCmsError } from '@rathausplatz/contract'
import { LRUCache } from 'lru-cache'

type Content = {
  body: string
  /** Media type without charset. */
  type: string
  /** When the content last changed, if known. */
  changed?: Date | undefined
  /** How long a client may use the answer without another request, in seconds. */
  maxAge: number
}

/**
 * Answers with a text that programs fetch repeatedly. It has all headers for conditional requests (RFC 9110).
 * The tag is weak, because the server may compress the body.
 */
export function answerMachine(request: Request, { body, type, changed, maxAge }: Content): Response {
  const etag = `W/"${fingerprint(body)}"`
  const headers = keptHeaders({ etag, changed, maxAge })
  if (isKnown(request.headers, etag, changed)) return new Response(null, { status: 304, headers })
  headers.set('content-type', `${type}; charset=utf-8`)
  return new Response(body, { headers })
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Texts already written, by kind and hash of their source. */
const written = new LRUCache<string, string>({
  maxSize: 16_000_000,
  sizeCalculation: text => text.length + 1,
})

/**
 * Returns the text of this source, which is written again only if the source has changed. A comparison of the
 * source costs a fraction of writing, and the text is never older than its source.
 */
export function writtenOnce<Source>(kind: string, source: Source, write: (source: Source) => string): string {
  const key = `${kind} ${fingerprint(JSON.stringify(source))}`
  const known = written.get(key)
  if (known !== undefined) return known
  const text = write(source)
  written.set(key, text)
  return text
}

/** Returns the headers by which a program caches an answer and revalidates it. */
export function keptHeaders({
  etag,
  changed,
  maxAge,
}: Pick<Content, 'changed' | 'maxAge'> & { etag: string }): Headers {
  return new Headers({
    etag,
    'cache-control': `public, max-age=${maxAge}`,
    // Other websites may embed these public answers.
    'cross-origin-resource-policy': 'cross-origin',
    ...(changed ? { 'last-modified': changed.toUTCString() } : {}),
  })
}

/**
 * Whether the client already has the current version. If the request has a tag, the tag decides; otherwise
 * the date does.
 */
export function isKnown(asked: Headers, etag: string, changed?: Date): boolean {
  const tags = asked.get('if-none-match')
  if (tags !== null) {
    const known = new Set(tags.split(',').map(tag => tag.trim().replace(/^W\//, '')))
    return known.has('*') || known.has(etag.replace(/^W\//, ''))
  }
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  return changed !== undefined && Math.floor(changed.getTime() / 1000) * 1000 <= since
}

/** Answers a write with 405 (RFC 9110). */
export function refuseToTake(): Response {
  return new Response('Hier kann nur gelesen werden.', {
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** Answers 404, which must not be cached. */
export function nothingHere(): Response {
  return new Response('Nicht gefunden.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Temporary failures: too many requests, a fault, an outage. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 503])

/**
 * Answers a failed call. If the CMS refuses the call, nothing exists at this address (404). A fault or an
 * outage answers 503, so that a program keeps its copy and retries (for pages, spec §8 requires a 404
 * instead).
 */
export function unanswered(error: unknown): Response {
  return isCmsError(error) && !PASSING.has(error.status) ? nothingHere() : comeBackLater()
}

/** Answers 503 with `retry-after`. */
export function comeBackLater(): Response {
  return new Response(
    'Das ist gerade nicht verfügbar. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    {
      status: 503,
      headers: {
        'retry-after': '10',
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      },
    },
  )
}
