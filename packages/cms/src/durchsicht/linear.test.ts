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

const findingsIn = (data: object) => {
  const subject = subjectOf(records.seite, data)
  const around: Surroundings = {
    targetOf: () => 'fehlt',
    pictureAt: () => 'fehlt',
    partAt: () => ({ is: 'da' }),
    missed: [],
    facts,
    now: new Date(0),
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

test('A5: a document reports at most a hundred facts that no record has', () => {
  const findings = findingsIn(page([{ text: long(32_000, n => `<p>An a${n}@b.example schreiben</p>`) }]))
  expect(findings.filter(({ regel }) => regel === 'angabe-email')).toHaveLength(100)
})
