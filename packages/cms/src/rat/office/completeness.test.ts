import type { Sitzung } from '@rathausplatz/contract/records'
import { BW } from '@rathausplatz/kalender/testing'
import { expect, test } from 'vitest'
import { incompleteness, type Known, type Paper } from './completeness.ts'
import type { Part } from './evening.ts'

const NOW = new Date('2026-11-20T12:00:00+01:00')

const part = (more: Partial<Sitzung> = {}): Part => ({
  id: 'x',
  revision: 1,
  publishedRevision: null,
  isReleased: false,
  data: {
    titel: 'Sitzung',
    slug: 'ta',
    gremium: 'technischer-ausschuss',
    behandlung: 'oeffentlich',
    gemeinsam_mit: [],
    datum_von: '2026-12-01T18:00:00+01:00',
    ort: 'Ratssaal',
    zustand: 'geplant',
    grund: '',
    hinweis: '',
    tagesordnung: [item('Fragen')],
    dateien: [],
    teilnahmen: [],
    ...more,
  },
})
const item = (titel: string, more: Partial<Sitzung['tagesordnung'][number]> = {}) => ({
  titel,
  nummer: '',
  text: '',
  beschluss: '',
  dateien: [],
  ...more,
})
const closedPart = (more: Partial<Sitzung> = {}) =>
  part({ behandlung: 'nichtoeffentlich', teil_von: 'ta', ...more })
const paper = (more: Partial<Paper> = {}, data: Partial<Paper['data']> = {}): Paper => ({
  id: 'p',
  isReleased: true,
  data: { titel: 'Turm', behandlung: 'oeffentlich', datei: {} as never, ...data },
  ...more,
})
const known = (papers: Record<string, Paper> = {}, more: Partial<Known> = {}): Known => ({
  papers: new Map(Object.entries(papers)),
  members: [{ name: 'Vera Alt', email: 'alt@example.org', rolle: 'mitglied' }],
  isInvited: false,
  refused: new Map(),
  holidays: BW,
  now: NOW,
  ags: '08215999',
  ...more,
})
const said = (open: Part | undefined, closed?: Part, what = known()) =>
  incompleteness({ open, closed }, what).map(({ gewicht, teil, feld, satz }) => [gewicht, teil, feld, satz])

test('a complete meeting has no findings', () => {
  expect(said(part(), closedPart({ tagesordnung: [] }))).toEqual([])
})

test('a meeting without body, place, day or agenda blocks the invitation', () => {
  expect(said(part({ gremium: '', ort: ' ', datum_von: '', tagesordnung: [] }))).toEqual([
    ['sperrt', 'oeffentlich', 'gremium', 'Es ist kein Gremium gewählt.'],
    ['sperrt', 'oeffentlich', 'ort', 'Der Ort fehlt.'],
    ['sperrt', 'oeffentlich', 'datum_von', 'Tag und Uhrzeit fehlen.'],
    ['sperrt', 'oeffentlich', 'tagesordnung', 'Die Tagesordnung ist leer.'],
  ])
})

test('C7, C8: a meeting without a time blocks the invitation, and an item without a number is called by its place', () => {
  const open = part({
    ohne_uhrzeit: true,
    tagesordnung: [item('Fragen'), item('', { ohne_nummer: true }), item(' ', { nummer: 'TOP 3' })],
  })
  expect(said(open).map(([, , , satz]) => satz)).toEqual([
    'Die Uhrzeit fehlt: „Ohne Uhrzeit“ ist eingeschaltet.',
    '2. Punkt: Der Titel fehlt.',
    'TOP 3: Der Titel fehlt.',
  ])
})

test('a past day blocks the invitation, until people are invited', () => {
  const over = part({ datum_von: '2026-11-20T11:00:00+01:00' })
  expect(said(over)).toEqual([
    ['sperrt', 'oeffentlich', 'datum_von', 'Der Beginn liegt in der Vergangenheit.'],
  ])
  expect(said(over, undefined, known({}, { isInvited: true }))).toEqual([])
})

test.each([
  ['2026-11-27', []],
  [
    '2026-11-26',
    ['Bis zur Sitzung sind es noch 6 Tage. In der Regel sind es mindestens 7 Tage (§ 34 Abs. 1 GemO).'],
  ],
  [
    '2026-11-21',
    ['Bis zur Sitzung ist es noch 1 Tag. In der Regel sind es mindestens 7 Tage (§ 34 Abs. 1 GemO).'],
  ],
])(
  'GemO § 34 (1), Baden-Württemberg: a meeting is reported only if it is less than seven days away: %s',
  (day, sentences) => {
    expect(said(part({ datum_von: `${day}T18:00:00+01:00` })).map(([, , , satz]) => satz)).toEqual(sentences)
  },
)

test('papers without a PDF, unreleased, missing or of the other part are reported', () => {
  const tagesordnung = [
    item('Turm', { vorlage: 'turm' }),
    item('Bad', { vorlage: 'bad' }),
    item('Weg', { vorlage: 'weg' }),
    item('Kauf', { vorlage: 'kauf' }),
  ]
  const papers = {
    turm: paper({}, { datei: undefined }),
    bad: paper({ isReleased: false }),
    kauf: paper({}, { behandlung: 'nichtoeffentlich' }),
  }
  expect(said(part({ tagesordnung }), undefined, known(papers))).toEqual([
    ['fehlt', 'oeffentlich', 'tagesordnung.0.vorlage', 'TOP 1: Die Vorlage hat noch keine PDF-Datei.'],
    ['fehlt', 'oeffentlich', 'tagesordnung.1.vorlage', 'TOP 2: Die Vorlage ist noch nicht veröffentlicht.'],
    ['sperrt', 'oeffentlich', 'tagesordnung.2.vorlage', 'TOP 3: Die Vorlage gibt es nicht mehr.'],
    [
      'fehlt',
      'oeffentlich',
      'tagesordnung.3.vorlage',
      'TOP 4: Der Punkt ist öffentlich, seine Vorlage nichtöffentlich.',
    ],
  ])
})

test('a public paper of a non-public item is reported, on the website with the advice to withdraw it', () => {
  const closed = part({ behandlung: 'nichtoeffentlich', tagesordnung: [item('Kauf', { vorlage: 'kauf' })] })
  const satz = (isReleased: boolean) =>
    said(part({ tagesordnung: [item('Begrüßung')] }), closed, known({ kauf: paper({ isReleased }) })).map(
      ([gewicht, , , satz]) => `${gewicht}: ${satz}`,
    )
  expect(satz(true)).toEqual([
    'hinweis: TOP N 1: Der Punkt ist nichtöffentlich, seine Vorlage steht auf der Website. Gehört sie zu keinem öffentlichen Punkt, ziehen Sie sie zurück.',
  ])
  expect(satz(false)).toContain('hinweis: TOP N 1: Der Punkt ist nichtöffentlich, seine Vorlage öffentlich.')
})

test('an item without a paper is reported, unless its title needs none', () => {
  const tagesordnung = [
    item('Neubau der Brücke'),
    item('Verschiedenes'),
    item('Begrüßung'),
    item('Haushalt', { text: 'Mündlich.' }),
    item(''),
  ]
  expect(said(part({ tagesordnung })).map(([gewicht, , , satz]) => [gewicht, satz])).toEqual([
    ['hinweis', 'TOP 1: Keine Vorlage angehängt.'],
    ['sperrt', 'TOP 5: Der Titel fehlt.'],
  ])
})

test('a non-public part without a body, or on another day, is reported', () => {
  expect(said(part(), closedPart({ gremium: '' }))).toEqual([
    [
      'sperrt',
      'nichtoeffentlich',
      'gremium',
      'Der nichtöffentliche Teil hat kein Gremium: Niemand könnte ihn lesen.',
    ],
  ])
  expect(said(part(), closedPart({ datum_von: '2026-12-02T18:00:00+01:00' }))).toEqual([
    ['fehlt', 'nichtoeffentlich', 'datum_von', 'Der nichtöffentliche Teil liegt an einem anderen Tag.'],
  ])
})

test('a meeting without members is blocked, a member without an address is only reported', () => {
  expect(said(part(), undefined, known({}, { members: [] })).map(([gewicht]) => gewicht)).toEqual(['sperrt'])
  const members = [{ name: 'Vera Dorn', email: null, rolle: 'mitglied' as const }]
  expect(said(part(), undefined, known({}, { members }))).toEqual([
    [
      'hinweis',
      'oeffentlich',
      'einladung',
      'Vera Dorn hat keine E-Mail-Adresse und ist auf anderem Weg einzuladen.',
    ],
  ])
})

test('more votes than people present are reported, substitutes included', () => {
  const voted = (ja: number) => item('Fragen', { abstimmung: { ja, nein: 1, enthaltungen: 0 } })
  const teilnahmen: Sitzung['teilnahmen'] = [
    { person: 'vera-alt', anwesenheit: 'anwesend' },
    { person: 'vito-bach', anwesenheit: 'entschuldigt', vertreten_durch: 'viola-chor' },
    { person: 'vita-dorn', anwesenheit: 'abwesend' },
  ] as never
  const said = (ja: number, more: Partial<Sitzung> = { teilnahmen }) =>
    incompleteness({ open: part({ tagesordnung: [voted(ja)], ...more }), closed: undefined }, known()).map(
      ({ satz }) => satz,
    )
  expect(said(1)).toEqual([])
  expect(said(2)).toEqual([
    'TOP 1: 3 Stimmen, aber nur 2 waren da. Stimmen die Anwesenheit und die Abstimmung?',
  ])
  // The attendance is not recorded yet.
  expect(said(2, {})).toEqual([])
})

test.each([
  ['2027-03-21', 'Der 21.03.2027 ist ein Sonntag. Stimmt der Tag?'],
  ['2027-03-26', 'Der 26.03.2027 ist ein Feiertag (Karfreitag). Stimmt der Tag?'],
  ['2027-01-06', 'Der 06.01.2027 ist ein Feiertag (Heilige Drei Könige). Stimmt der Tag?'],
  ['2027-05-06', 'Der 06.05.2027 ist ein Feiertag (Christi Himmelfahrt). Stimmt der Tag?'],
  ['2027-03-22', undefined],
  ['2027-03-20', undefined],
  ['2026-12-24', undefined],
])('P6: a meeting on %s is asked about: %s', (day, sentence) => {
  const evening = part({ datum_von: `${day}T18:00:00+01:00` })
  const expected = sentence === undefined ? [] : [['hinweis', 'oeffentlich', 'datum_von', sentence]]
  expect(said(evening)).toEqual(expected)
  expect(said(evening, undefined, known({}, { isInvited: true }))).toEqual([])
})

test('C8: each paper of an item is checked, also the further ones', () => {
  const papers = { turm: paper(), zusatz: paper({ id: 'z' }, { behandlung: 'nichtoeffentlich' }) }
  const tagesordnung = [
    item('Turm', { vorlage: 'turm', weitere_vorlagen: [{ vorlage: 'zusatz' }, { vorlage: 'weg' }] }),
  ]
  expect(said(part({ tagesordnung }), undefined, known(papers)).map(([, , , satz]) => satz)).toEqual([
    'TOP 1: Der Punkt ist öffentlich, seine Vorlage nichtöffentlich.',
    'TOP 1: Die Vorlage gibt es nicht mehr.',
  ])
})

test.each<[string[], string[]]>([
  [['1', '2', '3', '3'], ['TOP 3 gibt es zweimal.']],
  [['1', '1', '1'], ['TOP 1 gibt es dreimal.']],
  [['1', '1', '1', '1'], ['TOP 1 gibt es 4-mal.']],
  [['TOP 3', '3.'], ['TOP 3 gibt es zweimal.']],
  [['3a', '3A'], ['TOP 3a gibt es zweimal.']],
  [['2', ''], ['TOP 2 gibt es zweimal.']],
  [
    ['1', '1', '2', '2'],
    ['TOP 1 gibt es zweimal.', 'TOP 2 gibt es zweimal.'],
  ],
  [['1', '2', '3'], []],
  [['', '', ''], []],
  [['1', '1.1', '11'], []],
  [['3', '3 a', '3 b'], []],
])('C7: an agenda with the numbers %j: %j', (numbers, words) => {
  const open = part({ tagesordnung: numbers.map(nummer => item('Fragen', { nummer })) })
  expect(said(open).map(([, , , satz]) => satz)).toEqual(words)
})

test('C7: items without a number, and the same number in the other part, are not told', () => {
  const open = part({
    tagesordnung: [item('Fragen', { ohne_nummer: true }), item('Fragen', { ohne_nummer: true })],
  })
  const closed = closedPart({ tagesordnung: [item('Fragen', { nummer: '1' })] })
  expect(said(open, closed)).toEqual([])
  const twice = part({ tagesordnung: [item('Fragen', { nummer: '3' }), item('Fragen', { nummer: '3' })] })
  expect(said(twice)).toEqual([['hinweis', 'oeffentlich', 'tagesordnung.1.nummer', 'TOP 3 gibt es zweimal.']])
})
