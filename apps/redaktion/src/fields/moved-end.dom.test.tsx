import { formOf, records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { movedEnd } from './moved-end.ts'
import { drawnForm } from './testing/drawn-form.tsx'

const fields = formOf(records.veranstaltung).filter(({ name }) => name.startsWith('datum_'))
const MARKET = { datum_von: '2027-11-27T14:00:00+01:00', datum_bis: '2027-11-28T20:00:00+01:00' }

test('P6: the end goes along with a moved beginning, if the editor wants it', async () => {
  const form = await drawnForm(fields, MARKET)
  expect(form.root.textContent).not.toContain('mitverschieben')
  await form.type('Beginn', '2026-12-12T11:00')
  await form.press('Ende mitverschieben: 13.12.2026, 20:00 Uhr')
  expect(form.data()).toEqual({
    datum_von: '2026-12-12T11:00:00+01:00',
    datum_bis: '2026-12-13T20:00:00+01:00',
  })
  expect(form.root.textContent).not.toContain('mitverschieben')
})

const BEGIN = '2026-12-12T11:00:00+01:00'
const END = '2026-12-12T20:00:00+01:00'

test.each<[string, unknown, unknown, string | undefined]>([
  ['a day later', '2026-12-13T11:00:00+01:00', END, '2026-12-13T20:00:00+01:00'],
  ['in summer', '2027-07-01T11:00:00+02:00', END, '2027-07-01T20:00:00+02:00'],
  ['a year earlier', '2025-12-12T11:00:00+01:00', END, '2025-12-12T20:00:00+01:00'],
  ['an hour later', '2026-12-12T12:00:00+01:00', END, undefined],
  ['with a new end', '2026-12-13T11:00:00+01:00', '2026-12-13T22:00:00+01:00', undefined],
  ['while the year is typed', '0002-12-12T11:00:00+00:53', END, undefined],
  ['emptied', undefined, END, undefined],
  ['without an end', '2026-12-13T11:00:00+01:00', undefined, undefined],
  ['of another type', 7, [], undefined],
])('P6: a beginning %s has this end: %#', (_what, begin, end, moved) => {
  const before = { begin: BEGIN, end: typeof end === 'string' ? END : end }
  expect(movedEnd(before, { begin, end })?.end).toBe(moved)
})

test('P6: of other periods nothing is proposed', async () => {
  const form = await drawnForm(
    formOf(records.bekanntmachung).filter(({ name }) => name.startsWith('datum_')),
    MARKET,
  )
  await form.type('Bereitgestellt am', '2026-12-12T11:00')
  expect(form.root.textContent).not.toContain('mitverschieben')
})
