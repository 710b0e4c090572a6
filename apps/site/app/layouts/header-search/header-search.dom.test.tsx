import { sections } from '@rathausplatz/contract/sections'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, redirect } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FETCH_MINIMUM_DISPLAY } from '../../progress/use-shown-long-enough.ts'
import { Header } from '../header/header.tsx'
import { layoutData } from '../testing/layout-data.ts'

const header = <Header section={sections.default} layout={layoutData()} />

/** Renders the header as the server sends it. */
const draw = (element = header) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function site() {
  let arrive = (_answer?: Response) => {}
  const answer = () => new Promise((resolve, reject) => (arrive = to => (to ? reject(to) : resolve(null))))
  const router = createMemoryRouter(
    [
      { path: '/', element: header },
      { path: '/suche', loader: answer, element: header },
      { path: '/treffer', loader: answer, element: header },
    ],
    { initialEntries: ['/'] },
  )
  const place = await mount(<RouterProvider router={router} />)
  return {
    place,
    router,
    arrive: () => act(async () => arrive()),
    wait: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
    leadOn: () => act(async () => arrive(redirect('/treffer'))),
    press: (name: string) =>
      act(async () =>
        [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
      ),
    form: place.querySelector('search form') as HTMLFormElement,
    dialog: place.querySelector('dialog[aria-label=Suche]') as HTMLDialogElement,
  }
}

test('Spec §2: the header has a labelled search field that sends q to /suche/', async () => {
  const { form } = await site()
  const field = form.querySelector('input[name=q]') as HTMLInputElement
  expect(form.getAttribute('action')).toBe('/suche/')
  expect(form.querySelector('label')?.getAttribute('for')).toBe(field.id)
  expect(form.querySelector('label')?.textContent).toBe('Suchbegriff')
})

test('Spec §2, §9: the submit button shows a spinner until the navigation ends, and for at least 200 ms', async () => {
  const { place, form, arrive, wait, router } = await site()
  const submit = () => place.querySelector('search form button')?.textContent
  expect(submit()).toBe('Suchen')
  ;(form.querySelector('input[name=q]') as HTMLInputElement).value = 'Ausweis'
  await act(async () => form.querySelector('button')?.click())
  expect([submit(), form.getAttribute('aria-busy')]).toEqual(['Suche läuft', 'true'])
  await arrive()
  expect(submit()).toBe('Suche läuft')
  await wait(FETCH_MINIMUM_DISPLAY)
  expect(submit()).toBe('Suchen')
  expect(router.state.location).toMatchObject({ pathname: '/suche/', search: '?q=Ausweis' })
})

test("Spec §2: if a single hit redirects to its page, the spinner stays until the hit's page is shown", async () => {
  const { place, form, arrive, leadOn, wait, router } = await site()
  const submit = () => place.querySelector('search form button')?.textContent
  await act(async () => form.querySelector('button')?.click())
  await leadOn()
  await wait(10 * FETCH_MINIMUM_DISPLAY)
  expect([submit(), router.state.navigation.location?.pathname]).toEqual(['Suche läuft', '/treffer'])
  await arrive()
  expect(submit()).toBe('Suchen')
  expect(router.state.location.pathname).toBe('/treffer')
})

test('Spec §2: on small screens a button shows and hides the search', async () => {
  const { place, dialog, press } = await site()
  const toggle = () =>
    place.querySelector('button[aria-expanded]:not([aria-haspopup])')?.getAttribute('aria-expanded')
  expect([dialog.open, toggle()]).toEqual([false, 'false'])
  await press('Suche')
  expect([dialog.open, toggle()]).toEqual([true, 'true'])
  await press('Suche schließen')
  expect([dialog.open, toggle()]).toEqual([false, 'false'])
})

test('Before scripts run, the search button of small screens is a link to the search page', () => {
  const html = draw()
  expect(html).toMatch(/<a [^>]*href="\/suche\/"/)
})
