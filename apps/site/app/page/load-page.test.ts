import { CmsError, calls, type PageRedirect, type PageRoute } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { testSite, thrownBy } from '../testing/test-site.ts'
import { loadPage } from './load-page.ts'

const page = (content: unknown[], changes: Partial<PageRoute> = {}): PageRoute => ({
  pageTheme: 'default',
  pageLayout: 'default',
  apiCalls: [],
  title: 'Rathaus',
  description: '',
  breadcrumbs: [],
  heroImages: [],
  content,
  ...changes,
})
const text = (titel: string) => ({ template: 'text', context: { titel } })
const missing = { status: 404, data: 'Seite nicht gefunden', cacheControl: 'no-store' }

test('Spec §2: a page has the content that the CMS has at its path, each template in its slot', async () => {
  const asked: string[] = []
  const content = [text('Eins'), { ...text('Zwei'), slotName: 'sidebar' }]
  const { site, lines } = testSite({
    route: ({ query }) => {
      asked.push(query.url)
      return page(content, { pageTheme: 'freibad', pageLayout: 'wide' })
    },
  })
  const loaded = await loadPage(site, '/freibad/preise')
  expect(asked).toEqual(['/freibad/preise'])
  expect(loaded).toMatchObject({
    path: '/freibad/preise',
    title: 'Rathaus',
    pageTheme: 'freibad',
    pageLayout: 'wide',
  })
  expect(loaded.entries.map(({ slotName, context }) => [slotName, context.titel])).toEqual([
    ['content', 'Eins'],
    ['sidebar', 'Zwei'],
  ])
  expect(lines).toEqual([])
})

test("Spec §8: a page that the CMS does not know is a 404, 'Seite nicht gefunden', and is not logged", async () => {
  const { site, lines } = testSite({
    route: () => {
      throw new CmsError('nicht-gefunden')
    },
  })
  expect(await thrownBy(loadPage(site, '/fehlt'))).toEqual(missing)
  expect(lines).toEqual([])
})

test("Spec §8: if the CMS fails, the page is a 404, 'Seite nicht gefunden', logged with path and request", async () => {
  const fault = new Error('API response has no data: route')
  const { site, lines } = testSite({ route: () => Promise.reject(fault) })
  expect(await thrownBy(loadPage(site, '/rathaus'))).toEqual(missing)
  expect(lines).toMatchObject([
    { level: 'error', about: { err: fault, path: '/rathaus', requestId: 'anfrage-1' } },
  ])
})

test('Spec §8: a path that the CMS refuses to look up is a 404', async () => {
  const { site } = testSite({ route: () => page([]) })
  for (const path of ['//evil.example', `/${'a'.repeat(3_000)}`]) {
    expect(await thrownBy(loadPage(site, path))).toEqual(missing)
  }
})

test.each(['/intranet', '/intranet/', '/intranet/personal', '/intranet/personal/12'])(
  'Spec §2: the CMS is not called for %s',
  async path => {
    const { site } = testSite({ route: () => expect.unreachable() })
    expect(await thrownBy(loadPage(site, path))).toEqual({
      status: 404,
      data: 'This page could not be found',
      cacheControl: 'no-store',
    })
  },
)

test('The CMS is called for a page outside the intranet whose path begins with /intranet', async () => {
  const { site } = testSite({ route: () => page([]) })
  await expect(loadPage(site, '/intranet-fuer-alle')).resolves.toMatchObject({ title: 'Rathaus' })
})

const moved = (to: string, status: 301 | 302 = 301): PageRedirect => ({ redirect: { to, status } })

test.each([
  ['/rathaus', 301],
  ['/rathaus?a=1#b', 302],
] as const)('A page that has moved to %s redirects with %i', async (to, status) => {
  const { site } = testSite({ route: () => moved(to, status) })
  expect(await thrownBy(loadPage(site, '/alt'))).toEqual({ status, location: to })
})

test.each([
  ['/neu', '/neu?seite=2'],
  ['/neu#b', '/neu?seite=2#b'],
  ['/neu?a=1', '/neu?a=1'],
])('Filters and list page are kept in the redirect to %s, which leads to %s', async (to, location) => {
  const { site } = testSite({ route: () => moved(to) })
  const query = new URLSearchParams('seite=2')
  expect(await thrownBy(loadPage(site, '/alt', query))).toEqual({ status: 301, location })
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/rathaus/..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'http://www.rebenau.example.org/rathaus',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@example.org',
  '#oben',
  'rathaus',
  '',
])('I-10: a page that has moved to %j does not redirect', async to => {
  const { site } = testSite({ route: () => moved(to) })
  expect(await thrownBy(loadPage(site, '/alt'))).toEqual(missing)
})

test.each([
  ['a template that nobody knows', { template: 'karussell-3d', context: {} }, 'karussell-3d'],
  ['a template called like a part of every object', { template: 'constructor', context: {} }, 'constructor'],
  ['a template without its required field', { template: 'bild-text', context: {} }, 'bild-text'],
  ['a template without a name', { context: {} }, ''],
  ['nothing', null, undefined],
  ['a word', 'kaputt', undefined],
])(
  'Spec §8: %s is dropped and logged with path and template, and the rest of the page is shown',
  async (_, broken, template) => {
    const { site, lines } = testSite({ route: () => page([text('Davor'), broken, text('Danach')]) })
    const { entries } = await loadPage(site, '/rathaus')
    expect(entries.map(({ context }) => context.titel)).toEqual(['Davor', 'Danach'])
    expect(lines).toMatchObject([{ level: 'warn', about: { path: '/rathaus', reason: expect.any(String) } }])
    expect(lines[0]?.about.template).toBe(template)
  },
)

test.each([
  ['a link that is script', 'text', { context: { titel: 'Heute', link: 'javascript:alert(1)' } }, ['link']],
  ['a link that is no address', 'text', { context: { titel: 'Heute', link: 'rathaus' } }, ['link']],
  ['options that are none', 'text', { context: { titel: 'Heute' }, options: 'viele' }, ['options']],
  ['a slot that does not exist', 'text', { context: { titel: 'Heute' }, slotName: 'kopf' }, ['slotName']],
  [
    'a picture that is a word',
    'bild-text',
    { context: { titel: 'Heute', bildupload: 'kaputt' } },
    ['bildupload'],
  ],
  ['a picture that is a list', 'bild-text', { context: { titel: 'Heute', bildupload: [7] } }, ['bildupload']],
])(
  'S10: an entry with %s is shown without that part, which is logged',
  async (_, template, entry, felder) => {
    const { site, lines } = testSite({ route: () => page([{ template, ...entry }]) })
    const { entries } = await loadPage(site, '/rathaus')
    expect(entries.map(({ context, slotName }) => [context.titel, slotName])).toEqual([['Heute', 'content']])
    expect(lines).toMatchObject([{ level: 'warn', about: { path: '/rathaus', template } }])
    expect(lines[0]?.about.felder).toEqual(felder)
  },
)

test('S10: a field that is missing or null is empty, and so is an object sent as an empty list', async () => {
  const { site, lines } = testSite({
    route: () =>
      page([
        {
          template: 'bild-text',
          context: { titel: null, text: '<p>Heute</p>', bildupload: [] },
          options: [],
        },
      ]),
  })
  const { entries } = await loadPage(site, '/rathaus')
  expect(entries[0]?.context).toMatchObject({
    titel: '',
    text: '<p>Heute</p>',
    bildupload: { bild: '', bildtext: '' },
  })
  expect(lines).toEqual([])
})

test.each([
  ['/rathaus/', '', '/rathaus'],
  ['/rathaus/', 'seite=2', '/rathaus?seite=2'],
  ['/a/b/', '', '/a/b'],
])('S8: a page has one address: %s?%s redirects to %s', async (path, query, location) => {
  const { site } = testSite({ route: () => page([]) })
  const thrown = (await loadPage(site, path, new URLSearchParams(query)).catch(error => error)) as Response
  expect([thrown.status, thrown.headers.get('location')]).toEqual([301, location])
})

test('S10: a page without a title takes the title from the breadcrumbs', async () => {
  const { site } = testSite({
    route: () => ({ ...page([]), title: '', breadcrumbs: [{ title: 'Rathaus', href: '/rathaus' }] }),
  })
  expect((await loadPage(site, '/rathaus')).title).toBe('Rathaus')
})

test("Spec §2: the data of a template's loader reaches its entry", async () => {
  const { data } = calls.aktuelles.answer.parse(calls.aktuelles.examples[0]?.answer)
  const { site } = testSite({ route: () => page([{ template: 'newsticker' }]), aktuelles: () => ({ data }) })
  const { entries } = await loadPage(site, '/')
  expect(entries[0]?.data).toEqual(data)
})

test('F-09: a template whose data fails to load is dropped and logged; its neighbours stay', async () => {
  const { site, lines } = testSite({
    route: () =>
      page([text('Davor'), { template: 'newsticker' }, { template: 'eventteaser' }, text('Danach')]),
    aktuelles: () => Promise.reject(new Error('API response has no data: aktuelles')),
    veranstaltungen: () => ({ data: [] }),
  })
  const { entries } = await loadPage(site, '/')
  expect(entries.map(({ template }) => template)).toEqual(['text', 'eventteaser', 'text'])
  expect(lines).toMatchObject([
    {
      level: 'warn',
      about: { path: '/', template: 'newsticker', reason: 'API response has no data: aktuelles' },
    },
  ])
})
