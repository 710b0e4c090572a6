import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { FocusPoint } from './focus-point.tsx'

function Chooser() {
  const [value, setValue] = useState('50% 30%')
  return <FocusPoint adresse="/medien/marktplatz" value={value} onChange={setValue} />
}

test('Arrow keys move the focal point, and every crop follows', async () => {
  const root = await mount(<Chooser />)
  const stage = root.querySelector('button') as HTMLButtonElement
  const crops = () =>
    [...root.querySelectorAll<HTMLImageElement>('li img')].map(({ style }) => style.objectPosition)
  expect(crops()).toEqual(['50% 30%', '50% 30%', '50% 30%', '50% 30%'])
  const press = (key: string, shiftKey = false) =>
    act(async () => {
      stage.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }))
    })
  await press('ArrowRight', true)
  await press('ArrowDown')
  expect(crops()[3]).toBe('60% 31%')
  expect(stage.getAttribute('aria-label')).toContain('60 % von links, 31 % von oben')
  expect(root.querySelector('[role=status]')?.textContent).toBe('60 % von links, 31 % von oben')
})

test('A press sets the focal point; one button resets it to the middle', async () => {
  const root = await mount(<Chooser />)
  const stage = root.querySelector('button') as HTMLButtonElement
  stage.setPointerCapture = () => {}
  stage.getBoundingClientRect = () => new DOMRect(10, 20, 200, 100)
  await act(async () => {
    stage.dispatchEvent(new PointerEvent('pointerdown', { clientX: 60, clientY: 95, bubbles: true }))
  })
  expect(root.querySelector('[role=status]')?.textContent).toBe('25 % von links, 75 % von oben')
  const [, back] = root.querySelectorAll('button')
  await act(async () => back?.click())
  expect(root.querySelector('[role=status]')?.textContent).toBe('50 % von links, 50 % von oben')
  expect(root.querySelectorAll('button')).toHaveLength(1)
})

test('The picture is loaded from the desk, also if it is not public', async () => {
  const root = await mount(<Chooser />)
  expect(root.querySelector('img')?.src).toMatch(/\/redaktion\/medien\/marktplatz\/bytes\?breite=768$/)
})
