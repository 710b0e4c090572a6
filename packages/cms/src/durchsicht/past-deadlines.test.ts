import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { pastDeadlineFindings } from './past-deadlines.ts'
import { subjectOf } from './places.ts'

const now = new Date('2026-12-01T12:00:00+01:00')
type Kind = keyof typeof records
const found = (kind: Kind, data: object, before?: object) =>
  pastDeadlineFindings(subjectOf(records[kind], data), before, now)
const TODAY = { datum_von: '2026-12-01T08:00:00+01:00' }
const said = (text: string, kind: Kind = 'aktuelles', more: object = TODAY) =>
  found(kind, { titel: 'Titel', text: `<p>${text}</p>`, ...more }).map(({ stelle }) => stelle)

test('P19: a deadline that is over when the text appears is asked about', () => {
  expect(found('bekanntmachung', { ...TODAY, text: '<p>Stellungnahmen bis 31. Januar 2026.</p>' })).toEqual([
    {
      gewicht: 'hinweis',
      regel: 'datum-frist',
      feld: 'text',
      stelle: '31. Januar 2026',
      satz: 'Diese Frist ist schon vorbei: 31. Januar 2026. Stimmt das Jahr?',
      rat: 'Prüfen Sie Tag und Jahr. Ist das Datum richtig, können Sie den Inhalt so veröffentlichen.',
    },
  ])
})

test.each<[string, Kind?, object?]>([
  ['Anmeldung bis 15.11.2026.'],
  ['Anmeldung bis 15.11. im Rathaus.'],
  ['Anmeldeschluss ist der 15.11.2026.'],
  ['Anmeldeschluss: 30. November 2026'],
  ['Die Frist endet am 10. Januar 2026.'],
  ['Bitte melden Sie sich bis zum 5.1.2026.'],
  ['Sie haben bis 31.1.2026 Zeit.'],
  ['Bis spätestens 20.12.2025 müssen die Unterlagen da sein.'],
  ['Einwendungen können bis einschließlich 31.01.2026 erhoben werden.', 'bekanntmachung'],
  ['Angebote bis 10.12.2026', 'bekanntmachung', { datum_von: '2026-12-14T08:00:00+01:00' }],
  ['Anmeldung bis 5. Dezember 2025', 'veranstaltung', { datum_von: '2026-12-12T19:00:00+01:00' }],
  ['Bewerben Sie sich bis 15.1.2026.', 'stelle', {}],
  ['Bewerbungen bis 15.1.2026 erbeten.', 'intranetbeitrag'],
])('P19: „%s“ in a new %s %j is asked about', (text, kind, more) => {
  expect(said(text, kind, more)).toHaveLength(1)
})

test.each<[string, Kind?, object?]>([
  ['Anmeldung bis 15.12.2026.'],
  ['Anmeldung bis 1.12.2026.'],
  ['Anmeldung bis 31.1.'],
  ['Anmeldung bis 15.8.'],
  ['Bis 15.11.2026 haben sich 200 Kinder angemeldet.'],
  ['Die Anmeldung war bis 15.11.2026 möglich.'],
  ['Bis 15.11.2026 konnten alle Stellung nehmen, die Stellungnahmen liegen vor.'],
  ['Der Entwurf lag bis 1.7.2026 aus.'],
  ['Die bisherige Frist bis 31.10.2026 wurde verlängert.'],
  ['Das Haushaltsjahr reicht vom 1.1. bis 31.12.2025.'],
  ['Die Sperrung dauerte bis 20.11.2026.'],
  ['Die Stelle ist befristet bis 31.12.2025.'],
  ['Seit dem 1.11.2026 ist die Anmeldung offen.'],
  ['Anmeldung bis 15.5.2025.', 'aktuelles', { datum_von: '2025-05-01T08:00:00+02:00' }],
  ['Anmeldung bis 15.11.2026.', 'seite'],
  ['', 'hinweis'],
])('P19: „%s“ in a new %s %j is not asked about', (text, kind, more) => {
  expect(said(text, kind, more)).toEqual([])
})

test('P19: a deadline that passed while its text was public is right', () => {
  const news = { ...TODAY, text: '<p>Anmeldung bis 15.11.2026.</p>' }
  expect(found('aktuelles', { ...news, einleitung: 'Neu' }, news)).toEqual([])
  const corrected = { ...news, text: '<p>Anmeldung im Rathaus bis 15.11.2026.</p>' }
  expect(found('aktuelles', corrected, news)).toEqual([])
  expect(found('aktuelles', news, { ...news, text: '<p>Anmeldung bis 15.11.2027.</p>' })).toHaveLength(1)
  expect(found('bekanntmachung', news, { ...news, text: '' })).toEqual([])
})
