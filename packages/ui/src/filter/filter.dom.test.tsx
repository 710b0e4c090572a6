import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import '../testing/mount.ts'
import { Filter } from './filter.tsx'

async function filter() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  const show = (resetHref?: string) =>
    act(async () => root.render(<Filter {...{ label: 'Suchen', resetHref }}>{null}</Filter>))
  return { show, reset: () => place.querySelector('a') }
}

test('The reset link keeps the scroll position, and the focus moves to the form when the link disappears', async () => {
  const { show, reset } = await filter()
  await show('?')
  expect(reset()?.dataset['stay']).toBe('true')
  reset()?.focus()
  await show()
  expect(document.activeElement?.textContent).toBe('Suchen')
})

test('The first reset link of a form does not move the focus', async () => {
  const { show } = await filter()
  await show()
  await show('?')
  expect(document.activeElement).toBe(document.body)
})
