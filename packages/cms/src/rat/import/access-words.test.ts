import { decomposed } from '@rathausplatz/text'
import { expect, test } from 'vitest'
import { nameWithoutAccess, withoutAccess } from './access-words.ts'

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
  ['Ratssaal, Zoom-PIN 1234', 'Ratssaal'],
  ['Ratssaal, Meetingpasswort Wein', 'Ratssaal'],
  ['Ratssaal, Sitzungskennwort: Wein', 'Ratssaal'],
  ['Ratssaal, Einwahlpin 1234', 'Ratssaal'],
])('C1: links and access data are no part of a place: %s', (given, place) => {
  expect(withoutAccess(given)).toEqual({ place, hadAccess: true })
})

test.each([
  ['Altes Schulhaus, Nebeneingang, Türcode 4711#, Schlüsseltresor 0815', 'Altes Schulhaus, Nebeneingang'],
  ['Altes Schulhaus, Raum 2 (Alarm-PIN 9090), Schulgasse 1', 'Altes Schulhaus, Raum 2, Schulgasse 1'],
  ['Rathaus, Tür-Code 8642', 'Rathaus'],
  ['Sitzungssaal, Code für die Tür: 1379', 'Sitzungssaal'],
  ['Bürgerhaus, Schlüsselsafe Kombination 3-7-9-1', 'Bürgerhaus'],
  ['Ratssaal (Hausalarm 3141 beim Eintreten)', 'Ratssaal'],
  ['Ratssaal, WLAN: Ratssaal-Gast / Kelter123', 'Ratssaal'],
  ['Ratssaal, WLAN-Passwort Kelter', 'Ratssaal'],
  ['Ratssaal, Zugangscode Haupteingang 2580', 'Ratssaal'],
  ['Ratssaal, PIN-Pad 5566', 'Ratssaal'],
  ['Rathaus, Code 4711, danach 0815 drücken', 'Rathaus'],
  ['Rathaus, 4711 ist der Türcode, Markt 1', 'Rathaus, Markt 1'],
  ['Rathaus (Code 4711, Alarm 3141) Eingang Nord', 'Rathaus Eingang Nord'],
  ['Online per Zoom: https://zoom.example/j/1,2; Einwahl 069 123 456', 'Online'],
  ['Rathaus, Tür 4711#', 'Rathaus'],
  ['Rathaus, Seiteneingang: 4711#', 'Rathaus, Seiteneingang'],
  ['Rathaus, Zugang 4711', 'Rathaus'],
  ['Rathaus, Schlüsselkasten: 4711, 76999 Rebenau', 'Rathaus, 76999 Rebenau'],
  ['Rathaus, Login: rat', 'Rathaus'],
  ['Code 4711', ''],
  [decomposed('Rathaus, Türcode 4711'), 'Rathaus'],
])('C1: 9: codes of doors, safes and alarms are no part of a place: %s', (given, place) => {
  expect(withoutAccess(given)).toEqual({ place, hadAccess: true })
})

test.each([
  [
    'Sitzung AK Internet (Teams-Link: https://teams.example/l/meetup-join/19%3aGEHEIM,LINK)',
    'Sitzung AK Internet',
  ],
  ['Bericht, Zugang: https://webex.example/m/GEHEIM99 Passwort Kelter123', 'Bericht'],
  ['Sitzung per Zoom, Kenncode: 4711', 'Sitzung per Zoom'],
  ['Sitzung Passwort: Wein', 'Sitzung'],
  ['Sitzung (Meeting-ID 812 3344)', 'Sitzung'],
  ['Sitzung, zoom.us/j/81234', 'Sitzung'],
  ['Besichtigung, Türcode 4711', 'Besichtigung'],
  ['Besichtigung (Code für die Tür: 1379)', 'Besichtigung'],
  ['Besichtigung, Alarm 3141', 'Besichtigung'],
  ['Besichtigung, Türcode:4711', 'Besichtigung'],
  ['Besichtigung, Zugangscode Haupteingang 2580', 'Besichtigung'],
  ['Besichtigung, Tür-Code=4711', 'Besichtigung'],
  ['Klausur, WLAN Gast2026', 'Klausur'],
  ['https://meet.example/GEHEIM', ''],
])('C1: 10: access data are no part of a name: %s', (given, text) => {
  expect(nameWithoutAccess(given)).toEqual({ text, hadAccess: true })
})

test.each([
  'Neue Website www.rebenau.de: Bericht',
  'Haushalt 2027: https://www.rebenau.de/haushalt',
  'Einführung eines Passwort-Managers 2027',
  'Schlüsselzuweisungen 2027',
  'Brandmeldeanlage und Alarmanlage 2027',
  'Beschaffung eines Tresors: 3000 €',
  'WLAN im Rathaus: 15 Zugangspunkte',
  'WLAN 2027',
  'WLAN für 5000 Gäste',
  'Passwort-Richtlinie vom 3. Mai',
  'QR-Code am Weg 1234',
  'Code-Werkstatt 2027',
  'Barrierefreier Zugang zum Bahnhof 2027',
  'QR-Codes an Wanderwegen',
  'Verhaltenskodex (Code of Conduct)',
  'Neue PIN-Briefe der Verwaltung',
  'Tür 12 der Schule',
  'Öffentliche Sitzung des Gemeinderats',
  'Umbau (Teil 2, Halle',
])('C1: 10: other names stay as they are: %s', given => {
  expect(nameWithoutAccess(given)).toEqual({ text: given, hadAccess: false })
})

test.each([
  'Rathaus, Zugang über Hof 3',
  'Barrierefreier Zugang über Schulstraße 112',
  'Zugang: barrierefrei',
  'Ratssaal mit WLAN',
  'Anmeldung per QR-Code 2 am Eingang',
  'Gasthaus Zum Schlüssel, Hauptstraße 112, 76999 Rebenau',
  'Tresorraum 112',
  'Schlüsselgasse 112',
  'Zimmer 112, Tür links',
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
