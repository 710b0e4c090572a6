import { mount } from '@rathausplatz/ui/testing'
import { Copy } from 'lucide-react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { Menu } from './menu.tsx'

const press = (key: string) =>
  act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  )

test('A menu opens on its first entry, wraps around with arrow keys, and Escape returns to its button', async () => {
  const done: string[] = []
  const items = ['Öffnen', 'Kopieren', 'Löschen'].map(label => ({
    label,
    drawing: Copy,
    run: () => void done.push(label),
  }))
  const place = await mount(<Menu label="Aktionen" items={items} />)
  const button = place.querySelector('button')
  await act(async () => button?.click())
  const focused = () => document.activeElement?.textContent?.trim()
  expect(focused()).toBe('Öffnen')
  await press('ArrowUp')
  expect(focused()).toBe('Löschen')
  await press('ArrowDown')
  await press('End')
  expect(focused()).toBe('Löschen')
  await press('Escape')
  expect(document.activeElement).toBe(button)
  expect(place.querySelector('[role="menu"]')).toBeNull()

  await act(async () => button?.click())
  await act(async () => place.querySelectorAll<HTMLElement>('[role="menuitem"]')[1]?.click())
  expect(done).toEqual(['Kopieren'])
  expect(document.activeElement).toBe(button)
})
