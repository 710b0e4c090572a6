import type { InlineCode } from '@rathausplatz/site'
import type { Config } from '../settings/config.ts'

type HeaderList = readonly (readonly [name: string, value: string])[]

/** Returns the headers of every answer, whichever part gives it. */
export function steadyHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): HeaderList {
  const encrypted = publicUrl.startsWith('https:')
  return [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    // Not no-referrer: form posts without JavaScript would come without an origin and be refused.
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    // A reported damage may have the place of the device; the browser asks its owner first.
    [
      'permissions-policy',
      'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(encrypted ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const] : []),
  ]
}

export const NO_INLINE_CODE: InlineCode = { scripts: [], styles: [] }

/**
 * How a page is shown: `redaktion` is the desk, which frames our pages; `ansicht` is an editor's preview,
 * which is framed; `vorschau-link` is a shared preview, which is not.
 */
export type Shown = 'redaktion' | 'ansicht' | 'vorschau-link' | undefined

export type Policy = (inline: InlineCode, shown?: Shown) => string

const runsNothing = (shown: Shown) => shown === 'ansicht' || shown === 'vorschau-link'

/** Returns `redaktion` for the desk and the paths below it. */
export const shownAt = (path: string): Shown =>
  path === '/redaktion' || path.startsWith('/redaktion/') ? 'redaktion' : undefined

type PolicyConfig = Pick<Config, 'publicUrl' | 'frameOrigins'> & Partial<Pick<Config, 'kartendienst'>>

/**
 * Builds the content security policy of a page, which allows the inline code that we rendered into it.
 * `'self'` without `'strict-dynamic'`: the chunks of the site are module scripts of our own origin, named in
 * preload links. Style attributes are allowed because server-rendered widgets set them; style elements are
 * allowed only if they are ours.
 */
export function pagePolicy({ publicUrl, frameOrigins, kartendienst }: PolicyConfig): Policy {
  // The browser loads pictures of a map service directly, but only if an operator has named one.
  const pictures = ["'self'", 'data:', ...(kartendienst ? [new URL(kartendienst.wms).origin] : [])].join(' ')
  const beforeCode = (shown: Shown) => {
    const ownOnly = runsNothing(shown) ? "'none'" : "'self'"
    return [
      "default-src 'none'",
      "base-uri 'none'",
      `connect-src ${ownOnly}`,
      "font-src 'self'",
      `form-action ${ownOnly}`,
      `frame-ancestors ${shown === 'ansicht' ? "'self'" : "'none'"}`,
      `frame-src ${[...(shown === 'redaktion' ? ["'self'"] : []), ...frameOrigins].join(' ') || "'none'"}`,
      `img-src ${pictures}`,
      "manifest-src 'self'",
      "media-src 'self'",
      "object-src 'none'",
      "style-src-attr 'unsafe-inline'",
      `worker-src ${ownOnly}`,
      ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    ].join('; ')
  }
  const before = new Map(
    ([undefined, 'redaktion', 'ansicht', 'vorschau-link'] as const).map(shown => [shown, beforeCode(shown)]),
  )
  return ({ scripts, styles }, shown) => {
    const styleSources = ["'self'", ...styles].join(' ')
    const scriptSources = runsNothing(shown) ? "'none'" : ["'self'", ...scripts].join(' ')
    return `${before.get(shown)}; script-src ${scriptSources}; style-src ${styleSources}; style-src-elem ${styleSources}`
  }
}

/** In development, Vite puts the styles of each changed module into the page itself. */
export function developmentPolicy(config: PolicyConfig): Policy {
  const strict = pagePolicy(config)
  return ({ scripts }, shown) => strict({ scripts, styles: ["'unsafe-inline'"] }, shown)
}

/** Policy of JSON and of plain refusals: load nothing, frame nothing. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Policy of answers that have no other, such as a PDF, a script or a redirect. */
export const framedLike = (option: string | null): string =>
  `frame-ancestors ${option === 'SAMEORIGIN' ? "'self'" : "'none'"}`

/** Policy of uploads: even an SVG with a script stays a picture. */
export const uploadPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/**
 * Sets the content security policy of an answer that is no page: JSON may do nothing, a file may only be
 * shown.
 */
export function guarded(response: Response): Response {
  const { headers } = response
  const type = headers.get('content-type') ?? ''
  if (/^application\/(?:\w+\+)?json/.test(type)) headers.set('content-security-policy', dataPolicy)
  // Browsers do not show a PDF in a sandbox; their viewers isolate it themselves.
  else if (type !== 'application/pdf') headers.set('content-security-policy', uploadPolicy)
  return response
}
