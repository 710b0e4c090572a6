import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

test.each([
  ['Hans Müller', '', 'Hans', 'Müller'],
  ['Hans Dreher', '', 'Hans', 'Dreher'],
  ['Schmidt, Magdalena', '', 'Magdalena', 'Schmidt'],
  ['Magnus Drexler', '', 'Magnus', 'Drexler'],
  ['Orhan Sen', '', 'Orhan', 'Sen'],
  ['Müller, Hans', '', 'Hans', 'Müller'],
  ['Dr. Hans Müller', 'Dr.', 'Hans', 'Müller'],
  ['Dr. Müller, Hans', 'Dr.', 'Hans', 'Müller'],
  ['Müller, Dr. Hans', 'Dr.', 'Hans', 'Müller'],
  ['Müller, Hans, Dr.', 'Dr.', 'Hans', 'Müller'],
  ['Dr.Hans Müller', 'Dr.', 'Hans', 'Müller'],
  ['Dr Hans Müller', 'Dr', 'Hans', 'Müller'],
  ['Dr. med. Anna Müller', 'Dr. med.', 'Anna', 'Müller'],
  ['Dr. rer. nat. Anna Müller', 'Dr. rer. nat.', 'Anna', 'Müller'],
  ['Prof. Dr.-Ing. Anna Müller', 'Prof. Dr.-Ing.', 'Anna', 'Müller'],
  ['Müller, Prof. Dr. h.c. Anna', 'Prof. Dr. h.c.', 'Anna', 'Müller'],
  ['Dipl.-Ing. (FH) Anna Müller', 'Dipl.-Ing. (FH)', 'Anna', 'Müller'],
  ['Anna Müller-Lüdenscheidt', '', 'Anna', 'Müller-Lüdenscheidt'],
  ['Anna Maria Müller', '', 'Anna Maria', 'Müller'],
  ['Anna von der Heide', '', 'Anna', 'von der Heide'],
  ['von der Heide, Anna', '', 'Anna', 'von der Heide'],
  ['Prof. Dr. Anna von der Heide', 'Prof. Dr.', 'Anna', 'von der Heide'],
  ['Jan van den Berg', '', 'Jan', 'van den Berg'],
  ['Karl Freiherr von Stein', '', 'Karl', 'Freiherr von Stein'],
  ['Frau Anna Müller', '', 'Anna', 'Müller'],
  ['Herr Dr. Hans Müller', 'Dr.', 'Hans', 'Müller'],
  ['Hans Müller, MdL', 'MdL', 'Hans', 'Müller'],
  ['MdL Hans Müller', 'MdL', 'Hans', 'Müller'],
  ['Dr. h. c. Hans Müller', 'Dr. h.c.', 'Hans', 'Müller'],
  ['Hans Müller jun.', '', 'Hans', 'Müller jun.'],
  ['Müller jun., Hans', '', 'Hans', 'Müller jun.'],
  ['Dr. Hans Müller Jr., MdL', 'Dr. MdL', 'Hans', 'Müller Jr.'],
  ['Müller', '', '', 'Müller'],
  ['Mara Meyer', '', 'Mara', 'Meyer'],
  ['Maria Ba', '', 'Maria', 'Ba'],
  ['', '', '', ''],
])('C4: the name „%s“', (name, titel, vorname, nachname) => {
  expect(personName(name)).toMatchObject({ titel, vorname, nachname })
})

test('C4: a name in three parts stays whole and is uncertain', () => {
  expect(personName('Müller, Hans, Altstadt')).toEqual({
    titel: '',
    vorname: '',
    nachname: 'Müller, Hans, Altstadt',
    isCertain: false,
    leftOut: '',
  })
})
