/** A service that stands between a link and its target, and the part of its address that holds the target. */
type Detour = {
  readonly host: RegExp
  /** The parameter with the target. */
  readonly parameter?: string
  readonly read?: (url: URL) => string | undefined
}

/** Mail filters, mail programs and networks that count who follows a link. */
const DETOURS: readonly Detour[] = [
  { host: /(?:^|\.)safelinks\.protection\.(?:outlook|office365)\.(?:com|de|us)$/, parameter: 'url' },
  { host: /(?:^|\.)teams\.cdn\.office\.net$/, parameter: 'url' },
  { host: /(?:^|\.)urldefense\.com$/, read: proofpoint },
  { host: /(?:^|\.)urldefense\.proofpoint\.com$/, read: proofpoint },
  { host: /(?:^|\.)linkprotect\.cudasvc\.com$/, parameter: 'a' },
  {
    host: /(?:^|\.)(?:deref-web\.de|deref-gmx\.net|deref-mail\.com|deref-1und1\.de)$/,
    parameter: 'redirectUrl',
  },
  { host: /^(?:www\.)?google\.(?:com|de|at|ch|fr)$/, read: ofGoogle },
  { host: /^(?:l|lm)\.(?:facebook|instagram)\.com$/, parameter: 'u' },
  {
    host: /^(?:www\.)?linkedin\.com$/,
    read: url => (/^\/(?:redir|safety)\//.test(url.pathname) ? asked(url, 'url') : undefined),
  },
  {
    host: /^(?:www\.)?youtube\.com$/,
    read: url => (url.pathname === '/redirect' ? asked(url, 'q') : undefined),
  },
  {
    host: /^(?:out|away)\.vk\.com$|^vk\.com$/,
    read: url => (url.pathname === '/away.php' ? asked(url, 'to') : undefined),
  },
]

const asked = (url: URL, name: string): string | undefined => url.searchParams.get(name) ?? undefined

/** A page of results links by `/url`; all other addresses there are targets themselves. */
function ofGoogle(url: URL): string | undefined {
  return url.pathname === '/url' ? (asked(url, 'q') ?? asked(url, 'url')) : undefined
}

/** Version 3 holds the target between two underlines, `*` for signs of its own; version 2 in a parameter. */
function proofpoint(url: URL): string | undefined {
  const [, target] = /^\/v3\/__(.+?)__;/.exec(`${url.pathname}${url.search}`) ?? []
  if (target !== undefined)
    return target.includes('*') ? undefined : target.replace(/^(https?):\/(?!\/)/, '$1://')
  const old = asked(url, 'u')
  if (old === undefined) return undefined
  if (!url.pathname.startsWith('/v2/')) return old
  try {
    return decodeURIComponent(old.replaceAll('-', '%').replaceAll('_', '/'))
  } catch {
    return undefined
  }
}

/** Returns the target of a link that leads over a mail filter; undefined for a link without a detour. */
export function unwrapped(href: string): string | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined
  const url = new URL(href)
  for (const { host, parameter, read } of DETOURS) {
    if (!host.test(url.hostname)) continue
    const target = parameter === undefined ? read?.(url) : asked(url, parameter)
    return target !== undefined && /^(?:https?:|mailto:)/i.test(target) ? target : undefined
  }
  return undefined
}

/** True for a link that leads over a mail filter or a service that counts who follows it. */
export const isDetour = (href: string): boolean => unwrapped(href.trim()) !== undefined
