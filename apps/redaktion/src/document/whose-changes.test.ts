import type { Feldunterschied } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { type ChangedRun, runsOf, stillOfOthers } from './whose-changes.ts'

const version = (nummer: number, name: string) => ({
  nummer,
  von: { name },
  geaendert_am: `2026-11-30T08:0${nummer}:00Z`,
})

/** A changed text: `-alt +neu bleibt`. */
const text = (feld: string, words: string): Feldunterschied => ({
  feld,
  feldname: feld,
  art: 'geaendert',
  teile: words.split(' ').map(word => ({
    art: word.startsWith('+') ? 'neu' : word.startsWith('-') ? 'entfernt' : 'gleich',
    text: word.replace(/^[+-]/, ''),
  })),
})
const other = (feld: string): Feldunterschied => ({
  feld,
  feldname: feld,
  art: 'geaendert',
  vorher: 1,
  nachher: 2,
})
const run = (nummer: number, name: string, ...felder: Feldunterschied[]): ChangedRun => ({
  first: nummer,
  last: version(nummer, name),
  felder,
})

const [TITLE, LEAD_A] = [text('titel', '-Alt +Titel'), text('einleitung', '+Einleitung +A')]
const LEAD_B = text('einleitung', '+Einleitung +B')

test.each<[string, Feldunterschied[], ChangedRun[], string[], string[]]>([
  [
    'both are the own ones after a clash',
    [TITLE, LEAD_A],
    [run(2, 'Tobias', LEAD_B), run(3, 'Karin', TITLE, text('einleitung', 'Einleitung -B +A'))],
    [],
    [],
  ],
  [
    'the other field is theirs',
    [TITLE, LEAD_B],
    [run(2, 'Tobias', LEAD_B), run(3, 'Karin', TITLE)],
    ['Tobias'],
    ['einleitung'],
  ],
  [
    'they came last',
    [TITLE, LEAD_B],
    [run(2, 'Karin', TITLE, LEAD_A), run(3, 'Tobias', LEAD_B)],
    ['Tobias'],
    ['einleitung'],
  ],
  [
    'theirs was taken back',
    [TITLE],
    [run(2, 'Tobias', LEAD_B), run(3, 'Karin', TITLE, text('einleitung', '-Einleitung -B'))],
    [],
    [],
  ],
  [
    'two others',
    [TITLE, LEAD_B, other('art')],
    [run(2, 'Anna', TITLE), run(3, 'Tobias', LEAD_B), run(4, 'Karin', other('art'))],
    ['Anna', 'Tobias'],
    ['titel', 'einleitung'],
  ],
  [
    'an other overwrote an other',
    [LEAD_A],
    [run(2, 'Tobias', LEAD_B), run(3, 'Anna', text('einleitung', 'Einleitung -B +A'))],
    ['Anna'],
    ['einleitung'],
  ],
  [
    'a paragraph of theirs stays beside the own one',
    [text('text', '+Meins +Ihres')],
    [run(2, 'Tobias', text('text', '+Ihres')), run(3, 'Karin', text('text', '+Meins Ihres'))],
    ['Tobias'],
    ['text'],
  ],
  [
    'their paragraph was rewritten',
    [text('text', '+Meins')],
    [run(2, 'Tobias', text('text', '+Ihres')), run(3, 'Karin', text('text', '+Meins -Ihres'))],
    [],
    [],
  ],
  [
    'a field in a group of theirs',
    [other('sitzung.ort')],
    [run(2, 'Tobias', other('sitzung'))],
    ['Tobias'],
    ['sitzung.ort'],
  ],
  [
    'a group with a field of theirs',
    [other('sitzung')],
    [run(2, 'Tobias', other('sitzung.ort'))],
    ['Tobias'],
    ['sitzung'],
  ],
  [
    'a similar name of a field is another field',
    [other('titel2')],
    [run(2, 'Tobias', other('titel')), run(3, 'Karin', other('titel2'))],
    [],
    [],
  ],
  [
    'an item that has moved',
    [other('content.4.text')],
    [run(2, 'Tobias', other('content.3.text')), run(3, 'Karin', other('content.0'))],
    ['Tobias'],
    ['content.4.text'],
  ],
  ['only the own ones', [TITLE], [run(2, 'Karin', TITLE)], [], []],
  [
    'a value that is no text belongs to the last one',
    [other('preis')],
    [run(2, 'Tobias', other('preis')), run(3, 'Karin', other('preis'))],
    [],
    [],
  ],
])('P15: what is still of others: %s', (_what, final, runs, names, fields) => {
  const found = stillOfOthers(final, runs, 'Karin')
  expect(found.runs.map(({ last }) => last.von.name)).toEqual(names)
  expect(found.fields).toEqual(fields)
})

test('P15: successive revisions of one author are one run', () => {
  const runs = runsOf([version(5, 'Karin'), version(4, 'Tobias'), version(3, 'Tobias'), version(2, 'Karin')])
  expect(runs.map(({ first, last }) => [last.von.name, first, last.nummer])).toEqual([
    ['Karin', 2, 2],
    ['Tobias', 3, 4],
    ['Karin', 5, 5],
  ])
})
