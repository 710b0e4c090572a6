import type { Config } from './config.ts'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Whether a request may ask for this host. With a public address configured, only its host and this machine itself
 * (a proxy or a probe beside us) are answered, so that a foreign name pointed at us gets no page to play with.
 */
export function isKnownHost(request: Request, { knownHost, trustProxy }: Config): boolean {
  if (knownHost === undefined) return true
  const claimed = (trustProxy && request.headers.get('x-forwarded-host')) || request.headers.get('host') || ''
  return claimed.toLowerCase() === knownHost || LOOPBACK.test(claimed)
}
