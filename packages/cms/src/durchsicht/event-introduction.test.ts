import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { eventIntroductionFindings } from './event-introduction.ts'
import { markKnown } from './known-findings.ts'
import { placesOf, subjectOf } from './places.ts'

const EVENT = {
  titel: 'Bürgersprechstunde',
  ort: 'Ratskeller',
  datum_von: '2026-12-10T16:00:00+01:00',
  datum_bis: '2026-12-10T17:00:00+01:00',
}
const found = (einleitung: string, more: object = {}, before?: object) => {
  const subject = subjectOf(records.veranstaltung, { ...EVENT, einleitung, ...more })
  return markKnown(eventIntroductionFindings, subject, placesOf(subject), before)
}
const said = (einleitung: string, more: object = {}) => found(einleitung, more).map(({ satz }) => satz)
const monthly = {
  datum_von: '2026-12-04T19:00:00+01:00',
  datum_bis: '2026-12-04T21:00:00+01:00',
  serie: {
    regel: { art: 'MONATLICH_AM_WOCHENTAG', abstand: 1, woche: 1, wochentag: 'FREITAG' },
    bis: '2027-06-30',
  },
}
const weekly = {
  datum_von: '2026-12-02T09:00:00+01:00',
  serie: {
    regel: { art: 'WOECHENTLICH', abstand: 1, wochentage: ['MITTWOCH', 'SAMSTAG'] },
    bis: '2027-06-30',
    zusatztermine: [{ tag: '2027-01-07', beginn: '10:00' }],
  },
}

test('P19: an introduction that only says when is compared with the begin', () => {
  expect(found('Am Freitag, 11. Dezember 2026, ab 17 Uhr.')).toEqual([
    {
      gewicht: 'hinweis',
      regel: 'datum-anders',
      feld: 'einleitung',
      stelle: 'Freitag, 11. Dezember 2026',
      satz: 'Hier steht „Freitag, 11. Dezember 2026“, bei „Beginn“ steht 10.12.2026.',
      rat: 'Prüfen Sie beides.',
    },
    expect.objectContaining({ satz: 'Hier steht „17 Uhr“, bei „Beginn“ steht 16:00 Uhr.' }),
  ])
})

test.each<[string, object, string]>([
  ['Freitag, 11.12., 16 Uhr', {}, '„Freitag, 11.12.“, bei „Beginn“ steht 10.12.2026'],
  ['Wann: 11.12.2026, 16 Uhr', {}, '„11.12.2026“, bei „Beginn“'],
  ['Die Bürgersprechstunde am 11. Dezember im Rathaus.', {}, '„11. Dezember“, bei „Beginn“'],
  ['Am 10. Dezember 2025 um 16 Uhr.', {}, '„10. Dezember 2025“, bei „Beginn“'],
  ['Am 10. Dezember um 17.30 Uhr.', {}, '„17.30 Uhr“, bei „Beginn“ steht 16:00 Uhr'],
  ['Von 17 bis 18 Uhr im großen Saal.', {}, '„17 bis 18 Uhr“, bei „Beginn“'],
  ['Um 17 Uhr im Ratskeller.', {}, '„17 Uhr“, bei „Beginn“'],
  ['Am Freitag um 16 Uhr im Ratskeller.', {}, '„Freitag“, bei „Beginn“ steht Donnerstag, 10.12.2026'],
  ['Freitags um 16 Uhr.', {}, '„Freitags“, bei „Beginn“'],
  ['Vom 12.12. bis 13.12.', { datum_bis: '2026-12-11T18:00:00+01:00' }, '„12.12.“, bei „Beginn“'],
  ['Fragen Sie ruhig! Am 11.12.2026, 16 Uhr, Ratskeller.', {}, '„11.12.2026“, bei „Beginn“'],
  [
    'Jeden ersten Donnerstag im Monat um 19 Uhr.',
    monthly,
    '„ersten Donnerstag“, bei „Wiederholung“ steht am ersten Freitag im Monat',
  ],
  ['Jeden ersten Freitag im Monat um 19.30 Uhr.', monthly, '„19.30 Uhr“, bei „Beginn“ steht 19:00 Uhr'],
  ['Jeden letzten Freitag im Monat.', monthly, '„letzten Freitag“, bei „Wiederholung“'],
  ['Jeden Donnerstag treffen sich alle, die helfen.', monthly, '„Donnerstag“, bei „Wiederholung“'],
  ['Immer dienstags von 9 bis 12 Uhr.', weekly, '„dienstags“, bei „Wiederholung“ steht Mittwoch, Samstag'],
  ['Mittwochs und samstags um 8 Uhr.', weekly, '„8 Uhr“, bei „Beginn“ steht 09:00 Uhr'],
])('P19: the introduction „%s“ with %j is asked about: %s', (einleitung, more, words) => {
  expect(said(einleitung, more)).toEqual([expect.stringContaining(words)])
})

test.each<[string, object?]>([
  ['Am Donnerstag, 10. Dezember 2026, ab 16 Uhr.'],
  ['Donnerstag, 10.12., 16–17 Uhr'],
  ['Von 16 bis 17 Uhr im großen Saal des Rathauses.'],
  ['Anmeldung bis 4.12.2026.'],
  ['Der Kartenverkauf beginnt am 1. Dezember.'],
  ['Vorverkauf ab 1.12. im Rathaus.'],
  ['Einlass ab 15 Uhr.'],
  ['Im Vorverkauf ab 1.12. im Rathaus.'],
  ['Mit Anmeldung am 1.12. im Rathaus.'],
  ['Jeden Dienstag ist Anmeldung ab 8 Uhr.', weekly],
  ['Einlass 15.30 Uhr, Beginn 16 Uhr'],
  ['Um 20 Uhr Feuerwerk.'],
  ['Am 11.12. geht es weiter.'],
  ['Am 9. November 1938 brannten die Synagogen.'],
  ['Ein Abend über den 9. November 1938.'],
  ['Die Generalprobe am 9.12. ist öffentlich.'],
  ['Verschoben vom 3.12.2026.'],
  ['Statt am 3.12. jetzt am 10.12.'],
  ['Bis Freitag im Rathaus.', { datum_bis: '2026-12-11T17:00:00+01:00' }],
  [
    'Samstag 14 bis 21 Uhr, Sonntag 12 bis 20 Uhr.',
    { datum_von: '2026-12-12T14:00:00+01:00', datum_bis: '2026-12-13T20:00:00+01:00' },
  ],
  ['Am Donnerstag um 15 und 17 Uhr im Saal.'],
  ['Jeweils von 15 bis 16 und 17 bis 18 Uhr.'],
  ['Um 19 bzw. 21 Uhr.'],
  ['Zwischen 10 und 12 Uhr.'],
  ['Jedes Kind bekommt um 12 Uhr ein Geschenk.'],
  ['Ab 18 Uhr.', { ganztaegig: true }],
  ['Jeden ersten Freitag im Monat um 19 Uhr.', monthly],
  ['Jeden ersten und dritten Freitag um 19 Uhr.', monthly],
  ['Am Freitag, 8. Januar, um 19 Uhr.', monthly],
  ['Mittwochs um 9 Uhr.', weekly],
  ['Mittwochs um 9 Uhr, am 7. Januar um 10 Uhr.', weekly],
  ['Jeden Mittwoch und Samstag.', weekly],
  ['Jeden Donnerstag', { serie: 'keine' }],
  ['Am 11.12.2026.', { datum_von: 'morgen' }],
  ['Elf Stände mit Gemüse, Brot, Käse, Blumen und Honig.', weekly],
])('P19: the introduction „%s“ with %j is not asked about', (einleitung, more) => {
  expect(said(einleitung, more)).toEqual([])
})

test('P19: an introduction that is public so already is marked', () => {
  const einleitung = 'Am 11.12.2026 um 16 Uhr.'
  expect(found(einleitung, {}, { ...EVENT, einleitung })).toMatchObject([{ schon_oeffentlich: true }])
})
