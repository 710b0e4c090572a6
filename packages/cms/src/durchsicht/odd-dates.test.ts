import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { oddDateFindings } from './odd-dates.ts'
import { subjectOf } from './places.ts'

const now = new Date('2026-11-30T12:00:00+01:00')
type Kind = keyof typeof records
const rules = (kind: Kind, data: object, before?: object) =>
  oddDateFindings(subjectOf(records[kind], data), before, now).map(({ regel, feld }) => `${regel} ${feld}`)
const at = (day: string) => `${day}T11:00:00+01:00`

test('P6: a new event in the past is asked about before it is published', () => {
  const subject = subjectOf(records.veranstaltung, { datum_von: at('2026-01-10') })
  expect(oddDateFindings(subject, undefined, now)).toMatchObject([
    { gewicht: 'hinweis', satz: 'Der Termin liegt in der Vergangenheit (10. Januar 2026). Stimmt das Jahr?' },
  ])
})

test.each<[Kind, object, object | undefined, string[]]>([
  ['veranstaltung', { datum_von: at('2026-11-29') }, undefined, ['datum-vergangen datum_von']],
  [
    'veranstaltung',
    { datum_von: at('2026-01-10'), datum_bis: at('2026-01-11') },
    undefined,
    ['datum-vergangen datum_von'],
  ],
  [
    'veranstaltung',
    { datum_von: at('2026-01-10') },
    { datum_von: at('2027-01-10') },
    ['datum-vergangen datum_von'],
  ],
  ['veranstaltung', { datum_von: at('0226-01-10') }, undefined, ['datum-vergangen datum_von']],
  ['veranstaltung', { datum_von: at('2062-01-10') }, undefined, ['datum-fern datum_von']],
  [
    'veranstaltung',
    { datum_von: at('2026-01-10'), serie: { bis: '2026-03-01' } },
    undefined,
    ['datum-vergangen datum_von'],
  ],
  ['stelle', { validThrough: at('2026-01-15') }, undefined, ['datum-vergangen validThrough']],
  ['stelle', { validThrough: at('2035-01-15') }, undefined, ['datum-fern validThrough']],
  ['aktuelles', { datum_von: at('2206-12-01') }, undefined, ['datum-fern datum_von']],
  ['aktuelles', { datum_von: at('0026-12-01') }, undefined, ['datum-fern datum_von']],
  ['bekanntmachung', { datum_von: at('2029-12-01') }, undefined, ['datum-fern datum_von']],
  [
    'bekanntmachung',
    { datum_von: at('2026-12-01'), frist_bis: at('2025-12-20') },
    undefined,
    ['datum-vergangen frist_bis'],
  ],
  [
    'bekanntmachung',
    { datum_von: at('2026-12-01'), auslegung: { von: '2062-12-07', bis: '2062-12-20' } },
    undefined,
    ['datum-fern auslegung.bis', 'datum-fern auslegung.von'],
  ],
  ['intranetbeitrag', { datum_von: at('2092-12-01') }, undefined, ['datum-fern datum_von']],
])('P6: %s %j (public: %j) is asked about: %j', (kind, data, before, said) => {
  expect(rules(kind, data, before)).toEqual(said)
})

const hours = (...days: (readonly [beginn: string, ende: string])[]) => ({
  oeffnungszeiten: [
    {
      abweichendeZeiten: days.map(([beginn, ende]) => ({
        beginn: `${beginn}T00:00:00+01:00`,
        ende: `${ende}T00:00:00+01:00`,
      })),
    },
  ],
})
const OLD = ['2025-12-24', '2025-12-25'] as const
const NEXT = ['2026-12-24', '2026-12-25'] as const
const AT = 'oeffnungszeiten.0.abweichendeZeiten'

test.each<[Kind, object, object | undefined, string[]]>([
  ['organisationseinheit', hours(OLD), hours(), [`datum-vergangen ${AT}.0.ende`]],
  ['organisationseinheit', hours(NEXT, OLD), hours(NEXT), [`datum-vergangen ${AT}.1.ende`]],
  ['organisationseinheit', hours(['2026-11-29', '2026-11-30']), hours(), [`datum-vergangen ${AT}.0.ende`]],
  [
    'organisationseinheit',
    hours(['2062-12-24', '2062-12-25']),
    hours(),
    [`datum-fern ${AT}.0.ende`, `datum-fern ${AT}.0.beginn`],
  ],
  ['organisationseinheit', hours(OLD), undefined, [`datum-vergangen ${AT}.0.ende`]],
  ['stadt', hours(OLD), hours(), [`datum-vergangen ${AT}.0.ende`]],
  [
    'stadt',
    { schulferien: [{ von: '2025-12-23', bis: '2026-01-09' }] },
    {},
    ['datum-vergangen schulferien.0.bis'],
  ],
  ['formular', { annahme_bis: '2025-12-31' }, {}, ['datum-vergangen annahme_bis']],
  ['formular', { annahme_von: '2062-12-01' }, {}, ['datum-fern annahme_von']],
  ['organisationseinheit', hours(OLD, NEXT), hours(OLD), []],
  ['organisationseinheit', hours(NEXT, OLD), hours(OLD), []],
  ['organisationseinheit', hours(['2026-11-30', '2026-12-01']), hours(), []],
  ['organisationseinheit', hours(['2026-11-20', '2026-12-01']), hours(), []],
  ['organisationseinheit', { oeffnungszeiten: 'keine' }, hours(), []],
  [
    'stadt',
    { schulferien: [{ von: '2025-12-23', bis: '2026-01-09' }] },
    { schulferien: [{ von: '2025-12-23', bis: '2026-01-09' }] },
    [],
  ],
  ['formular', { annahme_bis: '2026-12-31' }, {}, []],
])(
  'P6: of hours, closed days and deadlines, %s %j (public: %j) is asked about: %j',
  (kind, data, before, said) => {
    expect(rules(kind, data, before)).toEqual(said)
  },
)

test.each<[Kind, object, object | undefined]>([
  ['veranstaltung', { datum_von: at('2026-11-30') }, undefined],
  ['veranstaltung', { datum_von: at('2026-11-20'), datum_bis: at('2026-12-06') }, undefined],
  ['veranstaltung', { datum_von: at('2026-01-10') }, { datum_von: at('2026-01-10') }],
  ['veranstaltung', { datum_von: at('2026-01-10'), serie: { bis: '2027-03-01' } }, undefined],
  ['veranstaltung', { datum_von: at('2026-01-10'), serie: { anzahl: 60 } }, undefined],
  [
    'veranstaltung',
    { datum_von: at('2026-01-10'), serie: { bis: '2026-02-01', zusatztermine: [{ tag: '2027-01-01' }] } },
    undefined,
  ],
  ['veranstaltung', { datum_von: 'morgen' }, undefined],
  ['veranstaltung', {}, undefined],
  ['aktuelles', { datum_von: at('2019-05-01') }, undefined],
  ['stelle', { validThrough: at('2027-01-15'), datePosted: at('2026-11-01') }, undefined],
  [
    'bekanntmachung',
    { datum_von: at('2026-12-01'), in_kraft_am: '2028-01-01', beschlossen_am: '2026-11-10' },
    undefined,
  ],
  ['bekanntmachung', { datum_von: at('2030-12-01') }, { datum_von: at('2030-12-01') }],
  ['sitzung', { datum_von: at('2020-12-01') }, undefined],
  ['seite', { title: '2062' }, undefined],
])('P6: %s %j (public: %j) is not asked about', (kind, data, before) => {
  expect(rules(kind, data, before)).toEqual([])
})
