import { expect, test } from 'vitest'
import { streetKey, streetsIn } from './streets.ts'

test.each([
  ['Kelterstr. 7', 'Kelterstraße'],
  ['KELTERSTRASSE', 'Kelterstraße'],
  ['Karl-Friedrich-Str. 12 b', 'Karl Friedrich Straße'],
  ['Gaensweide 3a', 'Gänsweide'],
])('%s is the street %s', (one, other) => expect(streetKey(one)).toBe(streetKey(other)))

test('The key of a street does not change, also for a foreign letter: subscriptions have stored it', () => {
  expect(streetKey('Ørsted-Straße 3')).toBe('ørsted strasse')
})

test.each([
  ['Kelterstraße', 'Die Kelterstr. wird vom 3. bis 5. Mai gesperrt.'],
  ['Kelterstr.', 'In der Kelterstraße 3–9 wird gebaut.'],
  ['Bahnhofstraße', 'Ab Montag ist die Bahnhof-Straße frei.'],
  ['Karl-Friedrich-Straße', 'Treffpunkt: Karl-Friedrich-Str. 4'],
  ['Lange Straße', 'Bauarbeiten in der Langen Straße'],
  ['Alter Markt', 'Weihnachtsmarkt am Alten Markt'],
  ['Rathausplatz', 'Neugestaltung des Rathausplatzes'],
  ['Straße des 17. Juni', 'Sperrung: Straße des 17. Juni'],
  ['Am Bächle', 'Am Baechle 3 entsteht ein Spielplatz.'],
  ['Neue Kelterstraße', 'Die Neue Kelterstraße ist fertig.'],
])('the street %s is named in: %s', (street, text) => {
  const key = streetKey(street)
  expect([...streetsIn(text, [key])]).toEqual([key])
})

test.each([
  ['Kelterstraße', 'Die Neue Kelterstraße ist fertig.'],
  ['Ebertstraße', 'Die Friedrich-Ebert-Straße wird gesperrt.'],
  ['Am Markt', 'Der Brunnen am Marktplatz läuft wieder.'],
  ['Markt', 'Der Markt-Platz wird gefegt.'],
  ['Hauptstraße', 'Der Haupteingang ist in der Straße hinter dem Haus.'],
  ['Altmarkt', 'Fest auf dem Alten Markt'],
])('the street %s is not named in: %s', (street, text) => {
  expect([...streetsIn(text, [streetKey(street)])]).toEqual([])
})

test('In a long text only the streets that it names are found, among 2,000', () => {
  const keys = Array.from({ length: 2_000 }, (_, number) => streetKey(`Weg Nummer${number} Straße`))
  expect(streetsIn('Wort '.repeat(12_000), keys).size).toBe(0)
  expect([
    ...streetsIn(`${'Wort '.repeat(6_000)} Weg Nummer1999 Straße ${'Wort '.repeat(6_000)}`, keys),
  ]).toEqual([streetKey('Weg Nummer1999 Straße')])
})
