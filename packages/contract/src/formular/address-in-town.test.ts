import { expect, test } from 'vitest'
import { formularschritt } from '../entities/formular.ts'
import { formularfeld } from '../entities/formularfeld.ts'
import { pruefe } from './pruefe.ts'

const rebenau = { plz: '76999', name: 'Rebenau' }
const question = { typ: 'adresse', name: 'wo', label: 'Wo soll die Tonne stehen?', pflicht: true }

/** Returns the messages about an address that must be in the town, by its part. */
function faultsOf(
  [strasse, hausnummer, plz, ort]: readonly [string, string, string, string],
  { nur_im_ort = true, town = rebenau }: { nur_im_ort?: boolean; town?: typeof rebenau | undefined } = {},
) {
  const felder = [formularfeld.parse({ ...question, nur_im_ort })]
  const schritte = [formularschritt.parse({ titel: 'Wohin', felder })]
  const read = pruefe(
    { schritte, ort: town },
    { wo: { strasse, hausnummer, plz, ort } },
    { heute: '2026-11-30' },
  )
  return read.ok ? {} : read.fehler
}

test.each([
  ['Kelterstraße', '5', '76999', 'Rebenau'],
  ['Kelterstraße', '5', '76 999', 'REBENAU'],
  ['Kelterstraße', '5', 'D-76999', 'Rebenau'],
  ['Lindenhof', '7', '76999', 'Lindenhof'],
  ['Lindenhof', '7', '76998', 'Rebenau-Lindenhof'],
  ['Lindenhof', '7', '76998', 'Rebenau, OT Lindenhof'],
  ['Kelterstr. 5', '', '', '76999 Rebenau'],
  ['Schloss', 'ohne', '76999', 'Rebenau'],
  ['Lindenhof', '7, Hinterhaus, 3. OG li.', '76999', 'Rebenau'],
] as const)('F5: an address in the town is taken: %s %s, %s %s', (...address) => {
  expect(faultsOf(address)).toEqual({})
})

test.each([
  ['Postfach 12 34', '', 'D-76999', 'Rebenau'],
  ['Postfach', '1234', '76999', 'Rebenau'],
  ['PF 1234', '', '76999', 'Rebenau'],
  ['Packstation 101', '', '76999', 'Rebenau'],
  ['Postlagernd', '', '76999', 'Rebenau'],
] as const)('F5: nothing is delivered to %s %s, %s %s', (...address) => {
  expect(faultsOf(address)).toEqual({ 'wo.strasse': expect.stringContaining('nicht an ein Postfach') })
  expect(faultsOf(address, { nur_im_ort: false })).toEqual({})
})

test.each([
  ['Kaiserstr.', '1', 'CH-8001', 'Zürich'],
  ['Kaiserstr.', '1', '76133', 'Karlsruhe'],
  ['Rue de la Gare', '3', 'F-67160', 'Wissembourg'],
  ['Kelterstraße', '5', 'CH-8001', 'Rebenau'],
  ['Kelterstraße', '5', '76998', 'Rebenauweiler'],
  ['Lindenhof', '7', '76998', 'Lindenhof'],
] as const)('F5: an address that is not in the town is asked: %s %s, %s %s', (...address) => {
  expect(faultsOf(address)).toEqual({
    'wo.plz':
      'Das geht nur in Rebenau (76999). Bitte prüfen Sie Postleitzahl und Ort. Bei einem Ortsteil schreiben Sie „Rebenau“ davor.',
  })
  expect(faultsOf(address, { nur_im_ort: false })).toEqual({})
})

test('F5: other faults of the address come first, and an empty street does not offer a box', () => {
  expect(faultsOf(['', '5', '769', 'Zürich'])).toEqual({
    'wo.strasse': 'Bitte geben Sie die Straße an.',
    'wo.plz': expect.stringContaining('fünf Ziffern'),
  })
  expect(faultsOf(['', '', '', ''])).toMatchObject({ 'wo.strasse': 'Bitte geben Sie die Straße an.' })
})

test('F5: without the data of the town only the box is refused', () => {
  const town = { plz: '', name: '' }
  expect(faultsOf(['Kaiserstr.', '1', 'CH-8001', 'Zürich'], { town })).toEqual({})
  expect(faultsOf(['Postfach 1', '', '76999', 'Rebenau'], { town })).not.toEqual({})
})
