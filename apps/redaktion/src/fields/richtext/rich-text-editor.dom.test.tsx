import type { FormField } from '@rathausplatz/contract/records'
import type { Editor } from '@tiptap/core'
import { act } from 'react'
import { expect, test } from 'vitest'
import { drawnForm, soon } from '../testing/drawn-form.tsx'
// The editor is preloaded: otherwise the form loads it at its first render, which takes time.
import './rich-text-editor.tsx'

const TEXT = { control: 'richtext', name: 'text', label: 'Text', required: false } as FormField

const namesOf = (paper: Element) =>
  Object.fromEntries(
    ['class', 'role', 'aria-label', 'aria-multiline', 'lang', 'spellcheck', 'id', 'contenteditable'].map(
      name => [name, paper.getAttribute(name)],
    ),
  )

test('Typing keeps the attributes of the text field: its label, its language and its style', async () => {
  const form = await drawnForm([TEXT], { text: '<p>Eins</p>' })
  const paper = () => form.root.querySelector('[role="textbox"]') as Element & { editor: Editor }
  await soon(() => expect(paper()).not.toBeNull())
  const before = namesOf(paper())
  expect(before).toMatchObject({
    'aria-label': 'Text',
    'aria-multiline': 'true',
    lang: 'de',
    spellcheck: 'true',
  })
  expect(before['class']).toContain('paper')
  for (const letter of 'und zwei') await act(async () => paper().editor.commands.insertContentAt(1, letter))
  expect(form.data()['text']).toContain('Eins')
  expect(namesOf(paper())).toEqual(before)
})

test('A fault is set on the text field and removed again, without touching other attributes', async () => {
  const form = await drawnForm([TEXT], { text: '<p>Eins</p>' })
  const paper = () => form.root.querySelector('[role="textbox"]') as Element
  await soon(() => expect(paper()).not.toBeNull())
  const before = namesOf(paper())
  await form.say({ text: 'Bitte einen Text angeben.' })
  await soon(() => expect(paper().getAttribute('aria-invalid')).toBe('true'))
  await form.say({})
  await soon(() => expect(paper().hasAttribute('aria-invalid')).toBe(false))
  expect(namesOf(paper())).toEqual(before)
})
