import type { IncomingMessage } from 'node:http'

const CLAIMS = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-original-host',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
])

/**
 * Takes out of a request what only a proxy may claim. Without a trusted proxy anybody could have written it, and parts
 * further in (React Router's check of form posts, for one) believe it. The name is overwritten instead of the entry
 * removed because Node has already counted the raw headers.
 */
export function dropClaims(incoming: IncomingMessage): void {
  const { rawHeaders } = incoming
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (!CLAIMS.has(name)) continue
    rawHeaders[i] = 'x-not-believed'
    delete incoming.headers[name]
  }
}
