import * as z from 'zod'

/** A setting that is on or off, in German. */
export const schalter = z.enum(['an', 'aus']).transform(value => value === 'an')

/** An origin: an address without a path. */
export const origin = z
  .url({ protocol: /^https?$/ })
  .transform(value => new URL(value))
  .refine(url => url.pathname === '/' && !url.search && !url.hash && !url.username)
  .transform(url => url.origin)

/** Origins, separated by blanks or commas. */
export const several = (one: typeof origin) =>
  z
    .string()
    .transform(text => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(one).max(20))

/** Origins that may be framed: encrypted and without wildcards, because they go into our policy. */
export const framed = several(origin.refine(address => /^https:\/\/[\w.-]+(?::\d+)?$/.test(address)))

/** Address of an external service, possibly with a path; without query and user name. */
export const service = z
  .url({ protocol: /^https?$/ })
  .transform(value => new URL(value))
  .refine(url => !url.search && !url.hash && !url.username && !url.password)
  .transform(url => url.origin + url.pathname.replace(/\/+$/, ''))

/** What Sentry calls a DSN, `https://key@errors.example.org/7`: where reports go and the public key that they carry. */
export const dsn = z
  .url({ protocol: /^https?$/ })
  .transform(value => new URL(value))
  .refine(url => /^\w+$/.test(url.username) && !url.password && !url.search && !url.hash)
  .refine(url => /\/\d+$/.test(url.pathname))
  .transform(({ origin, pathname, username }) => ({
    envelopes: `${origin}${pathname.replace(/\/(\d+)$/, '/api/$1/envelope/')}`,
    key: username,
  }))
