import { formOf, records } from '@rathausplatz/contract/records'
import { mount } from '@rathausplatz/ui/testing'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { Fields } from './fields.tsx'
import { type } from './testing/drawn-form.tsx'

const fields = formOf(records.veranstaltung).filter(({ name }) => name === 'titel' || name === 'einleitung')

/** A form that is notified of each key, but changes its value only on `put`. */
async function slowForm(data: Record<string, unknown>) {
  const keys: unknown[] = []
  let put = (_: Record<string, unknown>) => {}
  let draw = () => {}
  function Slow() {
    const [value, setValue] = useState(data)
    const [, setDrawn] = useState(0)
    put = setValue
    draw = () => setDrawn(count => count + 1)
    return (
      <Fields
        fields={fields}
        value={value}
        onChange={() => {}}
        onType={(_, typed) => keys.push(typed)}
        faults={() => undefined}
        idPrefix=""
      />
    )
  }
  const root = await mount(<Slow />)
  return {
    keys,
    line: root.querySelector('input') as HTMLInputElement,
    text: root.querySelector('textarea') as HTMLTextAreaElement,
    put: (value: Record<string, unknown>) => act(async () => put(value)),
    draw: () => act(async () => draw()),
  }
}

test('A field keeps the typed text if its form renders again with the older value', async () => {
  const form = await slowForm({ titel: 'M', einleitung: 'A' })
  await type(form.line, 'Ma')
  await type(form.text, 'Am')
  await form.draw()
  await type(form.line, 'Mar')
  expect(form.line.value).toBe('Mar')
  expect(form.text.value).toBe('Am')
  expect(form.keys).toEqual(['Ma', 'Am', 'Mar'])
})

test('Once the form has the typed text, the field follows the form: after an undo, and after a change by others', async () => {
  const form = await slowForm({ titel: 'M' })
  await type(form.line, 'Ma')
  await form.put({ titel: 'Ma' })
  expect(form.line.value).toBe('Ma')
  await form.put({ titel: 'M' })
  expect(form.line.value).toBe('M')
  await type(form.line, 'Mi')
  await form.put({ titel: 'Markt' })
  expect(form.line.value).toBe('Markt')
})
