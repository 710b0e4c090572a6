import { type ApiCall, apiCall, CmsError, type CmsHandlers, calls, NoData } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { testSite, thrownBy } from '../testing/test-site.ts'
import { loadPage } from './load-page.ts'

type Given = { name: string; params?: object; forward?: string[]; options?: ApiCall['options'] | undefined }
type Answer = unknown

const event = (detailURL: string) => ({
  titel: 'Weinfest',
  datum_von: '2026-12-01T18:00:00+01:00',
  rubriken: [{ rubrik: 'Fest', detailURL }],
})
const article = (detailURL: string) => ({
  titel: 'Neues',
  einleitung: '',
  datum_von: '2026-11-18T08:00:00+01:00',
  detailURL,
})
const noData = 'API response has no data: veranstaltungen'

/** A site whose page has a list of events, for which the CMS gives this answer. */
function town(given: readonly Given[], answer: Answer, more: CmsHandlers = {}) {
  const asked: Record<string, unknown>[] = []
  const pages: Record<string, unknown[]> = {
    '/veranstaltungen': given.map(call => apiCall.parse(call)),
    '/veranstaltungen/weinfest': [],
    '/kreis': [apiCall.parse({ name: 'aktuelles', options: { redirectOnSingleEntry: true } })],
  }
  const { site, lines } = testSite({
    route: ({ query: { url } }) => {
      const apiCalls = pages[url] as ApiCall[] | undefined
      if (url === '/umgezogen') return { redirect: { to: '/veranstaltungen', status: 301 } }
      if (!apiCalls) throw new CmsError('nicht-gefunden')
      const content = [{ template: 'text', context: { titel: 'Davor' } }, { template: 'eventteaser' }]
      return {
        pageTheme: 'default',
        pageLayout: 'default',
        title: 'Termine',
        description: 'Alle',
        breadcrumbs: [],
        heroImages: [],
        apiCalls,
        content,
      }
    },
    veranstaltungen: ({ query }) => {
      asked.push(query)
      if (answer instanceof Error) throw answer
      return answer as never
    },
    ...more,
  })
  const load = (search = '') => loadPage(site, '/veranstaltungen', new URLSearchParams(search))
  return { load, asked, lines }
}

const name = 'veranstaltungen'
const missing = { status: 404, data: 'Seite nicht gefunden', cacheControl: 'no-store' }

describe('Parameters of a fetch', () => {
  test('Spec §7: the params that the page sets for the call are added', async () => {
    const { load, asked } = town([{ name, params: { pro_seite: 7 } }], { data: [] })
    await load()
    expect(asked).toMatchObject([{ seite: 1, pro_seite: 7 }])
  })

  test('Spec §7: query values that the page names are forwarded, other values are not', async () => {
    const { load, asked } = town([{ name, forward: ['seite'] }], { data: [event('/a')] })
    const page = await load('seite=3&pro_seite=100&x=1')
    expect(asked).toMatchObject([{ seite: 3 }])
    expect(asked[0]).not.toMatchObject({ pro_seite: 100 })
    expect(page.query).toBe('seite=3')
  })

  test.each([
    'seite=-1',
    'seite=1000000000',
    'seite=NaN',
    'seite=2.5',
    'seite=',
    'seite[]=2',
    'seite=1&seite=2',
    'seite={"a":1}',
    'seite=2%00',
    `seite=${'9'.repeat(5_000)}`,
  ])('I-07: %s is ignored', async search => {
    const { load, asked, lines } = town([{ name, forward: ['seite'] }], { data: [] })
    const page = await load(search)
    expect(asked).toMatchObject([{ seite: 1 }])
    expect(page.query).toBe('')
    expect(lines).toEqual([])
  })

  test('I-08: names of prototype members are not forwarded', async () => {
    const forward = ['__proto__', 'constructor', 'toString']
    const { load, asked } = town([{ name, forward }], { data: [] })
    await load('__proto__=1&constructor=1&toString=1&__proto__[admin]=1')
    expect(Object.keys(asked[0] ?? {}).toSorted()).toEqual(
      Object.keys(calls.veranstaltungen.query?.parse({}) ?? {}).toSorted(),
    )
    expect({}).not.toHaveProperty('admin')
  })

  test.each(['login', 'constructor', 'http://169.254.169.254/latest'])(
    'I-09: a page that names %s makes no other call',
    async name => {
      const { load, asked } = town([{ name, params: { seite: 5 } }], { data: [] })
      await load()
      expect(asked).toMatchObject([{ seite: 1 }])
    },
  )
})

describe('Acceptable answers (spec §5)', () => {
  test.each(['nicht-gefunden', 'anfrage-ungueltig'] as const)(
    'a refusal below 500 (%s) is an empty list',
    async code => {
      const { load, lines } = town([{ name }], new CmsError(code))
      const { entries } = await load()
      expect(entries.map(({ template }) => template)).toEqual(['text', 'eventteaser'])
      expect(lines).toEqual([])
    },
  )

  test.each([
    [204, undefined, 0],
    [301, undefined, 0],
    [304, undefined, 0],
    [400, '<h1>Bad Request</h1>', 0],
    [403, { data: [event('/a'), event('/b')] }, 2],
    [404, '<h1>nginx</h1>', 0],
    [405, { error: 'kaputt' }, 0],
    [409, [event('/a')], 1],
    [418, null, 0],
    [422, { data: [{ titel: 7 }] }, 0],
    [429, { data: [event('/a')] }, 1],
    [499, [], 0],
    [200, [event('/a'), event('/b'), event('/c')], 3],
    [200, { error: 'kaputt' }, 0],
  ])(
    'over HTTP a status of %i is acceptable: for %j the module shows %i entries',
    async (status, body, shown) => {
      const { load, lines } = town([{ name }], new NoData(name, undefined, { status, body }))
      const { entries } = await load()
      expect(entries.map(({ template }) => template)).toEqual(['text', 'eventteaser'])
      expect(entries[1]?.data).toHaveLength(shown)
      expect(lines).toEqual([])
    },
  )

  test.each(['meta', 'redirectOnSingleEntry'])(
    'with %s an object is acceptable, a list is not',
    async option => {
      const given = [{ name, options: { [option]: true } }]
      const refused = (body: unknown) => new NoData(name, undefined, { status: 403, body })
      const object = town(given, refused({ error: 'kaputt' }))
      expect((await object.load()).entries).toHaveLength(2)
      for (const body of [[event('/a')], undefined, 'text']) {
        const { load, lines } = town(given, refused(body))
        expect((await load()).entries).toHaveLength(1)
        expect(lines).toMatchObject([{ about: { template: 'eventteaser', reason: noData } }])
      }
    },
  )

  test('a call without an answer leaves its entry out and logs the reason', async () => {
    const { load, lines } = town([{ name }], new NoData(name, new Error('timeout')))
    expect((await load()).entries).toHaveLength(1)
    expect(lines).toMatchObject([{ about: { reason: noData } }])
  })

  test.each(['fehler', 'aufruf-nicht-beantwortet'] as const)(
    'a failure from 500 on (%s) leaves its entry out, with the message of the specification',
    async code => {
      const { load, lines } = town([{ name }], new CmsError(code))
      const { entries } = await load()
      expect(entries.map(({ template }) => template)).toEqual(['text'])
      expect(lines).toMatchObject([{ about: { template: 'eventteaser', reason: noData } }])
    },
  )

  test.each(['meta', 'redirectOnSingleEntry', 'errorOnEmpty'])(
    'with %s an answer that is not an object fails with the message of the specification',
    async option => {
      for (const answer of [[event('/a')], 'text', null, 7]) {
        const { load, lines } = town([{ name, options: { [option]: true } }], answer)
        await load().catch(() => undefined)
        expect(lines).toMatchObject([{ about: { template: 'eventteaser', reason: noData } }])
      }
    },
  )

  test('errorOnEmpty: a page without entries answers 404', async () => {
    for (const answer of [{ data: [] }, {}, new CmsError('nicht-gefunden'), new Error('kaputt')]) {
      const { load } = town([{ name, options: { errorOnEmpty: true } }], answer)
      expect(await thrownBy(load())).toEqual(missing)
    }
    const { load } = town([{ name, options: { errorOnEmpty: true } }], { data: [event('/a'), event('/b')] })
    expect(await load()).toMatchObject({ title: 'Termine' })
  })
})

describe('redirectOnSingleEntry', () => {
  const single = [{ name, options: { redirectOnSingleEntry: true } }]

  test('Spec §4: a list with a single entry redirects to it', async () => {
    const { load } = town(single, { data: [event('/veranstaltungen/weinfest')] })
    expect(await thrownBy(load())).toEqual({ status: 302, location: '/veranstaltungen/weinfest' })
  })

  test('a list with two entries or none shows the page', async () => {
    for (const data of [[], [event('/veranstaltungen/weinfest'), event('/b')]])
      expect(await town(single, { data }).load()).toMatchObject({ title: 'Termine' })
  })

  test('a single entry on the last page of a longer list does not redirect', async () => {
    const data = [event('/veranstaltungen/weinfest')]
    const longer = town(single, { data, pagination: { page: 1, pages: 3 } })
    expect(await longer.load()).toMatchObject({ title: 'Termine' })
    const [{ options }] = single as [Given]
    const paged = town([{ name, forward: ['seite'], options }], { data })
    expect(await paged.load('seite=2')).toMatchObject({ title: 'Termine' })
    const cut = town([{ name, params: { pro_seite: 1 }, options }], { data })
    expect(await cut.load()).toMatchObject({ title: 'Termine' })
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '#oben',
  ])('I-10: an entry at %j does not redirect', async detailURL => {
    expect(await town(single, { data: [event(detailURL)] }).load()).toMatchObject({ title: 'Termine' })
  })

  test.each([
    ['the page itself', '/veranstaltungen'],
    ['the page itself, with a query', '/veranstaltungen?a=1'],
    ['a page that is not there', '/fehlt'],
    ['a page that sends on as well', '/kreis'],
    ['a path that has moved', '/umgezogen'],
  ])('a single entry does not redirect in a circle or to a missing page: %s', async (_, detailURL) => {
    expect(await town(single, { data: [event(detailURL)] }).load()).toMatchObject({ title: 'Termine' })
  })

  test('without the option, a list with a single entry is shown', async () => {
    expect(await town([{ name }], { data: [event('/veranstaltungen/weinfest')] }).load()).toMatchObject({
      title: 'Termine',
    })
  })
})

describe('A list page beyond the last one', () => {
  const listed = (pages: number | undefined, count: number) => ({
    data: Array.from({ length: count }, (_, index) => event(`/${index}`)),
    ...(pages === undefined ? {} : { pagination: { page: 99, pages } }),
  })
  const forwarding = [{ name, forward: ['seite'] }]

  test.each([
    ['says it has 3 pages', listed(3, 0)],
    ['says it has 3 pages, and sends its last one', listed(3, 5)],
    ['is empty', listed(undefined, 0)],
  ])('answers 404: the list %s', async (_, answer) => {
    expect(await thrownBy(town(forwarding, answer).load('seite=99'))).toEqual(missing)
  })

  test('the last page of a list exists, and so does the first page of an empty list', async () => {
    expect(await town(forwarding, listed(99, 1)).load('seite=99')).toMatchObject({ title: 'Termine' })
    for (const search of ['', 'seite=1', 'seite=-7', 'seite=x'])
      expect(await town(forwarding, listed(0, 0)).load(search)).toMatchObject({ title: 'Termine' })
  })

  test('a page number is ignored if no list of the page uses it', async () => {
    expect(await town([{ name }], listed(1, 1)).load('seite=99')).toMatchObject({ title: 'Termine' })
  })
})

describe('meta', () => {
  const meta = { title: 'Veranstaltungen: Markt', description: 'Alle Märkte' }

  test('title and description are taken from the answer', async () => {
    const { load } = town([{ name, options: { meta: true } }], { data: [], meta })
    expect(await load()).toMatchObject(meta)
  })

  test('without the option, or without meta in the answer, title and description come from the page', async () => {
    for (const [options, answer] of [
      [{}, { data: [], meta }],
      [{ meta: true }, { data: [] }],
      [{ meta: true }, { data: [], meta: { title: '' } }],
    ] as const)
      expect(await town([{ name, options }], answer).load()).toMatchObject({
        title: 'Termine',
        description: 'Alle',
      })
  })
})

test('A call that the page does not name in its `apiCalls` is made unchanged', async () => {
  const { load, asked } = town(
    [{ name: 'aktuelles', params: { seite: 2 } }],
    { data: [] },
    {
      aktuelles: () => ({ data: [article('/a')] }),
    },
  )
  await load()
  expect(asked).toMatchObject([{ seite: 1 }])
})
