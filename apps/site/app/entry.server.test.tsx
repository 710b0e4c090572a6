import { createElement } from 'react'
import { expect, test } from 'vitest'
import { townSite } from './testing/town-site.ts'

const Kaputt = () => {
  throw new Error('geheimer Grund in /srv/daten')
}
/** Something that React cannot draw, where a text should stand. */
const nothingToDraw = { unbekannt: 1 }

const german = 'Leider ist ein Fehler aufgetreten'
const english = 'An error occurred while showing the error page'

test('a page that can be drawn is drawn once, and nothing is logged', async () => {
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

test('No stack and no reason of a fault leaves the house, not even in the data that the browser takes over', async () => {
  const { html } = await townSite({ page: { default: Kaputt } }).get('/rathaus')
  expect(html).not.toMatch(/geheimer Grund|srv|\bat .+:\d+:\d+/)
})

test('Spec §2: what a page says of itself in its head may fail as well', async () => {
  const { get, faults } = townSite({ page: { meta: Kaputt } })
  expect(await get('/freibad')).toMatchObject({ status: 500, heading: german })
  expect(faults()).toHaveLength(1)
})

test('Spec §2: a loader that fails unexpectedly gives the same page, logged once', async () => {
  for (const planted of [{ page: { loader: Kaputt } }, { root: { loader: Kaputt } }]) {
    const { get, faults } = townSite(planted)
    const { status, heading, titles, html } = await get('/rathaus')
    expect([status, heading, titles.length]).toEqual([500, german, 1])
    expect(html).toMatch(/<header.*<main id="inhalt".*<footer/s)
    expect(faults()).toHaveLength(1)
  }
})

test('An answer of strange form is no way around: a title that cannot be drawn is a fault like any other', async () => {
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

test('Whoever throws nothing at all has failed too', async () => {
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

const brokenTown = { root: { loader: () => ({ stadt: { name: nothingToDraw }, mainMenu: [], pages: [] }) } }

test.each([
  ['the frame around it', brokenTown],
  [
    'the error page itself',
    {
      root: { loader: () => ({ request: { id: nothingToDraw, address: '/rathaus' } }) },
      page: { default: Kaputt },
    },
  ],
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

test('Spec §8: a 404 whose page cannot be drawn ends the same way, logged once', async () => {
  const planted = { page: { ErrorBoundary: () => createElement(Kaputt) } }
  const { get, faults } = townSite(planted)
  expect(await get('/gibt-es-nicht')).toMatchObject({ status: 500, heading: english })
  expect(faults()).toHaveLength(1)
})
