import type { Config } from './config.ts'

type HeaderList = readonly (readonly [name: string, value: string])[]

/** Headers that every answer carries, whatever part gave it. */
export function steadyHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): HeaderList {
  const encrypted = publicUrl.startsWith('https:')
  return [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    // Not no-referrer: form posts without JavaScript would come without an origin and be refused.
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    [
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(encrypted ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
  ]
}

/**
 * Builds the content security policy of a page around its nonce. `'self'` without `'strict-dynamic'`: the chunks of
 * the site are module scripts of our own origin, named in preload links which carry no nonce. Style attributes are
 * allowed because server-rendered widgets set them; style elements need the nonce.
 */
export function pagePolicy({
  publicUrl,
  frameOrigins,
}: Pick<Config, 'publicUrl' | 'frameOrigins'>): (nonce: string) => string {
  const before = [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "manifest-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return nonce =>
    `${before}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-elem 'self' 'nonce-${nonce}'`
}

/** While developing, Vite puts the styles of each changed module into the page itself. */
export function developmentPolicy(
  config: Pick<Config, 'publicUrl' | 'frameOrigins'>,
): (nonce: string) => string {
  const strict = pagePolicy(config)
  return nonce =>
    strict(nonce).replaceAll(/(style-src(?:-elem)? 'self') 'nonce-[^']+'/g, "$1 'unsafe-inline'")
}

/** Policy of JSON and of plain refusals: nothing to load, nothing to frame. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Policy of uploads: even an SVG with a script stays a picture. */
export const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
