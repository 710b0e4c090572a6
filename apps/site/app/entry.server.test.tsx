import { createHash } from 'node:crypto'
import type { CmsHandlers } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { createElement } from 'react'
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { handleError, provide } from './entry.server.tsx'
import { sessionsOf, withSessions } from './sessions/session.ts'
import { testSite } from './testing/test-site.ts'
import { townSite } from './testing/town-site.ts'

const Kaputt = () => {
  throw new Error('geheimer Grund in /srv/daten')
}
/** A value that React cannot render as text. */
const nothingToDraw = { unbekannt: 1 }

const german = 'Leider ist ein Fehler aufgetreten'
const english = 'An error occurred while showing the error page'

test('a page without a fault is answered, and nothing is logged', async () => {
  const { get, faults } = townSite()
  const { status, heading, titles } = await get('/rathaus')
  expect([status, faults()]).toEqual([200, []])
  expect([heading, titles]).toEqual(['Seite /rathaus', ['Seite /rathaus – Stadt Rebenau']])
})

test.each(['production', 'development'])(
  'Spec §2: a view that throws while drawing gives the German error page in the frame of the town (%s)',
  async mode => {
    const { get, faults } = townSite({ page: { default: Kaputt } }, {}, mode)
    const { status, headers, html, heading, titles, text } = await get('/rathaus')
    expect([status, heading, headers.get('cache-control')]).toEqual([500, german, 'no-store'])
    expect(titles).toEqual(['Fehler - 500 – Stadt Rebenau'])
    expect(html).toMatch(/<header.*Stadt Rebenau.*<main id="inhalt".*<footer/s)
    expect(html).toContain('<span aria-current="page">Fehler - 500</span>')
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Zurück zur Startseite<\/a>/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(text).not.toMatch(/geheimer Grund|\.tsx?:\d/)
    expect(faults()).toMatchObject([{ level: 'error', about: { requestId: 'anfrage-1' } }])
  },
)

test('No stack and no message of a fault leaves the server, not even in the data for hydration', async () => {
  const { html } = await townSite({ page: { default: Kaputt } }).get('/rathaus')
  expect(html).not.toMatch(/geheimer Grund|srv|\bat .+:\d+:\d+/)
})

test('Spec §2: a fault in the meta function of a page gives the German error page', async () => {
  const { get, faults } = townSite({ page: { meta: Kaputt } })
  expect(await get('/freibad')).toMatchObject({ status: 500, heading: german })
  expect(faults()).toHaveLength(1)
})

test('Spec §2: a loader that fails unexpectedly gives the German error page, and the fault is logged once', async () => {
  for (const planted of [{ page: { loader: Kaputt } }, { root: { loader: Kaputt } }]) {
    const { get, faults } = townSite(planted)
    const { status, heading, titles, html } = await get('/rathaus')
    expect([status, heading, titles.length]).toEqual([500, german, 1])
    expect(html).toMatch(/<header.*<main id="inhalt".*<footer/s)
    expect(faults()).toHaveLength(1)
  }
})

test('A malformed answer, such as a title that cannot be rendered, gives the German error page', async () => {
  const page = {
    loader: async () => ({
      pageLayout: 'wide',
      breadcrumbs: [],
      heroImages: [],
      entries: [],
      title: nothingToDraw,
    }),
  }
  expect(await townSite({ page }).get('/rathaus')).toMatchObject({ status: 500, heading: german })
})

test('`throw undefined` is handled as a failure too', async () => {
  const { get, faults } = townSite({
    page: {
      default: () => {
        throw undefined
      },
    },
  })
  expect(await get('/rathaus')).toMatchObject({ status: 500, heading: german })
  expect(faults()).toHaveLength(1)
})

test('A form sent to a page without forms is refused and not logged as a fault', async () => {
  const { post, faults } = townSite({ page: { action: undefined } })
  expect(await post('/rathaus')).toMatchObject({ status: 405 })
  expect(faults()).toEqual([])
})

test('Errors of the router are logged with their text', () => {
  const { site, lines } = testSite(fakeCms())
  const error = { status: 500, statusText: 'Unknown Server Error', data: 'Kein Platz', internal: true }
  handleError(error, { context: provide(site), request: new Request('http://localhost/') })
  expect(lines.map(({ about }) => String(about['err']))).toEqual([
    'Error: 500 Unknown Server Error: Kein Platz',
  ])
})

const brokenTown = {
  root: { loader: () => ({ stadt: { name: nothingToDraw }, mainMenu: { standing: [] }, pages: [] }) },
}

test.each([
  ['the frame around it', brokenTown],
  ['the error page itself', { page: { default: Kaputt, ErrorBoundary: () => createElement(Kaputt) } }],
  ['the head', { root: { links: Kaputt } }],
  ['the document', { root: { Layout: Kaputt } }],
])(
  'Spec §8: an error inside the error page (%s) is a 500 with the English sentence and a link home',
  async (_, planted) => {
    for (const mode of ['production', 'development']) {
      const { get, faults } = townSite(planted, {}, mode)
      const { status, headers, html, heading, titles } = await get('/rathaus')
      expect([status, heading, titles]).toEqual([500, english, [english]])
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(html).toMatch(/^<!doctype html><html lang="en">/)
      expect(html).toContain('<a href="/">Go back to home</a>')
      expect(html).not.toMatch(/<script|<link|src=|geheimer Grund/)
      expect(faults().map(({ about }) => about.requestId)).toEqual(['anfrage-1', 'anfrage-1'])
    }
  },
)

test('Spec §8: a 404 whose page cannot be drawn gives the English error page, and the fault is logged once', async () => {
  const planted = { page: { ErrorBoundary: () => createElement(Kaputt) } }
  const { get, faults } = townSite(planted)
  expect(await get('/gibt-es-nicht')).toMatchObject({ status: 500, heading: english })
  expect(faults()).toHaveLength(1)
})

test('Only the error page of a fault contains the id of the request; any other page has the same bytes for all visitors', async () => {
  const { get } = townSite({ page: { default: Kaputt } })
  expect((await get('/rathaus')).html).toContain('anfrage-1')
  const [one, other] = [await townSite().get('/rathaus'), await townSite().get('/rathaus')]
  expect(one.html).not.toContain('anfrage-1')
  expect(one.html).toBe(other.html)
})

test('The policy allows our inline code by its hash, but not inline code in the content', async () => {
  const { get } = townSite({ page: { default: () => createElement('script', { nonce: 'n' }, 'alert(1)') } })
  const { html, headers } = await get('/rathaus')
  const hashes = [...html.matchAll(/<script(?![^>]*json)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const allowed = new Set((headers.get('content-security-policy') ?? '').split(' '))
  expect(hashes).toHaveLength(4)
  expect(hashes.filter(hash => !allowed.has(hash))).toEqual([
    `'sha256-${createHash('sha256').update('alert(1)').digest('base64')}'`,
  ])
})

test('A page is drawn again only if its data or its address has changed', async () => {
  let drawings = 0
  let title = 'Rathaus'
  const route: NonNullable<CmsHandlers['route']> = () => ({
    pageTheme: 'default',
    pageLayout: 'wide',
    title,
    description: '',
    breadcrumbs: [],
    heroImages: [],
    apiCalls: [],
    content: [],
  })
  const Seite = () => {
    drawings += 1
    return createElement('main', {}, title)
  }
  const { get } = townSite({ page: { default: Seite } }, { route })
  await get('/rathaus')
  await get('/rathaus')
  expect(drawings).toBe(1)
  title = 'Neues Rathaus'
  expect((await get('/rathaus')).text).toContain('Neues Rathaus')
  await get('/rathaus?seite=2')
  expect(drawings).toBe(3)
})

test.each([
  ['says that nothing may keep it', { headers: () => ({ 'cache-control': 'no-store' }) }],
  [
    'hangs on who asks',
    {
      middleware: [withSessions],
      loader: ({ context }: LoaderFunctionArgs<RouterContextProvider>) => {
        sessionsOf(context).keepPrivate()
        return null
      },
    },
  ],
])('A page that %s is not cached, neither by clients nor by the server', async (_, planted) => {
  let drawings = 0
  const Seite = () => createElement('main', {}, `Zeichnung ${++drawings}`)
  const { get } = townSite({ page: { ...planted, default: Seite } })
  for (const drawing of [1, 2]) {
    const { headers, text } = await get('/rathaus')
    expect(text).toContain(`Zeichnung ${drawing}`)
    expect([headers.get('etag'), headers.get('cache-control')?.includes('no-store')]).toEqual([null, true])
  }
})
