/** First segments that never reach a page: files, calls, the editors' desk, what programs read. */
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

/** The same below a segment that a town may have a page or a redirect at. */
const RESERVED_BELOW: ReadonlySet<string> = new Set([
  'abfall/geraet',
  'abfall/jahr',
  'abfall/kalender',
  'abfall/merken',
])

/** What a page is read by in the browser is asked for at its path with this ending. */
const DATA = /\.data(?:\?|$)/

/** True for a path that the machinery of the site keeps to itself. */
export function isReserved(path: string): boolean {
  const [, first = '', second] = path.split(/[/?]/, 3)
  return RESERVED.has(first) || RESERVED_BELOW.has(`${first}/${second}`) || DATA.test(path)
}

/** Pages that the site has by itself: no content of the CMS stands there. */
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

/** The same below a page of the town. */
const OF_THE_SITE_BELOW: ReadonlySet<string> = new Set([
  'formulare/fortsetzen',
  'formulare/stand',
  'pinnwand/neu',
  'verzeichnis/vorschlagen',
])

/** True for an address at which the site itself answers: its own pages, calendars, feeds, what programs read. */
export function isOfTheSite(path: string): boolean {
  const [, first = '', ...rest] = path.split('/')
  return (
    isReserved(path) ||
    OF_THE_SITE.has(first) ||
    OF_THE_SITE_BELOW.has(`${first}/${rest[0]}`) ||
    FILES.test(rest.at(-1) ?? first)
  )
}

/** An old address of a page (`/index.html`) is none of them. */
const FILES = /\.(?!html?$|php$|aspx?$|jsp$|pdf$)[a-z]+$/
