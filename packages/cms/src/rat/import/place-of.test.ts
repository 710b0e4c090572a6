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
])('C1: links and access data are no part of a place: %s', (given, place) => {
  expect(withoutAccess(given)).toEqual({ place, hadAccess: true })
})

test.each([
  'Ratssaal, Marktplatz 1, 76999 Rebenau',
  'Raum Pinneberg, Rathaus',
  'Spinnerei, Pinstraße 4',
  'Passwortfreie Zone',
  'Haus der Vereine – kleiner Saal',
  '',
])('C1: other places stay as they are: %s', given => {
  expect(withoutAccess(given)).toEqual({ place: given, hadAccess: false })
})
