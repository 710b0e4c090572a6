import { describe, expect, test } from 'vitest'
import { readPostcode } from './postcode.ts'

describe('F4: a postcode is read as people type it', () => {
  test.each([
    ['10115', '10115'],
    ['76 999', '76999'],
    [' 76999 ', '76999'],
    ['76\u00a0999', '76999'],
    ['01067', '01067'],
    ['D-76999', '76999'],
    ['D–76999', '76999'],
    ['D 76999', '76999'],
    ['D76999', '76999'],
    ['DE-76999', '76999'],
    ['d-76 999', '76999'],
    ['７６９９９', '76999'],
    ['F-67160', 'F-67160'],
    ['F 67160', 'F-67160'],
    ['f67160', 'F-67160'],
    ['FR-67160', 'FR-67160'],
    ['F - 67 160', 'F-67160'],
    ['CH-4051', 'CH-4051'],
    ['CH 4051', 'CH-4051'],
    ['A-1010', 'A-1010'],
    ['AT-1010', 'AT-1010'],
    ['L-1009', 'L-1009'],
    ['B-1000', 'B-1000'],
    ['NL-1012 AB', 'NL-1012 AB'],
    ['NL 1012', 'NL-1012'],
    ['PL-00-001', 'PL-00-001'],
    ['CZ-110 00', 'CZ-110 00'],
    ['DK-1050', 'DK-1050'],
    ['FL-9490', 'FL-9490'],
    ['SW1A 1AA', 'GB-SW1A 1AA'],
    ['GB-EC1A1BB', 'GB-EC1A 1BB'],
    ['US-90210', 'US-90210'],
  ])('%j is %s', (typed, code) => expect(readPostcode(typed)).toEqual({ ok: true, value: code }))

  test.each([
    ['769', /fünf Ziffern an, zum Beispiel 10115.*F-67160/],
    ['769991', /fünf Ziffern/],
    ['4051', /nur vier Ziffern.*Im Ausland steht das Land davor/],
    ['1067', /nur vier Ziffern/],
    ['Neustadt', /fünf Ziffern/],
    ['7699O', /fünf Ziffern/],
    ['F-6716', /in Frankreich sieht so aus: F-67160/],
    ['CH-40511', /in der Schweiz sieht so aus: CH-4051/],
  ])('%j is refused: %s', (typed, fault) => {
    const read = readPostcode(typed)
    expect(read.ok ? read.value : read.fault).toMatch(fault)
  })
})
