import { bildadresse, hasSizes } from '@rathausplatz/contract/medien'
import { xmlLetters } from '@rathausplatz/text'
import { Feed } from 'feed'
import { ownAddress } from '../answers/own-address.ts'
import type { FeedFormat } from './feed-paths.ts'

/**
 * Content of a feed, independent of its format. Its texts are plain text, its addresses are paths of this
 * site.
 */
export type FeedContent = {
  title: string
  description: string
  /** The web page with the same content. */
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

/** Writes the feed as Atom (RFC 4287) or RSS 2.0. Only this function knows the library. */
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
    // RSS requires the length of a picture in bytes, which is unknown until the picture is made; Atom does
    // not.
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

/**
 * Returns the time of the last change of any entry. Without entries it is the start of the day, so that the
 * feed stays the same for a day.
 */
export function updatedOf({ entries }: FeedContent, now: Date): Date {
  const newest = Math.max(...entries.map(({ updated }) => updated.getTime()))
  return Number.isFinite(newest) ? new Date(newest) : new Date(now.toISOString().slice(0, 10))
}

/**
 * Escapes only characters that HTML would read as markup. Most readers take titles and summaries for HTML,
 * some for plain text, and "Kaffee & Kuchen" must be readable in both.
 */
const asHtml = (text: string) =>
  xmlLetters(text)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    // The library escapes only the first `]]>` of a text; a second one would end its CDATA section.
    .replaceAll(']]>', ']]&gt;')
