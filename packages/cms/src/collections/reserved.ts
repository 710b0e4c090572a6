/** First segments that never reach a page: files, calls, the desk, and addresses for programs. */
const RESERVED: ReadonlySet<string> = new Set([
  '__manifest',
  'api',
  'assets',
  'medien',
  'oparl',
  'open311',
  'redaktion',
  'sitemap',
  'teilbild',
  'vorschau-link',
])

/**
 * Second segments that never reach a page, below a first segment that may be a page or a redirect of the
 * town.
 */
const RESERVED_BELOW: ReadonlySet<string> = new Set([
  'abfall/geraet',
  'abfall/jahr',
  'abfall/kalender',
  'abfall/merken',
])

/** The ending of the requests by which a browser loads the data of a page. */
const DATA = /\.data(?:\?|$)/

/** Whether a path is reserved for the site's own requests. */
export function isReserved(path: string): boolean {
  const [, first = '', second] = path.split(/[/?]/, 3)
  return RESERVED.has(first) || RESERVED_BELOW.has(`${first}/${second}`) || DATA.test(path)
}

/** Pages of the site itself: no content of the CMS can be there. */
const OF_THE_SITE: ReadonlySet<string> = new Set([
  'abo',
  'kontakt',
  'suche',
  'termin',
  'vorschau',
  'unterwegs',
  'darstellung',
  'intranet',
  'raete',
  'schaeden',
  'warnungen',
])

/** Second segments of the site's own pages, below a page of the town. */
const OF_THE_SITE_BELOW: ReadonlySet<string> = new Set([
  'formulare/fortsetzen',
  'formulare/stand',
  'pinnwand/neu',
  'verzeichnis/vorschlagen',
])

/** Whether the site itself answers an address: its own pages, calendars, feeds, addresses for programs. */
export function isOfTheSite(path: string): boolean {
  const [, first = '', ...rest] = path.split('/')
  return (
    isReserved(path) ||
    OF_THE_SITE.has(first) ||
    OF_THE_SITE_BELOW.has(`${first}/${rest[0]}`) ||
    FILES.test(rest.at(-1) ?? first)
  )
}

/** First segments of `OF_THE_SITE` at whose own address the town may have a page or a redirect. */
const ALSO_OF_THE_TOWN: ReadonlySet<string> = new Set(['intranet', 'raete', 'termin'])

/** Whether the site always has a page of its own at this address: no redirect from there would ever work. */
export function isPageOfTheSite(path: string): boolean {
  const place = path.slice(1)
  return OF_THE_SITE_BELOW.has(place) || (OF_THE_SITE.has(place) && !ALSO_OF_THE_TOWN.has(place))
}

/**
 * Matches the endings of the site's own files; not those of old addresses of pages (`/index.html`) and of PDF
 * documents.
 */
const FILES = /\.(?!html?$|php$|aspx?$|jsp$|pdf$)[a-z]+$/
