import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { freeAndPricedFindings } from './free-and-priced.ts'
import { subjectOf } from './places.ts'

const said = (eintritt: unknown, kostenlos: unknown = true) =>
  freeAndPricedFindings(subjectOf(records.veranstaltung, { titel: 'Konzert', eintritt, kostenlos })).map(
    ({ satz }) => satz,
  )

test.each([
  '12 €',
  '8 €, ermäßigt 5 €',
  '12,50 Euro',
  'Kinder frei, Erwachsene 5 €',
  'ab 3 €',
  '1.200 €',
  '0,50 €',
  'EUR 8',
])('P6: „Eintritt frei“ beside „%s“ is asked about', eintritt => {
  expect(said(eintritt)).toEqual([
    `„Eintritt frei“ ist eingeschaltet, bei „Eintritt“ steht aber „${eintritt}“.`,
  ])
})

test.each<[unknown, unknown?]>([
  ['12 €', false],
  ['12 €', 'ja'],
  [''],
  ['frei, Spenden sind willkommen'],
  ['Spende erbeten (5 €)'],
  ['Eintritt frei, Material 2 €'],
  ['kostenlos'],
  ['0 €'],
  ['Spende'],
  ['für 12 Kinder'],
  [7],
  [null],
])('P6: the admission %j with %j is not asked about', (eintritt, kostenlos) => {
  expect(said(eintritt, kostenlos)).toEqual([])
})
