import { decomposed } from '@rathausplatz/text'
import { expect, test } from 'vitest'
import { MOVED, movedIn, movedPlaceIn } from './moved-words.ts'
import { CANCELLED, isCancelledByName, mayBeOfMeeting } from './words-of-name.ts'

const at = { start: '2027-05-11T18:00:00+02:00', isDay: false }

test.each<[string, string[]]>([
  ['verschoben', []],
  ['verlegt', []],
  ['VERSCHOBEN', []],
  ['verschoben auf den 18.05.2027', ['2027-05-18']],
  ['verschoben auf 18.5.', ['-05-18']],
  ['verschoben auf den 18. Mai 2027', ['2027-05-18']],
  ['verlegt auf Dienstag, 18.05.27, 18 Uhr', ['2027-05-18']],
  ['verschoben vom 11.05. auf den 18.05.2027', ['2027-05-18']],
  ['verschoben auf 2027-05-18', ['2027-05-18']],
  ['vertagt', []],
  ['vertagt auf den 18.05.2027', ['2027-05-18']],
  ['vorverlegt auf 17 Uhr', []],
  ['auf unbestimmte Zeit verschoben', []],
  ['verschoben (neuer Termin noch nicht bekannt)', []],
  ['verlegt in den Herbst', []],
  ['um eine Woche verschoben', []],
  ['Terminverlegung', []],
  ['umterminiert', []],
  ['verschoben auf 11.05. oder 18.05.2027', ['-05-11', '2027-05-18']],
  ['voraussichtlich verschoben auf 11.05.2027', ['2027-05-11']],
  ['neuer Termin: 18.05.2027', ['2027-05-18']],
  ['Ersatztermin 18.05.', ['-05-18']],
  ['Terminänderung: 18.05.2027', ['2027-05-18']],
  ['verschoben vom 11.05.2027', []],
  ['verschoben auf 11.05.2027, 20 Uhr', ['2027-05-11']],
  ['in den Bürgersaal verlegt und verschoben', []],
  ['postponed', []],
])('C7: with the words %j a meeting is not on its day', (words, days) => {
  expect(movedIn(words, at)).toEqual({ days })
})

test.each([
  'verschoben auf den 11.05.2027',
  'verschoben auf 11.5.',
  'verlegt auf Dienstag, 11. Mai 2027, 18:00 Uhr',
  'verschoben vom 04.05. auf den 11.05.2027',
  'verschoben vom 04.05.2027',
  'verlegt auf 18 Uhr',
  'Ersatztermin für den 04.05.2027',
  'neuer Termin',
  'Terminänderung',
  'nicht verschoben',
  'Ort verlegt',
  'verlegt in den Bürgersaal',
  'in die Stadthalle verlegt',
  'Sitzung über verschobene Vorhaben',
  'Verlegte Leitungen',
  'eingeladen',
  '',
])('C7: with the words %j a meeting stays on its day', words => {
  expect(movedIn(words, at)).toBeUndefined()
})

test.each([
  ['Ort verlegt', true],
  ['Verlegung der Sitzung in Raum 204', true],
  ['Verlegung Sitzungsort', true],
  ['Verlegung der Sitzung in den Mai', false],
  ['Verlegung der Bushaltestelle in die Hauptstraße', false],
  ['verlegt in den Bürgersaal', true],
  ['verlegt in den Juni', false],
  ['verlegt in die nächste Woche', false],
  ['verlegt', false],
])('C7: the words %j tell of another place: %s', (words, is) => {
  expect(movedPlaceIn(words)).toBe(is)
})

test.each([
  'Sondersitzung zur Verlegung der Bushaltestelle',
  'Sondersitzung: Verschiebung der Bauarbeiten',
  'Sondersitzung „Vertagung des Bebauungsplans“',
  'Sondersitzung Verlegung Bushaltestelle',
  'Sitzung des Gemeinderats (verlegt in Raum 204)',
  'Gemeinderat, verlegt in den Sitzungssaal 2',
  'Sitzung verlegt in die Mainhalle',
  'Sitzung verlegt ins Augustinum',
  'Sitzung verlegt in den Landtag',
  'Sitzung verlegt in die Juniorenhalle',
  'Sitzung verlegt in den Karl-May-Saal',
  'Bauausschuss (in die Aula 3 verlegt)',
  'Sondersitzung: Bushaltestelle verlegt',
  'Sondersitzung zum Thema Spielplatz verlegt',
  'Bauausschuss (TOP 3 vertagt)',
  'Verlegung der Sitzung in Raum 204',
  'Bauausschuss: Verlegung des Sitzungsortes',
  'Verlegung der Bushaltestelle',
  'Gemeinderat',
])('C7: the name %j does not move a meeting', name => {
  expect(movedIn(name, { ...at, isName: true })).toBeUndefined()
})

test.each<[string, string[]]>([
  ['Gemeinderat - VERSCHOBEN', []],
  ['Gemeinderat verschoben', []],
  ['Verschobene Sitzung: Gemeinderat, verschoben auf 18.05.2027', ['2027-05-18']],
  ['Gemeinderat (verlegt auf 18.05.2027)', ['2027-05-18']],
  ['Sitzung des Gemeinderats verlegt', []],
  ['Sitzung des Gemeinderats wird verlegt auf 18. Mai', ['-05-18']],
  ['Sitzung verlegt in den Mai', []],
  ['Sitzung verlegt in die KW 20', []],
  ['Gemeinderat: Terminverschiebung', []],
  ['Terminverlegung Gemeinderat', []],
  ['Verschiebung der Sitzung des Gemeinderats', []],
  [decomposed('Gemeinderat verlegt auf 18. März 2028'), ['2028-03-18']],
  ['Sitzungsverschiebung', []],
  ['Gemeinderat (neuer Termin: 18. Sept. 2027)', ['2027-09-18']],
  ['Gemeinderat, Ersatztermin 18.05.', ['-05-18']],
])('C7: the name %j moves a meeting', (name, days) => {
  expect(movedIn(name, { ...at, isName: true })).toEqual({ days })
})

test.each([
  'verlegt in Raum 204',
  'verlegt in den Sitzungssaal 2',
  'verlegt in die Mainhalle',
  'verlegt ins Augustinum',
  'eingeladen, TOP 5 vertagt',
  'durchgeführt (TOP 3 und 4 verschoben)',
  'eingeladen; TOP 5, 6 und 7 vertagt',
  'TOP 4 in die nächste Sitzung verschoben',
  'eingeladen – Antrag der SPD zurückgestellt',
  'eingeladen, vertagt: TOP 5',
  'Tagesordnungspunkt 4.1 vertagt auf den 18.05.2027',
  'eingeladen, Vertagung von TOP 7',
])('C7: the state %j does not move a meeting', words => {
  expect(movedIn(words, at)).toBeUndefined()
})

test.each<[string, string[]]>([
  ['TOP 5 vertagt, Sitzung verschoben', []],
  ['verschoben wegen TOP 5', []],
  ['Sitzung verschoben: TOP 5 nicht reif', []],
  ['verlegt auf 18. Sept. 2027', ['2027-09-18']],
  ['verlegt auf 18. Mrz', ['-03-18']],
  ['verlegt in den September', []],
  ['verlegt nach 2028', []],
  ['in 14 Tagen, verlegt', []],
  ['12. Sitzung verschoben', []],
])('C7: the state %j moves a meeting', (words, days) => {
  expect(movedIn(words, at)).toEqual({ days })
})

test.each([
  ['Gemeinderat (abgesagt)', true],
  ['Gemeinderat entfällt', true],
  ['ENTFÄLLT: Gemeinderat', true],
  ['Sitzung des Gemeinderats fällt aus', true],
  ['Absage: Gemeinderat', true],
  ['Absage Gemeinderat', true],
  ['Ausfall der Sitzung', true],
  ['Sitzungsausfall', true],
  ['Gemeinderat findet nicht statt', true],
  ['Sitzung ist aufgehoben', true],
  ['Gemeinderat muss leider ausfallen', true],
  ['Gemeinderat (wegen Krankheit entfallen)', true],
  ['Gemeinderat wegen Krankheit entfallen', true],
  ['Gemeinderat - mangels Beratungspunkten entfallen', true],
  ['Wahl des Ortsvorstehers abgesagt', true],
  ['Stadtvertretung entfällt', true],
  [decomposed('Bürgerschaft fällt aus'), true],
  [decomposed('Gemeinderat entfällt'), true],
  ['Gemeinderat, Einwohnerfragestunde entfällt', false],
  ['Gemeinderat (nichtöffentliche Sitzung entfällt)', false],
  ['Gemeinderat (öffentlicher Teil entfällt)', false],
  ['Bauausschuss (Ortstermin entfällt)', false],
  ['Sondersitzung: Ausfall der Wasserversorgung', false],
  ['Sondersitzung Ausfall Schulbus', false],
  ['Sondersitzung: Absagen an Investoren', false],
  ['Sondersitzung: Parkplätze entfallen', false],
  ['Sondersitzung: entfallende Parkplätze', false],
  ['Sondersitzung: Maskenpflicht aufgehoben', false],
  ['Sondersitzung zum Schulbus, der entfällt', false],
  ['Gemeinderat (TOP 5 abgesetzt)', false],
  ['Gemeinderat, TOP 5 und 6 entfallen', false],
  ['Gemeinderat', false],
])('C7: the name %j cancels a meeting: %s', (name, is) => {
  expect(isCancelledByName(name)).toBe(is)
})

test.each([
  ['Sondersitzung: Bushaltestelle verlegt', true],
  ['Sondersitzung: Parkplätze entfallen', true],
  ['Gemeinderat - Verschiebung', true],
  ['Sondersitzung: Wahl des Ortsvorstehers entfällt', true],
  ['Gemeinderat (Antrag der SPD zurückgestellt)', true],
  ['Gemeinderat (Ausfall)', true],
  ['Gemeinderat (öffentlicher Teil entfällt)', true],
  ['Bauausschuss (Ortstermin entfällt)', true],
  ['Gemeinderat, Einwohnerfragestunde entfällt', false],
  ['Sondersitzung zur Verlegung der Bushaltestelle', false],
  ['Sondersitzung: Ausfall der Wasserversorgung', false],
  ['Gemeinderat (TOP 5 abgesetzt)', false],
  ['Gemeinderat', false],
])('C7: a person must look whether %j is about the meeting: %s', (name, is) => {
  expect([MOVED, CANCELLED].some(words => mayBeOfMeeting(name, words))).toBe(is)
})
