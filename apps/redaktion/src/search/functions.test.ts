import { expect, test } from 'vitest'
import type { Kind } from '../kinds/kinds.ts'
import { functionsCalled, functionsFor } from './functions.ts'
import { bestFirst, type Hit, inGroups } from './hits.ts'

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

test('Each thing that can be done stands there once', () => {
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
  // By what people say, by parts of words, and through one typing error.
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
])('%j finds what can be done', (words, found) => {
  expect(called(words)).toEqual(found)
})

test('What is called so from its beginning comes first, what is so only in its address last', () => {
  const rows = ['Baderegeln', 'Anfahrt zum Freibad', 'Freibad am Altrhein'].map(titel => ({ titel }))
  expect(bestFirst(rows, 'frei').map(({ titel }) => titel)).toEqual([
    'Freibad am Altrhein',
    'Anfahrt zum Freibad',
    'Baderegeln',
  ])
})

test('Hits of one sort stand together', () => {
  const hits = ['Seiten', 'Stellen', 'Seiten'].map((group, at) => ({ group, key: `${at}` }) as Hit)
  expect(inGroups(hits).map(({ name, hits }) => [name, hits.map(({ key }) => key)])).toEqual([
    ['Seiten', ['0', '2']],
    ['Stellen', ['1']],
  ])
})
