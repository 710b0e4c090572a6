import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { formOf, records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import type { Row } from '../contents/row.ts'
import { row } from '../list/testing/desk-at.tsx'
import { answering } from '../testing/answering.ts'
import { drawnForm, soon } from './testing/drawn-form.tsx'

// In a file of its own, because lookups are cached across forms.
const fieldsOf = (kind: keyof typeof records, ...names: string[]) =>
  formOf(records[kind]).filter(({ name }) => names.includes(name))

const found = (...data: Row[]) => ({ data, anzahl: data.length, mehr: false, weiter: null })
const lists = () =>
  answering({
    ...fakeCms(),
    redaktionInhalte: ({ query }) =>
      query.art === 'rubrik'
        ? found(row('Musik'), row('Kultur'))
        : found(
            row('Vereine', {
              schluessel: 'vereine',
              felder: { rubriken: [{ id: 'sport', name: 'Sport und Spiel' }] },
            }),
          ),
  })

test('Existing words are suggested, a similar word gets a question, and a new one is accepted', async () => {
  lists()
  const form = await drawnForm(fieldsOf('veranstaltung', 'rubriken'), { rubriken: ['Muisk'] })
  await soon(() => expect(form.root.textContent).toContain('Meinten Sie „Musik“?'))
  expect([...form.root.querySelectorAll('datalist option')].map(one => one.textContent)).toEqual([
    'Kultur',
    'Musik',
  ])
  await form.press('„Musik“ übernehmen')
  expect(form.data()).toEqual({ rubriken: ['Musik'] })
  await form.type('Rubrik 1', 'Weinbau')
  await form.leave('Rubrik 1')
  expect(form.root.textContent).not.toContain('Meinten Sie')
  expect(form.data()).toEqual({ rubriken: ['Weinbau'] })
})

test('P15: a Rubrik that does not exist yet is accepted, and the desk says that visitors cannot choose it yet', async () => {
  lists()
  const form = await drawnForm(fieldsOf('veranstaltung', 'rubriken'), { rubriken: ['Musik'] })
  await soon(() => expect(form.root.querySelector('datalist option')).not.toBeNull())
  const told = () => form.root.querySelector('[role=status]')?.textContent
  expect(told()).toBe('')
  await form.type('Rubrik 1', 'Weinbau')
  expect(told()).toBe('')
  await form.leave('Rubrik 1')
  expect(told()).toBe(
    '„Weinbau“ gibt es unter „Rubriken“ noch nicht. Auf der Website lässt sich danach erst auswählen, wenn dort ein Eintrag mit diesem Namen steht. Unter „Rubriken“ anlegen',
  )
  expect(form.root.querySelector('[role=status] a')?.getAttribute('href')).toBe(
    '/redaktion/inhalte/rubrik/neu',
  )
  expect(form.data()).toEqual({ rubriken: ['Weinbau'] })
})

test('No question is asked while typing', async () => {
  lists()
  const form = await drawnForm(fieldsOf('veranstaltung', 'rubriken'), { rubriken: [''] })
  await soon(() => expect(form.root.querySelector('datalist option')).not.toBeNull())
  await form.type('Rubrik 1', 'Kultu')
  expect(form.root.textContent).not.toContain('Meinten Sie')
  await form.leave('Rubrik 1')
  expect(form.root.textContent).toContain('Meinten Sie „Kultur“?')
})

test('A field that only accepts existing words offers the Rubriken of the chosen directory, and its own unknown value', async () => {
  lists()
  const form = await drawnForm(fieldsOf('verzeichniseintrag', 'verzeichnis', 'rubriken'), {
    verzeichnis: 'vereine',
    rubriken: ['spiel'],
  })
  const options = () => [...form.root.querySelectorAll('select option')].map(one => one.textContent)
  await soon(() =>
    expect(options()).toEqual(['Bitte wählen', 'Sport und Spiel', 'spiel (gibt es dort nicht)']),
  )
})
