import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { contradictingDateFindings } from './contradicting-dates.ts'
import { subjectOf } from './places.ts'

type Kind = keyof typeof records
const found = (kind: Kind, data: object, before?: object) =>
  contradictingDateFindings(subjectOf(records[kind], data), before)
const said = (kind: Kind, data: object, before?: object) => found(kind, data, before).map(({ satz }) => satz)
const notice = (text: string, more: object) => ({
  titel: 'Bekanntmachung',
  art: 'Hinweis',
  datum_von: '2026-12-01T06:00:00+01:00',
  text: `<p>${text}</p>`,
  ...more,
})
const AUSLEGUNG = { auslegung: { ort: 'Bauamt', von: '2026-12-07', bis: '2026-12-30' } }
const FRIST = { frist_bis: '2027-02-08T18:00:00+01:00' }
const KRAFT = { in_kraft_am: '2027-01-01' }
const SITZUNG = { art: 'Sitzung', sitzung: { beginn: '2026-12-08T18:30:00+01:00', ort: 'Ratssaal' } }
const SATZUNG = { art: 'Satzung', beschlossen_am: '2026-11-24' }
const WAHL = { art: 'Wahl', titel: 'Wahl der Bürgermeisterin am 7. März 2027' }

test('P1: a contradiction quotes the text and the field', () => {
  const text = 'Der Entwurf liegt vom 14.12.2026 bis einschließlich 15.01.2027 im Bauamt aus.'
  expect(found('bekanntmachung', notice(text, AUSLEGUNG))).toEqual([
    {
      gewicht: 'hinweis',
      regel: 'datum-anders',
      feld: 'text',
      stelle: '14.12.2026 bis einschließlich 15.01.2027',
      satz: 'Hier steht „14.12.2026 bis einschließlich 15.01.2027“, bei „Auslegung“ steht 07.12.2026 bis 30.12.2026.',
      rat: 'Prüfen Sie beides: Nach dem Veröffentlichen wird eine Bekanntmachung nicht mehr geändert.',
    },
  ])
})

test.each<[string, object, string]>([
  [
    'Wahlvorschläge können spätestens am Montag, den 9. Februar 2027, 18.00 Uhr eingereicht werden.',
    FRIST,
    '„Montag, den 9. Februar 2027“, bei „Frist“ steht 08.02.2027',
  ],
  ['Angebote sind bis zum 9.2.2027 einzureichen.', FRIST, '„9.2.2027“, bei „Frist“'],
  ['Einwendungen können bis einschließlich 09.02. erhoben werden.', FRIST, '„09.02.“, bei „Frist“'],
  ['Die Frist endet am 9. Februar 2027. Der Rat berät am 8. Februar 2027.', FRIST, 'bei „Frist“'],
  [
    'Angebote müssen bis zum 8. Februar 2027, 12 Uhr, eingehen.',
    FRIST,
    '„8. Februar 2027, 12 Uhr“, bei „Frist“ steht 08.02.2027, 18:00 Uhr',
  ],
  [
    'Diese Satzung tritt am 1. Januar 2026 in Kraft.',
    KRAFT,
    '„1. Januar 2026“, bei „In Kraft ab“ steht 01.01.2027',
  ],
  ['§ 9 Die Satzung tritt zum 01.02.2027 in Kraft.', KRAFT, 'bei „In Kraft ab“'],
  ['Sie tritt in Kraft am 01.02.2027.', KRAFT, 'bei „In Kraft ab“'],
  ['Die Satzung gilt ab dem 1. Februar 2027.', KRAFT, 'bei „In Kraft ab“'],
  [
    'Die Unterlagen liegen vom 7. bis 31. Dezember 2026 öffentlich aus.',
    AUSLEGUNG,
    '„7. bis 31. Dezember 2026“',
  ],
  ['Der Plan wird vom 07.12.2026 – 31.12.2026 veröffentlicht.', AUSLEGUNG, 'bei „Auslegung“'],
  ['Sie können vom 8.12. bis 30.12. eingesehen werden.', AUSLEGUNG, '„8.12. bis 30.12.“'],
  [
    'Die Wahl findet am Sonntag, 8. März 2027 statt.',
    WAHL,
    '„Sonntag, 8. März 2027“, bei „Titel“ steht „7. März 2027“',
  ],
  ['Wahltag ist der 14. März.', WAHL, '„14. März“, bei „Titel“'],
  ['Die Sitzung findet am 9.12.2026 statt.', SITZUNG, 'bei „Sitzung“ steht 08.12.2026'],
  [
    'Zur Sitzung am 8. Dezember 2026, 19:00 Uhr wird eingeladen.',
    SITZUNG,
    'bei „Sitzung“ steht 08.12.2026, 18:30 Uhr',
  ],
  ['Tagesordnung', { ...SITZUNG, titel: 'Sitzung des Gemeinderats am 7. Dezember 2026' }, 'bei „Sitzung“'],
  ['Der Gemeinderat hat am 23.11.2026 folgende Satzung beschlossen:', SATZUNG, 'bei „Beschlossen am“'],
])('P1: „%s“ with %j is asked about: %s', (text, more, words) => {
  expect(said('bekanntmachung', notice(text, more))).toEqual([expect.stringContaining(words)])
})

test.each<[string, object]>([
  ['Angebote sind bis zum 8. Februar 2027, 18 Uhr, einzureichen.', FRIST],
  ['Wahlvorschläge bis 8.2.2027, Einsprüche bis zum 20.2.2027 einreichen.', FRIST],
  ['Der Auftrag wird bis zum 1. März 2027 vergeben. Die Bindefrist endet am 1. April 2027.', FRIST],
  ['Angebote sind bis zum 8. Februar einzureichen.', FRIST],
  ['Angebote sind bis zum 8. Februar 2027 einzureichen.', { frist_bis: '2027-02-09T00:00:00+01:00' }],
  ['Angebote sind bis zum 9. Februar 2027 einzureichen.', {}],
  [
    'Die Satzung tritt am 1.1.2027 in Kraft. Die Satzung vom 3.5.2019 tritt am 31.12.2026 außer Kraft.',
    KRAFT,
  ],
  ['Die am 24.11.2026 beschlossene Satzung tritt am Tag nach der Bekanntmachung in Kraft.', KRAFT],
  ['§ 5 tritt am 1. Juli 2027 in Kraft, alles andere am 1. Januar 2027 in Kraft.', KRAFT],
  ['Der Entwurf liegt vom 7. bis einschließlich 30. Dezember 2026 aus.', AUSLEGUNG],
  ['Der Entwurf lag vom 1.6.2026 bis 1.7.2026 aus.', AUSLEGUNG],
  ['Das Bauamt ist vom 24.12. bis 1.1. geschlossen, dann liegt nichts aus.', AUSLEGUNG],
  ['Das Wählerverzeichnis liegt vom 15. bis 19. Februar 2027 zur Einsicht aus.', { ...WAHL, ...AUSLEGUNG }],
  ['Die Wahl findet am 7. März 2027 statt, eine Stichwahl am 21. März 2027.', WAHL],
  ['Eine Stichwahl findet am 21. März 2027 statt.', WAHL],
  ['Die Wahl findet am Sonntag, 7. März, statt.', WAHL],
  ['Die Sitzung beginnt am 8. Dezember 2026 um 18.30 Uhr.', SITZUNG],
  ['1. Niederschrift der Sitzung vom 10.11.2026', SITZUNG],
  ['Der Gemeinderat hat am 24.11.2026 folgende Satzung beschlossen:', SATZUNG],
  [
    'Der Gemeinderat hat am 20.5.2025 die Aufstellung beschlossen.',
    { art: 'Bebauungsplan', beschlossen_am: '2026-11-24' },
  ],
  ['', {}],
])('P1: „%s“ with %j is not asked about', (text, more) => {
  expect(said('bekanntmachung', notice(text, more))).toEqual([])
})

const JOB = { validThrough: '2027-01-15T23:59:00+01:00' }
const EVENT = { datum_von: '2026-12-12T11:00:00+01:00' }

test.each<[Kind, object, string | undefined]>([
  [
    'stelle',
    { ...JOB, bewerbung: '<p>Bewerben Sie sich bis zum 10. Januar 2027.</p>' },
    'bei „Bewerbungsschluss“',
  ],
  ['stelle', { ...JOB, bewerbung: '<p>Bewerben Sie sich bis 15.1.2027.</p>' }, undefined],
  ['stelle', { ...JOB, einleitung: 'Die Stelle ist befristet bis 31.12.2028.' }, undefined],
  [
    'veranstaltung',
    { ...EVENT, text: '<p>Der Markt findet am 27.11.2026 statt.</p>' },
    'bei „Beginn“ steht 12.12.2026',
  ],
  ['veranstaltung', { ...EVENT, einleitung: 'Der Markt findet am 12. Dezember statt.' }, undefined],
  [
    'veranstaltung',
    {
      ...EVENT,
      datum_bis: '2026-12-14T20:00:00+01:00',
      text: '<p>Der Lauf findet am 13.12. um 9 Uhr statt.</p>',
    },
    undefined,
  ],
  ['veranstaltung', { ...EVENT, serie: { anzahl: 3 }, text: '<p>Er findet am 19.12. statt.</p>' }, undefined],
  ['seite', { title: 'Die Sitzung findet am 1.1.2027 statt.' }, undefined],
])('P1: %s %j: %s', (kind, data, words) => {
  expect(said(kind, data)).toEqual(words === undefined ? [] : [expect.stringContaining(words)])
})

test('P1: a public notice and values of any type are not judged', () => {
  const typed = notice('Die Wahl findet am 8. März 2027 statt.', WAHL)
  expect(said('bekanntmachung', typed, typed)).toEqual([])
  for (const strange of [null, 7, [], {}, '2026-13-99'])
    for (const name of ['titel', 'art', 'text', 'frist_bis', 'auslegung', 'sitzung', 'datum_von'])
      expect(() => said('bekanntmachung', { ...typed, ...FRIST, [name]: strange })).not.toThrow()
})
