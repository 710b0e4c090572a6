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
  expect(isOpenFile(title, fileName)).toBe(is),
)
