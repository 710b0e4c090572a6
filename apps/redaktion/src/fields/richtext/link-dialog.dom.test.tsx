import type { FormField } from '@rathausplatz/contract/records'
import { mount } from '@rathausplatz/ui/testing'
import type { Editor } from '@tiptap/core'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { row } from '../../list/testing/desk-at.tsx'
import { answering } from '../../testing/answering.ts'
import { Fields } from '../fields.tsx'
import { lookedUp } from '../link.tsx'
import { soon } from '../testing/drawn-form.tsx'
import { LinkDialog } from './link-dialog.tsx'
import './rich-text-editor.tsx'

const TEXT = { control: 'richtext', name: 'text', label: 'Text', required: false } as FormField

/** Opens the dialog over an empty text. The fake CMS answers the lookup of the page only on `answer`. */
async function asking(pfad: string) {
  const town = Promise.withResolvers<void>()
  let isAsked = false
  answering({
    redaktionMedien: () => ({ data: [], mehr: false }) as never,
    async redaktionInhalte({ query: { bereich } }) {
      if (bereich !== undefined) {
        isAsked = true
        await town.promise
      }
      const data = [row('Bürgerbüro', { art: 'seite', pfad, schluessel: pfad })]
      return { data, anzahl: 1, mehr: false, weiter: null }
    },
  })
  const text = await mount(
    <Fields
      fields={[TEXT]}
      value={{ text: '' }}
      onChange={() => {}}
      faults={() => undefined}
      idPrefix="probe-"
    />,
  )
  const found = () => text.querySelector('[role="textbox"]') as (Element & { editor: Editor }) | null
  await soon(() => expect(found()?.editor).toBeDefined())
  const editor = found()?.editor as Editor
  function Asking() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && <LinkDialog editor={editor} onClose={() => setOpen(false)} />
  }
  const root = await mount(<Asking />)
  const [input] = root.querySelectorAll('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, pfad)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return {
    root,
    editor,
    send: async () => act(async () => root.querySelector('form')?.requestSubmit()),
    leave: async () =>
      act(async () => root.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))),
    answer: async () => {
      await soon(() => expect(isAsked).toBe(true))
      await act(async () => {
        town.resolve()
        // This lookup is sent after the lookup of the dialog, so its answer also comes later.
        await lookedUp(pfad)
      })
    },
  }
}

test('A link that is submitted twice while its page is looked up is inserted once', async () => {
  const { root, editor, send, answer } = await asking('/rathaus/buergerbuero-eins')
  await send()
  await send()
  await answer()
  await soon(() => expect(root.querySelector('dialog')).toBeNull())
  expect(editor.getText().trim()).toBe('Bürgerbüro')
})

test('If the dialog is closed during the lookup, no link is inserted', async () => {
  const { root, editor, send, leave, answer } = await asking('/rathaus/buergerbuero-zwei')
  await send()
  await leave()
  expect(root.querySelector('dialog')).toBeNull()
  await answer()
  expect(editor.getText().trim()).toBe('')
})
