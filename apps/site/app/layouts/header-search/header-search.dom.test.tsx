import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Header } from '../header/header.tsx'
import { sections } from '../sections.ts'
import { layoutData } from '../testing/layout-data.ts'

const header = <Header section={sections.default} layout={layoutData()} />

/** The header as the server sends it. */
const draw = (element = header) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

async function site() {
  let arrive = () => {}
  const router = createMemoryRouter(
    [
      { path: '/', element: header },
      {
        path: '/suche',
        loader: () => new Promise(resolve => (arrive = () => resolve(null))),
        element: header,
      },
    ],
    { initialEntries: ['/'] },
  )
  const place = await mount(<RouterProvider router={router} />)
  return {
    place,
    router,
    arrive: () => act(async () => arrive()),
    press: (name: string) =>
      act(async () =>
        [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
      ),
    form: place.querySelector('search form') as HTMLFormElement,
    dialog: place.querySelector('dialog[aria-label=Suche]') as HTMLDialogElement,
  }
}

test('Spec §2: the header has a search field that asks /suche/ for q, and a label for it', async () => {
  const { form } = await site()
  const field = form.querySelector('input[name=q]') as HTMLInputElement
  expect(form.getAttribute('action')).toBe('/suche/')
  expect(form.querySelector('label')?.getAttribute('for')).toBe(field.id)
  expect(form.querySelector('label')?.textContent).toBe('Suchbegriff')
})

test('Spec §2: the submit shows a loading spinner until navigation ends', async () => {
  const { place, form, arrive, router } = await site()
  const submit = () => place.querySelector('search form button')?.textContent
  expect(submit()).toBe('Suchen')
  ;(form.querySelector('input[name=q]') as HTMLInputElement).value = 'Ausweis'
  await act(async () => form.querySelector('button')?.click())
  expect([submit(), form.getAttribute('aria-busy')]).toEqual(['Suche läuft', 'true'])
  await arrive()
  expect(submit()).toBe('Suchen')
  expect(router.state.location).toMatchObject({ pathname: '/suche/', search: '?q=Ausweis' })
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

test('Before scripts run that button is a link to the search page', () => {
  const html = draw()
  expect(html).toMatch(/<a [^>]*href="\/suche\/"/)
})
