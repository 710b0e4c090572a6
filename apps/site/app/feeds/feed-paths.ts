export const feedFormats = ['atom', 'rss'] as const
export type FeedFormat = (typeof feedFormats)[number]

/**
 * The address of each feed is that of the page with the same content, plus its format: `/aktuelles` and
 * `/aktuelles.atom`.
 */
export const feedNames = [
  'aktuelles',
  'veranstaltungen',
  'bekanntmachungen',
  'rathaus/gemeinderat/sitzungen',
  'rathaus/gemeinderat/vorlagen',
] as const
export type FeedName = (typeof feedNames)[number]

const titles: Record<FeedName, string> = {
  aktuelles: 'Aktuelles',
  veranstaltungen: 'Veranstaltungen',
  bekanntmachungen: 'Öffentliche Bekanntmachungen',
  'rathaus/gemeinderat/sitzungen': 'Sitzungen des Rates',
  'rathaus/gemeinderat/vorlagen': 'Vorlagen des Rates',
}

export const feedTypes: Record<FeedFormat, string> = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
}

/** Prefix of the pages of council bodies, each with its own feed and calendar. */
const GREMIEN = '/rathaus/gemeinderat/gremien/'

export const gremiumFeedPath = `${GREMIEN.slice(1)}:gremium`

/** Returns the feed at a path; undefined if there is none. */
export function feedAt(path: string): FeedAddress | undefined {
  const [, stem = '', format] = /^\/(.+)\.(atom|rss)$/.exec(path) ?? []
  const [, gremium] = /^rathaus\/gemeinderat\/gremien\/([a-z0-9-]{1,120})$/.exec(stem) ?? []
  const name = gremium === undefined ? feedNames.find(name => name === stem) : 'rathaus/gemeinderat/sitzungen'
  return name && { name, format: format as FeedFormat, ...(gremium === undefined ? {} : { gremium }) }
}

type FeedAddress = {
  name: FeedName
  format: FeedFormat
  /** Limits the feed to one body of the council. */
  gremium?: string
}

/**
 * Returns the feeds and calendars for the head of a page: those of the page's part of the site; on the home
 * page, all feeds.
 */
export function feedLinks(path: string): FeedLink[] {
  const feeds = feedNames.filter(name => path === '/' || `${path}/`.startsWith(`/${name}/`))
  const isBody = path.startsWith(GREMIEN)
  return [
    ...feeds.flatMap(name => bothFormats(name, titles[name])),
    ...(isBody ? bothFormats(path.slice(1), 'Sitzungen') : []),
    ...(isBody || path.startsWith(SITZUNGEN) ? [linkTo(path, 'text/calendar', 'Kalender', 'ics')] : []),
  ]
}

const SITZUNGEN = '/rathaus/gemeinderat/sitzungen'

type FeedLink = { tagName: 'link'; rel: 'alternate'; type: string; title: string; href: string }

const bothFormats = (path: string, title: string): FeedLink[] =>
  feedFormats.map(format =>
    linkTo(`/${path}`, feedTypes[format], `${title} (${format === 'atom' ? 'Atom' : 'RSS'})`, format),
  )

const linkTo = (path: string, type: string, title: string, ending: string): FeedLink => ({
  tagName: 'link',
  rel: 'alternate',
  type,
  title,
  href: `${path}.${ending}`,
})
