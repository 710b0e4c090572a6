import { expect, test } from 'vitest'
import { typedSpans } from './typed-spans.ts'

const HEUTE = '2026-11-30'

test.each([
  ['24.12.2026', '2026-12-24'],
  ['24.12.', '2026-12-24'],
  ['24. Dezember', '2026-12-24'],
  ['1.1.', '2027-01-01'],
  ['Do, 24.12.', '2026-12-24'],
  ['Donnerstag, den 24.12.2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['24.–26.12.', '2026-12-24..2026-12-26'],
  ['24.-26.12.', '2026-12-24..2026-12-26'],
  ['24. - 26. Dezember 2026', '2026-12-24..2026-12-26'],
  ['24.12.–26.12.2026', '2026-12-24..2026-12-26'],
  ['24.12.2026-26.12.2026', '2026-12-24..2026-12-26'],
  ['24.12. bis 1.1.', '2026-12-24..2027-01-01'],
  ['24.12. – 1.1.2027', '2026-12-24..2027-01-01'],
  ['24.12.2026 bis zum 1.1.27', '2026-12-24..2027-01-01'],
  ['vom 24.12. bis 6.1.', '2026-12-24..2027-01-06'],
  ['2026-12-24 bis 2027-01-01', '2026-12-24..2027-01-01'],
  ['Do 24.12. bis Sa 26.12.', '2026-12-24..2026-12-26'],
  ['24.–26.12. und 31.12.–1.1.', '2026-12-24..2026-12-26 2026-12-31..2027-01-01'],
  ['24.–26.12., 31.12.–1.1.', '2026-12-24..2026-12-26 2026-12-31..2027-01-01'],
  ['24.12.; 31.12.', '2026-12-24 2026-12-31'],
  ['24., 28. und 29.12.', '2026-12-24 2026-12-28 2026-12-29'],
  ['vom 24. bis 26.12. sowie am 31.12.', '2026-12-24..2026-12-26 2026-12-31'],
  ['morgen', '2026-12-01'],
])('P3: the days „%s“ are understood', (text, expected) => {
  const read = typedSpans(text, HEUTE)
  const said =
    'spans' in read ? read.spans.map(({ von, bis }) => (von === bis ? von : `${von}..${bis}`)) : read
  expect(said).toEqual(expected.split(' '))
})

test.each([
  '',
  ' , ',
  'Weihnachten',
  '31.6.',
  '26.12.2026–24.12.2026',
  '24.–26.–28.12.',
  '28.–26.12.',
  '24.',
])('P3: the days „%s“ are refused with a sentence', text => {
  expect(typedSpans(text, HEUTE)).toMatchObject({ fault: expect.stringMatching(/^(?:Bitte|D)/) })
})

test.each([
  [
    '28.12.-24.12.',
    'Der 28.12. liegt nach dem 24.12. Sind die Tage vertauscht? Sonst geben Sie bitte auch beide Jahre an.',
  ],
  ['28.12. bis 24.12.', /Der 28\.12\. liegt nach dem 24\.12\. Sind die Tage vertauscht\?/],
  ['vom 28.12. bis 24.12.2026', /vertauscht\?/],
  ['28.12.2026–24.12.', /vertauscht\?/],
  ['28. Dezember bis 24. Dezember', /vertauscht\?/],
  ['21.8.–31.7.', /vertauscht\?/],
  ['1.12.-28.11.', /Der 01\.12\. liegt nach dem 28\.11\./],
  [
    '28.-24.12.',
    'Der 28. liegt nach dem 24.12. Sind die Tage vertauscht? Sonst geben Sie bitte auch den Monat an.',
  ],
  ['28.–24.12.2026', /Der 28\. liegt nach dem 24\.12\.2026/],
  ['28. bis 24. Dezember', /vertauscht\?/],
  ['28 - 24.12.', /vertauscht\?/],
  ['31.-2.1.', /auch den Monat an/],
  ['24.12. und 28.12.-26.12.', /vertauscht\?/],
])('P3: the swapped days „%s“ are asked about', (text, fault) => {
  expect(typedSpans(text, HEUTE)).toEqual({
    fault: typeof fault === 'string' ? fault : expect.stringMatching(fault),
  })
})

test.each([
  ['24.12.–1.1.', '2026-12-24..2027-01-01'],
  ['15.9.–30.4.', '2027-09-15..2028-04-30'],
  ['1.12.–30.9.', '2026-12-01..2027-09-30'],
  ['1.1.–31.12.', '2027-01-01..2027-12-31'],
  ['28.12.2026–24.12.2027', '2026-12-28..2027-12-24'],
  ['30.12.–2.1.2027', '2026-12-30..2027-01-02'],
])('P3: the days „%s“ over New Year or a whole year are not asked about', (text, expected) => {
  const read = typedSpans(text, HEUTE)
  expect('spans' in read && read.spans.map(({ von, bis }) => `${von}..${bis}`)).toEqual([expected])
})

test('P3: long and strange texts are read quickly', () => {
  for (const text of [
    '24.'.repeat(5_000),
    '-'.repeat(20_000),
    ' bis '.repeat(5_000),
    '24.12.,'.repeat(2_000),
  ])
    expect(typedSpans(text, HEUTE)).toBeDefined()
})
