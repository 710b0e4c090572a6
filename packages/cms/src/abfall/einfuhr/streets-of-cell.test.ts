import { describe, expect, test } from 'vitest'
import { placeKey } from '../places.ts'
import { streetReader } from './streets-of-cell.ts'

const STREETS = new Set(['Kelterstraße', 'Weg 12', 'Berg und Tal', 'Am Markt'])
const read = streetReader({
  isStreet: name => STREETS.has(name),
  isOrt: name => ['kernstadt', 'unterweiler'].includes(placeKey(name)),
})
const written = (strasse: string, hausnummer = ''): string => {
  const found = read(strasse, hausnummer)
  if ('satz' in found) return found.satz
  const addresses = found.adressen.map(one => [one.strasse, one.hausnummer].filter(Boolean).join(' '))
  return addresses.join(' | ') + (found.ort && ` in ${found.ort}`)
}

describe('W9: the streets of one cell', () => {
  test.each([
    ['Amselweg', '', 'Amselweg'],
    ['Amselweg, Drosselweg', '', 'Amselweg | Drosselweg'],
    ['Amselweg; Drosselweg; Finkenweg', '', 'Amselweg | Drosselweg | Finkenweg'],
    ['Amselweg / Drosselweg', '', 'Amselweg | Drosselweg'],
    ['Amselweg/Drosselweg', '', 'Amselweg | Drosselweg'],
    ['Amselweg\nDrosselweg', '', 'Amselweg | Drosselweg'],
    ['Amselweg + Drosselweg', '', 'Amselweg | Drosselweg'],
    ['Amselweg und Drosselweg', '', 'Amselweg | Drosselweg'],
    ['Amselweg & Drosselweg sowie Am Bach', '', 'Amselweg | Drosselweg | Am Bach'],
    [
      'Marktplatz (Ebersberger Str.), Rektor-Biermaier-Str.',
      '',
      'Marktplatz (Ebersberger Str.) | Rektor-Biermaier-Str.',
    ],
    ['Amselweg 1-9, Drosselweg 2-20 gerade', '', 'Amselweg 1–9 | Drosselweg 2–20 gerade'],
    ['Amselweg 1, 3, 5, Drosselweg', '', 'Amselweg 1, 3, 5 | Drosselweg'],
    ['Amselweg 1 und 3, Drosselweg 7', '', 'Amselweg 1, 3 | Drosselweg 7'],
    ['Amselweg 1-17 + 4-14', '', 'Amselweg 1–17 ungerade, 4–14 gerade'],
    ['Amselweg, Unterweiler', '', 'Amselweg in Unterweiler'],
    ['Amselweg (Unterweiler)', '', 'Amselweg in Unterweiler'],
    ['Hauptstraße (L 123)', '', 'Hauptstraße'],
    ['Berg und Tal', '', 'Berg und Tal'],
    ['Weg 12', '', 'Weg 12'],
    ['Straße des 17. Juni', '', 'Straße des 17. Juni'],
    ['Auf der langen straße 5', '', 'Auf der langen straße 5'],
    ['amselweg 5', '', 'amselweg 5'],
    ['Amselweg', '1-19 ungerade', 'Amselweg 1–19 ungerade'],
    ['Amselweg 1-19', 'ungerade', 'Amselweg 1–19 ungerade'],
    ['Amselweg 1-19', '1-19', 'Amselweg 1–19'],
  ])('of „%s“ with the numbers „%s“ are %s', (strasse, hausnummer, addresses) => {
    expect(written(strasse, hausnummer)).toBe(addresses)
  })

  test.each([
    ['Haupt- und Bahnhofstraße', ''],
    ['Amselweg, nur Hinterhäuser', ''],
    ['12, Amselweg', ''],
    ['Talweg außer 7', ''],
    ['Talweg zwischen 5 und 9', ''],
    ['Talweg linke Seite 1-19', ''],
    ['Bergstr. 1-19 (Tour A)', ''],
    ['Amselweg über 20, Drosselweg', ''],
    ['Amselweg, Drosselweg', '1-9'],
    ['Amselweg 1-19', '21-29'],
    ['Amselweg, Kernstadt, Unterweiler', ''],
  ])('„%s“ with „%s“ is unclear', (strasse, hausnummer) => {
    expect(written(strasse, hausnummer)).toContain(
      'ist unklar. Bitte geben Sie jeder Straße eine eigene Zeile.',
    )
  })

  test('W7: numbers that are not understood are told', () => {
    expect(written('Amselweg', 'linke Seite')).toBe('Die Hausnummern „linke Seite“ sind nicht zu verstehen.')
  })
})
