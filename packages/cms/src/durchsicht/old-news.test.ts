import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { oldNewsFindings } from './old-news.ts'
import { subjectOf } from './places.ts'

const now = new Date('2026-11-20T12:00:00Z')
const findingsOf = (kind: 'aktuelles' | 'veranstaltung', datum_von: string, before?: object) =>
  oldNewsFindings(subjectOf(records[kind], { titel: 'Titel', datum_von }), before, now).map(
    ({ satz }) => satz,
  )

test.each([
  ['2026-11-12T09:00:00+01:00', 8],
  ['2026-10-20T09:00:00+02:00', 31],
])('P6: a new article dated %s is told: its subscribers would get no mail', (day, age) => {
  const [said] = findingsOf('aktuelles', day)
  expect(said).toContain(`das ist ${age} Tage her. Wer Nachrichten per E-Mail bestellt hat`)
})

test.each([
  ['of this week', findingsOf('aktuelles', '2026-11-13T09:00:00+01:00')],
  ['dated back on purpose', findingsOf('aktuelles', '2025-05-01T09:00:00+02:00')],
  ['that is public already', findingsOf('aktuelles', '2026-11-01T09:00:00+01:00', {})],
  ['of the future', findingsOf('aktuelles', '2026-12-01T09:00:00+01:00')],
  ['that is an event', findingsOf('veranstaltung', '2026-11-01T09:00:00+01:00')],
  ['without a date', findingsOf('aktuelles', '')],
])('P6: nothing is said of one %s', (_which, found) => {
  expect(found).toEqual([])
})
