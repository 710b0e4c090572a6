import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { Deleting } from './deleting.tsx'

test('A permanent deletion asks in a dialog; cancelling returns the focus to the button', async () => {
  let deleted = 0
  const root = await mount(
    <Deleting
      name="S-7GQ2M9XD"
      words="Niemand bekommt eine E-Mail."
      isSending={false}
      onSure={() => {
        deleted += 1
      }}
    />,
  )
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  const press = (name: string) => act(async () => button(name)?.click())
  const ask = async () => {
    button('Löschen …')?.focus()
    await press('Löschen …')
    expect(root.querySelector('dialog')?.textContent).toContain('S-7GQ2M9XD löschen?Schließen')
  }
  await ask()
  await act(async () => {
    root.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  expect(root.querySelector('dialog')).toBeNull()
  expect(document.activeElement).toBe(button('Löschen …'))
  await ask()
  await press('Abbrechen')
  expect(document.activeElement).toBe(button('Löschen …'))
  expect(deleted).toBe(0)
  await ask()
  await press('Ja, endgültig löschen')
  expect(deleted).toBe(1)
})
