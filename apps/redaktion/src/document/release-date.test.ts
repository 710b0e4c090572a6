import { expect, test } from 'vitest'
import { datedBefore, releaseDate } from './release-date.ts'

const now = Date.parse('2026-11-29T12:00:00+01:00')
const tomorrow = '2026-11-30T08:00:00+01:00'

test.each(['aktuelles', 'bekanntmachung', 'intranetbeitrag'])(
  'P6: %s with a date in the future is published from that date, without entering it twice',
  art => expect(releaseDate(art, { datum_von: tomorrow }, now)).toBe(tomorrow),
)

test.each([
  ['aktuelles', '2026-11-29T08:00:00+01:00'],
  ['aktuelles', ''],
  ['aktuelles', undefined],
  ['veranstaltung', tomorrow],
  ['sitzung', tomorrow],
])('P6: %s with the date %s is published at once', (art, datum_von) =>
  expect(releaseDate(art, { datum_von }, now)).toBeUndefined(),
)

test('P6: a text that is planned for later than its date is told before it is planned', () => {
  expect(
    datedBefore('aktuelles', { datum_von: '2026-11-28T06:00:00+01:00' }, '2026-11-30T23:03:00.000Z'),
  ).toBe(
    'Der Text erscheint am 01.12.2026, als Datum steht dort aber 28.11.2026: Er steht dann nicht oben. Ist er neu, tragen Sie als Datum den Tag ein, an dem er erscheint.',
  )
  expect(datedBefore('intranetbeitrag', { datum_von: '2026-11-28T06:00:00+01:00' }, tomorrow)).toBeDefined()
})

test.each([
  ['aktuelles', tomorrow, tomorrow],
  ['aktuelles', '2026-11-30T20:00:00+01:00', tomorrow],
  ['aktuelles', '2026-12-24T08:00:00+01:00', tomorrow],
  ['aktuelles', '2026-11-28T08:00:00+01:00', undefined],
  ['aktuelles', 'bald', tomorrow],
  ['aktuelles', undefined, tomorrow],
  ['bekanntmachung', '2026-11-28T08:00:00+01:00', tomorrow],
  ['veranstaltung', '2026-11-28T08:00:00+01:00', tomorrow],
])('P6: %s with the date %s, planned for %s, is not told', (art, datum_von, planned) => {
  expect(datedBefore(art, { datum_von }, planned)).toBeUndefined()
})
