import { records, type Sitzung } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { changesSince } from './changes.ts'

const EARLY = '2026-12-03T18:00:00+01:00'
const LATE = '2026-12-17T19:00:00+01:00'

const meeting = (more: object = {}): Sitzung =>
  records.sitzung.schema.parse({
    titel: 'Technischer Ausschuss',
    slug: 'ta',
    gremium: 'technischer-ausschuss',
    behandlung: 'oeffentlich',
    datum_von: EARLY,
    ort: 'Ratssaal',
    tagesordnung: [],
    ...more,
  })
const both = (open: object, closed: object) => ({ open: meeting(open), closed: meeting(closed) })

test.each<[string, object, object, readonly string[]]>([
  ['nothing', {}, {}, []],
  [
    'only the beginning of the non-public part',
    {},
    { datum_von: LATE },
    [
      'Neuer Beginn des nichtöffentlichen Teils: Donnerstag, 17. Dezember 2026 um 19:00 Uhr (bisher Donnerstag, 3. Dezember 2026 um 18:00 Uhr).',
    ],
  ],
  [
    'both beginnings alike',
    { datum_von: LATE },
    { datum_von: LATE },
    [
      'Neuer Beginn: Donnerstag, 17. Dezember 2026 um 19:00 Uhr (bisher Donnerstag, 3. Dezember 2026 um 18:00 Uhr).',
    ],
  ],
  [
    'only the place of the non-public part',
    {},
    { ort: 'Raum 2' },
    ['Neuer Ort des nichtöffentlichen Teils: Raum 2 (bisher Ratssaal).'],
  ],
  ['both places alike', { ort: 'Raum 2' }, { ort: 'Raum 2' }, ['Neuer Ort: Raum 2 (bisher Ratssaal).']],
  [
    'only the non-public part is cancelled',
    {},
    { zustand: 'abgesagt' },
    ['Der nichtöffentliche Teil ist abgesagt.'],
  ],
  [
    'only the non-public part is postponed',
    {},
    { zustand: 'verschoben' },
    ['Der nichtöffentliche Teil ist verschoben.'],
  ],
  ['both are cancelled', { zustand: 'abgesagt' }, { zustand: 'abgesagt' }, ['Die Sitzung ist abgesagt.']],
])('P6: a supplement names what has changed: %s', (_what, open, closed, said) => {
  expect(changesSince(both({}, {}), both(open, closed))).toEqual(said)
})

test.each<[string, object, readonly string[]]>([
  [
    'another day',
    { datum_von: LATE },
    [
      'Neuer Beginn: Donnerstag, 17. Dezember 2026 um 19:00 Uhr (bisher Donnerstag, 3. Dezember 2026 um 18:00 Uhr).',
      'Der nichtöffentliche Teil beginnt unverändert: Donnerstag, 3. Dezember 2026 um 18:00 Uhr.',
    ],
  ],
  [
    'another place',
    { ort: 'Raum 2' },
    ['Neuer Ort: Raum 2 (bisher Ratssaal).', 'Der Ort des nichtöffentlichen Teils bleibt: Ratssaal.'],
  ],
  [
    'called off',
    { zustand: 'abgesagt' },
    ['Die Sitzung ist abgesagt.', 'Der nichtöffentliche Teil findet wie geplant statt.'],
  ],
])('P6: of a public part with a change alone, the other part is told to stay: %s', (_what, open, said) => {
  expect(changesSince(both({}, {}), both(open, {}))).toEqual(said)
})

test('P6: a non-public part that takes place after all is told', () => {
  const off = both({}, { zustand: 'abgesagt' })
  expect(changesSince(off, both({}, {}))).toEqual([
    'Der nichtöffentliche Teil findet doch statt: Donnerstag, 3. Dezember 2026 um 18:00 Uhr.',
  ])
})

test('P6: a non-public part that follows the public one later is named', () => {
  const moved = both({ datum_von: LATE }, {})
  expect(changesSince(moved, both({ datum_von: LATE }, { datum_von: LATE }))).toHaveLength(1)
})

const later = '2026-12-17T18:00:00+01:00'
const onDay = (zustand: Sitzung['zustand'], datum_von: string) => ({ open: meeting({ zustand, datum_von }) })

const OFF = 'Die Sitzung ist abgesagt.'
const MOVED = 'Die Sitzung ist verschoben.'
const ON = 'Die Sitzung findet doch statt: Donnerstag, 3. Dezember 2026 um 18:00 Uhr.'
const BEGIN =
  'Neuer Beginn: Donnerstag, 17. Dezember 2026 um 18:00 Uhr (bisher Donnerstag, 3. Dezember 2026 um 18:00 Uhr).'

test.each([
  ['geplant', 'eingeladen', EARLY, []],
  ['eingeladen', 'abgesagt', EARLY, [OFF]],
  ['eingeladen', 'verschoben', EARLY, [MOVED]],
  ['eingeladen', 'verschoben', later, [MOVED, BEGIN]],
  ['eingeladen', 'eingeladen', later, [BEGIN]],
  ['abgesagt', 'geplant', EARLY, [ON]],
  ['abgesagt', 'eingeladen', EARLY, [ON]],
  ['abgesagt', 'geplant', later, [ON.replace('3.', '17.'), BEGIN]],
  ['verschoben', 'geplant', EARLY, [ON]],
  ['verschoben', 'geplant', later, [BEGIN]],
  ['verschoben', 'verschoben', later, [BEGIN]],
  ['verschoben', 'abgesagt', EARLY, [OFF]],
  ['abgesagt', 'verschoben', EARLY, [MOVED]],
  ['abgesagt', 'abgesagt', EARLY, []],
  ['abgesagt', 'durchgefuehrt', EARLY, []],
] as const)('P6: a meeting that was %s and is %s on %s is told as: %j', (was, is, day, said) => {
  expect(changesSince(onDay(was, EARLY), onDay(is, day))).toEqual(said)
})
