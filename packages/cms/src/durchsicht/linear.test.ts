import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { knownFacts } from '../facts/known-facts.ts'
import { lettersRead } from '../letters-read.ts'
import { durchsicht, type Surroundings } from './durchsicht.ts'
import { placesOf, subjectOf } from './places.ts'

const units = Array.from({ length: 40 }, (_, n) => ({
  kind: 'organisationseinheit',
  key: `/rathaus/amt-${n}`,
  data: { name: `Amt ${n}`, anschrift: { location: `Rathaus, Zimmer 9${n}`, street: `Rheinweg ${n}` } },
}))
const services = Array.from({ length: 100 }, (_, n) => ({
  kind: 'leistung',
  key: `/leistungen/${n}`,
  data: { name: `Ausweis ${n}`, synonyme: ['kostet', `Karte ${n}`], kosten: [{ betrag: 5 + n }] },
}))
const facts = knownFacts([...units, ...services])

const page = (texts: readonly object[]) => ({
  pfad: '/x',
  title: 'Was es kostet',
  description: 'Was es hier gibt.',
  content: texts.map(context => ({ template: 'text', context })),
})
const long = (letters: number, make: (n: number) => string) => {
  let text = ''
  for (let n = 0; text.length < letters; n++) text += make(n)
  return text
}
const inOne = (make: (n: number) => string) => (letters: number) => page([{ text: long(letters, make) }])

/** Pages that are made to be slow to check. */
const dear: Readonly<Record<string, (letters: number) => object>> = {
  'mail addresses in one sentence': inOne(n => `a${n}@b.example `),
  'mail addresses, each a paragraph': inOne(n => `<p>An a${n}@b.example schreiben</p>`),
  'telephone numbers': inOne(n => `0721 ${100_000 + n}, `),
  amounts: inOne(n => `<p>Das kostet ${n} €</p>`),
  'amounts in one sentence': inOne(n => `kostet ${n} € `),
  'hours of opening': inOne(n => `<p>geöffnet 1${n % 10}:${10 + (n % 50)}–20:59</p>`),
  rooms: inOne(n => `<p>Amt 3 in Zimmer ${n}</p>`),
  streets: inOne(n => `Rheinweg ${n % 999}, `),
  people: inOne(n => `Kommandant Holger ${'ABCDEFGH'[n % 8]}aumann `),
  'a long heading over many paragraphs': letters =>
    page([
      {
        text: `<h2>${long(letters / 2, () => 'Kosten ')}</h2>${long(letters / 2, () => '<p>Das kostet 7 €</p>')}`,
      },
    ]),
  'short forms in many entries': letters =>
    page(
      Array.from({ length: letters / 100 }, () => ({
        titel: 'GR',
        text: '<p>Der GR nach KAG, LBO und SGB</p>',
      })),
    ),
  'links without words': inOne(n => `<a href="/x${n}">hier</a>`),
  'empty headings': inOne(() => '<h4></h4>'),
  'words of offices': inOne(() => 'Der Antragsteller beinhaltet bzw. '),
  capitals: inOne(() => 'ABCDEFGH '),
  'open brackets': inOne(() => '<'),
  dates: inOne(n => `Montag, den ${1 + (n % 28)}.2. bis 3. März 2027 `),
  'days without a month': inOne(n => `${1 + (n % 28)}. bis `),
  'tables of one cell': inOne(() => '<table><tr><td>x</td></tr></table>'),
}

type Kind = keyof typeof records
const findingsIn = (data: object, kind: Kind = 'seite', before?: object) => {
  const subject = subjectOf(records[kind], data)
  const around: Surroundings = {
    targetOf: () => 'fehlt',
    pictureAt: () => 'fehlt',
    partAt: () => ({ is: 'da' }),
    missed: [],
    facts,
    now: new Date(0),
    ...(before ? { before } : {}),
  }
  const steps = durchsicht(subject, placesOf(subject), around)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value.findings
  }
}

test.each(Object.entries(dear))(
  'A5: checking a page twice as long reads at most 2.3 times as many characters: %s',
  (_, make) => {
    const [short, twice] = [make(16_000), make(32_000)]
    const read = (data: object) => lettersRead(() => void findingsIn(data))
    expect(read(twice)).toBeLessThan(2.3 * read(short))
  },
)

const paragraphs = (letters: number, make: (n: number) => string) => long(letters, n => `<p>${make(n)}</p>`)
const NOTICE = {
  art: 'Satzung',
  titel: 'Wahl am 7. März 2027',
  datum_von: '2026-12-01T06:00:00+01:00',
  frist_bis: '2027-02-08T18:00:00+01:00',
  in_kraft_am: '2027-01-01',
  beschlossen_am: '2026-11-24',
  auslegung: { ort: 'Bauamt', von: '2026-12-07', bis: '2026-12-30' },
}
const EVENT = { titel: 'Markt', datum_von: '2026-12-12T11:00:00+01:00' }
const dayOf = (n: number) => `${1 + (n % 28)}.2.2027`

/** A record that is slow to check, with the public one. */
type Recorded = (letters: number) => readonly [data: object, before?: object]
const dearRecords: Readonly<Record<string, readonly [Kind, Recorded]>> = {
  'days of a notice': [
    'bekanntmachung',
    letters => [
      {
        ...NOTICE,
        text: paragraphs(letters, n => `Angebote bis ${dayOf(n)} einreichen, gilt ab ${dayOf(n)}`),
      },
    ],
  ],
  'days of a notice in one sentence': [
    'bekanntmachung',
    letters => [
      {
        ...NOTICE,
        text: long(letters, n => `Satzung gilt ab ${dayOf(n)}, Wahl am ${dayOf(n)}, liegt aus, `),
      },
    ],
  ],
  'periods of a notice': [
    'bekanntmachung',
    letters => [
      { ...NOTICE, text: paragraphs(letters, n => `liegt vom ${1 + (n % 9)}. bis ${dayOf(n)} aus`) },
    ],
  ],
  'days of an event': [
    'veranstaltung',
    letters => [{ ...EVENT, text: paragraphs(letters, n => `Der Markt findet am ${dayOf(n)} statt.`) }],
  ],
  'nouns of an event': [
    'veranstaltung',
    letters => [{ ...EVENT, text: long(letters, n => `Die Probe findet am ${dayOf(n)} statt und Anna `) }],
  ],
  'a long title of an event': [
    'veranstaltung',
    letters => [
      {
        ...EVENT,
        titel: long(letters, n => `Markt${'abcdefgh'[n % 8]} `),
        text: paragraphs(letters, n => `Die Probe findet am ${dayOf(n)} statt.`),
      },
    ],
  ],
  'wrong weekdays that are public': [
    'veranstaltung',
    letters => {
      const data = { ...EVENT, text: paragraphs(letters, n => `Montag, ${dayOf(n)}, Raum ${n}`) }
      return [{ ...data, ort: 'Halle' }, data]
    },
  ],
  'days of an introduction': [
    'veranstaltung',
    letters => [{ ...EVENT, einleitung: long(letters, n => `Am ${dayOf(n)} um 17 Uhr im Saal, `) }],
  ],
  'words of an introduction': [
    'veranstaltung',
    letters => [{ ...EVENT, einleitung: long(letters, () => 'Jeden ersten Montag im Saal am Markt ') }],
  ],
  'deadlines of news': [
    'aktuelles',
    letters => {
      const text = paragraphs(letters, n => `Anmeldung haben bis ${1 + (n % 28)}.2.1969 Zeit`)
      return [
        { titel: 'Kurse', text },
        { titel: 'Kurs', text },
      ]
    },
  ],
  'changed amounts': [
    'leistung',
    letters => {
      const text = paragraphs(letters, n => `Das kostet ${n} €`)
      const kurztext = long(letters, n => `${n} €, `)
      return [
        {
          name: 'Ausweis',
          kurztext: kurztext.replaceAll('€', 'Wochen und 999999 €'),
          textbloecke: [{ text }],
        },
        { name: 'Ausweis', kurztext, textbloecke: [{ text }] },
      ]
    },
  ],
  'changed amounts in each entry, found in no text': [
    'leistung',
    letters => {
      const fristen = (unit: string) => Array.from({ length: letters / 40 }, (_, n) => `in ${n} ${unit}`)
      const text = paragraphs(letters, n => `Das dauert ${n} Prozent`)
      return [
        { name: 'Ausweis', kurztext: text, fristen: fristen('Tagen').map(one => one.replace('in ', 'in 9')) },
        { name: 'Ausweis', kurztext: text, fristen: fristen('Tagen') },
      ]
    },
  ],
}

test.each(Object.entries(dearRecords))(
  'A5: checking a record twice as long reads at most 2.3 times as many characters: %s',
  (_, [kind, make]) => {
    const [short, twice] = [make(16_000), make(32_000)]
    const read = ([data, before]: ReturnType<Recorded>) =>
      lettersRead(() => void findingsIn(data, kind, before))
    expect(read(twice)).toBeLessThan(2.3 * read(short))
  },
)

test('A5: a document reports at most a hundred facts that no record has', () => {
  const findings = findingsIn(page([{ text: long(32_000, n => `<p>An a${n}@b.example schreiben</p>`) }]))
  expect(findings.filter(({ regel }) => regel === 'angabe-email')).toHaveLength(100)
})
