import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { contradictingDateFindings } from './contradicting-dates.ts'
import { durchsicht, type Surroundings } from './durchsicht.ts'
import { markKnown } from './known-findings.ts'
import { placesOf, subjectOf } from './places.ts'
import { writtenDateFindings } from './written-dates.ts'

type Kind = keyof typeof records
const rules = [writtenDateFindings, contradictingDateFindings]
const found = (kind: Kind, data: object, before?: object) => {
  const subject = subjectOf(records[kind], data)
  return rules.flatMap(rule => markKnown(rule, subject, placesOf(subject), before))
}
/** The places that the desk asks about once more before publication. */
const asked = (kind: Kind, data: object, before?: object) =>
  found(kind, data, before).flatMap(({ schon_oeffentlich, stelle }) =>
    schon_oeffentlich === undefined ? [stelle] : [],
  )

const html = (text: string, more: object = {}) => ({ text: `<p>${text}</p>`, ...more })
const EVENT = { titel: 'Konzert', datum_von: '2026-12-12T19:00:00+01:00' }
const WRONG = 'Das Konzert findet am 11.12.2026 statt.'
const JOB = { validThrough: '2027-01-15T23:59:00+01:00' }
const page = (...texts: string[]) => ({
  content: texts.map(text => ({ template: 'text', context: { text: `<p>${text}</p>` } })),
})

test.each<[string, Kind, object, object | undefined, string[]]>([
  ['a new text', 'aktuelles', html('am Montag, 9.2.2027'), undefined, ['Montag, 9.2.2027']],
  [
    'a typo beside it',
    'aktuelles',
    html('Wir öffnen am Montag, 9.2.2027'),
    html('Wir offnen am Montag, 9.2.2027'),
    [],
  ],
  [
    'a second wrong weekday',
    'aktuelles',
    html('am Montag, 9.2.2027, und am Dienstag, 17.2.2027'),
    html('am Montag, 9.2.2027'),
    ['Dienstag, 17.2.2027'],
  ],
  [
    'the same in another field',
    'aktuelles',
    html('am Montag, 9.2.2027', { titel: 'Montag, 9.2.2027' }),
    html('am Montag, 9.2.2027'),
    ['Montag, 9.2.2027'],
  ],
  [
    'a paragraph of a page that moved',
    'seite',
    page('Neu', 'am Montag, 9.2.2027'),
    page('am Montag, 9.2.2027'),
    [],
  ],
  [
    'a paragraph of a page that is new',
    'seite',
    page('am Montag, 9.2.2027', 'am 31.11.2026'),
    page('am Montag, 9.2.2027'),
    ['31.11.2026'],
  ],
  [
    'a copy of a paragraph',
    'seite',
    page('am Montag, 9.2.2027', 'Neu', 'am Montag, 9.2.2027'),
    page('am Montag, 9.2.2027'),
    ['Montag, 9.2.2027'],
  ],
  [
    'a title beside a wrong day',
    'veranstaltung',
    html(WRONG, { ...EVENT, ort: 'Halle' }),
    html(WRONG, EVENT),
    [],
  ],
  [
    'an event that moved',
    'veranstaltung',
    html(WRONG, { ...EVENT, datum_von: '2026-12-13T19:00:00+01:00' }),
    html(WRONG, EVENT),
    ['11.12.2026'],
  ],
  [
    'a text that was right',
    'veranstaltung',
    html(WRONG, EVENT),
    html('Das Konzert findet am 12.12.2026 statt.', EVENT),
    ['11.12.2026'],
  ],
  [
    'a job with another title',
    'stelle',
    { ...JOB, titel: 'Neu', bewerbung: '<p>Bewerben Sie sich bis 10.1.2027.</p>' },
    { ...JOB, titel: 'Alt', bewerbung: '<p>Bewerben Sie sich bis 10.1.2027.</p>' },
    [],
  ],
  ['a public notice', 'bekanntmachung', html('Montag, 9.2.2027'), html('Montag, 9.2.2027'), []],
  [
    'a public text of any type',
    'aktuelles',
    html('am Montag, 9.2.2027'),
    { text: 7, titel: null },
    ['Montag, 9.2.2027'],
  ],
])('P19: %s is asked about if it is new: %s', (_what, kind, data, before, words) => {
  expect(asked(kind, data, before)).toEqual(words)
})

test('P19: the check of public contents still lists what is wrong there, except in a notice', () => {
  const text = html('am Montag, 9.2.2027')
  expect(found('aktuelles', text, text)).toHaveLength(1)
  expect(found('bekanntmachung', text, text)).toEqual([])
})

test('P19: a new finding is named before the old ones of a long table', () => {
  const days = Array.from({ length: 25 }, (_, at) => `Montag, ${at + 1}.1.2028`)
  const before = html(days.join('</p><p>'))
  const now = html([...days, 'Dienstag, 9.2.2028'].join('</p><p>'))
  expect(found('aktuelles', now, before)).toHaveLength(20)
  expect(asked('aktuelles', now, before)).toEqual(['Dienstag, 9.2.2028'])
})

test('P19: the whole Durchsicht marks what is public already, in texts and beside fields', () => {
  const data = html(`${WRONG} Karten gibt es am Montag, 9.2.2027.`, EVENT)
  const subject = subjectOf(records.veranstaltung, data)
  const around: Surroundings = {
    targetOf: () => 'fehlt',
    pictureAt: () => 'fehlt',
    partAt: () => ({ is: 'da' }),
    missed: [],
    facts: undefined,
    now: new Date(0),
    before: data,
  }
  const steps = durchsicht(subject, placesOf(subject), around)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const dates = step.value.findings.filter(({ regel }) => regel.startsWith('datum-'))
  expect(dates.map(({ regel, schon_oeffentlich }) => [regel, schon_oeffentlich])).toEqual([
    ['datum-wochentag', true],
    ['datum-anders', true],
  ])
})
