import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { usePageForms } from './use-page-forms.ts'
import { usePageLinks } from './use-page-links.ts'

function Site() {
  usePageLinks()
  usePageForms()
  return (
    <>
      <a href="/rathaus">Rathaus</a>
      <a href="?artikel=9#platz" data-stay>
        mehr
      </a>
      <form>
        <input name="rubrik" defaultValue="3" />
        <button type="submit">Filtern</button>
      </form>
      <form action="/suche/">
        <input name="q" defaultValue="Ausweis" />
        <button type="submit">Suchen</button>
      </form>
    </>
  )
}

/**
 * Opens the site in a browser. The returned function presses a link or button. It returns the address, the
 * kind of navigation, and whether the scroll position is kept.
 */
async function site() {
  window.history.replaceState(null, '', '/')
  const router = createBrowserRouter([{ path: '*', element: <Site /> }])
  onTestFinished(() => router.dispose())
  const place = await mount(<RouterProvider router={router} />)
  return async (name: string) => {
    const named = [...place.querySelectorAll<HTMLElement>('a, button')].find(
      ({ textContent }) => textContent === name,
    )
    await act(async () => named?.click())
    const { location, historyAction, preventScrollReset } = router.state
    return [location.pathname + location.search + location.hash, historyAction, preventScrollReset]
  }
}

test('Spec §2: a link leads to the top of its page; the same link again replaces the history entry', async () => {
  const press = await site()
  expect(await press('Rathaus')).toEqual(['/rathaus', 'PUSH', false])
  expect(await press('Rathaus')).toEqual(['/rathaus', 'REPLACE', false])
  expect(await press('Rathaus')).toEqual(['/rathaus', 'REPLACE', false])
})

test('A "more" link keeps the scroll position and drops its fragment, which is only for browsers without scripts', async () => {
  const press = await site()
  expect(await press('mehr')).toEqual(['/?artikel=9', 'REPLACE', true])
})

test('Spec §2: a form that leads to another page starts at the top of that page; a filter keeps the scroll position', async () => {
  const press = await site()
  expect(await press('Filtern')).toEqual(['/?rubrik=3', 'PUSH', true])
  expect(await press('Suchen')).toEqual(['/suche/?q=Ausweis', 'PUSH', false])
})
