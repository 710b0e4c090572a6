import { decomposed } from '@rathausplatz/text'
import { expect, test } from 'vitest'
import { joinedTitles } from './joined-titles.ts'
import { nameOf } from './name-of-person.ts'
import { readObject } from './read-object.ts'

const said = (object: Record<string, unknown>) => {
  const reader = readObject(object)
  const { titel, vorname, nachname } = nameOf(reader)
  return { name: [titel, vorname, nachname].filter(Boolean).join(' '), nachname, hints: [...reader.hinweise] }
}
const of = (name: string, givenName: string, familyName: string, more: object = {}) => ({
  name,
  givenName,
  familyName,
  ...more,
})

test.each<[Record<string, unknown>, string, string]>([
  [
    of('Dr. Anna Freifrau von der Heyde', 'Anna', 'von der Heyde', { affix: 'Freifrau', title: ['Dr.'] }),
    'Dr. Anna Freifrau von der Heyde',
    'Freifrau von der Heyde',
  ],
  [of('Anna von der Heyde', 'Anna', 'Heyde', { affix: 'von der' }), 'Anna von der Heyde', 'von der Heyde'],
  [of('Anna Heyde', 'Anna', 'Heyde', { affix: 'von der' }), 'Anna von der Heyde', 'von der Heyde'],
  [of('', 'Anna', 'Heyde', { affix: 'Gräfin von' }), 'Anna Gräfin von Heyde', 'Gräfin von Heyde'],
  [of('Karl Graf Stolz', 'Karl', 'Stolz', {}), 'Karl Graf Stolz', 'Graf Stolz'],
  [of('Karl Stolz', 'Karl', 'Graf Stolz', { affix: 'Graf' }), 'Karl Graf Stolz', 'Graf Stolz'],
  [of('Hans Müller jun.', 'Hans', 'Müller', { affix: 'jun.' }), 'Hans Müller jun.', 'Müller jun.'],
  [of('Hans Müller', 'Hans', 'Müller', { affix: 'Jr.' }), 'Hans Müller Jr.', 'Müller Jr.'],
  [of('Müller jun., Hans', 'Hans', 'Müller'), 'Hans Müller jun.', 'Müller jun.'],
  [of('Hans Peter Müller', 'Hans', 'Müller'), 'Hans Peter Müller', 'Müller'],
  [of('Karl Heinz Müller', 'Heinz', 'Müller'), 'Karl Heinz Müller', 'Müller'],
  [of('Anna Müller geb. Schmidt', 'Anna', 'Müller'), 'Anna Müller geb. Schmidt', 'Müller geb. Schmidt'],
  [
    of('Heyde, Dr. Anna Freifrau von der', 'Anna', 'Heyde'),
    'Dr. Anna Freifrau von der Heyde',
    'Freifrau von der Heyde',
  ],
  [of('Prof. Dr. Eva Lang', 'Eva', 'Lang', { title: ['Dr.'] }), 'Prof. Dr. Eva Lang', 'Lang'],
  [of('Eva Lang', 'Eva', 'Lang', { title: ['Prof.', 'Dr.'] }), 'Prof. Dr. Eva Lang', 'Lang'],
  [of('Dr. Dr. Eva Lang', 'Eva', 'Lang', { title: ['Dr.'] }), 'Dr. Dr. Eva Lang', 'Lang'],
  [of('Eva Lang', 'Dr. Eva', 'Lang', { title: 'Dipl.-Ing.' }), 'Dipl.-Ing. Dr. Eva Lang', 'Lang'],
  [of('Eva Lang, MdL', 'Eva', 'Lang', { affix: 'MdL' }), 'MdL Eva Lang', 'Lang'],
  [of('Eva Lang', 'Eva', 'Lang', { affix: 'MdL' }), 'MdL Eva Lang', 'Lang'],
  [
    of('Herr Müller-Lüdenscheidt, Karl-Heinz', 'Karl-Heinz', 'Müller-Lüdenscheidt'),
    'Karl-Heinz Müller-Lüdenscheidt',
    'Müller-Lüdenscheidt',
  ],
  [of('Öztürk Ayşe', 'Ayşe', 'Öztürk'), 'Ayşe Öztürk', 'Öztürk'],
  [of('Ratsfrau Elke Nowak', 'Elke', 'Nowak'), 'Elke Nowak', 'Nowak'],
  [of('Herr Stadtrat Johann-Baptist Huber', 'Johann-Baptist', 'Huber'), 'Johann-Baptist Huber', 'Huber'],
  [of('Bürgermeisterin Dr. Petra Kern', 'Petra', 'Kern', { title: ['Dr.'] }), 'Dr. Petra Kern', 'Kern'],
  [
    of('MAYER-VORFELDER, Hans-Peter', 'Hans-Peter', 'MAYER-VORFELDER'),
    'Hans-Peter MAYER-VORFELDER',
    'MAYER-VORFELDER',
  ],
  [of('', 'Hans', 'von der Heide'), 'Hans von der Heide', 'von der Heide'],
  [
    { name: 'Anna Freifrau von der Heyde', affix: 'Freifrau' },
    'Anna Freifrau von der Heyde',
    'Freifrau von der Heyde',
  ],
  [{ name: 'Hans Müller', affix: 'sen.' }, 'Hans Müller sen.', 'Müller sen.'],
  [of('Murat Ali Yılmaz', 'Ali', 'Yılmaz'), 'Murat Ali Yılmaz', 'Yılmaz'],
  [of(decomposed('Hans Jörg Müller'), 'Hans', 'Müller'), decomposed('Hans Jörg ') + 'Müller', 'Müller'],
  [of('Hans P. Müller', 'Hans', 'Müller'), 'Hans P. Müller', 'Müller'],
  [of('HANS PETER MÜLLER', 'HANS', 'MÜLLER'), 'HANS PETER MÜLLER', 'MÜLLER'],
  [of('Müller, Hans Peter', 'Hans', 'Müller'), 'Hans Peter Müller', 'Müller'],
  [of('Stadtrat Karl Heinz Müller', 'Heinz', 'Müller'), 'Karl Heinz Müller', 'Müller'],
  [of('Karl Prinz von Stolz', 'Karl', 'Stolz'), 'Karl Prinz von Stolz', 'Prinz von Stolz'],
  [of('Eva Lang, M.A.', 'Eva', 'Lang', { title: 'Dipl.-Math.' }), 'Dipl.-Math. M.A. Eva Lang', 'Lang'],
  [of('Dr. h. c. Eva Lang', 'Eva', 'Lang', { title: 'Dr. h.c.' }), 'Dr. h.c. Eva Lang', 'Lang'],
  [of('Eva Lang M.A.', 'Eva', 'Lang', { title: 'M. A.' }), 'M. A. Eva Lang', 'Lang'],
])('C4: no part of the name of %j is lost', (object, name, nachname) => {
  expect(said(object)).toEqual({ name, nachname, hints: [] })
})

test.each<[Record<string, unknown>, string, string]>([
  [of('Elke Nowak-Stein', 'Elke', 'Nowak'), 'Elke Nowak', 'heißt dort im Ganzen „Elke Nowak-Stein“'],
  [of('Anna Müller (CDU)', 'Anna', 'Müller'), 'Anna Müller', 'vom Namen fehlt „(CDU)“'],
  [{ name: 'Anna Müller (Liste 1)' }, 'Anna Müller', 'vom Namen fehlt „(Liste 1)“'],
  [of('Anna Müller', 'Anna', 'Müller', { affix: 'vom Hof' }), 'Anna Müller vom Hof', 'bitte prüfen'],
  [
    of('Eva Lang', 'Eva', 'Lang', { title: ['Dr. rer. nat.'.repeat(6)] }),
    `${'Dr. rer. nat.'.repeat(6).slice(0, 60).trim()} Eva Lang`,
    'der Titel ist dort sehr lang',
  ],
])('C4: the report tells what is not certain of %j', (object, name, hint) => {
  const read = said(object)
  expect(read.name).toBe(name)
  expect(read.hints.join()).toContain(hint)
})

test.each([
  'Altbürgermeister a. D. Hans Müller',
  'Pfarrer Hans Müller',
  'Ministerpräsident Hans Müller',
  'Fraktion Hans Müller',
  'Hans Müller, SPD',
  'Hans Müller SPD',
  'SPD Hans Müller',
  'Hans Müller, Grüne',
  'Hans Müller, Freie Wähler',
  'Müller, Hans, SPD',
  'Müller, Hans, Bürgerliste',
  'Hans Müller Bürgerliste',
  'Hans Müller a.D.',
  'Hans Müller, Landwirt',
  'Hans Müller Schmidt',
  'Hans Müller und Anna Schmidt',
  'Hans „Jonny“ Müller',
  'Müller Peter Hans',
  'Hans Müller, geb. von Stein',
  'Dipl. Math. Hans Müller',
  'Bürgermeister Hans Müller, SPD',
])('C4: the names of a person keep their fields, and the report tells of %j', full => {
  const reader = readObject(of(full, 'Hans', 'Müller'))
  expect(nameOf(reader)).toMatchObject({ vorname: 'Hans', nachname: 'Müller' })
  expect([...reader.hinweise]).toEqual([
    `heißt dort im Ganzen „${full}“, in Vor- und Nachnamen „Hans Müller“: bitte prüfen`,
  ])
})

test.each([
  ['1. Bürgermeister Hans Müller', ''],
  ['1. Bgm. Hans Müller', ''],
  ['OBGM Hans Müller', ''],
  ['Erster Bürgermeister Hans Müller', ''],
  ['2. stellvertretender Bürgermeister Hans Müller', ''],
  ['Zweite Bürgermeisterin Dr. Hans Müller', 'Dr.'],
  ['Landrat Dr. Hans Müller', 'Dr.'],
  ['Landrätin Hans Müller', ''],
  ['Stadtrat a.D. Hans Müller', ''],
  ['Marktgemeinderat Prof. Dr. Hans Müller', 'Prof. Dr.'],
  ['Ortssprecher Hans Müller', ''],
  ['Fraktionssprecherin Hans Müller', ''],
  ['Müller, Stadtrat Dr. Hans', 'Dr.'],
])('C4: the office in front of %j is no part of the name, its title is', (full, titel) => {
  const reader = readObject(of(full, 'Hans', 'Müller'))
  expect(nameOf(reader)).toEqual({ titel, vorname: 'Hans', nachname: 'Müller' })
  expect([...reader.hinweise]).toEqual([])
})

test.each([
  [['Dipl.-Math.', 'M.A.'], 'Dipl.-Math. M.A.'],
  [['Dipl.-Ing.', 'Dr.'], 'Dipl.-Ing. Dr.'],
  [['Dr.', 'Prof. Dr.'], 'Prof. Dr.'],
  [['Prof. Dr.', 'Dr.'], 'Prof. Dr.'],
  [['Dr.med.', 'Dr. med.'], 'Dr.med.'],
  [['Dr.', 'Dr. Dr.'], 'Dr. Dr.'],
  [['M.Sc.', 'B.A.'], 'M.Sc. B.A.'],
  [['M.Sc. B.A.', 'M.A.'], 'M.Sc. B.A. M.A.'],
  [['Prof. h.c. Dr.', 'Prof. Dr.'], 'Prof. h.c. Dr.'],
  [['', 'Dr.'], 'Dr.'],
  [['M. Sc.', 'M.Sc.'], 'M. Sc.'],
  [['Dr. h. c.', 'Dr. h.c. Dr.'], 'Dr. h.c. Dr.'],
])('C4: the titles %j are joined word by word', (titles, joined) => {
  expect(joinedTitles(titles).trim()).toBe(joined)
})
