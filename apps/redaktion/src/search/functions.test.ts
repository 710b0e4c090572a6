import { expect, test } from 'vitest'
import type { Kind } from '../kinds/kinds.ts'
import { functionsCalled, functionsFor } from './functions.ts'
import { type Hit, inGroups, titlesFirst } from './hits.ts'
import { numbered } from './numbered.ts'

const kind = (art: string, one: string, many: string, more: Partial<Kind> = {}): Kind => ({
  art,
  label: { one, many },
  titelfeld: 'titel',
  schluesselfeld: 'slug',
  unter: null,
  einzeln: false,
  liste: {},
  felder: [],
  rechte: ['schreiben'],
  ...more,
})

const all = functionsFor(
  [
    kind('seite', 'Seite', 'Seiten'),
    kind('organisationseinheit', 'Amt oder Einrichtung', 'Ämter und Einrichtungen'),
    kind('veranstaltung', 'Veranstaltung', 'Veranstaltungen'),
    kind('hinweis', 'Hinweis', 'Hinweise'),
    kind('stadt', 'Stadt', 'Stadt', { einzeln: true }),
    kind('leistung', 'Leistung', 'Leistungen', { rechte: [] }),
    kind('rubrik', 'Rubrik', 'Rubriken', { rechte: [] }),
  ],
  ['eingaenge-lesen', 'konten-verwalten'],
)
const called = (words: string) => functionsCalled(words, all).map(({ label }) => label)

test('Each function is listed once', () => {
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
  expect(all.map(({ label }) => label)).toContain('Amt oder Einrichtung anlegen')
  expect(all.map(({ label }) => label)).not.toContain('Rubrik anlegen')
  expect(all.map(({ label }) => label)).not.toContain('Stadt anlegen')
})

test.each([
  ['öffnungs', ['Öffnungszeiten ändern']],
  ['oeffn', ['Öffnungszeiten ändern']],
  ['ÄMTER', ['Ämter und Einrichtungen', 'Amt oder Einrichtung anlegen']],
  ['veranst anl', ['Veranstaltung anlegen']],
  ['urlaub', ['Öffnungszeiten ändern']],
  ['gibtesnicht', []],
  // Found by synonyms, by parts of words, and with one typing error.
  ['passwort ändern', ['Passwort ändern']],
  ['passwrot', ['Passwort ändern']],
  ['abmelden', ['Abmelden']],
  ['kollegin einladen', ['Kollegin oder Kollegen einladen']],
  ['notfall', ['Hinweis schalten']],
  ['müll', ['Leistungen']],
  ['hochwaser', ['Hinweis schalten']],
  ['fnungszeiten', ['Öffnungszeiten ändern']],
  ['sprechzeit', ['Öffnungszeiten ändern']],
  ['kalneder', ['Veranstaltung anlegen']],
  ['   ', []],
  ['???', []],
])('The query %j finds the functions %j', (words, found) => {
  expect(called(words)).toEqual(found)
})

test('P4: The group of a title comes before groups of texts', () => {
  const place = { label: 'Text', pieces: [] }
  const hits = [
    { group: 'Seiten', key: 'a', place },
    { group: 'Baugebiete', key: 'b' },
    { group: 'Seiten', key: 'c' },
    { group: 'Stellen', key: 'd', place },
  ] as unknown as Hit[]
  expect(inGroups(titlesFirst(hits)).map(({ name, hits }) => [name, hits.map(({ key }) => key)])).toEqual([
    ['Baugebiete', ['b']],
    ['Seiten', ['c', 'a']],
    ['Stellen', ['d']],
  ])
})

test('Hits of one kind are grouped', () => {
  const hits = ['Seiten', 'Stellen', 'Seiten'].map((group, at) => ({ group, key: `${at}` }) as Hit)
  expect(inGroups(hits).map(({ name, hits }) => [name, hits.map(({ key }) => key)])).toEqual([
    ['Seiten', ['0', '2']],
    ['Stellen', ['1']],
  ])
})

test.each([
  ['F-7GQ2M9XD', '/eingaenge/F-7GQ2M9XD'],
  ['K-7GQ2M9XD', '/eingaenge/K-7GQ2M9XD'],
  // As it is read out on the telephone.
  [' s-7gq2 m9xd ', '/schaeden/S-7GQ2M9XD'],
  ['P-7GQ2M9XO', '/pinnwand/P-7GQ2M9X0'],
  ['V-7GQ2M9XD', '/verzeichnisvorschlaege/V-7GQ2M9XD'],
  ['T-7GQ2M9XD', '/termine/T-7GQ2M9XD'],
  ['X-7GQ2M9XD', undefined],
  ['F-7GQ2', undefined],
])('%j leads to %s, but only with the right to see it', (wanted, to) => {
  const all = ['eingaenge-lesen', 'schaeden-bearbeiten', 'pinnwand-pruefen', 'termine-fuehren']
  const found = (rechte: readonly string[]) =>
    numbered(wanted, { kinds: [], session: { rechte } } as unknown as Parameters<typeof numbered>[1])
  expect(found(all).map(hit => hit.to)).toEqual(to === undefined ? [] : [to])
  expect(found([])).toEqual([])
})
