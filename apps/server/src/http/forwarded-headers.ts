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
 * Disables headers that only a proxy may set. Without a trusted proxy any client could have set them, and
 * later code (such as the origin check of React Router) trusts them. Renames the header instead of removing
 * it, because Node has already counted the raw headers.
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
