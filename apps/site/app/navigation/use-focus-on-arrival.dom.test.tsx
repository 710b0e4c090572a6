import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

function Site() {
  useFocusOnArrival()
  return <Outlet />
}

async function site() {
  const children = [
    { index: true, element: <h1>Start</h1> },
    { path: 'rathaus', element: <h1>Rathaus</h1> },
    { path: 'ohne', element: <p>Ohne Überschrift</p> },
  ]
  const router = createMemoryRouter([{ path: '/', element: <Site />, children }])
  await mount(<RouterProvider router={router} />)
  return { go: (to: string) => act(() => router.navigate(to)) }
}

test('K-15: on another page the focus stands on its heading', async () => {
  const { go } = await site()
  expect(document.activeElement?.tagName).not.toBe('H1')
  await go('/rathaus')
  expect(document.activeElement?.textContent).toBe('Rathaus')
  await go('/')
  expect(document.activeElement?.textContent).toBe('Start')
})

test('K-08: the focus stays where it is when only the query or the place on the page changes', async () => {
  const { go } = await site()
  await go('/?artikel=9')
  await go('/#inhalt')
  expect(document.activeElement?.tagName).not.toBe('H1')
})

test('A page without a heading takes no focus', async () => {
  const { go } = await site()
  await go('/ohne')
  expect(document.activeElement).toBe(document.body)
})
