import { ErrorSummary } from '@rathausplatz/ui/form'
import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, type NavigateOptions, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { inPlace } from './stay.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

function Site() {
  useFocusOnArrival()
  return <Outlet />
}

async function site() {
  const children = [
    {
      index: true,
      element: (
        <main id="inhalt">
          <h1>Start</h1>
          <a href="/rathaus">Rathaus</a>
        </main>
      ),
    },
    {
      path: 'rathaus',
      element: (
        <>
          <h1>Rathaus</h1>
          <p id="zeiten">Zeiten</p>
        </>
      ),
    },
    {
      path: 'formular',
      element: (
        <>
          <h1>Formular</h1>
          <ErrorSummary title="Bitte prüfen Sie Ihre Angaben" errors={{}} />
        </>
      ),
    },
    { path: 'ohne', element: <p>Ohne Überschrift</p> },
  ]
  const router = createMemoryRouter([{ path: '/', element: <Site />, children }])
  await mount(<RouterProvider router={router} />)
  return { router, go: (to: string, how?: NavigateOptions) => act(() => router.navigate(to, how)) }
}

test('K-15: on another page the focus moves to its heading', async () => {
  const { go } = await site()
  expect(document.activeElement?.tagName).not.toBe('H1')
  await go('/rathaus')
  expect(document.activeElement?.textContent).toBe('Rathaus')
  await go('/')
  expect(document.activeElement?.textContent).toBe('Start')
})

test('A navigation to another page of a list moves the focus to the heading', async () => {
  const { go } = await site()
  await go('/?seite=2')
  expect(document.activeElement?.textContent).toBe('Start')
})

test('K-08: a navigation in place, its fragment and going back keep the focus', async () => {
  const { go, router } = await site()
  const place = document.querySelector('a') as HTMLElement
  place.focus()
  await go('/?artikel=9', inPlace)
  await go('/?artikel=9#inhalt')
  expect(document.activeElement).toBe(place)
  await act(() => router.navigate(-1))
  expect(document.activeElement).toBe(place)
})

test('If the focused element is gone, the focus moves to the content', async () => {
  const { go } = await site()
  await go('/?artikel=9', inPlace)
  expect(document.activeElement?.id).toBe('inhalt')
})

test('A fragment on another page moves the focus to its target', async () => {
  const { go } = await site()
  await go('/rathaus#zeiten')
  expect(document.activeElement?.id).toBe('zeiten')
  await go('/')
  await go('/rathaus#%E0%A4%A')
  expect(document.activeElement?.textContent).toBe('Rathaus')
})

test('On a page without a heading, no element gets the focus', async () => {
  const { go } = await site()
  await go('/ohne')
  expect(document.activeElement).toBe(document.body)
})

test('W-06: an alert of a form that has the focus keeps it', async () => {
  const { go } = await site()
  await go('/formular')
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
})
