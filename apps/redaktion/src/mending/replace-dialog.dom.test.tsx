import { mount } from '@rathausplatz/ui/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { until } from '../testing/until.ts'
import { AddressForm } from './replace-dialog.tsx'

const merkblatt = '/medien/merkblatt.pdf'

/** Renders the form with a fake CMS that has no contents. */
async function form(pagesOnly: boolean) {
  const asked = answering({ redaktionInhalte: () => ({ data: [], anzahl: 0, mehr: false, weiter: null }) })
  const sent: string[] = []
  const root = await mount(
    <AddressForm
      told="Bitte angeben"
      button="Speichern"
      isBusy={false}
      pagesOnly={pagesOnly}
      onSend={async address => void sent.push(address)}
    />,
  )
  const input = root.querySelector('input') as HTMLInputElement
  const send = async (text: string) => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => root.querySelector('form')?.requestSubmit())
  }
  return { root, asked, sent, send }
}

test('A link may lead to a document of the library, or to another website, whose address gets https://', async () => {
  const { root, sent, send } = await form(false)
  expect(root.textContent).toContain('Dokument auswählen oder aufnehmen')
  await send('kontakt')
  expect(sent).toEqual([])
  expect(root.textContent).toContain('Bitte eine Seite oder ein Dokument auswählen')
  await send(merkblatt)
  await send('www.rebenau.example.org')
  expect(sent).toEqual([merkblatt, 'https://www.rebenau.example.org'])
})

test('A redirect only leads to pages, and nothing else is offered', async () => {
  const { root, asked, sent, send } = await form(true)
  expect(root.textContent).not.toContain('Dokument auswählen')
  await send(merkblatt)
  expect(sent).toEqual([])
  expect(root.textContent).toContain('Bitte eine Seite dieser Website auswählen')
  await send('merkblatt')
  await until(() => expect(asked.some(one => one.includes('/inhalte?'))).toBe(true))
  expect(asked.some(one => one.includes('/medien'))).toBe(false)
  await send('/kontakt')
  expect(sent).toEqual(['/kontakt'])
})
