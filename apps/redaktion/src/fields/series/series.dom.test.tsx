import { calls, type Stadt } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering } from '../../testing/answering.ts'
import { drawnForm, soon } from '../testing/drawn-form.tsx'

const fields = formOf(records.veranstaltung).filter(({ name }) => name === 'datum_von' || name === 'serie')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') })
  answering(fakeCms())
})
afterEach(() => {
  vi.useRealTimers()
})

test('a date of a rule can be cancelled with a reason, and restored', async () => {
  const form = await drawnForm(fields, {
    datum_von: '2026-12-10T18:00:00+01:00',
    serie: { regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['DONNERSTAG'] }, anzahl: 3 },
  })
  const said = () => form.root.querySelector('section [role=status]')?.textContent
  expect(said()).toBe('3 Termine finden statt.')
  await form.press('fällt aus: Donnerstag, 24.12.2026')
  expect(said()).toBe('2 Termine finden statt, einer fällt aus.')
  await form.type('Grund', 'Heiligabend')
  expect(form.data()['serie']).toMatchObject({
    ausfalltermine: [{ tag: '2026-12-24', grund: 'Heiligabend' }],
  })
  await form.press('findet doch statt: Donnerstag, 24.12.2026')
  expect(said()).toBe('3 Termine finden statt.')
})

test('the dates follow the beginning of the event, and a date can be added and removed', async () => {
  const form = await drawnForm(fields, {
    datum_von: '2026-12-10T18:00:00+01:00',
    serie: { regel: { art: 'MONATLICH_AM_TAG', abstand: 1, tag: 10 }, anzahl: 2 },
  })
  await form.type('Beginn', '2027-03-01T10:00')
  expect(form.root.querySelector('section ol')?.textContent).toContain('10.03.2027 10:00 Uhr')
  await form.type('Zusätzlicher Termin', '2027-03-28')
  await form.press('Termin hinzufügen')
  expect(form.root.querySelector('section ol')?.textContent).toContain('28.03.2027')
  await act(async () => form.button('entfernen: Sonntag, 28.03.2027').click())
  expect(form.data()['serie']).toMatchObject({ zusatztermine: [] })
})

test('in the calendar a date is cancelled and restored, a day is added, and arrow keys move the focus', async () => {
  const form = await drawnForm(fields, {
    datum_von: '2026-12-10T18:00:00+01:00',
    serie: { regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['DONNERSTAG'] }, anzahl: 12 },
  })
  const said = () => form.root.querySelector('section [role=status]')?.textContent
  const day = (tag: string) => {
    const found = form.root.querySelector<HTMLButtonElement>(`[data-day="${tag}"]`)
    if (!found) throw new Error(`${tag} is not seen`)
    return found
  }
  expect(day('2026-12-24').getAttribute('aria-label')).toBe('Donnerstag, 24. Dezember 2026: findet statt.')
  await act(async () => day('2026-12-24').click())
  await act(async () => day('2026-12-31').click())
  expect(said()).toBe('10 Termine finden statt, 2 fallen aus.')
  await act(async () => day('2026-12-31').click())
  await act(async () => day('2026-12-29').click())
  expect(said()).toBe('12 Termine finden statt, einer fällt aus.')
  expect(form.data()['serie']).toMatchObject({
    ausfalltermine: [{ tag: '2026-12-24' }],
    zusatztermine: [{ tag: '2026-12-29' }],
  })
  const reached = () => form.root.querySelectorAll('[data-day][tabindex="0"]')
  expect([...reached()].map(one => one.getAttribute('data-day'))).toEqual(['2026-12-29'])
  const press = (key: string) =>
    act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    )
  day('2026-12-29').focus()
  await press('ArrowDown')
  expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-05')
  await press('PageDown')
  await press('PageDown')
  expect(document.activeElement?.getAttribute('data-day')).toBe('2027-03-01')
  expect(form.root.textContent).not.toContain('Dezember 2026:')
})

test('past dates are shown only in the list of all dates', async () => {
  const form = await drawnForm(fields, {
    datum_von: '2026-11-05T18:00:00+01:00',
    serie: { regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['DONNERSTAG'] }, anzahl: 5 },
  })
  const first = () => form.root.querySelector('section ol li')?.textContent
  expect(first()).toContain('26.11.2026')
  await form.press('Alle 5 Termine zeigen')
  expect(first()).toContain('05.11.2026')
  await form.press('Weniger Termine zeigen')
  expect(first()).toContain('26.11.2026')
})

test('dates in school holidays are marked, cancelled with one press, and restored', async () => {
  // By this time the cached answer has expired.
  vi.setSystemTime('2026-11-22T09:05:00Z')
  answering({
    ...fakeCms(),
    stadt: async () => ({
      ...(calls.stadt.examples[0]?.answer as never as Stadt),
      schulferien: [{ name: 'Weihnachtsferien', von: '2026-12-23', bis: '2027-01-09' }],
    }),
  })
  const form = await drawnForm(fields, {
    datum_von: '2026-12-10T18:00:00+01:00',
    serie: { regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['DONNERSTAG'] }, anzahl: 6 },
  })
  await soon(() => expect(form.root.textContent).toContain('3 Termine fallen in die Schulferien.'))
  expect(form.root.querySelectorAll('section ol li')[2]?.textContent).toContain(
    'fällt in die Weihnachtsferien',
  )
  expect(form.root.querySelector('[data-day="2026-12-24"]')?.getAttribute('aria-label')).toBe(
    'Donnerstag, 24. Dezember 2026: findet statt. Schulferien: Weihnachtsferien.',
  )
  await form.press('In den Schulferien fällt es aus')
  expect(form.data()['serie']).toMatchObject({
    ausfalltermine: ['2026-12-24', '2026-12-31', '2027-01-07'].map(tag => ({
      tag,
      grund: 'Weihnachtsferien',
    })),
  })
  await form.press('In den Schulferien findet es doch statt')
  expect(form.data()['serie']).toMatchObject({ ausfalltermine: [] })
  expect(form.root.textContent).toContain('6 Termine finden statt.')
})

test('P6: a rule begins with the weekday of the beginning, and another kind of rule with its day', async () => {
  const form = await drawnForm(fields, { datum_von: '2026-12-03T18:00:00+01:00', serie: {} })
  await form.press('Termine nach Regel angeben')
  expect(form.data()['serie']).toMatchObject({ regel: { art: 'WOECHENTLICH', wochentage: ['DONNERSTAG'] } })
  await act(async () => form.labelled('Im Monat an einem Tag').click())
  expect(form.data()['serie']).toMatchObject({ regel: { art: 'MONATLICH_AM_TAG', tag: 3 } })
})
