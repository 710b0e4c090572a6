import { expect, test } from 'vitest'
import { isOfClosedMeeting, namesClosedPart } from './meeting-names.ts'

test.each([
  'Vertrauliche Sondersitzung Betriebsausschuss',
  'Sondersitzung (vertraulich)',
  'Aufsichtsgremium -vertraulich- Bäder',
  'Streng vertraulich: Gemeinderat',
  'Ältestenrat intern',
  'Interne Klausur des Gemeinderats',
  'Klausur (intern)',
  'Betriebsausschuss INTERN',
  'Interne Sitzung Betriebsausschuss',
  'Sitzung nur für Mitglieder',
  'Beratung nur fuer Ratsmitglieder',
  'Ausschließlich für den Gemeinderat',
  'Geheim: Gemeinderat',
  'Geheime Sondersitzung',
  'Geheime Beratung',
  'Geschlossene Sitzung',
  'Sitzung unter Ausschluss der Öffentlichkeit',
  'Nichtöffentliche Sitzung des Gemeinderats',
  'Sitzung des Gemeinderats (nichtöffentlich)',
  'Nichtöff. Sondersitzung',
  'nicht-öffentliche Beratung',
  'N.Ö. Sitzung',
  'Gemeinderat nö',
  'Gemeinderat (N)',
  'Nonpublic',
  'Eigenbetrieb Interne Dienste (vertraulich)',
])('C1: a meeting called %j has nothing public, whatever the order of its words', name => {
  expect(isOfClosedMeeting(name)).toBe(true)
  expect(namesClosedPart(name)).toBe(true)
})

test.each([
  'Öffentliche und nichtöffentliche Sitzung',
  'Ortschaftsrat Aue (öffentlich/nicht öffentlich)',
  'Gemeinderat öffentlich/nichtöffentlich',
  'Gemeinderat, nicht-/öffentlich',
  'Ausschuss öffentlich mit nichtöffentlichem Teil',
  'Öffentliche Sitzung mit anschließendem nichtöffentlichem Teil',
  'Sitzung mit nichtöffentlichem Teil',
  'Sitzung mit vertraulichem Teil',
  'Sitzung mit anschließender interner Beratung',
  'Öffentliche und vertrauliche Sitzung',
  'Im Anschluss nichtöffentliche Sitzung',
])('C1: a meeting called %j has a public and a non-public part', name => {
  expect(isOfClosedMeeting(name)).toBe(false)
  expect(namesClosedPart(name)).toBe(true)
})

test.each([
  'Sitzung des Gemeinderats',
  'Intermodalrat',
  'Internetbeirat',
  'Internationaler Ausschuss',
  'Vertrauensleute',
  'Betriebsausschuss Interne Dienste',
  'Sitzung mit geheimer Wahl',
  'Ausschuss für Öffentlichkeit und Kultur',
  'Nordstadtrat',
])('C1: a meeting called %j says nothing of a non-public part', name => {
  expect(isOfClosedMeeting(name)).toBe(false)
  expect(namesClosedPart(name)).toBe(false)
})
