import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

test('Escape closes it; who only closes the window for choosing a file stays', async () => {
  let closed = 0
  const root = await mount(
    <Dialog
      isOpen
      title="Dateien aufnehmen"
      onClose={() => {
        closed += 1
      }}
    >
      <input type="file" />
    </Dialog>,
  )
  const cancel = (element: Element | null) =>
    act(async () => {
      element?.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }))
    })
  await cancel(root.querySelector('input'))
  expect(closed).toBe(0)
  await cancel(root.querySelector('dialog'))
  expect(closed).toBe(1)
})
