import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { markKnown } from './known-findings.ts'
import { placesOf, subjectOf } from './places.ts'
import { writtenDateFindings } from './written-dates.ts'

type Kind = keyof typeof records
const found = (kind: Kind, data: object, before?: object) => {
  const subject = subjectOf(records[kind], data)
  return markKnown(writtenDateFindings, subject, placesOf(subject), before)
}
const said = (kind: Kind, data: object) => found(kind, data).map(({ satz }) => satz)
const html = (text: string) => ({ text: `<p>${text}</p>` })

test('P19: a weekday that does not fit its date is told with the right one', () => {
  const text = '<p>spätestens am <b>Montag</b>, den 9. Februar 2027, 18.00 Uhr</p>'
  expect(found('bekanntmachung', { text })).toEqual([
    {
      gewicht: 'hinweis',
      regel: 'datum-wochentag',
      feld: 'text',
      stelle: 'Montag, den 9. Februar 2027',
      satz: '„Montag, den 9. Februar 2027“: Der 9. Februar 2027 ist ein Dienstag, kein Montag.',
      rat: 'Prüfen Sie den Wochentag, den Tag und das Jahr.',
    },
  ])
})

test.each<[Kind, object, string | undefined]>([
  ['bekanntmachung', html('Die Wahl findet am Sonntag, 8. März 2027 statt.'), 'ist ein Montag, kein Sonntag'],
  ['bekanntmachung', { titel: 'Wahl am Sonntag, 6.3.2027' }, 'ist ein Samstag, kein Sonntag'],
  ['aktuelles', { einleitung: 'Am Mo., 1.12.2026, ist Sitzung.' }, 'ist ein Dienstag, kein Montag'],
  ['aktuelles', html('am 12. Dezember 2026 (Sonntag)'), 'ist ein Samstag, kein Sonntag'],
  ['veranstaltung', html('von Freitag, 11.12., bis Montag, 13.12.2026'), 'ist ein Sonntag, kein Montag'],
  ['stelle', { bewerbung: '<p>bis Freitag, 16.01.2027</p>' }, 'ist ein Samstag, kein Freitag'],
  // The text of last year.
  [
    'veranstaltung',
    { datum_von: '2026-12-12T11:00:00+01:00', ...html('Am Freitag, 12. Dezember, geht es los.') },
    '12. Dezember 2026 ist ein Samstag, kein Freitag',
  ],
  ['bekanntmachung', html('Gilt bis 31.11.'), 'Diesen Tag gibt es nicht. Der November hat 30 Tage.'],
  ['hinweis', { titel: 'Gilt bis 31.11.2026' }, 'Der November 2026 hat 30 Tage.'],
  ['aktuelles', html('am 29. Februar 2027'), 'Der Februar 2027 hat 28 Tage.'],
  ['aktuelles', html('am 12.13.2026'), 'Einen Monat 13 gibt es nicht.'],
  ['bekanntmachung', html('Die Wahl findet am Sonntag, 7. März 2027 statt.'), undefined],
  ['veranstaltung', html('vom Freitag, 11.12., bis Sonntag, 13.12.2026'), undefined],
  ['aktuelles', html('Am Samstag, 1. Mai, 1. Juni oder 29. Februar'), undefined],
  ['aktuelles', html('jeden Montag, 1.12.2026 bis 5.1.2027'), undefined],
  ['aktuelles', html('Version 31.11, Nr. 31.11. der Liste, Telefon 07231 30.02.30'), undefined],
  ['aktuelles', { datum_von: '2026-12-01T08:00:00+01:00', ...html('am Sonntag, 8. August') }, undefined],
  [
    'aktuelles',
    { datum_von: '2026-12-01T08:00:00+01:00', ...html('Am Samstag, 28. November, kam der Bus.') },
    undefined,
  ],
  [
    'veranstaltung',
    { slug: 'montag-9-2-2027', datum_von: 'morgen', ...html('Montag, 9. Februar') },
    undefined,
  ],
  ['veranstaltung', html('Montag</p><p>9. Februar 2027'), undefined],
  ['aktuelles', html('Sprechstunde Di 16.00. Bitte melden Sie sich an.'), undefined],
  ['aktuelles', html('Mo 8.30. Di 9.00. Ab 16.00. ist zu.'), undefined],
  ['aktuelles', html('Am Samstag, 12.12. 1500 Kerzen leuchten.'), undefined],
  ['aktuelles', html('Am Samstag, 12. Dezember 2000 Kerzen anzünden.'), undefined],
  ['aktuelles', html('Sa + So 5.12.2026'), undefined],
  ['aktuelles', html('Samstag sowie Sonntag, 5.12.2026'), undefined],
  ['aktuelles', html('Montag bis einschließlich Freitag, 7.12.2026'), undefined],
  ['aktuelles', html('Sonntag, 5.12. 2026, ab 10 Uhr'), 'ist ein Samstag, kein Sonntag'],
])('P19: %s %j: %s', (kind, data, words) => {
  expect(said(kind, data)).toEqual(words === undefined ? [] : [expect.stringContaining(words)])
})
