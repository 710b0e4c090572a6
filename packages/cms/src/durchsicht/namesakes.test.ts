import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { knownFacts } from '../facts/known-facts.ts'
import { namesakeFindings } from './namesakes.ts'
import { subjectOf } from './places.ts'

type Kind = keyof typeof records
const START = '2027-11-27T14:00:00+01:00'
const facts = knownFacts([
  {
    kind: 'verzeichniseintrag',
    key: '/verzeichnis/musikverein',
    data: { name: 'Musikverein Rebenau', verzeichnis: 'vereine' },
  },
  { kind: 'veranstaltung', key: '/veranstaltungen/markt', data: { titel: 'Adventsmarkt', datum_von: START } },
  {
    kind: 'aktuelles',
    key: '/aktuelles/streuplan',
    data: { titel: 'Winterdienst: Wer streut', datum_von: '2026-11-28T06:00:00+01:00' },
  },
  { kind: 'stelle', key: '/stellen/kita', data: { titel: 'Erzieherin (m/w/d)' } },
  { kind: 'leistung', key: '/leistungen/pass', data: { name: 'Reisepass' } },
  { kind: 'seite', key: '/kontakt', data: { title: 'Kontakt' } },
])
const found = (kind: Kind, data: object, before?: object, key = '/neu') =>
  namesakeFindings(subjectOf(records[kind], data), key, before, facts)

test('P6: a second entry of the same association is asked about, with a link to the first', () => {
  expect(found('verzeichniseintrag', { name: 'Musikverein Rebenau e. V.', verzeichnis: 'vereine' })).toEqual([
    {
      gewicht: 'hinweis',
      regel: 'name-doppelt',
      feld: 'name',
      satz: 'So heißt schon ein Eintrag: „Musikverein Rebenau“.',
      rat: 'Ist es derselbe, ändern Sie dort. Sonst sagen Sie im Titel, was sie unterscheidet.',
      ziel: '/verzeichnis/musikverein',
    },
  ])
})

test.each<[Kind, object, object?]>([
  ['verzeichniseintrag', { name: 'Musikverein Rebenau', verzeichnis: 'vereine' }],
  ['verzeichniseintrag', { name: ' MUSIKVEREIN  Rebenau e.V.', verzeichnis: 'vereine' }],
  ['verzeichniseintrag', { name: 'Musik-Verein Rebenau eV', verzeichnis: 'vereine' }],
  ['verzeichniseintrag', { name: 'Musikverein „Rebenau“ e.\u00a0V.', verzeichnis: 'vereine' }],
  [
    'verzeichniseintrag',
    { name: 'Musikverein Rebenau', verzeichnis: 'vereine' },
    { name: 'Blaskapelle', verzeichnis: 'vereine' },
  ],
  ['veranstaltung', { titel: 'Adventsmarkt', datum_von: START }],
  ['veranstaltung', { titel: 'adventsmarkt ', datum_von: '2027-11-27T13:00:00Z' }],
  ['aktuelles', { titel: 'Winterdienst – wer streut?', datum_von: '2026-12-01T06:00:00+01:00' }],
  ['stelle', { titel: 'Erzieherin (m/w/d)' }],
  ['leistung', { name: 'Reisepaß' }],
])('P6: %s %j (public: %j) is asked about', (kind, data, before) => {
  expect(found(kind, data, before)).toHaveLength(1)
})

test.each<[Kind, object, (object | undefined)?, string?]>([
  ['verzeichniseintrag', { name: 'Musikverein Rebenau', verzeichnis: 'kultur' }],
  ['verzeichniseintrag', { name: 'Musikverein Lindenhof', verzeichnis: 'vereine' }],
  [
    'verzeichniseintrag',
    { name: 'Musikverein Rebenau', verzeichnis: 'vereine' },
    undefined,
    '/verzeichnis/musikverein',
  ],
  [
    'verzeichniseintrag',
    { name: 'Musikverein Rebenau', verzeichnis: 'vereine' },
    { name: 'Musikverein Rebenau' },
  ],
  ['veranstaltung', { titel: 'Adventsmarkt', datum_von: '2028-11-27T14:00:00+01:00' }],
  ['veranstaltung', { titel: 'Adventsmarkt', datum_von: '2027-11-27T18:00:00+01:00' }],
  ['veranstaltung', { titel: 'Adventsmarkt', datum_von: 'bald' }],
  ['aktuelles', { titel: 'Winterdienst: Wer streut', datum_von: '2027-11-28T06:00:00+01:00' }],
  ['aktuelles', { titel: 'Reisepass', datum_von: '2026-11-28T06:00:00+01:00' }],
  ['seite', { title: 'Kontakt' }],
  ['stelle', { titel: '' }],
  ['stelle', { titel: ['Erzieherin'] }],
  ['verzeichniseintrag', { name: 'e. V.', verzeichnis: 'vereine' }],
])('P6: %s %j (public: %j, at %s) is not asked about', (kind, data, before, key) => {
  expect(found(kind, data, before, key)).toEqual([])
})
