import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { placesOf, subjectOf } from './places.ts'
import { spreadsheetFindings } from './spreadsheet-errors.ts'

const found = (text: string) => {
  const daten = { pfad: '/x', title: 'x', content: [{ template: 'text', context: { text } }] }
  return spreadsheetFindings(placesOf(subjectOf(records.seite, daten)))
}

test.each([
  '#BEZUG!',
  '#NV',
  '#WERT!',
  '#DIV/0!',
  '#NAME?',
  '#ZAHL!',
  '#NULL!',
  '#ÜBERLAUF!',
  '#REF!',
  '#VALUE!',
  '#N/A',
  'Err:502',
  '########',
  '3E+05',
  '1,25E+08',
  '2.5E-07',
])('D2: %s from a spreadsheet is named with its place', wrong => {
  const table = `<table><tr><th>Gefäß</th></tr><tr><td>120 Liter</td><td>${wrong}</td></tr></table>`
  expect(found(table)).toMatchObject([
    {
      regel: 'tabellen-fehler',
      gewicht: 'hinweis',
      feld: 'content.0.context.text',
      stelle: wrong,
      satz: expect.stringContaining(`„${wrong}“, nach „120 Liter“.`),
    },
  ])
  expect(found(`<p>Die Gebühr beträgt ${wrong} Euro.</p>`)).toHaveLength(1)
})

test.each([
  'Zimmer #12',
  '#NVBW und #Rebenau',
  'Der Tarif E-05 gilt.',
  'Artikel 3E05 und 3E',
  'Linie 3E und 5',
  'Energieklasse A3E+ gilt.',
  '###',
  'C# und ### Abschnitt',
  'EG 9b, 3.714 €',
  'WERT! NAME?',
])('D2: %s is no error of a spreadsheet', text => {
  expect(found(`<p>${text}</p>`)).toEqual([])
})

test.each([
  ['aktuelles', 'text'],
  ['veranstaltung', 'text'],
  ['bekanntmachung', 'text'],
  ['organisationseinheit', 'text'],
] as const)('D2: an error of a spreadsheet is named in %s, too', (kind, field) => {
  const data = { [field]: '<table><tr><td>Kosten</td><td>########</td></tr></table>' }
  expect(spreadsheetFindings(placesOf(subjectOf(records[kind], data)))).toMatchObject([
    { stelle: '########' },
  ])
})
