import type { FormField } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { cellText } from './cell.ts'

const field = (control: object): FormField =>
  ({ name: 'feld', label: 'Feld', required: false, ...control }) as FormField

const art = field({ control: 'auswahl', options: [{ value: 301, label: 'auf Dauer' }] })
const amt = field({ control: 'verweis', to: 'organisationseinheit' })
const names = { feld: [{ value: 'bauamt', label: 'Bauamt' }] }

test.each([
  ['nothing is empty', field({ control: 'zeile' }), undefined, ''],
  ['a word is itself', field({ control: 'zeile' }), 'Marktplatz', 'Marktplatz'],
  ['a number is itself', field({ control: 'zahl', whole: true, nullable: false }), 0, '0'],
  [
    'a part of a number behind a comma, as forms and tables have it',
    field({ control: 'zahl' }),
    48.79,
    '48,79',
  ],
  ['a choice by its name', art, 301, 'auf Dauer'],
  ['a choice that is none any more by its value', art, 307, '307'],
  ['a switch as yes or no', field({ control: 'schalter' }), false, 'nein'],
  ['a day as a date', field({ control: 'datum', withTime: false }), '2026-12-01', '01.12.2026'],
  [
    'an end at midnight as the day that it ends, as the public pages say it',
    { ...field({ control: 'datum', withTime: true }), name: 'validThrough' },
    '2027-01-15T00:00:00+01:00',
    '14.01.2027',
  ],
  [
    'an end within a day with its time',
    { ...field({ control: 'datum', withTime: true }), name: 'validThrough' },
    '2027-01-15T12:00:00+01:00',
    '15.01.2027, 12:00 Uhr',
  ],
  [
    'a moment with its time in the town',
    field({ control: 'datum', withTime: true }),
    '2026-12-01T17:00:00Z',
    '01.12.2026, 18:00 Uhr',
  ],
  ['a day that is none as it stands', field({ control: 'datum', withTime: false }), 'bald', 'bald'],
  ['a record by its title', amt, 'bauamt', 'Bauamt'],
  ['a record that is gone by its Kennung', amt, 'forstamt', 'forstamt'],
  [
    'several with commas',
    field({ control: 'liste', of: amt, least: 0 }),
    ['bauamt', 'forstamt'],
    'Bauamt, forstamt',
  ],
  ['what is made of parts not at all', field({ control: 'gruppe', fields: [] }), { a: 1 }, ''],
])('In a cell: %s', (_, of, value, said) => {
  expect(cellText(of, value, names)).toBe(said)
})
