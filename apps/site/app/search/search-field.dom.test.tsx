import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { createMemoryRouter, Form, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

const found = [{ text: 'Ausweis und Reisepass', url: '/ausweis' }, { text: 'Ausweisdokument' }]
let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(decodeURIComponent(address))
    return Response.json(found)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function field() {
  const element = (
    <Form action="/suche/">
      <label htmlFor="q">Suche</label>
      <SearchField id="q" />
    </Form>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  const place = await mount(<RouterProvider router={router} />)
  const input = place.querySelector('input') as HTMLInputElement
  return {
    place,
    router,
    input,
    options: () => [...place.querySelectorAll('[role=option]')],
    type: (text: string) =>
      act(async () => {
        input.value = text
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    press: (key: string) =>
      act(
        async () =>
          void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    pause: () => act(() => vi.advanceTimersByTimeAsync(200)),
  }
}

test('K-04: suggestions are requested once typing pauses', async () => {
  const { type, pause, options, input } = await field()
  for (const text of ['a', 'au', 'aus']) await type(text)
  expect(asked).toEqual([])
  await pause()
  expect(asked).toEqual(['/suche/vorschlaege?q=aus'])
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Ausweis und Reisepass Seite öffnen',
    'Ausweisdokument',
  ])
  expect(input.getAttribute('aria-expanded')).toBe('true')
})

test('Arrow keys choose a suggestion or return to the field; Enter searches for a chosen term', async () => {
  const { type, pause, press, options, input, router } = await field()
  await type('aus')
  await pause()
  await press('ArrowDown')
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
  expect(options()[0]?.getAttribute('aria-selected')).toBe('true')
  await press('ArrowUp')
  expect(input.getAttribute('aria-activedescendant')).toBeNull()
  await press('ArrowUp')
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[1]?.id)
  await press('Enter')
  expect(router.state.location).toMatchObject({ pathname: '/suche/', search: '?q=Ausweisdokument' })
})

test('Escape closes the list; Enter without a chosen suggestion submits the form', async () => {
  const { type, pause, press, options, input } = await field()
  await type('aus')
  await pause()
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => void input.dispatchEvent(enter))
  expect(enter.defaultPrevented).toBe(false)
  await press('Escape')
  expect([options().length, input.getAttribute('aria-expanded')]).toEqual([0, 'false'])
})

test('Suggestions for an earlier text are not shown', async () => {
  const { type, pause, options } = await field()
  await type('aus')
  await pause()
  await type('a')
  await pause()
  expect(options()).toEqual([])
  expect(asked).toHaveLength(1)
})
