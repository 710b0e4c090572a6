import { expect, test } from 'vitest'
import { isOnlyInWords, isSaid, standWords, townStepNames, waitingWords, whereOf } from './schaeden.ts'

test('The state of a damage report says how far it is and whether it is public', () => {
  expect(standWords({ stand: 'in_arbeit', oeffentlich: true })).toBe('In Arbeit, öffentlich')
  expect(standWords({ stand: 'eingegangen', oeffentlich: false })).toBe('Eingegangen, nicht öffentlich')
})

test('The place is one line: the address, otherwise the description, otherwise the coordinates', () => {
  const lage = { breite: 48.79, laenge: 8.04 }
  expect(whereOf({ adresse: 'Spitalgasse 5', ort: 'Am Bach', lage })).toBe('Spitalgasse 5')
  expect(whereOf({ adresse: '', ort: 'Am Bach\nzweite Bank', lage })).toBe('Am Bach')
  expect(whereOf({ adresse: '', ort: '', lage })).toBe('48.79, 8.04')
})

test('Without an address and coordinates the place is only described in words', () => {
  expect(isOnlyInWords({ adresse: '', lage: null })).toBe(true)
  expect(isOnlyInWords({ adresse: 'Spitalgasse 5', lage: null })).toBe(false)
  expect(isOnlyInWords({ adresse: '', lage: { breite: 48.79, laenge: 8.04 } })).toBe(false)
})

test('The waiting reports give one sentence, or none', () => {
  const said = (eingegangen: number, wieder_geoeffnet: number) =>
    waitingWords({ eingegangen, wieder_geoeffnet, offen: 9 })
  expect(said(0, 0)).toBeUndefined()
  expect(said(1, 0)).toBe('Eine Meldung ist neu.')
  expect(said(3, 1)).toBe('3 Meldungen sind neu, eine ist wieder geöffnet.')
  expect(said(0, 2)).toBe('2 Meldungen sind wieder geöffnet.')
})

test('A step that needs a reason is not sent without one', () => {
  expect(townStepNames.filter(schritt => !isSaid(schritt, ' '))).toEqual([
    'mitteilen',
    'erledigen',
    'ablehnen',
    'wieder_oeffnen',
  ])
  expect(townStepNames.every(schritt => isSaid(schritt, 'Wir waren da.'))).toBe(true)
})
