import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { expect, test } from 'vitest'
import { siteContext } from '../cms/site-context.ts'
import { testSite, thrownBy } from '../testing/test-site.ts'
import Suche, { loader } from './suche.tsx'

const hit = (url: string) => ({ titel: 'Ausweis', auszug: 'Im Bürgerbüro', url })

/** Asks the search of a site whose CMS finds these. */
function ask(search: string, hits: { titel: string; auszug: string; url: string }[]) {
  const asked: string[] = []
  const { site } = testSite({
    suche: ({ query }) => {
      asked.push(query.q)
      return { data: hits }
    },
  })
  const context = new RouterContextProvider(new Map([[siteContext, site]]))
  const url = new URL(`https://www.rebenau.example.org/suche/${search}`)
  return { asked, answer: loader({ context, url, request: new Request(url), params: {} } as never) }
}

test('Spec §2: a single hit leads at once to its page', async () => {
  const { answer } = ask('?q=Ausweis', [hit('/rathaus/ausweis')])
  expect(await thrownBy(answer)).toEqual({ status: 302, location: '/rathaus/ausweis' })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '',
])('I-10: a single hit at %j shows the list', async url => {
  const { answer } = ask('?q=Ausweis', [hit(url)])
  expect(await answer).toEqual({ q: 'Ausweis', hits: [hit(url)] })
})

test('Two hits, and none, show the list', async () => {
  const two = [hit('/a'), hit('/b')]
  expect(await ask('?q=x', two).answer).toEqual({ q: 'x', hits: two })
  expect(await ask('?q=x', []).answer).toEqual({ q: 'x', hits: [] })
})

test('An empty question is not asked; a very long one is cut', async () => {
  for (const search of ['', '?q=', '?q=%20%20']) {
    const { asked, answer } = ask(search, [])
    expect(await answer).toEqual({ q: '', hits: [] })
    expect(asked).toEqual([])
  }
  const { asked, answer } = ask(`?q=${'a'.repeat(10_000)}`, [])
  await answer
  expect(asked).toEqual(['a'.repeat(200)])
})

async function draw(loaderData: { q: string; hits: ReturnType<typeof hit>[] }) {
  const routes = [{ path: '/suche', element: <Suche {...({ loaderData } as Parameters<typeof Suche>[0])} /> }]
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

test('K-04: the search is a form with a label, keeps the question, says the count and lists the hits', async () => {
  const html = await draw({ q: 'Ausweis', hits: [hit('/a'), { ...hit('/b'), titel: 'Pass' }] })
  expect(html).toMatch(/<form [^>]*action="\/suche\/"/)
  const [, field, label] = /<label for="([^"]*)">([^<]*)<\/label>/.exec(html) ?? []
  const [input] = new RegExp(`<input [^>]*id="${field}"[^>]*>`).exec(html) ?? []
  expect(label).toBe('Was suchen Sie?')
  expect(input).toMatch(/name="q".*value="Ausweis"|value="Ausweis".*name="q"/)
  expect(html).toMatch(/role="status"[^>]*>2 Treffer für „Ausweis“</)
  expect(
    [...html.matchAll(/<h2><a [^>]*?href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, titel]) => [href, titel]),
  ).toEqual([
    ['/a', 'Ausweis'],
    ['/b', 'Pass'],
  ])
})

test('X-01: question and hits of any kind stay text', async () => {
  const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
  const html = await draw({ q: evil, hits: [{ titel: evil, auszug: evil, url: 'javascript:alert(1)' }] })
  expect(html).not.toMatch(/<script|<img|javascript:/)
  expect(html.match(/&lt;script&gt;/g)).toHaveLength(4)
})
