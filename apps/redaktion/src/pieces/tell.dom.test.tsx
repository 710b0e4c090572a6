import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { Dialog } from './dialog.tsx'
import { TellProvider, useTell } from './tell.tsx'

function Asking() {
  const [isOpen, setOpen] = useState(false)
  const tell = useTell()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ersetzen …
      </button>
      <Dialog isOpen={isOpen} title="Ersetzen" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => tell({ text: 'Das geht hier nicht.', isFailure: true })}>
          Ersetzen
        </button>
      </Dialog>
    </>
  )
}

test('A refusal is told in the dialog that is open, in a region that was there before, and stays after it', async () => {
  const root = await mount(
    <TellProvider>
      <Asking />
    </TellProvider>,
  )
  const press = async (name: string) =>
    act(async () =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )
  const regions = () => [...root.querySelectorAll('[role=status]')]
  await press('Ersetzen …')
  const [region] = regions()
  expect(region?.closest('dialog')).not.toBeNull()
  expect(region?.textContent).toBe('')

  await press('Ersetzen')
  await until(() => expect(region?.textContent).toContain('Das geht hier nicht.'))
  expect(regions()).toEqual([region])

  await press('Schließen')
  await until(() =>
    expect(regions().map(({ textContent }) => textContent)).toEqual(['Das geht hier nicht.Ausblenden']),
  )
  expect(root.querySelector('dialog')).toBeNull()
})
