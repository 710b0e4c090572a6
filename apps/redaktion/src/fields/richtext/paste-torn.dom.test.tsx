import type { FormField } from '@rathausplatz/contract/records'
import type { Editor } from '@tiptap/core'
import { act } from 'react'
import { expect, test } from 'vitest'
import { drawnForm, soon } from '../testing/drawn-form.tsx'
import './rich-text-editor.tsx'

const TEXT = { control: 'richtext', name: 'text', label: 'Text', required: false } as FormField

const PDF = `Die Eigentümer sind verpflich-
tet, Gehwege werktags bis 7 Uhr
und sonntags bis 8 Uhr zu räumen
und zu streuen.
Seite 1 von 2`
const JOINED =
  '<p>Die Eigentümer sind verpflichtet, Gehwege werktags bis 7 Uhr und sonntags bis 8 Uhr zu räumen und zu streuen.</p>'
const TORN =
  '<p>Die Eigentümer sind verpflich-</p><p>tet, Gehwege werktags bis 7 Uhr</p><p>und sonntags bis 8 Uhr zu räumen</p><p>und zu streuen.</p><p>Seite 1 von 2</p>'

async function paper() {
  const form = await drawnForm([TEXT], { text: '' })
  const found = () => form.root.querySelector('[role="textbox"]') as Element & { editor: Editor }
  await soon(() => expect(found()).not.toBeNull())
  const paste = (text: string) =>
    act(async () => {
      const getData = (type: string) => (type === 'text/plain' ? text : '')
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { files: [], getData },
      })
      found().dispatchEvent(event)
    })
  const button = (words: string) =>
    [...form.root.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  const notice = () => form.root.querySelector('[role="alert"]')?.textContent ?? ''
  return { form, found, paste, button, notice }
}

const BACK = 'So einfügen, wie es kopiert war'

test('D1: a plain text from a PDF is joined, told, and one press has it as it was copied', async () => {
  const { form, paste, button, notice } = await paper()
  await paste(PDF)
  expect(form.data()['text']).toBe(JOINED)
  expect(notice()).toContain('Die Zeilen sind zu Absätzen und Listen verbunden')
  expect(notice()).toContain('Eine Kopf- oder Fußzeile der Seite: „Seite 1 von 2“')
  await act(async () => button(BACK)?.click())
  expect(form.data()['text']).toBe(TORN)
  expect(notice()).toBe('')
})

test('D1: what was typed after the paste stays: then there is no way back any more', async () => {
  const { form, found, paste, button } = await paper()
  await paste(PDF)
  await act(async () => found().editor.commands.insertContentAt(1, 'Neu: '))
  expect(button(BACK)).toBeUndefined()
  expect(form.data()['text']).toContain('Neu: Die Eigentümer')
})

test('D1: a plain text whose lines mean something is pasted line by line', async () => {
  const { form, paste, notice } = await paper()
  await paste('Stadt Rebenau\nMarktplatz 1\n76999 Rebenau')
  expect(form.data()['text']).toBe('<p>Stadt Rebenau</p><p>Marktplatz 1</p><p>76999 Rebenau</p>')
  expect(notice()).toBe('')
})
