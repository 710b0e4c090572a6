import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { newsAheadFindings, oldNewsFindings } from './old-news.ts'
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

const aheadOf = (kind: keyof typeof records, datum_von: unknown, before?: object) =>
  newsAheadFindings(subjectOf(records[kind], { titel: 'Titel', datum_von }), before, now).map(
    ({ regel, satz }) => `${regel}: ${satz}`,
  )

test.each<[keyof typeof records, string, object?]>([
  ['aktuelles', '2027-11-20T08:00:00+01:00'],
  ['aktuelles', '2026-12-22T08:00:00+01:00'],
  ['aktuelles', '2027-01-10T08:00:00+01:00', { datum_von: '2026-11-10T08:00:00+01:00' }],
  ['intranetbeitrag', '2027-11-20T08:00:00+01:00'],
])('P6: a text of kind %s dated %s (public: %j) is told: it would stand first until then', (...one) => {
  expect(aheadOf(...one)).toEqual([
    expect.stringMatching(/^datum-voraus: .* steht er bis dahin über allen anderen\. Stimmt das Jahr\?$/),
  ])
})

test.each<[keyof typeof records, unknown, object?]>([
  ['aktuelles', '2026-11-20T08:00:00+01:00'],
  ['aktuelles', '2026-12-21T08:00:00+01:00'],
  ['aktuelles', '2026-01-10T08:00:00+01:00'],
  ['aktuelles', '2062-01-10T08:00:00+01:00'],
  ['aktuelles', '2027-11-20T08:00:00+01:00', { datum_von: '2027-11-20T08:00:00+01:00' }],
  ['veranstaltung', '2027-11-20T08:00:00+01:00'],
  ['bekanntmachung', '2027-11-20T08:00:00+01:00'],
  ['aktuelles', 'bald'],
  ['aktuelles', 7],
])('P6: a text of kind %s dated %s (public: %j) is not told', (...one) => {
  expect(aheadOf(...one)).toEqual([])
})
