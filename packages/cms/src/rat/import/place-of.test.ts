import { expect, test } from 'vitest'
import { withoutAccess } from './place-of.ts'

test.each([
  ['Videokonferenz: https://zoom.example/j/81?pwd=Xy12', 'Videokonferenz'],
  ['Videokonferenz (https://zoom.example/j/81?pwd=Xy12)', 'Videokonferenz'],
  ['https://webex.example/meet/rat', ''],
  ['www.zoom.example/j/1, Ratssaal', 'Ratssaal'],
  ['Ratssaal, Kenncode: 4711', 'Ratssaal'],
  ['Ratssaal; Meeting-ID 812 3344, Passwort Wein', 'Ratssaal'],
  ['Ratssaal und online, PIN 1234', 'Ratssaal und online'],
  ['Online (Zugangsdaten: rat/rat)', 'Online'],
  ['Neuruppin, PIN 1234', 'Neuruppin'],
  ['Ratssaal, PIN: 1234, Chopin-Saal', 'Ratssaal, Chopin-Saal'],
  ['Ratssaal (Pin 1234)', 'Ratssaal'],
  ['Ratssaal, Zoom-PIN 1234', 'Ratssaal, Zoom'],
  ['Ratssaal, Meetingpasswort Wein', 'Ratssaal'],
  ['Ratssaal, Sitzungskennwort: Wein', 'Ratssaal'],
  ['Ratssaal, Einwahlpin 1234', 'Ratssaal'],
])('C1: links and access data are no part of a place: %s', (given, place) => {
  expect(withoutAccess(given)).toEqual({ place, hadAccess: true })
})

test.each([
  'Ratssaal, Marktplatz 1, 76999 Rebenau',
  'Raum Pinneberg, Rathaus',
  'Spinnerei, Pinstraße 4',
  'Passwortfreie Zone',
  '16816 Neuruppin',
  'Fontanehaus, 16816 Neuruppin, Markt 1',
  'Chopin-Saal, Rathaus',
  'Chopin Saal',
  'Templin/Groß Dölln, Crispin',
  'Pinüberweg 3',
  'Haus Turpin, Raum 2',
  'Haus der Vereine – kleiner Saal',
  '',
])('C1: other places stay as they are: %s', given => {
  expect(withoutAccess(given)).toEqual({ place: given, hadAccess: false })
})
