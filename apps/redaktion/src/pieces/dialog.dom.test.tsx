import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

test('Escape closes the dialog; cancelling a file chooser does not', async () => {
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

test('The focus returns to the button that opened the dialog, or to the heading if the button is gone', async () => {
  function Ways() {
    const [isOpen, setOpen] = useState(false)
    const [isDone, setDone] = useState(false)
    return (
      <>
        <h1 tabIndex={-1}>Sperrung</h1>
        {!isDone && (
          <button id="ask" type="button" onClick={() => setOpen(true)}>
            Zurücknehmen
          </button>
        )}
        <Dialog isOpen={isOpen} title="Zurücknehmen" onClose={() => setOpen(false)}>
          <input />
          <button id="do" type="button" onClick={() => setDone(true)}>
            Ja
          </button>
        </Dialog>
      </>
    )
  }
  const root = await mount(<Ways />)
  const press = (id: string) =>
    act(async () => {
      const button = root.querySelector<HTMLElement>(id)
      button?.focus()
      button?.click()
    })
  await press('#ask')
  await press('dialog button')
  expect(document.activeElement?.id).toBe('ask')
  await press('#ask')
  await press('#do')
  await press('dialog button')
  expect(document.activeElement).toBe(root.querySelector('h1'))
})
