import { decomposed } from '@rathausplatz/text'
import { expect, test } from 'vitest'
import { addressesClosedFile, isClosedReference, namesClosedFile } from './closed-file-names.ts'

test.each([
  'Anlage4_nichtoeffentlich.pdf',
  'Anlage 2 nichtöffentlich',
  decomposed('Anlage 2 nicht-öffentlich.pdf'),
  'Anlage 3 (nö)',
  'Anlage3_nö.pdf',
  'NOE_Kalkulation.pdf',
  'Anlage NÖT',
  'Anlage_NOET.pdf',
  'Anlage-N zur Vorlage',
  'Anlage-N.pdf',
  'Anlage N 3',
  'Anlage zu N 3',
  'Kalkulation-N.pdf',
  'Vorlage_2026_6_N.pdf',
  'Niederschrift (N)',
  'Gehaltsliste VERTRAULICH',
  'Kalkulation_intern.pdf',
  'nur für den Dienstgebrauch',
])('C1: the file name %j is not public', name => expect(namesClosedFile(name)).toBe(true))

test.each([
  'Anlage 1 - Grundriss',
  'Anlagen',
  'Anlage Neubau.pdf',
  'Vorlage 87.pdf',
  'Plan Nord.pdf',
  'Übersicht 2026.pdf',
  'International.pdf',
  'Vertrag',
])('C1: the file name %j says nothing of it', name => expect(namesClosedFile(name)).toBe(false))

test.each([
  ['https://rat.example/files/00000117_nichtoeffentlich.pdf', true],
  ['https://rat.example/files/Anlage%20n%C3%B6.pdf', true],
  ['https://rat.example/files/Anlage_N_3.pdf', true],
  ['https://rat.example/get.php?id=5&name=Kalkulation_intern.pdf', true],
  ['https://rat.example/vertraulich/00000117.pdf', false],
  ['https://rat.example/files/00000117.pdf', false],
  ['https://rat.example/files/x3-n', false],
  ['https://rat.example/files/%E0%A4.pdf', false],
  ['', false],
])('C1: the address %j names a file that is not public: %s', (address, isClosed) =>
  expect(addressesClosedFile(address)).toBe(isClosed),
)

test.each([
  ['2026/6-N', true],
  ['2026/6/N', true],
  ['2026/6N', true],
  ['V/2026/7 nö', true],
  ['NÖ 2026/5', true],
  ['N 2026/5', true],
  ['2026/6', false],
  ['GRDrs 12/2026', false],
  ['AN 3/2026', false],
  ['2026-NORD-4', false],
])('C1: a paper with the number %j is not public: %s', (reference, isClosed) =>
  expect(isClosedReference(reference)).toBe(isClosed),
)
