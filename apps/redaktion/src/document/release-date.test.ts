import { expect, test } from 'vitest'
import { releaseDate } from './release-date.ts'

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
