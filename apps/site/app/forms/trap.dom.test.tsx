import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Trap } from './trap.tsx'

test('A form that is shown again keeps the time of its first load for a day, and then gets a new one', async () => {
  const place = document.createElement('form')
  const root = createRoot(place)
  const loadedWhenShownAt = async (moment: string) => {
    await act(async () => root.render(<Trap geladen={moment} />))
    return place.querySelector<HTMLInputElement>('input[name=geladen]')?.value
  }
  const first = '2026-11-27T09:00:00.000Z'
  expect(await loadedWhenShownAt(first)).toBe(first)
  expect(await loadedWhenShownAt('2026-11-27T09:05:00.000Z')).toBe(first)
  const late = '2026-11-28T09:01:00.000Z'
  expect(await loadedWhenShownAt(late)).toBe(late)
  await act(async () => root.unmount())
})
