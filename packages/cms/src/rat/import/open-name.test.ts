import { decomposed } from '@rathausplatz/text'
import { expect, test } from 'vitest'
import { isOpenFile, saysOpen } from './open-name.ts'

test.each([
  'Einladung öffentlich',
  'Öffentliche Einladung',
  'Niederschrift öffentlich.pdf',
  'Niederschrift (öffentlicher Teil)',
  'Protokoll öffentliche Sitzung',
  'öffentliche Bekanntmachung',
  'Öffentliche Bekanntmachung/Tagesordnung',
  'Öffentliche Tagesordnung',
  'Einladung_oeffentlich',
  '2026-11-10_GEMEINDERAT_Niederschrift_OEFFENTLICH.pdf',
  'Niederschrift über die öffentliche Sitzung des Gemeinderates vom 10. November 2026',
  'Niederschrift der öffentlichen Sitzung des Bau- und Umweltausschusses am 10.11.2026, 18:30 Uhr',
  'Öffentliche Niederschrift Ausschuss für Umwelt und Technik Nr. 4',
  'Ergebnisprotokoll öffentlich',
  'Sitzungsniederschrift öffentl. Teil',
  decomposed('Einladung öffentlich'),
])('the file name %j says that the file is the public part of a document', name =>
  expect(saysOpen(name)).toBe(true),
)

test.each([
  'Niederschrift',
  'Öffentlich',
  'Öffentlichkeit',
  'Öffentlich-rechtlicher Vertrag Grundstück Meier',
  'Öffentliche Ausschreibung Angebotsauswertung',
  'Stellenplan öffentlicher Dienst Bewerberliste',
  'Vertragsentwurf öffentliche Toilette Personal',
  'öffentliche Zustellung Schuldner Müller',
  'Öffentlicher Personennahverkehr Vergabe Bieter',
  'Anlage Personal der öffentlichen Verwaltung',
  'Anlage N 2 öffentlich-rechtliche Forderung',
  'Niederschrift n öffentlich',
  'Niederschrift öffentlich N',
  'Niederschrift öffentlich und nichtöffentlich',
  'Niederschrift Ö/N öffentlich',
  'Niederschrift öffentlich mit Personalien',
  'Protokoll öffentlich Grundstück Meier',
  'Bekanntmachung öffentliche Zustellung Müller',
  'Niederschrift Personalrat öffentlich',
  'Öffentlich- und Finanzausschuss Vertrag',
  'Protokoll Vergabe öffentliche Toilette',
  'Tagesordnung öffentlich Teil II',
  'Anlage öffentlich',
  'Öffentliche Anlage 3',
  'unveröffentlichte Niederschrift',
])('the file name %j does not say that the file is the public part of a document', name =>
  expect(saysOpen(name)).toBe(false),
)

test.each([
  ['Niederschrift', 'niederschrift-oeffentlich.pdf', true],
  ['Niederschrift öffentlich', 'b1rp.pdf', true],
  ['', 'einladung-oeffentlich.pdf', true],
  ['Personal Meier', 'niederschrift-oeffentlich.pdf', false],
  ['Niederschrift', 'niederschrift.pdf', false],
])('a file titled %j and stored as %j is public: %s', (title, fileName, is) =>
  expect(isOpenFile([title, fileName])).toBe(is),
)

const own = ['Ortschaftsrat Hinterkelterbach', 'OR HKB']
test.each([
  ['Öffentliche Niederschrift (Ortschaftsrat Hinterkelterbach)', true],
  ['Öffentliche Niederschrift Ortschaftsrat Hinterkelterbach', true],
  ['Niederschrift öffentlich (OR HKB)', true],
  ['Niederschrift_öffentlich_OR-HKB_2026-05-12.pdf', true],
  ['Öffentliche Niederschrift vom 12.05.2026, Nr. 4 (ORTSCHAFTSRAT HINTERKELTERBACH)', true],
  [decomposed('Öffentliche Bekanntmachung Ortschaftsrat Hinterkelterbach'), true],
  ['Niederschrift (Ortschaftsrat Hinterkelterbach)', false],
  ['Nichtöffentliche Niederschrift (Ortschaftsrat Hinterkelterbach)', false],
  ['Öffentliche Niederschrift Ortschaftsrat Hinterkelterbach Kauf Müllerwiese', false],
  ['Öffentliche Niederschrift OR HKBX', false],
  ['Öffentliche Niederschrift Ortschaftsrat Oberkelterbach', false],
] as const)('C4: 2: the names of the own committee may stand beside the public part: %s', (name, is) => {
  expect(saysOpen(name, own)).toBe(is)
  expect(isOpenFile(['Niederschrift', name], own)).toBe(is)
})

test('C4: 2: own names without letters, or with signs, change nothing', () => {
  expect(saysOpen('Öffentliche Niederschrift Kauf', ['', '-', 'K', '(.*)'])).toBe(false)
  expect(saysOpen('Öffentliche Niederschrift (Rat+)', ['Rat+'])).toBe(true)
})
