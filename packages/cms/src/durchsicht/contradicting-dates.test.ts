import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { contradictingDateFindings } from './contradicting-dates.ts'
import { markKnown } from './known-findings.ts'
import { placesOf, subjectOf } from './places.ts'

type Kind = keyof typeof records
const found = (kind: Kind, data: object, before?: object) => {
  const subject = subjectOf(records[kind], data)
  return markKnown(contradictingDateFindings, subject, placesOf(subject), before)
}
const said = (kind: Kind, data: object) => found(kind, data).map(({ satz }) => satz)
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

test('P19: a contradiction quotes the text and the field', () => {
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
  ['Angebote sind bis 9.2.2027 einzureichen, Auskünfte erteilt das Bauamt.', FRIST, 'bei „Frist“'],
  ['Angebote bis zum 9.2.2027 einreichen und Fragen ans Bauamt stellen.', FRIST, 'bei „Frist“'],
  ['Ab dem 1. Februar 2027 gilt diese Satzung.', KRAFT, 'bei „In Kraft ab“'],
  ['Die Friedhofsordnung gilt ab 1.2.2027.', KRAFT, 'bei „In Kraft ab“'],
  ['Diese Satzung tritt am 1.1.2026 in Kraft und ersetzt die bisherige Satzung.', KRAFT, 'bei „In Kraft ab“'],
  ['Bekanntmachung der Sitzung am 9.12.2026', SITZUNG, 'bei „Sitzung“'],
])('P19: „%s“ with %j is asked about: %s', (text, more, words) => {
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
  ['Fragen zum Angebot stellen Sie bitte bis 8.1.2027.', FRIST],
  ['Rückfragen zu den Angeboten sind bis zum 15. Januar 2027 möglich.', FRIST],
  ['Auskünfte zum Angebot erteilt das Bauamt bis 15.1.2027.', FRIST],
  ['Bis zum 8.1.2027, 12 Uhr, können Bieterfragen zum Angebot gestellt werden.', FRIST],
  ['Fragen zum Angebot bis 8.1.2027, Angebote bis 8.2.2027.', FRIST],
  ['Eine Besichtigung vor dem Angebot ist bis 20.1.2027 möglich.', FRIST],
  ['Die Unterlagen für das Angebot können bis 20.1.2027 angefordert werden.', FRIST],
  ['Für das Jahr 2026 gilt die bisherige Gebühr ab 1.1.2026.', KRAFT],
  ['Die alte Satzung gilt bis zum 31.12.2026.', KRAFT],
  ['Die alte Satzung gilt bis 31.12.2026 und tritt dann außer Kraft.', KRAFT],
  ['Die bisherige Satzung gilt ab 1.1.2020 unverändert', KRAFT],
  ['Der Zuschlag gilt ab 1.7.2027', KRAFT],
  ['Die Unterlagen zur Sitzung stehen ab 1.12.2026 im Netz.', SITZUNG],
  ['Die Tagesordnung der Sitzung wird am 1.12.2026 veröffentlicht.', SITZUNG],
  ['Eine Veranstaltung mit Information zur Wahl findet am 1. März 2027 statt.', WAHL],
  ['Die Sitzung zur Wahl findet am 9. März 2027 statt.', WAHL],
  ['', {}],
])('P19: „%s“ with %j is not asked about', (text, more) => {
  expect(said('bekanntmachung', notice(text, more))).toEqual([])
})

const JOB = { validThrough: '2027-01-15T23:59:00+01:00' }
const EVENT = { titel: 'Adventsmarkt', datum_von: '2026-12-12T11:00:00+01:00' }

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
])('P19: %s %j: %s', (kind, data, words) => {
  expect(said(kind, data)).toEqual(words === undefined ? [] : [expect.stringContaining(words)])
})

const CONCERT = { titel: 'Weihnachtskonzert der Stadtkapelle', datum_von: '2026-12-12T19:00:00+01:00' }

test.each([
  'Das Weihnachtskonzert findet am 13.12.2026 statt.',
  'Das Konzert findet am 13.12.2026 in der Halle statt.',
  'Am Sonntag, 13.12.2026, findet das Konzert statt.',
  'Die Veranstaltung beginnt am 12.12.2026 um 18 Uhr.',
  'Das Konzert beginnt am 12.12. um 19.30 Uhr.',
  'Unser Konzert startet am 11. Dezember.',
  'Es findet am 11. Dezember statt.',
  'Das Konzert beginnt am 13.12.2026 um 19 Uhr, Einlass ist ab 18 Uhr.',
  'Einlass ist ab 18 Uhr, das Konzert findet am 13.12.2026 statt.',
  'Am 4.12. ist Probe, das Konzert findet am 13.12.2026 statt.',
  'Am 11. Dezember beginnt die Vorstellung.',
])('P19: of a concert, „%s“ is asked about', text => {
  expect(said('veranstaltung', { ...CONCERT, text: `<p>${text}</p>` })).toHaveLength(1)
})

test.each([
  'Der Kartenverkauf beginnt am 1. Dezember 2026.',
  'Der Vorverkauf für das Konzert startet am 1.12.2026.',
  'Einlass beginnt am 12.12. um 18 Uhr.',
  'Der Einlass zum Konzert beginnt am 12.12.2026 um 18 Uhr.',
  'Eine Probe findet am 5.12.2026 statt.',
  'Am 5.12.2026 findet eine Probe für das Konzert statt.',
  'Die Konzertprobe findet am 5.12.2026 statt.',
  'Die Generalprobe des Konzerts beginnt am 11.12.2026 um 19 Uhr.',
  'Eine Führung findet am 6.12.2026 statt.',
  'Die Stadtkapelle beginnt am 1.10. mit den Proben.',
  'Am 11.12.2026 beginnt die Stadtkapelle mit der Generalprobe.',
  'Das Konzert findet am 12.12.2026 statt, die Stadtkapelle beginnt am 1.10. mit den Proben.',
  'Der Aufbau beginnt am 11. Dezember.',
  'Der Abbau in der Halle beginnt am 13. Dezember.',
  'Ein Pressetermin findet am 4.12.2026 statt.',
  'Das Vorprogramm beginnt am 12.12. um 18.30 Uhr.',
  'Ein Workshop für Kinder findet am 10.12.2026 statt.',
  'Das Konzert findet am 12. Dezember um 19 Uhr statt, Einlass ist um 18 Uhr.',
  'Das Konzert findet am 12.12. statt, am 11.12. ist Generalprobe.',
])('P19: of a concert, „%s“ is not asked about', text => {
  expect(said('veranstaltung', { ...CONCERT, text: `<p>${text}</p>` })).toEqual([])
})

test('P19: a tasting of wine is no rehearsal', () => {
  const text = '<p>Die Weinprobe findet am 13.12.2026 statt.</p>'
  expect(said('veranstaltung', { ...CONCERT, titel: 'Weinprobe', text })).toHaveLength(1)
})

test('P19: a public notice and values of any type are not judged', () => {
  const typed = notice('Die Wahl findet am 8. März 2027 statt.', WAHL)
  expect(found('bekanntmachung', typed, typed)).toEqual([])
  for (const strange of [null, 7, [], {}, '2026-13-99'])
    for (const name of ['titel', 'art', 'text', 'frist_bis', 'auslegung', 'sitzung', 'datum_von'])
      expect(() => said('bekanntmachung', { ...typed, ...FRIST, [name]: strange })).not.toThrow()
})
