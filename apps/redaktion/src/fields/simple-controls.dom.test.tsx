import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { type FormField, formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { answering } from '../testing/answering.ts'
import { drawnForm, type } from './testing/drawn-form.tsx'

const fieldsOf = (kind: keyof typeof records, ...names: string[]) =>
  formOf(records[kind]).filter(({ name }) => names.includes(name))

test('a line of text is stored under the name of its field', async () => {
  const form = await drawnForm(fieldsOf('aktuelles', 'titel'), {})
  await form.type('Titel', 'Markt am Samstag')
  expect(form.data()).toEqual({ titel: 'Markt am Samstag' })
  expect(form.labelled('Titel').id).toBe('feld-probe-titel')
  expect(form.labelled('Titel').getAttribute('aria-required')).toBe('true')
})

test('a long form has sections with headings and explanations', async () => {
  const form = await drawnForm(formOf(records.stadt), {})
  const headings = [...form.root.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Name und Wappen',
    'Telefon und E-Mail',
    'Feiertage',
    'Schulferien',
    'Rückmeldungen',
    'Karte',
  ])
  expect(form.root.textContent).toContain('Stehen im Kopf jeder Seite und in der App der Stadt.')
})

test('an emptied optional field is removed from the data; a required one stays empty', async () => {
  const form = await drawnForm(fieldsOf('veranstaltung', 'grund', 'ort', 'einleitung'), {
    grund: 'Regen',
    einleitung: 'Kurz',
  })
  await form.type('Grund', '')
  await form.type('Einleitung', '')
  expect(form.data()).toEqual({ einleitung: '' })
})

test('a fault appears beside its field and is connected with it', async () => {
  const form = await drawnForm(fieldsOf('aktuelles', 'titel', 'einleitung'), {})
  expect(form.labelled('Titel').hasAttribute('aria-invalid')).toBe(false)
  await form.say({ titel: 'Bitte ausfüllen.' })
  expect(form.labelled('Titel').getAttribute('aria-invalid')).toBe('true')
  const described = form.labelled('Titel').getAttribute('aria-describedby') ?? ''
  expect(form.root.querySelector(`[id="${described}"]`)?.textContent).toBe('Bitte ausfüllen.')
})

test('near its limit a text shows the remaining room, and beyond it the excess', async () => {
  const form = await drawnForm(fieldsOf('veranstaltung', 'einleitung'), { einleitung: 'a' })
  const told = () => form.root.querySelector('[aria-hidden]')?.textContent
  expect(told()).toBeUndefined()
  await form.type('Einleitung', 'a'.repeat(490))
  expect(told()).toBe('noch 10 Zeichen')
  await form.type('Einleitung', 'a'.repeat(503))
  expect(told()).toBe('3 Zeichen zu viel')
  expect(String(form.data()['einleitung'])).toHaveLength(503)
})

describe('a number', () => {
  const kosten = fieldsOf('stelle', 'entgelt_von')

  test('is typed with a comma', async () => {
    const form = await drawnForm(kosten, {})
    for (const typed of ['3', '3.', '3.6', '3.61', '3.612', '3.612,', '3.612,5', '3.612,50']) {
      await form.type('Entgelt im Monat, von', typed)
      expect(form.labelled('Entgelt im Monat, von').value).toBe(typed)
    }
    expect(form.data()).toEqual({ entgelt_von: 3612.5 })
    await form.leave('Entgelt im Monat, von')
    expect(form.labelled('Entgelt im Monat, von').value).toBe('3612,5')
  })

  test('stays as typed if it is invalid, and is reported when the focus leaves the field', async () => {
    const form = await drawnForm(kosten, { entgelt_von: 12 })
    await form.type('Entgelt im Monat, von', 'nach Tarif')
    expect(form.root.textContent).not.toContain('Bitte eine Zahl')
    await form.leave('Entgelt im Monat, von')
    expect(form.labelled('Entgelt im Monat, von').value).toBe('nach Tarif')
    expect(form.root.textContent).toContain('Bitte eine Zahl eingeben')
    await form.type('Entgelt im Monat, von', '')
    expect(form.data()).toEqual({})
  })
})

test('a yes-or-no field is a checkbox', async () => {
  const form = await drawnForm(fieldsOf('veranstaltung', 'kostenlos'), {})
  const box = form.labelled('Eintritt frei')
  expect([box.type, box.checked]).toEqual(['checkbox', false])
  await act(async () => box.click())
  expect(form.data()).toEqual({ kostenlos: true })
})

test('few options are radio buttons, many are a select, and an unknown value stays until another is chosen', async () => {
  const few = await drawnForm(fieldsOf('seite', 'pageLayout'), { pageLayout: 'schmal' })
  expect(few.labelled('unbekannt: schmal').checked).toBe(true)
  await act(async () => few.labelled('Breit').click())
  expect(few.data()).toEqual({ pageLayout: 'wide' })
  expect(few.root.textContent).not.toContain('schmal')

  const many = await drawnForm(fieldsOf('seite', 'pageTheme'), {})
  const select = many.root.querySelector('select') as HTMLSelectElement
  expect(select.selectedOptions[0]?.textContent).toBe('keine Angabe')
})

test('a choice with a numeric value is stored as a number', async () => {
  const form = await drawnForm(fieldsOf('weiterleitung', 'status'), {})
  expect(form.labelled('auf Dauer').checked).toBe(true)
  await act(async () => form.labelled('vorübergehend').click())
  expect(form.data()).toEqual({ status: 302 })
})

test('several choices are checkboxes, stored in the order of the options', async () => {
  const form = await drawnForm(fieldsOf('stelle', 'employmentType'), { employmentType: ['PART_TIME'] })
  await act(async () => form.labelled('Vollzeit').click())
  expect(form.data()).toEqual({ employmentType: ['FULL_TIME', 'PART_TIME'] })
})

test('a moment is shown in the time zone of the town and stored with its offset', async () => {
  const form = await drawnForm(fieldsOf('veranstaltung', 'datum_von', 'datum_bis'), {
    datum_von: '2026-11-28T13:00:00Z',
  })
  expect(form.labelled('Beginn').value).toBe('2026-11-28T14:00')
  await form.type('Beginn', '2026-07-01T19:30')
  expect(form.data()).toEqual({ datum_von: '2026-07-01T19:30:00+02:00' })
})

test('a time of day is completed when the focus leaves the field', async () => {
  const form = await drawnForm([{ name: 'beginn', label: 'Beginn', required: true, control: 'uhrzeit' }], {})
  await form.type('Beginn', '830')
  await form.leave('Beginn')
  expect(form.data()).toEqual({ beginn: '08:30' })
  await form.type('Beginn', 'abends')
  await form.leave('Beginn')
  expect(form.root.textContent).toContain('Bitte eine Uhrzeit angeben')
  expect(form.data()).toEqual({ beginn: 'abends' })
})

test('an incomplete pair of name and value stays visible, but the data hold only pairs with a name', async () => {
  const form = await drawnForm(
    [{ name: 'params', label: 'Feste Angaben', required: false, control: 'angaben' }],
    {
      params: { rubrik_id: 3 },
    },
  )
  await form.press('Angabe hinzufügen')
  expect(form.data()).toEqual({ params: { rubrik_id: 3 } })
  const [, , name, value] = [...form.root.querySelectorAll('input')]
  await type(value as HTMLInputElement, '20')
  await type(name as HTMLInputElement, 'limit')
  expect(form.data()).toEqual({ params: { rubrik_id: 3, limit: 20 } })
  await form.press('Entfernen: rubrik_id')
  expect(form.data()).toEqual({ params: { limit: 20 } })
})

test('a read-only form cannot be changed', async () => {
  const form = await drawnForm(
    fieldsOf('veranstaltung', 'titel', 'kostenlos', 'rubriken', 'anschrift'),
    { titel: 'Konzert', rubriken: ['Musik'] },
    { isReadOnly: true },
  )
  expect(form.labelled('Titel').readOnly).toBe(true)
  expect(form.labelled('Eintritt frei').disabled).toBe(true)
  expect(form.root.querySelectorAll('button')).toHaveLength(0)
})

test('data of wrong types are rendered without an error and stay unchanged', async () => {
  answering(fakeCms())
  const kinds = Object.keys(records) as (keyof typeof records)[]
  const fields = oneOfEach(kinds.flatMap(kind => formOf(records[kind])))
  expect(fields.length).toBeGreaterThan(30)
  for (const strange of [null, 7, 'x', true, [], {}, [null, 3, 'x', {}], { a: [{}] }]) {
    const data = Object.fromEntries(fields.map(({ name }) => [name, strange]))
    const form = await drawnForm(fields, data)
    expect(form.data()).toBe(data)
  }
})

/** Properties that decide how a field is rendered; nested fields have the same properties. */
const DRAWN = new Set(['control', 'required', 'of', 'fields', 'variants', 'by', 'to', 'withTime', 'nullable'])

function oneOfEach(fields: readonly FormField[]): FormField[] {
  const shape = (field: FormField) =>
    JSON.stringify(field, (key, value) =>
      key === '' || DRAWN.has(key) || /^\d+$/.test(key) ? value : undefined,
    )
  const one = new Map(fields.map(field => [shape(field), field]))
  return [...one.values()].map((field, index) => Object.assign({}, field, { name: `feld-${index}` }))
}
