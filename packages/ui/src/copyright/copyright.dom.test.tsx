import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../testing/mount.ts'
import { Copyright } from './copyright.tsx'

const press = (key: string) =>
  act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

test('S12: Escape dismisses the tooltip, and the next focus shows it again', async () => {
  const place = await mount(<Copyright>Stadt Rebenau</Copyright>)
  const button = place.querySelector('button') as HTMLButtonElement
  const isDismissed = () => place.querySelector('[data-dismissed]')?.getAttribute('data-dismissed')
  await act(async () => button.focus())
  expect(isDismissed()).toBe('false')
  await press('a')
  expect(isDismissed()).toBe('false')
  await press('Escape')
  expect(isDismissed()).toBe('true')
  await act(async () => button.blur())
  await act(async () => button.focus())
  expect(isDismissed()).toBe('false')
})

test('S12: Escape is ignored while no tooltip is open', async () => {
  const place = await mount(<Copyright>Stadt Rebenau</Copyright>)
  await press('Escape')
  expect(place.querySelector('[data-dismissed="false"]')).not.toBeNull()
})
