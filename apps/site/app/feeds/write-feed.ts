import { bildadresse, hasSizes } from '@rathausplatz/contract/medien'
import { xmlLetters } from '@rathausplatz/text'
import { Feed } from 'feed'
import { ownAddress } from '../answers/own-address.ts'
import type { FeedFormat } from './feed-paths.ts'

/** What a feed tells, whatever its format. Texts are plain text, addresses are paths of this site. */
export type FeedContent = {
  title: string
  description: string
  /** The page that shows the same to people. */
  page: string
  entries: readonly FeedEntry[]
}

export type FeedEntry = {
  title: string
  path: string
  summary: string
  published: Date
  updated: Date
  bild?: string | undefined
}

type Frame = { format: FeedFormat; path: string; publicUrl: string; town: string; now: Date }

/** The feed as Atom (RFC 4287) or RSS 2.0. The one place that knows the library behind it. */
export function writeFeed(content: FeedContent, { format, path, publicUrl, town, now }: Frame): string {
  const self = publicUrl + path
  const title = xmlLetters(town ? `${content.title} – ${town}` : content.title)
  const feed = new Feed({
    id: self,
    feed: self,
    link: publicUrl + content.page,
    title,
    description: xmlLetters(content.description),
    language: 'de-DE',
    updated: updatedOf(content, now),
    author: { name: xmlLetters(town) || title },
    generator: false,
  })
  for (const { path, bild, published, updated, ...entry } of content.entries) {
    const link = ownAddress(path, publicUrl)
    if (!link) continue
    // RSS demands the length of a picture in bytes, which nobody knows before it is made; Atom does not.
    const image =
      format === 'atom' && bild && hasSizes(bild)
        ? ownAddress(bildadresse(bild, 1024, 'webp'), publicUrl)
        : undefined
    feed.addItem({
      title: asHtml(entry.title),
      link,
      description: asHtml(entry.summary),
      date: updated,
      published,
      ...(image ? { image } : {}),
    })
  }
  return format === 'atom' ? feed.atom1() : feed.rss2()
}

/** When the newest of its entries changed; without entries the day itself, so that it stays the same for a day. */
export function updatedOf({ entries }: FeedContent, now: Date): Date {
  const newest = Math.max(...entries.map(({ updated }) => updated.getTime()))
  return Number.isFinite(newest) ? new Date(newest) : new Date(now.toISOString().slice(0, 10))
}

/**
 * Readers take titles and summaries for HTML, some for plain text. Only what HTML would take for markup is written
 * differently, so that "Kaffee & Kuchen" reads well in both.
 */
const asHtml = (text: string) =>
  xmlLetters(text)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    // The library ends its CDATA at the second of these.
    .replaceAll(']]>', ']]&gt;')
