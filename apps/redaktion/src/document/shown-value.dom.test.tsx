import { expect, test } from 'vitest'
import { shownValue } from './shown-value.ts'

test.each([
  ['2026-12-01', '01.12.2026'],
  ['2026-12-01T17:30:00.000Z', '01.12.2026, 18:30 Uhr'],
  ['2026-12-01T18:30:00+01:00', '01.12.2026, 18:30 Uhr'],
  ['2026-13-45', '2026-13-45'],
  ['2026', '2026'],
  ['', '(leer)'],
  [['2026-12-01', 'Rathaus'], '01.12.2026\nRathaus'],
  [{ beginn: '2026-12-24', zusatz: 'Heiligabend' }, '24.12.2026, Heiligabend'],
  [false, 'Nein'],
  ['<p>Ab <b>jetzt</b></p>', 'Ab jetzt'],
])('P15: a comparison of revisions shows %j as "%s"', (value, words) => {
  expect(shownValue(value)).toBe(words)
})
