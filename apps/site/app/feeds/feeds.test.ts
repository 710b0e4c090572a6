import {
  type AktuellesArtikel,
  CmsError,
  type CmsHandlers,
  calls,
  type Kalendertermin,
  type Stadt,
} from '@rathausplatz/contract'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import RssParser from 'rss-parser'
import { describe, expect, test } from 'vitest'
import { loader } from '../routes/feed.ts'
import { askRoute } from '../testing/ask-route.ts'
import { testSite } from '../testing/test-site.ts'
import { feedAt, feedFormats, feedLinks, feedNames } from './feed-paths.ts'

const SITE = 'https://www.rebenau.example.org'

const artikel = (titel: string, more: Partial<AktuellesArtikel> = {}): AktuellesArtikel => ({
  titel,
  einleitung: 'Bis Ostern auf dem Kirchplatz.',
  datum_von: '2026-11-18T08:00:00+01:00',
  geaendert: '2026-11-19T10:30:00.000Z',
  detailURL: '/aktuelles/wochenmarkt',
  ...more,
})

const termin = (titel: string, more: Partial<Kalendertermin> = {}): Kalendertermin => ({
  id: 'a',
  sequenz: 1,
  geaendert: '2026-11-01T09:00:00Z',
  termin: '2026-11-28',
  titel,
  einleitung: 'Mit Glühwein & Musik.',
  datum_von: '2026-11-28T14:00:00+01:00',
  ort: 'Marktplatz',
  veranstalter: '',
  detailURL: '/veranstaltungen/adventsmarkt',
  rubriken: [],
  ...more,
})

const town = (handlers: CmsHandlers) => testSite(handlers)
const news = (...data: AktuellesArtikel[]) => town({ aktuelles: () => ({ data }) }).site
const dates = (...data: Kalendertermin[]) => town({ kalender: () => ({ data }) }).site
type Site = ReturnType<typeof news>

const text = async (site: Site, path: string) => (await askRoute(site, loader, path)).text()
const atom = async (site: Site, path = '/aktuelles.atom') => parseAtomFeed(await text(site, path))
const rss = async (site: Site, path = '/aktuelles.rss') => parseRssFeed(await text(site, path))

describe('News as Atom (RFC 4287)', () => {
  test('the feed has its id, its own address, its page, an author and its time of change', async () => {
    const feed = await atom(news(artikel('Neu', { geaendert: '2026-11-20T08:00:00.000Z' }), artikel('Älter')))
    expect(feed).toMatchObject({
      id: `${SITE}/aktuelles.atom`,
      updated: '2026-11-20T08:00:00.000Z',
      links: [
        { rel: 'alternate', href: `${SITE}/aktuelles` },
        { rel: 'self', href: `${SITE}/aktuelles.atom` },
      ],
    })
    expect(feed.authors).toHaveLength(1)
  })

  test('an entry has its id, title, address, summary and both dates', async () => {
    const { entries } = await atom(news(artikel('Wochenmarkt zieht um', { bild: '/medien/wochenmarkt' })))
    expect(entries).toMatchObject([
      {
        id: `${SITE}/aktuelles/wochenmarkt`,
        title: { value: 'Wochenmarkt zieht um' },
        summary: { value: 'Bis Ostern auf dem Kirchplatz.' },
        published: '2026-11-18T07:00:00.000Z',
        updated: '2026-11-19T10:30:00.000Z',
        links: [
          { href: `${SITE}/aktuelles/wochenmarkt` },
          { rel: 'enclosure', href: `${SITE}/medien/wochenmarkt/1024.webp`, type: 'image/webp' },
        ],
      },
    ])
  })

  test('an unchanged article has its publication date as its date of change', async () => {
    const { entries } = await atom(news(artikel('Neu', { geaendert: undefined })))
    expect(entries?.[0]?.updated).toBe('2026-11-18T07:00:00.000Z')
  })
})

describe('News as RSS 2.0', () => {
  test('the channel has its title, page, description, language and own address', async () => {
    expect(await rss(news(artikel('Neu')))).toMatchObject({
      title: 'Aktuelles',
      link: `${SITE}/aktuelles`,
      description: 'Nachrichten aus dem Rathaus, die neuesten zuerst.',
      language: 'de-DE',
      atom: { links: [{ rel: 'self', href: `${SITE}/aktuelles.rss` }] },
    })
  })

  test('an item has its title, address, date and a guid that is its address, but no picture', async () => {
    const { items } = await rss(news(artikel('Neu', { bild: '/medien/wochenmarkt' })))
    expect(items?.[0]).not.toHaveProperty('enclosures')
    expect(items).toMatchObject([
      {
        title: 'Neu',
        link: `${SITE}/aktuelles/wochenmarkt`,
        guid: { value: `${SITE}/aktuelles/wochenmarkt`, isPermaLink: true },
        pubDate: 'Wed, 18 Nov 2026 07:00:00 GMT',
      },
    ])
  })
})

describe('Events', () => {
  test('say when and where they take place; the next event comes first, and past events are left out', async () => {
    const site = dates(
      termin('Später', { datum_von: '2026-12-24T16:00:00+01:00' }),
      termin('Adventsmarkt'),
      termin('Vorbei', { datum_von: '2026-11-19T10:00:00+01:00' }),
    )
    const { entries } = await atom(site, '/veranstaltungen.atom')
    expect(entries?.map(({ title, summary }) => [title?.value, summary?.value])).toEqual([
      ['28.11.2026: Adventsmarkt', 'Samstag, 28.11.2026, 14:00 Uhr, Marktplatz. Mit Glühwein & Musik.'],
      ['24.12.2026: Später', 'Donnerstag, 24.12.2026, 16:00 Uhr, Marktplatz. Mit Glühwein & Musik.'],
    ])
  })

  test('that are cancelled say so, with the reason', async () => {
    const { items } = await rss(
      dates(termin('Adventsmarkt', { entfaellt: true, grund: 'Wegen Sturm.' })),
      '/veranstaltungen.rss',
    )
    expect(items?.[0]?.title).toBe('Entfällt: 28.11.2026: Adventsmarkt')
    expect(items?.[0]?.description).toMatch(/^Wegen Sturm\. Samstag/)
  })

  test('C7: that are postponed say so, with the reason', async () => {
    const { items } = await rss(
      dates(termin('Sitzung', { verschoben: true, grund: 'Auf den 18.05.' })),
      '/veranstaltungen.rss',
    )
    expect(items?.[0]?.title).toBe('Verschoben: 28.11.2026: Sitzung')
    expect(items?.[0]?.description).toMatch(/^Auf den 18\.05\. Samstag/)
  })
})

test('Public notices show their kind and their date of publication', async () => {
  const datum_von = '2026-11-20T06:00:00+01:00'
  const { site } = town({
    bekanntmachungen: () => ({
      data: [
        {
          titel: 'Bebauungsplan „Rebgarten“',
          art: 'Bebauungsplan',
          einleitung: 'Der Entwurf liegt aus.',
          datum_von,
          dateien: [],
          detailURL: '/bekanntmachungen/rebgarten',
        },
      ],
    }),
  })
  const { entries } = await atom(site, '/bekanntmachungen.atom')
  expect(entries).toMatchObject([
    {
      title: { value: 'Bebauungsplan „Rebgarten“' },
      summary: { value: 'Bebauungsplan, bereitgestellt am 20.11.2026. Der Entwurf liegt aus.' },
      published: '2026-11-20T05:00:00.000Z',
      updated: '2026-11-20T05:00:00.000Z',
    },
  ])
})

const evil = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]><script>alert(1)</script><![CDATA[',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\u0000\u0008\u001f\uFFFE\uD800 Steuerzeichen',
  '\u2028</title></entry>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;',
]

describe.each(evil)('X-07: %j', payload => {
  const site = news(artikel(payload, { einleitung: payload }))

  test.each(feedFormats)('stays text in %s when two readers read it', async format => {
    const body = await text(site, `/aktuelles.${format}`)
    const read = await new RssParser().parseString(body)
    expect(read.items).toHaveLength(1)
    const own =
      format === 'atom'
        ? parseAtomFeed(body).entries?.map(({ title, summary }) => [title?.value, summary?.value])
        : parseRssFeed(body).items?.map(({ title, description }) => [title, description])
    expect(own).toHaveLength(1)
    for (const shown of [read.items[0]?.title, ...(own?.[0] ?? [])]) {
      // A reader that parses the text as HTML finds no element in it.
      expect(shown).not.toMatch(/<[a-z!?/]/i)
      expect(shown).not.toBe('')
    }
  })
})

test.each(feedFormats)(
  'X15: the end of a CDATA section in a text does not end the section in %s',
  async format => {
    const titel = 'a ]]> b ]]> c ]]]]>> d'
    const body = await text(news(artikel(titel, { einleitung: titel })), `/aktuelles.${format}`)
    // XML allows this sequence only at the end of a section.
    expect(body.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toContain(']]>')
    const read = await new RssParser().parseString(body)
    expect(read.items[0]?.title).toBe('a ]]&gt; b ]]&gt; c ]]]]&gt;> d')
  },
)

test('I-10: an entry whose link leaves the site is left out', async () => {
  const site = news(
    ...['https://evil.example', '//evil.example', 'javascript:alert(1)', ''].map(detailURL =>
      artikel('x', { detailURL }),
    ),
  )
  expect((await atom(site)).entries ?? []).toEqual([])
})

test('A feed without entries has the start of the day as its time of change', async () => {
  expect(await atom(news())).toMatchObject({ updated: '2026-11-20T00:00:00.000Z' })
})

test('A feed without the name of the town is served with max-age=0', async () => {
  const answer = await askRoute(news(artikel('Neu')), loader, '/aktuelles.atom')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0'])
})

test('Readers get a feed again only after a change', async () => {
  const { site } = town({
    stadt: () => calls.stadt.examples[0]?.answer as Stadt,
    aktuelles: () => ({ data: [artikel('Neu')] }),
  })
  const first = await askRoute(site, loader, '/aktuelles.atom')
  expect(first.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(first.headers.get('cache-control')).toBe('public, max-age=600')
  expect(first.headers.get('last-modified')).toBe('Thu, 19 Nov 2026 10:30:00 GMT')
  const etag = first.headers.get('etag') ?? ''
  const again = (headers: Record<string, string>, of = site) =>
    askRoute(of, loader, '/aktuelles.atom', { headers }).then(({ status }) => status)
  expect(await again({ 'if-none-match': etag })).toBe(304)
  expect(await again({ 'if-none-match': `"x", ${etag.replace('W/', '')}` })).toBe(304)
  expect(await again({ 'if-modified-since': 'Thu, 19 Nov 2026 10:30:00 GMT' })).toBe(304)
  expect(await again({ 'if-modified-since': 'Thu, 19 Nov 2026 10:29:59 GMT' })).toBe(200)
  expect(await again({ 'if-none-match': '"x"', 'if-modified-since': 'Fri, 20 Nov 2026 00:00:00 GMT' })).toBe(
    200,
  )
  expect(await again({ 'if-modified-since': 'gestern' })).toBe(200)
  expect(await again({ 'if-none-match': etag }, news(artikel('Anders')))).toBe(200)
})

test('A feed whose entries cannot be loaded answers an error instead of an empty feed, and the fault is logged', async () => {
  const { site, lines } = town({
    aktuelles: () => {
      throw new CmsError('fehler')
    },
  })
  const answer = await askRoute(site, loader, '/aktuelles.rss')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(lines).toMatchObject([{ about: { feed: 'aktuelles' } }])
})

test('A page links the feeds of its part of the site; the home page links all feeds', () => {
  expect(feedLinks('/aktuelles/wochenmarkt').map(({ href }) => href)).toEqual([
    '/aktuelles.atom',
    '/aktuelles.rss',
  ])
  expect(feedLinks('/')).toHaveLength(feedNames.length * feedFormats.length)
  expect(feedLinks('/aktuelles-archiv')).toEqual([])
  for (const { href } of feedLinks('/')) expect(feedAt(href)).toBeDefined()
  for (const path of ['/aktuelles', '/constructor.atom', '/aktuelles.json', '/aktuelles.atom/'])
    expect(feedAt(path)).toBeUndefined()
})

describe('The council', () => {
  const council = () => {
    const asked: unknown[] = []
    const { site } = town({
      sitzungskalender: ({ query }) => {
        asked.push(query)
        if (query.gremium === 'nichts') throw new CmsError('nicht-gefunden')
        const off = { entfaellt: true, grund: 'Der Saal wird renoviert.', geaendert: '2026-11-03T09:00:00Z' }
        return { data: [termin('Sitzung des Gemeinderats'), termin('Sitzung des TA', off)] }
      },
    })
    return { site, asked }
  }

  test('the most recently changed meeting comes first, and a cancelled meeting says so', async () => {
    const { site, asked } = council()
    const { entries } = await atom(site, '/rathaus/gemeinderat/sitzungen.atom')
    expect(entries?.map(({ title }) => title?.value)).toEqual([
      'Entfällt: 28.11.2026: Sitzung des TA',
      '28.11.2026: Sitzung des Gemeinderats',
    ])
    await rss(site, '/rathaus/gemeinderat/gremien/ta.rss')
    expect(asked).toEqual([{}, { gremium: 'ta' }])
  })

  test('an unknown body has no feed', async () => {
    const { site } = council()
    const answer = await askRoute(site, loader, '/rathaus/gemeinderat/gremien/nichts.atom')
    expect(answer.status).toBe(404)
    expect(feedAt('/rathaus/gemeinderat/gremien/a/b.atom')).toBeUndefined()
  })

  test('the pages of the council link their feeds and calendar in the head; the page of a body links those of the body', () => {
    const hrefs = (path: string) => feedLinks(path).map(({ href }) => href)
    expect(hrefs('/rathaus/gemeinderat/sitzungen')).toEqual([
      '/rathaus/gemeinderat/sitzungen.atom',
      '/rathaus/gemeinderat/sitzungen.rss',
      '/rathaus/gemeinderat/sitzungen.ics',
    ])
    expect(hrefs('/rathaus/gemeinderat/gremien/ta')).toEqual([
      '/rathaus/gemeinderat/gremien/ta.atom',
      '/rathaus/gemeinderat/gremien/ta.rss',
      '/rathaus/gemeinderat/gremien/ta.ics',
    ])
    expect(hrefs('/rathaus/gemeinderat/sitzungen/a-1')).toContain('/rathaus/gemeinderat/sitzungen/a-1.ics')
    expect(hrefs('/rathaus')).toEqual([])
  })
})
