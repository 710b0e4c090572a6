import { formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { drawnForm } from './testing/drawn-form.tsx'

const fieldsOf = (kind: keyof typeof records, ...names: string[]) =>
  formOf(records[kind]).filter(({ name }) => names.includes(name))

const wege = fieldsOf('organisationseinheit', 'kommunikation')
const two = {
  kommunikation: [
    { kanal: 'TELEFON', kennung: '0721 100' },
    { kanal: 'EMAIL', kennung: 'info@example.org' },
  ],
}
const namesOf = (data: Record<string, unknown>) =>
  (data['kommunikation'] as { kennung: string }[]).map(({ kennung }) => kennung)

describe('an entry of a list', () => {
  test('is added at the end, unfolded, with the focus in its first field', async () => {
    const form = await drawnForm(wege, {})
    await form.press('Kontaktweg hinzufügen')
    expect(form.data()).toEqual({ kommunikation: [{}] })
    expect(document.activeElement?.getAttribute('type')).toBe('radio')
  })

  test('shows a summary when folded', async () => {
    const form = await drawnForm(fieldsOf('leistung', 'kosten'), {
      kosten: [{ bezeichnung: 'Reisepass', betrag: 70.5, hinweis: 'ab 24 Jahren' }],
    })
    const [fold] = [...form.root.querySelectorAll('[aria-expanded]')]
    expect(fold?.getAttribute('aria-expanded')).toBe('false')
    expect(fold?.textContent).toBe('Gebühr 1Reisepass · 70,5 · ab 24 Jahren')
    await act(async () => (fold as HTMLButtonElement).click())
    expect(form.labelled('Wofür').value).toBe('Reisepass')
  })

  test('moves up and down, and keeps the focus', async () => {
    const form = await drawnForm(wege, two)
    await form.press('Nach oben: E-Mail · info@example.org')
    expect(namesOf(form.data())).toEqual(['info@example.org', '0721 100'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Nach oben: E-Mail · info@example.org')
    // The entry is at the top already.
    await form.press('Nach oben: E-Mail · info@example.org')
    expect(namesOf(form.data())).toEqual(['info@example.org', '0721 100'])
  })

  test('is removed, and restored at its place', async () => {
    const form = await drawnForm(wege, two)
    await form.press('Entfernen: Telefon · 0721 100')
    expect(namesOf(form.data())).toEqual(['info@example.org'])
    expect(document.activeElement?.textContent).toContain('„Telefon · 0721 100“ wurde entfernt')
    await act(async () => (document.activeElement as HTMLElement).click())
    expect(form.data()).toEqual(two)
  })

  test('takes the position of the entry that it is dropped on', async () => {
    const form = await drawnForm(wege, two)
    const fire = (target: Element | null, kind: string) =>
      act(async () => {
        const event = new Event(kind, { bubbles: true, cancelable: true })
        Object.assign(event, { dataTransfer: { setData() {}, effectAllowed: '' } })
        target?.dispatchEvent(event)
      })
    const [first, second] = [...form.root.querySelectorAll('li')]
    await fire(second?.querySelector('[draggable]') ?? null, 'dragstart')
    await fire(first?.firstElementChild ?? null, 'dragover')
    await fire(first?.firstElementChild ?? null, 'drop')
    expect(namesOf(form.data())).toEqual(['info@example.org', '0721 100'])
  })

  test('unfolds if it contains a fault, at any depth', async () => {
    const form = await drawnForm(fieldsOf('organisationseinheit', 'kontaktpersonen'), {
      kontaktpersonen: [{ nachname: 'Ritter', kommunikation: [{ kanal: 'FAX', kennung: '' }] }],
    })
    expect(form.root.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')).toBe('false')
    await form.say({ 'kontaktpersonen.0.kommunikation.0.kennung': 'Bitte ausfüllen.' })
    expect(form.root.querySelector('[aria-expanded]')?.textContent).toContain('1 Fehler')
    const anchor = 'feld-probe-kontaktpersonen.0.kommunikation.0.kennung'
    expect(form.root.querySelector(`[id="${anchor}"]`)?.getAttribute('aria-invalid')).toBe('true')
  })
})

test('a list with its maximum of entries takes no more, and says so', async () => {
  const form = await drawnForm(fieldsOf('seite', 'heroImages'), { heroImages: [{}, {}, {}, {}, {}] })
  await form.press('Kopfbild hinzufügen')
  expect(form.data()['heroImages']).toHaveLength(5)
  expect(form.root.textContent).toContain('Mehr als 5 sind hier nicht möglich.')
})

test('simple entries have one line each, with a number in the label', async () => {
  const form = await drawnForm(fieldsOf('leistung', 'unterlagen'), { unterlagen: ['Ausweis', 'Foto'] })
  await form.type('Unterlage 2', 'Biometrisches Foto')
  expect(form.data()).toEqual({ unterlagen: ['Ausweis', 'Biometrisches Foto'] })
  await form.press('Unterlage hinzufügen')
  expect(document.activeElement).toBe(form.labelled('Unterlage 3'))
})

test('an optional group can be added, and removed again', async () => {
  const form = await drawnForm(fieldsOf('seite', 'seo'), {})
  await form.press('Suchmaschinen angeben')
  expect(form.data()).toEqual({ seo: {} })
  await form.press('Suchmaschinen entfernen')
  expect(form.data()).toEqual({})
})

test('of several groups of fields the data hold the chosen one, with its fields', async () => {
  const serie = fieldsOf('veranstaltung', 'serie').flatMap(field => ('fields' in field ? field.fields : []))
  const form = await drawnForm(
    serie.filter(({ name }) => name === 'regel'),
    {},
  )
  await form.press('Termine nach Regel angeben')
  await act(async () => form.labelled('Im Monat an einem Tag').click())
  await form.type('Tag im Monat', '15')
  expect(form.data()).toMatchObject({ regel: { art: 'MONATLICH_AM_TAG', tag: 15 } })
})
