import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../routes/page.tsx'
import { ErrorPage } from './error-page.tsx'
import { notFound, unmatchedRoute } from './not-found.ts'
import { RequestIdContext } from './request-id.ts'

const draw = (props: Parameters<typeof ErrorPage>[0]) => renderToStaticMarkup(<ErrorPage {...props} />)
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test("Spec §2: a 404 is headed '404 - Seite nicht gefunden'", () => {
  expect(draw({ status: 404 })).toContain('<h1>404 - Seite nicht gefunden</h1>')
})

test('Spec §2: a 404 says that the website was redesigned and content moved, and gives the address to write to', () => {
  const html = draw({ status: 404, email: 'stadt@rebenau.example.org' })
  expect(textOf(html)).toMatch(
    /neu gestaltet.*Inhalte umgezogen.*Schreiben Sie uns: stadt@ rebenau\.example\.org/,
  )
  expect(html).toContain('<a href="mailto:stadt@rebenau.example.org">stadt@<wbr/>rebenau.example.org</a>')
})

test('A 404 of a town without an e-mail address has no empty link', () => {
  expect(draw({ status: 404 })).not.toContain('mailto:')
  expect(textOf(draw({ status: 404 }))).toContain('neu gestaltet')
})

test.each([500, 503, 403, 400])(
  'Spec §2: the page of status %i has the two sentences of the spec',
  status => {
    const html = draw({ status })
    expect(html).toContain('<h1>Leider ist ein Fehler aufgetreten</h1>')
    expect(textOf(html)).toContain(
      'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.',
    )
    expect(html).not.toContain('404')
  },
)

test.each([404, 500, 503])(
  "Spec §2: the page of status %i has the button 'Zurück zur Startseite' and its breadcrumb",
  status => {
    const html = draw({ status })
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Zurück zur Startseite<\/a>/)
    expect(html).toContain(`<span aria-current="page">Fehler - ${status}</span>`)
  },
)

test('An error page shows the id of the request and no other detail', () => {
  expect(textOf(draw({ status: 500, requestId: 'anfrage-1', message: 'select * from x' }))).toContain(
    'anfrage-1',
  )
  expect(draw({ status: 500, requestId: 'anfrage-1', message: 'select * from x' })).not.toContain('select')
})

/** Opens a page whose loader fails with `fail`. */
async function failing(fail: () => unknown, address = '/fehlt') {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ stadt: { email: 'stadt@rebenau.example.org' } }),
      HydrateFallback: () => null,
      Component: () => <Outlet />,
      children: [
        {
          path: '*',
          loader: () => {
            throw fail()
          },
          Component: () => null,
          ErrorBoundary: ErrorBoundary as never,
        },
      ],
    },
  ])
  const place = await mount(
    <RequestIdContext value={{ id: 'anfrage-1', address }}>
      <Site initialEntries={['/fehlt']} />
    </RequestIdContext>,
  )
  await act(async () => expect.poll(() => place.querySelector('h1')).not.toBeNull())
  return place
}

test('Spec §8: a page that the CMS does not have or cannot deliver is a 404 with the e-mail address of the town', async () => {
  const place = await failing(notFound)
  expect(place.querySelector('h1')?.textContent).toBe('404 - Seite nicht gefunden')
  expect(place.querySelector('a[href^=mailto]')?.getAttribute('href')).toBe(
    'mailto:stadt@rebenau.example.org',
  )
  expect(place.textContent).not.toContain('This page could not be found')
})

test("Spec §8: an unmatched route is a 404 with 'This page could not be found'", async () => {
  const place = await failing(unmatchedRoute)
  expect(place.querySelector('h1')?.textContent).toBe('404 - Seite nicht gefunden')
  expect(place.querySelector('[lang=en]')?.textContent).toBe('This page could not be found')
})

test('An unexpected fault is a 500 that shows only the id of the request', async () => {
  const place = await failing(() => new Error('SQLITE_CORRUPT in /srv/daten'))
  expect(place.querySelector('h1')?.textContent).toBe('Leider ist ein Fehler aufgetreten')
  expect(place.textContent).toContain('Fehler - 500')
  expect(place.textContent).toContain('anfrage-1')
  expect(place.textContent).not.toContain('SQLITE')
})

test('A fault on a page reached by navigation does not show the id of an earlier request', async () => {
  const place = await failing(() => new Error('kaputt'), '/vorher')
  expect(place.textContent).toContain('Fehler - 500')
  expect(place.textContent).not.toContain('anfrage-1')
})

test('The answer for a missing page is not cached', () => {
  for (const { init, data } of [notFound(), unmatchedRoute()]) {
    expect(init?.status).toBe(404)
    expect(new Headers(init?.headers).get('cache-control')).toBe('no-store')
    expect(['Seite nicht gefunden', 'This page could not be found']).toContain(data)
  }
})
