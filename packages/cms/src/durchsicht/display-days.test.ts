import { records } from '@rathausplatz/contract/records'
import { expect, test } from 'vitest'
import { knownFacts } from '../facts/known-facts.ts'
import { displayFindings } from './display-days.ts'
import { subjectOf } from './places.ts'

const closed = (beginn: string, ende: string, zusatz = '') => ({
  beginn: `${beginn}T00:00:00+01:00`,
  ende: `${ende}T00:00:00+01:00`,
  zusatz,
  zeiten: [],
})
const unit = (slug: string, name: string, ...abweichendeZeiten: object[]) => ({
  kind: 'organisationseinheit',
  key: `/rathaus/aemter/${slug}`,
  data: {
    slug,
    name,
    oeffnungszeiten: [{ typ: 'ALLGEMEIN', regelmaessigeZeiten: [], abweichendeZeiten }],
  },
})
const XMAS = closed('2026-12-24', '2027-01-02', 'zwischen den Jahren')
const facts = knownFacts([
  unit('rathaus', 'Rathaus', XMAS),
  unit('bauamt', 'Bauamt', XMAS, closed('2026-11-20', '2026-11-21')),
  unit('kasse', 'Stadtkasse', closed('2026-12-25', '2026-12-28')),
])
const found = (notice: object, before?: object) =>
  displayFindings(subjectOf(records.bekanntmachung, notice), facts, before).map(
    ({ regel, satz }) => `${regel}: ${satz}`,
  )
const notice = (ort: string, von: string, bis: string, titel = 'Bebauungsplan „Rebgarten“: Auslegung') => ({
  art: 'Bebauungsplan',
  titel,
  auslegung: { ort, von, bis },
})
const CLOSED =
  'Während der Auslegung ist „Bauamt“ vom 24.12.2026 bis 01.01.2027 geschlossen (zwischen den Jahren).'

test('P1: a display that is too short is an error, with the earliest end; a closure is a hint', () => {
  expect(found(notice('Bauamt, Zimmer 14', '2026-12-07', '2026-12-30'))).toEqual([
    'auslegung-kurz: Liegt nur 24 Tage aus. Verlangt: einen Monat, mindestens 30 Tage, also mindestens bis 06.01.2027.',
    `auslegung-geschlossen: ${CLOSED.replace('01.01.2027', '30.12.2026')}`,
  ])
})

test.each<[string, object, number]>([
  [
    'the house and its office have the same closure',
    notice('Rathaus, Bauamt', '2026-12-01', '2027-01-15'),
    1,
  ],
  ['the whole display is before', notice('Bauamt', '2026-11-21', '2026-12-23'), 0],
  ['the whole display is after', notice('Bauamt', '2027-01-02', '2027-02-10'), 0],
  ['another office is closed', notice('Bücherei', '2026-12-01', '2027-01-15'), 0],
  ['only holidays and a weekend are closed', notice('Stadtkasse', '2026-12-01', '2027-01-15'), 0],
  ['a word only contains the name', notice('Bauamtsleiter', '2026-12-01', '2027-01-15'), 0],
])('P1: %s', (_what, typed, count) => {
  expect(found(typed)).toHaveLength(count)
})

test('P1: a public notice and any other kind are not judged', () => {
  const typed = notice('Bauamt', '2026-12-07', '2026-12-30')
  expect(found(typed, typed)).toEqual([])
  expect(displayFindings(subjectOf(records.aktuelles, typed), facts, undefined)).toEqual([])
})

test.each([
  ['08215999', true],
  ['09162000', false],
  ['', false],
])('Sixteen states: with the key %j, the days of a budget are judged: %s', (ags, isJudged) => {
  const town = { kind: 'stadt', key: 'stadt', data: { name: 'Stadt Rebenau', ags } }
  const budget = { ...notice('Kasse', '2027-03-01', '2027-03-03', 'Haushaltsplan 2027'), art: 'Auslegung' }
  const rules = displayFindings(subjectOf(records.bekanntmachung, budget), knownFacts([town]), undefined)
  expect(rules.map(({ regel }) => regel)).toEqual(isJudged ? ['auslegung-kurz'] : [])
})
