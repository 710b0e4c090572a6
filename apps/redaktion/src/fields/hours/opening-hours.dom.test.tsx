import { formOf, records } from '@rathausplatz/contract/records'
import { act } from 'react'
import { expect, test } from 'vitest'
import { drawnForm, type } from '../testing/drawn-form.tsx'

const fields = formOf(records.stadt).filter(({ name }) => name === 'oeffnungszeiten')
const hours = (more: object = {}) => ({
  oeffnungszeiten: [{ typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten: [], ...more }],
})
const first = (data: Record<string, unknown>) => (data['oeffnungszeiten'] as Record<string, unknown>[])[0]

async function unfolded(data: Record<string, unknown>) {
  const form = await drawnForm(fields, data)
  await act(async () => form.root.querySelector<HTMLElement>('[aria-expanded=false]')?.click())
  const input = (label: string) => {
    const found = form.root.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
    if (!found) throw new Error(`There is no field "${label}"`)
    return found
  }
  return { ...form, input }
}

test('times of a day can be added, copied to the next day and removed, and the preview follows', async () => {
  const form = await unfolded(hours())
  await form.press('Zeit am Montag')
  expect(document.activeElement).toBe(form.input('Montag, von'))
  await type(form.input('Montag, von'), '8')
  await act(async () => form.input('Montag, von').blur())
  await type(form.input('Montag, bis'), '12.30')
  await act(async () => form.input('Montag, bis').blur())
  expect(first(form.data())?.['regulaereZeiten']).toEqual([
    { tagestyp: 'MONTAG', beginn: '08:00', ende: '12:30' },
  ])
  expect(form.root.querySelector('dl')?.textContent).toContain('Montag08:00–12:30 Uhr')
  await form.press('wie am Montag, für Dienstag')
  expect(form.root.querySelector('dl')?.textContent).toContain('Montag und Dienstag')
  await form.press('Dienstag, 08:00 bis 12:30 entfernen')
  expect(first(form.data())?.['regulaereZeiten']).toHaveLength(1)
  expect(document.activeElement?.textContent).toBe(' Zeit am Dienstag')
})

test.each([
  ['von', '9–12', '09:00', '12:00'],
  ['von', '8.30-12', '08:30', '12:00'],
  ['von', '9 bis 12 Uhr', '09:00', '12:00'],
  ['bis', '14-16:30', '14:00', '16:30'],
])('P3: both times typed into the field „%s“ as „%s“ fill both fields', async (side, typed, beginn, ende) => {
  const form = await unfolded(hours())
  await form.press('Zeit am Montag')
  await act(async () => form.input(`Montag, ${side}`).focus())
  await type(form.input(`Montag, ${side}`), typed)
  await act(async () => form.input(`Montag, ${side}`).blur())
  expect(first(form.data())?.['regulaereZeiten']).toEqual([{ tagestyp: 'MONTAG', beginn, ende }])
})

test('a time that overlaps another is reported, with the other time', async () => {
  const form = await unfolded(
    hours({
      regulaereZeiten: [
        { tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' },
        { tagestyp: 'MONTAG', beginn: '11:00', ende: '13:00' },
      ],
    }),
  )
  expect(form.root.textContent).toContain('Überschneidet sich mit: Montag 08:00–12:00 Uhr.')
})

test('a deviating day is shown in words, and lasts one day by default', async () => {
  const form = await unfolded(hours())
  await form.press('Abweichende Zeit hinzufügen')
  expect(document.activeElement).toBe(form.labelled('Erster Tag'))
  await form.type('Erster Tag', '2027-12-24')
  expect(form.labelled('Letzter Tag').value).toBe('2027-12-24')
  await form.type('Grund', 'Heiligabend')
  expect(first(form.data())?.['abweichendeZeiten']).toEqual([
    {
      beginn: '2027-12-24T00:00:00+01:00',
      ende: '2027-12-25T00:00:00+01:00',
      zusatz: 'Heiligabend',
      zeiten: [],
    },
  ])
  expect(form.root.textContent).toContain('Freitag, 24.12.2027: geschlossen (Heiligabend)')
  await act(async () => form.labelled('andere Zeiten').click())
  await type(form.input('Freitag, von'), '08:00')
  await type(form.input('Freitag, bis'), '12:00')
  expect(form.root.textContent).toContain('Freitag, 24.12.2027: 08:00–12:00 Uhr (Heiligabend)')
})

test('an entry keeps its position and its focus while its day is typed, and is sorted when it is folded', async () => {
  const on = (day: string) => ({
    beginn: `${day}T00:00:00+01:00`,
    ende: `${day}T12:00:00+01:00`,
    zusatz: '',
    zeiten: [],
  })
  const form = await unfolded(hours({ abweichendeZeiten: [on('2027-12-24'), on('2027-12-31')] }))
  const heads = () => [...form.root.querySelectorAll('li > div > button[aria-expanded]')]
  const open = () => heads().map(head => head.getAttribute('aria-expanded') === 'true')
  await form.press('Abweichende Zeit hinzufügen')
  // The year as it is typed, digit by digit.
  for (const year of ['0002', '0020', '0202', '2027']) {
    await form.type('Erster Tag', `${year}-12-27`)
    expect(document.activeElement).toBe(form.labelled('Erster Tag'))
    expect(open()).toEqual([false, false, true])
  }
  await act(async () => (heads()[2] as HTMLElement).click())
  expect(heads().map(head => head.textContent.trim().slice(0, 19))).toEqual([
    'Freitag, 24.12.2027',
    'Montag, 27.12.2027:',
    'Freitag, 31.12.2027',
  ])
})

test('a removed deviation can be restored', async () => {
  const deviation = {
    beginn: '2027-12-24T00:00:00+01:00',
    ende: '2027-12-25T00:00:00+01:00',
    zusatz: '',
    zeiten: [],
  }
  const form = await unfolded(hours({ abweichendeZeiten: [deviation] }))
  await form.press('Entfernen: Freitag, 24.12.2027: geschlossen')
  expect(first(form.data())?.['abweichendeZeiten']).toEqual([])
  expect(document.activeElement?.textContent).toContain('Rückgängig')
  await form.press('Rückgängig: „Freitag, 24.12.2027: geschlossen“ wurde entfernt')
  expect(document.activeElement?.textContent).toContain('Freitag, 24.12.2027')
  expect(first(form.data())?.['abweichendeZeiten']).toEqual([deviation])
})

test('a fault is shown at its field, which has the id that the list of faults links to', async () => {
  const form = await unfolded(hours({ regulaereZeiten: [{ tagestyp: 'FREITAG', beginn: 'x', ende: '' }] }))
  await form.say({ 'oeffnungszeiten.0.regulaereZeiten.0.beginn': 'Bitte eine Uhrzeit angeben.' })
  const input = form.root.querySelector('[id="feld-probe-oeffnungszeiten.0.regulaereZeiten.0.beginn"]')
  expect(input?.getAttribute('aria-invalid')).toBe('true')
  const described = input?.getAttribute('aria-describedby')
  expect(form.root.querySelector(`[id="${described}"]`)?.textContent).toBe('Bitte eine Uhrzeit angeben.')
})

test('F3: hours get a period, as summer or winter hours', async () => {
  const form = await unfolded(hours())
  await form.press('Zeitraum hinzufügen')
  await form.type('Von', '2027-04-01')
  await form.type('Bis', '2027-10-31')
  expect(first(form.data())?.['gueltigkeiten']).toEqual([{ beginn: '2027-04-01', ende: '2027-10-31' }])
})
