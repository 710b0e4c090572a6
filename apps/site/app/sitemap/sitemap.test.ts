import { Readable } from 'node:stream'
import type { Adresse } from '@rathausplatz/contract'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { expect, test } from 'vitest'
import { loader as robots } from '../routes/robots.ts'
import { loader as security } from '../routes/security.ts'
import { loader as sitemap } from '../routes/sitemap.ts'
import { askRoute } from '../testing/ask-route.ts'
import { testSite } from '../testing/test-site.ts'
import { addressesPerPart } from './sitemap.ts'

const geaendert = '2026-11-18T07:00:00.000Z'
const SITE = 'https://www.rebenau.example.org'

function town(data: readonly Adresse[], pages = 1) {
  const asked: unknown[] = []
  const { site } = testSite({
    adressen: ({ query }) => {
      asked.push(query)
      return { data: [...data], pagination: { page: query.seite, pages } }
    },
  })
  const index = (headers = {}) => askRoute(site, sitemap, '/sitemap.xml', { headers })
  const part = (teil: string) => askRoute(site, sitemap, `/sitemap/${teil}`, { params: { teil } })
  return { asked, index, part }
}

const read = async (answer: Response) => Readable.from([await answer.text()])

test('The sitemap lists its parts with full addresses', async () => {
  const answer = await town([], 3).index()
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(await parseSitemapIndex(await read(answer))).toEqual(
    [1, 2, 3].map(part => ({ url: `${SITE}/sitemap/${part}.xml` })),
  )
})

test('A part lists every address in full with the time of its last change', async () => {
  const urls = ['/', '/rathaus', '/bücherei/öffnungszeiten', '/a&b', "/d'or"]
  const { part, asked } = town(urls.map(url => ({ url, geaendert })))
  const items = await parseSitemap(await read(await part('1.xml')))
  expect(items.map(({ url, lastmod }) => [url, lastmod])).toEqual(
    ['/', '/rathaus', '/b%C3%BCcherei/%C3%B6ffnungszeiten', '/a&b', "/d'or"].map(path => [
      SITE + path,
      geaendert,
    ]),
  )
  expect(asked).toEqual([{ seite: 1, pro_seite: addressesPerPart }])
})

test('X-07: an address of any text stays an address of this site, escaped in the XML', async () => {
  const evil = [
    'https://evil.example/',
    '//evil.example/',
    '/x</loc><loc>https://evil.example',
    '/\u0000\u001f\u2028',
  ]
  const { part } = town(evil.map(url => ({ url, geaendert })))
  const items = await parseSitemap(await read(await part('1.xml')))
  for (const { url } of items) expect(new URL(url).origin).toBe(SITE)
})

test('A part stays below 50,000 addresses and 50 MB, even with the longest paths', async () => {
  expect(addressesPerPart).toBeLessThanOrEqual(50_000)
  const url = `/${'ü'.repeat(499)}`
  const data = Array.from({ length: addressesPerPart }, () => ({ url, geaendert }))
  expect((await (await town(data).part('1.xml')).text()).length).toBeLessThan(50_000_000)
})

test.each(['0.xml', '2.xml', '01.xml', '1', '1.xml.gz', '../1.xml', '99999.xml', '-1.xml', '1e1.xml'])(
  'A sitemap of one part has no part %s',
  async teil => {
    expect((await town([]).part(teil)).status).toBe(404)
  },
)

test('An unchanged sitemap answers 304', async () => {
  const etag = (await town([]).index()).headers.get('etag') ?? ''
  expect((await town([]).index({ 'if-none-match': etag })).status).toBe(304)
  expect((await town([], 2).index({ 'if-none-match': etag })).status).toBe(200)
})

test('robots.txt names the sitemap and the areas that are not to be crawled', async () => {
  const answer = await askRoute(testSite({}).site, robots, '/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await answer.text()).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(lines).toContain('Disallow: /intranet')
  expect(lines).not.toContain('Disallow: /')
})

const stadt = {
  name: 'Stadt Rebenau',
  claim: '',
  wappen: '',
  ags: '',
  oertlicheFeiertage: [],
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-100',
  bereitschaft: '',
  fax: '',
  email: 'stadt@rebenau.example.org',
  oeffnungszeiten: [],
  schulferien: [],
  rueckmeldungen: false,
  hinweise: [],
}

async function securityAt(now: string) {
  const { site } = testSite({ stadt: () => stadt })
  const answer = await askRoute({ ...site, now: new Date(now) }, security, '/.well-known/security.txt')
  const lines = (await answer.text()).trimEnd().split('\n')
  return Object.fromEntries(lines.map(line => line.split(/: (.*)/, 2) as [string, string]))
}

test('RFC 9116: security.txt states contact, languages and its canonical address', async () => {
  expect(await securityAt('2026-11-20T12:00:00Z')).toEqual({
    Contact: 'mailto:stadt@rebenau.example.org',
    Expires: '2027-10-01T00:00:00Z',
    'Preferred-Languages': 'de, en',
    Canonical: `${SITE}/.well-known/security.txt`,
  })
})

test('RFC 9116: on every day, security.txt expires in more than a month and less than a year', async () => {
  const DAY = 86_400_000
  for (let now = Date.parse('2026-11-20T23:59:59Z'); now < Date.parse('2028-03-02'); now += DAY) {
    const { Expires = '' } = await securityAt(new Date(now).toISOString())
    const days = (Date.parse(Expires) - now) / DAY
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  }
})

test.each([
  ['the town', testSite({})],
  ['its e-mail', testSite({ stadt: () => ({ ...stadt, email: '' }) })],
])('Without %s there is no contact, so security.txt answers 404', async (_, { site }) => {
  expect((await askRoute(site, security, '/.well-known/security.txt')).status).toBe(404)
})

test('X6: while the CMS fails, search engines get 503 with retry-after', async () => {
  const { site } = testSite({
    adressen: () => {
      throw new Error('the CMS is silent')
    },
  })
  const answer = await askRoute(site, sitemap, '/sitemap.xml')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
})
