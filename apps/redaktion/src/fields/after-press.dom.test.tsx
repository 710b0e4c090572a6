import { type FormField, formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { expect, test } from 'vitest'
import { drawnForm, soon } from './testing/drawn-form.tsx'

const send = (event: string) =>
  act(async () => document.dispatchEvent(new MouseEvent(event, { bubbles: true })))
const fieldsOf = (kind: keyof typeof records, name: string): readonly FormField[] =>
  formOf(records[kind]).filter(field => field.name === name)

test.each<[string, readonly FormField[], string, string, string]>([
  [
    'the spelling of a number',
    fieldsOf('stadt', 'telefon'),
    'Telefon',
    '030/23125-172',
    'Die Stadt schreibt',
  ],
  ['no number', fieldsOf('stelle', 'entgelt_von'), 'Entgelt im Monat, von', 'nach Tarif', 'Bitte eine Zahl'],
  [
    'no address',
    fieldsOf('stelle', 'link'),
    'Link zur Online-Bewerbung',
    'bei Frau Nold',
    'eine Adresse mit https',
  ],
])(
  'P14: %s is said once the click that leaves the field is over',
  async (_what, fields, label, typed, said) => {
    const form = await drawnForm(fields, {})
    await form.type(label, typed)
    await send('mousedown')
    await form.leave(label)
    expect(form.root.textContent).not.toContain(said)
    await send('mouseup')
    await soon(() => expect(form.root.textContent).toContain(said))
    // By the keyboard it is said at once.
    await form.type(label, `${typed} `)
    await form.leave(label)
    expect(form.root.textContent).toContain(said)
  },
)
