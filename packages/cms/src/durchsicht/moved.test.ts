import { expect, test } from 'vitest'
import { movedFindings } from './moved.ts'

const lage = { breite: 48.8, laenge: 8.1 }
const at = (street: string, more: object = {}) => ({
  anschrift: { location: 'Rathaus', street, zip: '12345', city: 'Stadt', lage, ...more },
})
const fieldsOf = (data: unknown, before: unknown) => movedFindings(data, before).map(({ feld }) => feld)

test.each([
  ['another street', at('Talstraße 4'), at('Marktplatz 1'), ['anschrift.lage']],
  ['another number', at('Marktplatz 4'), at('Marktplatz 1'), ['anschrift.lage']],
  ['another town', at('Marktplatz 1', { city: 'Dorf' }), at('Marktplatz 1'), ['anschrift.lage']],
  ['new coordinates', at('Talstraße 4', { lage: { breite: 48.9, laenge: 8.1 } }), at('Marktplatz 1'), []],
  ['no coordinates', at('Talstraße 4', { lage: undefined }), at('Marktplatz 1'), []],
  ['no coordinates before', at('Talstraße 4'), at('Marktplatz 1', { lage: undefined }), []],
  ['the same address', at('Marktplatz 1'), at('Marktplatz 1'), []],
  ['another spelling', at('Marktstr. 1'), at('Marktstraße 1'), []],
  ['another room', at('Marktplatz 1', { location: 'Anbau' }), at('Marktplatz 1'), []],
  ['nothing public yet', at('Talstraße 4'), undefined, []],
  ['in a list', { orte: [at('Talstraße 4')] }, { orte: [at('Marktplatz 1')] }, ['orte.0.anschrift.lage']],
  [
    'in a list in another order',
    {
      orte: [
        { id: 'b', ...at('Weg 2') },
        { id: 'a', ...at('Marktplatz 1') },
      ],
    },
    {
      orte: [
        { id: 'a', ...at('Marktplatz 1') },
        { id: 'b', ...at('Weg 2') },
      ],
    },
    [],
  ],
])('D4: an office moves, its coordinates with it or not: %s', (_, data, before, fields) => {
  expect(fieldsOf(data, before)).toEqual(fields)
})
