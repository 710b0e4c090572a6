import { decomposed } from '@rathausplatz/text'
import { expect, test } from 'vitest'
import { namesClosedFile } from './closed-file-names.ts'
import { namesAllOfMeeting, namesOpenPart } from './whole-minutes.ts'

test.each([
  'Niederschrift gesamt',
  'Niederschrift gesamt GEHEIMWORT',
  'Gesamtniederschrift',
  decomposed('Gesamtniederschrift der 12. Sitzung.pdf'),
  'Gesamt-Niederschrift',
  'Gesamt_Niederschrift_2026-11-10.pdf',
  'NiederschriftGesamt.pdf',
  'Niederschrift komplett',
  'Niederschrift (kompl.)',
  'Komplettprotokoll',
  'Protokoll vollst.',
  'Vollständige Niederschrift',
  'vollstaendige_niederschrift.pdf',
  'Protokoll - Gesamtfassung',
  'Sitzungsprotokoll, vollständige Fassung',
  'Wortprotokoll ungekürzt',
  'Die ganze Niederschrift',
  'Niederschrift ges.',
  'Ges. Niederschrift',
  'NS gesamt',
  'GesNS.pdf',
  'Einladung komplett',
  'Gesamteinladung',
  'Tagesordnung gesamt',
  'Gesamttagesordnung',
  'Sitzung komplett.pdf',
  'Sitzungsunterlagen gesamt',
  'Gemeinderatsprotokoll gesamt',
  'Niederschrift mit nichtöffentlichem Teil',
  'Niederschrift inkl. nichtöffentlichem Teil',
  'Niederschrift einschl. NÖ-Teil',
  'Niederschrift m. nö. Teil',
  'Niederschrift incl. N-Teil',
  'Protokoll mit vertraulichem Teil',
  'Niederschrift beider Teile',
  'Niederschrift (öff. u. nichtöff.)',
])('C1: a file called %j covers the whole meeting and is not public', name => {
  expect(namesClosedFile(name)).toBe(true)
})

test.each([
  'Gesamtplan',
  'Gesamthaushalt 2026',
  'Gesamtabschluss 2024',
  'Beschluss über den Gesamtabschluss',
  'Vollständiger Antrag',
  'Prüfprotokoll vollständig',
  'Messprotokolle gesamt',
  'Kompletter Text der Satzung',
  'Konzept (ganz neu)',
  'Niederschrift',
  'Einladung',
  'Vollzugsbericht',
  'Ganztagsbetreuung, Protokoll der AG',
  'Niederschrift öffentlicher Teil (vollständig)',
])('C1: a file called %j is no such document', name => {
  expect(namesClosedFile(name)).toBe(false)
})

test.each([
  ['Gesamtpaket', true],
  ['Gesamtunterlagen.pdf', true],
  ['Alles', true],
  ['Dokument (komplett)', true],
  ['Gesamtplan', false],
  ['Lageplan', false],
  ['Komplett öffentlich', false],
])('C1: among the files of a meeting, %j is everything: %s', (name, isAll) => {
  expect(namesAllOfMeeting(name)).toBe(isAll)
})

test.each([
  ['Niederschrift öffentlicher Teil', true],
  ['Niederschrift_oeffentlicher_Teil.pdf', true],
  ['Niederschrift (öff. Teil)', true],
  ['Protokoll Ö-Teil', true],
  ['Niederschrift Teil Ö', true],
  ['Beschlüsse des öffentlichen Teils', true],
  ['Niederschrift', false],
  ['Öffentliche Bekanntmachung', false],
  ['Öffentliche Teilhabe', false],
  ['Teilplan öffentliche Flächen', false],
])('C1: the name %j is that of the public part: %s', (name, isPart) => {
  expect(namesOpenPart(name)).toBe(isPart)
})
