import { gunzipSync } from 'node:zlib'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { refusalWords } from '../outbound/refusals.ts'
import { decodeText } from './decode-text.ts'
import { readFeed } from './feed-items.ts'
import { firstUnknown, type Known, nothingKnown } from './first-unknown.ts'
import { type Found, isFitForIndex, pathOfAddress, type Reading, unread } from './found.ts'
import { nameInQuery } from './page-in-query.ts'
import { fieldsIn, readXml, textIn } from './xml-items.ts'

const ENTRIES = new Set(['url', 'sitemap'])
/** Most files that are read of a sitemap index, itself included; a large site has a few dozen. */
const MOST_MAPS = 50
/** Most addresses of one sitemap by its standard, and of all together. */
const MOST_OF_MAP = 50_000
const MOST_PAGES = 100_000
const LARGEST_MAP = 50 * 1024 * 1024

const OF_NEWS = /\/(?:aktuelles?|aktuell|news|presse|pressemitteilungen|nachrichten?|meldung(?:en)?|blog)\//i
const NO_PAGE = /\.(?:jpe?g|png|gif|webp|svg|avif|pdf|zip|docx?|xlsx?|pptx?|ics|mp[34]|xml|json|css|js)$/i

/** Reads the pages of a sitemap or the articles of a feed at an address. */
export async function readAddress(
  adresse: string,
  fetch: FetchOutside,
  signal: AbortSignal,
  known: Known = nothingKnown,
): Promise<Reading> {
  const seen = new Set<string>()
  const pages = new Map<string, Found>()
  const notes: string[] = []
  const queue = [adresse]
  let tooLong = 0
  for (const map of queue) {
    if (seen.has(map)) continue
    if (seen.size >= MOST_MAPS) {
      notes.push(`Die Sitemap verweist auf mehr als ${MOST_MAPS} weitere; gelesen wurden die ersten.`)
      break
    }
    seen.add(map)
    const isFirst = seen.size === 1
    const text = await mapAt(map, fetch, signal)
    if (!text.ok) {
      if (isFirst) return unread(text.satz)
      notes.push(`${map}: ${text.satz}`)
      continue
    }
    const { root, items, isCut, more } = await readXml(text.text, ENTRIES, MOST_OF_MAP)
    if (isFirst && root !== 'urlset' && root !== 'sitemapindex') {
      if (root === 'html') return unread(NOT_A_MAP)
      return readFeed(text.text, known)
    }
    if (isCut || more) notes.push(`${map}: Nicht alles ließ sich lesen.`)
    for (const item of items) {
      const [loc = ''] = fieldsIn(item, 'loc').map(({ text }) => text)
      const address = webAddress(loc, map)
      if (!address) continue
      if (!isFitForIndex(address)) tooLong++
      else if (item.name === 'sitemap') queue.push(address)
      else if (!NO_PAGE.test(new URL(address).pathname) && pages.size < MOST_PAGES)
        pages.set(address, pageAt(address, textIn(item, 'lastmod')))
    }
  }
  if (pages.size === 0) return unread('In dieser Sitemap steht keine Seite.')
  if (tooLong > 0)
    notes.push(
      tooLong === 1
        ? 'Eine Adresse ist zu lang und wurde nicht aufgeführt.'
        : `${tooLong} Adressen sind zu lang und wurden nicht aufgeführt.`,
    )
  if (pages.size === MOST_PAGES) notes.push(`Gelesen wurden die ersten ${MOST_PAGES} Seiten.`)
  const { chosen, told } = await firstUnknown([...pages.values()], ({ adresse }) => [adresse], known)
  return { ok: true, funde: chosen, hinweise: [...notes, ...told] }
}

const NOT_A_MAP =
  'Unter dieser Adresse steht eine Seite. Bitte die Adresse der Sitemap angeben, oft /sitemap.xml, oder die eines Feeds.'

type MapText = { ok: true; text: string } | { ok: false; satz: string }

async function mapAt(address: string, fetch: FetchOutside, signal: AbortSignal): Promise<MapText> {
  const fetched = await fetch(address, { accept: 'application/xml, text/xml, */*;q=0.5', signal })
  if (!fetched.ok) return { ok: false, satz: refusalWords[fetched.refusal] }
  const { status, body } = fetched.answer
  if (status !== 200) return { ok: false, satz: `Die Website antwortet mit dem Fehler ${status}.` }
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  try {
    return {
      ok: true,
      text: decodeText(isPacked ? gunzipSync(body, { maxOutputLength: LARGEST_MAP }) : body),
    }
  } catch {
    return { ok: false, satz: 'Die gepackte Datei ist beschädigt oder zu groß.' }
  }
}

function webAddress(loc: string, base: string): string | undefined {
  if (!URL.canParse(loc, base)) return undefined
  const { protocol, href } = new URL(loc, base)
  return protocol === 'http:' || protocol === 'https:' ? href.replace(/#.*$/, '') : undefined
}

function pageAt(adresse: string, lastmod: string): Found {
  const inQuery = nameInQuery(adresse)
  const path = inQuery ? `/${inQuery.name}` : pathOfAddress(adresse)
  const moment = Date.parse(lastmod)
  return {
    art: OF_NEWS.test(path) ? 'aktuelles' : 'seite',
    titel: titleOfPath(path),
    adresse,
    pfad: path || '/',
    datum: Number.isNaN(moment) ? null : new Date(moment).toISOString(),
    hinweise: [],
    gewaehlt: true,
    rubriken: [],
    inhalt: undefined,
  }
}

/** Returns a provisional title for a page, made from its path, until the page is fetched. */
function titleOfPath(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll(/[-_+]+/g, ' ').trim()
  return words === '' ? 'Startseite' : words.charAt(0).toUpperCase() + words.slice(1)
}
