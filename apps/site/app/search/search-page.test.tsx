import type { CmsHandlers, Suchergebnis } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import { testSite, thrownBy } from '../testing/test-site.ts'
import { type LoadedSearch, loadSearch, searchAddress } from './load-search.ts'
import { questionThatLedHere } from './only-hit.ts'
import { OnlyHitNote } from './only-hit-note.tsx'
import { SearchPage } from './search-page.tsx'

const hit = (url: string, more: object = {}) => ({
  titel: 'Ausweis',
  auszug: [{ text: 'Im Bürgerbüro', treffer: false }],
  url,
  art: 'Seite',
  bereich: 'Stadt',
  ...more,
})

const answer = (data: Suchergebnis['data'], more: Partial<Suchergebnis> = {}): Suchergebnis => ({
  data,
  gesamt: data.length,
  pagination: { page: 1, pages: data.length > 0 ? 1 : 0 },
  facetten: { art: [], bereich: [] },
  empfehlungen: [],
  aehnliches: [],
  beliebt: [],
  ...more,
})

/** Returns a site whose CMS gives this answer to every search. */
function siteThatFinds(found: Suchergebnis) {
  const asked: Record<string, unknown>[] = []
  const suche: CmsHandlers['suche'] = ({ query }) => {
    asked.push(query)
    return found
  }
  return { asked, ...testSite({ suche }) }
}

const ask = (query: string, found: Suchergebnis) => {
  const { site, asked } = siteThatFinds(found)
  return { asked, answer: loadSearch(site, new URLSearchParams(query)) }
}

describe('a single hit', () => {
  it.each([
    ['/rathaus/ausweis', '/rathaus/ausweis?suche=Ausweis%20%26%20Pass'],
    ['/verzeichnis?rubrik=1', '/verzeichnis?rubrik=1&suche=Ausweis%20%26%20Pass'],
    ['/rathaus#kasse', '/rathaus?suche=Ausweis%20%26%20Pass#kasse'],
    ['/medien/satzung.pdf', '/medien/satzung.pdf'],
  ])('Spec §2: redirects to its address: %s', async (url, location) => {
    const { answer: loading } = ask('q=Ausweis %26 Pass', answer([hit(url)]))
    expect(await thrownBy(loading)).toEqual({ status: 302, location })
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '',
  ])('I-10: at %j shows the list', async url => {
    const { answer: loading } = ask('q=Ausweis', answer([hit(url)]))
    expect(await loading).toMatchObject({ q: 'Ausweis', ergebnis: { gesamt: 1 } })
  })

  it.each(['&art=seite', '&bereich=freibad', '&alle=1'])(
    'shows the list if the address has a filter or requests the list: %s',
    async more => {
      const { answer: loading } = ask(`q=Ausweis${more}`, answer([hit('/a')]))
      expect(await loading).toMatchObject({ ergebnis: { gesamt: 1 } })
    },
  )

  it('does not redirect if editors recommend another page, but does if they recommend the hit itself', async () => {
    const other = answer([hit('/a')], { empfehlungen: [{ titel: 'B', url: '/b' }] })
    expect(await ask('q=x', other).answer).toMatchObject({ ergebnis: { gesamt: 1 } })
    const same = answer([hit('/a')], { empfehlungen: [{ titel: 'A', url: '/a' }] })
    expect(await thrownBy(ask('q=x', same).answer)).toMatchObject({ location: '/a?suche=x' })
  })
})

describe('the note on the page of a single hit', () => {
  const only = answer([hit('/rathaus/ausweis')])
  const led = (path: string, query: string, found = only) =>
    questionThatLedHere(siteThatFinds(found).site, path, new URLSearchParams(query))

  it('names the query and links back to the list', async () => {
    expect(await led('/rathaus/ausweis', 'suche=Perso')).toBe('Perso')
    const html = renderToStaticMarkup(<OnlyHitNote question="Perso & Pass" />)
    expect(html).toContain('Einziger Treffer für „Perso &amp; Pass“')
    expect(html).toContain('href="/suche/?q=Perso%20%26%20Pass&amp;alle=1"')
  })

  it('is not shown for words that do not lead to the page, because anyone can write an address', async () => {
    expect(await led('/impressum', 'suche=Die Stadt ist pleite')).toBeUndefined()
    expect(await led('/rathaus/ausweis', 'suche=x', answer([hit('/a'), hit('/b')]))).toBeUndefined()
    expect(await led('/rathaus/ausweis', '')).toBeUndefined()
  })

  it('is left out if the search fails', async () => {
    expect(await questionThatLedHere(testSite({}).site, '/a', new URLSearchParams('suche=x'))).toBeUndefined()
  })
})

test('An empty query is not sent to the CMS; a very long query is cut', async () => {
  for (const query of ['', 'q=', 'q=%20%20']) {
    const { asked, answer: loading } = ask(query, answer([]))
    expect(await loading).toMatchObject({ q: '', ergebnis: undefined })
    expect(asked).toEqual([])
  }
  const { asked, answer: loading } = ask(`q=${'a'.repeat(10_000)}`, answer([]))
  await loading
  expect(asked).toMatchObject([{ q: 'a'.repeat(200) }])
})

test.each([
  'seite=0',
  'seite=-1',
  'seite=1.5',
  'seite=1e9',
  'seite=x',
  'seite=1&seite=2',
  'art=<b>',
  'art=',
  `bereich=${'a'.repeat(99)}`,
])('An invalid value is ignored: %s', query => {
  expect(searchAddress(new URLSearchParams(query))).toMatchObject({
    seite: 1,
    art: undefined,
    bereich: undefined,
  })
})

test('A page of hits beyond the last one answers 404', async () => {
  for (const found of [
    answer([]),
    answer([hit('/a')]),
    answer([hit('/a')], { gesamt: 30, pagination: { page: 3, pages: 3 } }),
  ])
    expect(await thrownBy(ask('q=Ausweis&seite=99', found).answer)).toMatchObject({ status: 404 })
  const last = answer([hit('/a')], { gesamt: 21, pagination: { page: 3, pages: 3 } })
  expect(await ask('q=Ausweis&seite=3', last).answer).toMatchObject({ seite: 3 })
})

test('A search that fails gives a message with status 503', async () => {
  const { site, lines } = testSite({
    suche: () => {
      throw new Error('no answer')
    },
  })
  const { data, init } = (await loadSearch(site, new URLSearchParams('q=x'))) as unknown as {
    data: LoadedSearch
    init: ResponseInit
  }
  expect(init.status).toBe(503)
  expect(lines).toHaveLength(1)
  expect(await draw(data)).toContain('Die Suche ist gerade nicht erreichbar')
})

async function draw(search: LoadedSearch) {
  const routes = [{ path: '/suche', element: <SearchPage search={search} /> }]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request('https://www.rebenau.example.org/suche'))
  if (context instanceof Response) throw new Error('no page')
  return renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

const drawn = (q: string, ergebnis: Suchergebnis, query = '') =>
  draw({ ...searchAddress(new URLSearchParams(query)), q, ergebnis, erreichbar: true })

test('K-04: the search is a labelled form that keeps the query; the page states the count and lists the hits', async () => {
  const html = await drawn('Ausweis', answer([hit('/a'), hit('/b', { titel: 'Pass' })]))
  expect(html).toMatch(/<form [^>]*action="\/suche\/"/)
  const [, field, label] = /<label for="([^"]*)">([^<]*)<\/label>/.exec(html) ?? []
  const [input] = new RegExp(`<input [^>]*id="${field}"[^>]*>`).exec(html) ?? []
  expect(label).toBe('Was suchen Sie?')
  expect(input).toMatch(/name="q".*value="Ausweis"|value="Ausweis".*name="q"/)
  expect(html).toMatch(/role="status"[^>]*>2 Treffer für „Ausweis“</)
  expect(
    [...html.matchAll(/<h3><a [^>]*?href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, titel]) => [href, titel]),
  ).toEqual([
    ['/a', 'Ausweis'],
    ['/b', 'Pass'],
  ])
})

test('Matching words are marked; a file shows its type and size', async () => {
  const auszug = [
    { text: 'Jeder ', treffer: false },
    { text: 'Hund', treffer: true },
  ]
  const html = await drawn(
    'Hund',
    answer([hit('/medien/x.pdf', { auszug, art: 'Dokument', groesse: 42_000 }), hit('/b')]),
  )
  expect(html).toContain('<span>Jeder </span><mark>Hund</mark>')
  expect(html).toContain('Dokument, PDF, 42\u00a0KB')
})

test('Kinds are plain links with counts, which keep the query; a filter with a single choice is not shown', async () => {
  const facetten = {
    art: [
      { wert: 'seite', name: 'Seite', anzahl: 2 },
      { wert: 'aktuelles', name: 'Nachricht', anzahl: 1 },
    ],
    bereich: [{ wert: 'default', name: 'Stadt', anzahl: 3 }],
  }
  const html = await drawn('Müll', answer([hit('/a'), hit('/b')], { facetten }), 'art=seite')
  expect(html).toMatch(
    /<a href="\/suche\/\?q=M%C3%BCll&amp;art=aktuelles&amp;alle=1">Nachricht <span[^>]*>\(1\)/,
  )
  expect(html).toMatch(/<a aria-current="true" href="[^"]*art=seite[^"]*">Seite/)
  expect(html).not.toContain('Bereich</h2>')
})

test('Without hits the page keeps the query and offers another spelling, popular pages and the contact page', async () => {
  const html = await drawn(
    'Kitta',
    answer([], { meinten: 'Kita', beliebt: [{ titel: 'Abfuhrtermine', url: '/leben/abfall' }] }),
  )
  expect(html).toContain('Zu „Kitta“ haben wir nichts gefunden.')
  expect(html).toMatch(/Meinten Sie <a href="\/suche\/\?q=Kita&amp;alle=1">Kita</)
  expect(html).toMatch(/<a href="\/leben\/abfall">Abfuhrtermine</)
  expect(html).toContain('href="/kontakt"')
})

test('Partial matches have their own heading, and a single one does not redirect', async () => {
  const similar = answer([], { aehnliches: [hit('/freibad')], meinten: 'Freibad' })
  const html = await drawn('Freibat', similar)
  expect(html).toContain('Genau zu „Freibat“ haben wir nichts gefunden, aber Ähnliches.')
  expect(html).toMatch(/<h2 id="aehnliches">Ähnliches<\/h2><ul[^>]*><li><h3><a href="\/freibad">/)
  expect(html).not.toContain('So finden Sie es vielleicht doch')
  expect(await ask('q=Freibat', similar).answer).toMatchObject({ ergebnis: { gesamt: 0 } })
})

test('X-01: markup in the query and in all parts of a hit stays text', async () => {
  const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
  const auszug = [{ text: evil, treffer: true }]
  const html = await drawn(
    evil,
    answer([hit('javascript:alert(1)', { titel: evil, auszug, art: evil, bereich: evil })], {
      meinten: evil,
      empfehlungen: [{ titel: evil, url: 'javascript:alert(1)' }],
    }),
  )
  expect(html).not.toMatch(/<script|<img|javascript:/)
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(7)
})
