import { createHash } from 'node:crypto'
import { isCmsError } from '@rathausplatz/contract'
import { LRUCache } from 'lru-cache'

type Content = {
  body: string
  /** Media type, without its charset. */
  type: string
  /** When the content last changed, if that is known. */
  changed?: Date | undefined
  /** How long it may be kept without asking, in seconds. */
  maxAge: number
}

/**
 * A text that programs fetch again and again: with all they need to ask for it only when it has changed (RFC 9110,
 * conditional requests). The tag is weak, because the server may compress what is sent.
 */
export function answerMachine(request: Request, { body, type, changed, maxAge }: Content): Response {
  const etag = `W/"${fingerprint(body)}"`
  const headers = keptHeaders({ etag, changed, maxAge })
  if (isKnown(request.headers, etag, changed)) return new Response(null, { status: 304, headers })
  headers.set('content-type', `${type}; charset=utf-8`)
  return new Response(body, { headers })
}

const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Texts already written, by all that they are made of. */
const written = new LRUCache<string, string>({
  maxSize: 16_000_000,
  sizeCalculation: text => text.length + 1,
})

/**
 * The text made of this, written only once for as long as nothing of it changes. Comparing costs a fraction of writing,
 * and no text is ever older than what it is made of.
 */
export function writtenOnce<Source>(kind: string, source: Source, write: (source: Source) => string): string {
  const key = `${kind} ${fingerprint(JSON.stringify(source))}`
  const known = written.get(key)
  if (known !== undefined) return known
  const text = write(source)
  written.set(key, text)
  return text
}

/** What a program needs to keep an answer and to ask for it anew. */
export function keptHeaders({
  etag,
  changed,
  maxAge,
}: Pick<Content, 'changed' | 'maxAge'> & { etag: string }): Headers {
  return new Headers({
    etag,
    'cache-control': `public, max-age=${maxAge}`,
    // Others may show what everyone may read here.
    'cross-origin-resource-policy': 'cross-origin',
    ...(changed ? { 'last-modified': changed.toUTCString() } : {}),
  })
}

/** The tag decides where there is one; only without it the date does. */
export function isKnown(asked: Headers, etag: string, changed?: Date): boolean {
  const tags = asked.get('if-none-match')
  if (tags !== null) {
    const known = new Set(tags.split(',').map(tag => tag.trim().replace(/^W\//, '')))
    return known.has('*') || known.has(etag.replace(/^W\//, ''))
  }
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  return changed !== undefined && Math.floor(changed.getTime() / 1000) * 1000 <= since
}

/** What is only read takes nothing (RFC 9110, 405). */
export function refuseToTake(): Response {
  return new Response('Hier kann nur gelesen werden.', {
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** There is no such thing; kept by nobody. */
export function nothingHere(): Response {
  return new Response('Nicht gefunden.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Refusals that pass by themselves: too many requests, a fault, an outage. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 503])

/**
 * A refusal of the CMS means that there is nothing here. After a fault or an outage there may be in a moment, and a
 * program that gets 503 keeps its copy (spec §8 gives pages a 404 instead).
 */
export function unanswered(error: unknown): Response {
  return isCmsError(error) && !PASSING.has(error.status) ? nothingHere() : comeBackLater()
}

/** It cannot be had or made now. */
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
