export const feedFormats = ['atom', 'rss'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** Each feed stands beside the page that shows the same to people: `/aktuelles` and `/aktuelles.atom`. */
export const feedNames = ['aktuelles', 'veranstaltungen', 'bekanntmachungen'] as const
export type FeedName = (typeof feedNames)[number]

const titles: Record<FeedName, string> = {
  aktuelles: 'Aktuelles',
  veranstaltungen: 'Veranstaltungen',
  bekanntmachungen: 'Öffentliche Bekanntmachungen',
}

export const feedTypes: Record<FeedFormat, string> = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
}

/** The feed at a path. */
export function feedAt(path: string): { name: FeedName; format: FeedFormat } | undefined {
  const [, stem, format] = /^\/(\w+)\.(atom|rss)$/.exec(path) ?? []
  const name = feedNames.find(name => name === stem)
  return name && { name, format: format as FeedFormat }
}

/** Names the feeds of a page in its head: those of its part of the site, on the home page all. */
export function feedLinks(path: string): FeedLink[] {
  const [, first = ''] = path.split('/', 2)
  return feedNames.flatMap(name =>
    path === '/' || name === first ? [linkTo(name, 'atom'), linkTo(name, 'rss')] : [],
  )
}

type FeedLink = { tagName: 'link'; rel: 'alternate'; type: string; title: string; href: string }

const linkTo = (name: FeedName, format: FeedFormat): FeedLink => ({
  tagName: 'link',
  rel: 'alternate',
  type: feedTypes[format],
  title: `${titles[name]} (${format === 'atom' ? 'Atom' : 'RSS'})`,
  href: `/${name}.${format}`,
})
