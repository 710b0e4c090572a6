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
    ['769', /fünf Ziffern an, zum Beispiel 12345.*F-67160/],
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

describe('F6: a postcode keeps its country and gets no other one', () => {
  test.each([
    ['PLZ 76999', '76999'],
    ['plz: 76999', '76999'],
    ['PLZ76999', '76999'],
    ['Postleitzahl 76999', '76999'],
    ['PLZ D-76999', '76999'],
    ['L-2345', 'L-2345'],
    ['l-2345', 'L-2345'],
    ['L2345', 'L-2345'],
    ['I-00118', 'I-00118'],
    ['i00118', 'I-00118'],
    ['BE-1000', 'BE-1000'],
    ['LU 1009', 'LU-1009'],
    ['IT-00118', 'IT-00118'],
    ['S-114 55', 'S-114 55'],
    ['SE-11455', 'SE-11455'],
    ['N-0150', 'N-0150'],
    ['FIN-00100', 'FIN-00100'],
    ['P-1000-001', 'P-1000-001'],
    ['HU-1011', 'HU-1011'],
    ['AR-1425', 'AR-1425'],
    ['CL-8320000', 'CL-8320000'],
    ['NP 44600', 'NP-44600'],
    ['RO-010011', 'RO-010011'],
    ['UA-01001', 'UA-01001'],
    ['TR-34000', 'TR-34000'],
    ['USA-90210', 'USA-90210'],
    ['US-90210-1234', 'US-90210-1234'],
    ['01001', '01001'],
  ])('%j is %s', (typed, code) => expect(readPostcode(typed)).toEqual({ ok: true, value: code }))

  test.each([
    ['R6999', /„R“ steht für kein Land/],
    ['ss999', /fünf Ziffern.*F-67160/],
    ['XY-76999', /„XY“ steht für kein Land/],
    ['QQ 1234', /„QQ“ steht für kein Land/],
    ['ABC-12345', /„ABC“ steht für kein Land/],
    ['PLZ R6999', /„R“ steht für kein Land/],
    ['l2345', /Meinen Sie 12345\?/],
    ['l 2345', /Meinen Sie 12345\?/],
    ['I2345', /Meinen Sie 12345\?/],
    ['i2345', /Meinen Sie 12345\?/],
    ['O1067', /Meinen Sie 01067\?/],
    ['7699O', /Meinen Sie 76990\?/],
    ['769l9', /Meinen Sie 76919\?/],
    ['D-7699o', /Meinen Sie 76990\?/],
    ['PLZ 7699O', /Meinen Sie 76990\?/],
    ['|2345', /Meinen Sie 12345\?/],
    ['00000', /00000 gibt es nicht/],
    ['00123', /00123 gibt es nicht/],
    ['D-00000', /00000 gibt es nicht/],
    ['A-0000', /in Österreich sieht so aus/],
    ['PLZ', /fünf Ziffern/],
    ['PLZ 7699', /nur vier Ziffern/],
    ['SE-114', /mit SE davor hat 5 Ziffern/],
    ['P-10', /mit P davor sieht so aus: P-1000-001\./],
    ['PT-10000', /mit PT davor sieht so aus: PT-1000-001\./],
    ['AND-5000', /mit AND davor sieht so aus: AND-500\./],
  ])('%j is refused: %s', (typed, fault) => {
    const read = readPostcode(typed)
    expect(read.ok ? read.value : read.fault).toMatch(fault)
  })
})
