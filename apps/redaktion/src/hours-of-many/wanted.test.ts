import { expect, test } from 'vitest'
import { understood } from './days-field.tsx'
import { bodyOf, missingIn, NOTHING, type Wanted } from './wanted.ts'

const TODAY = '2026-11-30'
const whole: Wanted = { ...NOTHING, tage: '24.12.', ids: ['a'] }
const missing = (wanted: Wanted) => Object.keys(missingIn(wanted, TODAY))

test('P3: what is missing for many offices is said at its field', () => {
  expect(missing(NOTHING)).toEqual(['tage', 'aemter'])
  expect(missing(whole)).toEqual([])
  expect(missing({ ...whole, tage: '31.6.' })).toEqual(['tage'])
  expect(missing({ ...whole, isClosed: false })).toEqual(['beginn-0'])
  expect(missing({ ...whole, arten: [] })).toEqual(['arten'])
})

test('P3: several periods stand in one field, and the screen says how it understood them', () => {
  const tage = '24.–26.12. und 31.12.–1.1.'
  expect(bodyOf({ ...whole, tage }, TODAY).zeitraeume).toEqual([
    { von: '2026-12-24', bis: '2026-12-26' },
    { von: '2026-12-31', bis: '2027-01-01' },
  ])
  expect(understood('24.–26.12.', TODAY)).toBe('Donnerstag, 24.12.2026 bis Samstag, 26.12.2026')
  expect(understood('24.', TODAY)).toBe('')
})

test('P3: closed means all kinds of hours, other hours mean the doors', () => {
  expect(bodyOf(whole, TODAY)).toMatchObject({
    arten: ['ALLGEMEINE_OEFFNUNGSZEIT', 'SERVICEZEIT', 'TELEFONISCHE_ERREICHBARKEIT'],
    zeiten: [],
  })
  const other = { ...whole, isClosed: false, zeiten: [{ beginn: '8.30', ende: '12' }] }
  expect(bodyOf(other, TODAY)).toMatchObject({
    arten: ['ALLGEMEINE_OEFFNUNGSZEIT'],
    zeiten: [{ beginn: '08:30', ende: '12:00' }],
  })
})
