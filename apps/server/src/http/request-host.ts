import type { Config } from '../settings/config.ts'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * True if a request may ask for this host. With a public address configured, only its host and this machine
 * itself (a proxy or a probe beside us) are accepted, so that a foreign name that points to us gets no page.
 */
export function isKnownHost(
  header: (name: string) => string | string[] | null | undefined,
  { knownHost, trustProxy }: Pick<Config, 'knownHost' | 'trustProxy'>,
): boolean {
  if (knownHost === undefined) return true
  const named = (trustProxy && header('x-forwarded-host')) || header('host') || ''
  const claimed = typeof named === 'string' ? named : named.join(',')
  return claimed.toLowerCase() === knownHost || LOOPBACK.test(claimed)
}
