import { expect, test } from 'vitest'
import {
  allCounties,
  cellsLike,
  cellsOfCounty,
  cellsOfMunicipality,
  countiesLike,
  isCell,
  isListOld,
  isMunicipality,
  monthOfList,
  municipalitiesCalled,
  municipalitiesLike,
} from './warncells.ts'

test('N1: the list says its month and its source, and counts as old after a year', () => {
  expect(monthOfList()).toEqual({ name: 'Juni 2026', begin: '2026-06-01' })
  expect(isListOld(new Date('2027-05-31T12:00:00Z'))).toBe(false)
  expect(isListOld(new Date('2027-06-03T12:00:00Z'))).toBe(true)
})

test('N1: every county has existing cells: its own, a shared one, or those of its parts', () => {
  const all = allCounties()
  // All 400 counties, and the former county Eisenach, which still has a cell.
  expect(all).toHaveLength(401)
  expect(all.filter(county => cellsOfCounty(county).length === 0)).toEqual([])
  expect(all.flatMap(cellsOfCounty).filter(cell => !isCell(cell))).toEqual([])
  // All parts of a county are requested together, so they must be on the same map.
  const kinds = (county: string) => new Set(cellsOfCounty(county).map(cell => cell.startsWith('8')))
  expect(all.filter(county => kinds(county).size !== 1)).toEqual([])
})

test.each([
  ['08215', ['908215999']],
  ['08212', ['808212000']],
  ['08226', ['908226999']],
  ['01051', ['901051001', '901051002']],
  ['11000', ['111000000']],
  ['16067', ['116067000']],
  ['09162', ['909184999']],
  ['08111', ['108111000']],
  ['08999', []],
])('N1: the cells of the county %s are %j', (county, cells) => {
  expect(cellsOfCounty(county)).toEqual(cells)
})

test('Municipalities are found by their key and by their name, including its short form', () => {
  expect(isMunicipality('08215009')).toBe(true)
  expect(isMunicipality('08215999')).toBe(false)
  expect(['08111000', '09162000', '11000000', '02000000'].filter(key => !isMunicipality(key))).toEqual([])
  expect(cellsOfMunicipality('08215009')).toEqual(['808215009'])
  expect(cellsOfMunicipality('08111000')).toEqual(['108111000'])
  expect(municipalitiesCalled('München')).toEqual(['09162000'])
  expect(municipalitiesCalled('Bruchsal')).toEqual(['08215009'])
  expect(municipalitiesCalled('Forst')).toContain('08215021')
  expect(municipalitiesCalled('Forst')).toContain('12071076')
  expect(municipalitiesCalled('St. Leon-Rot')).toEqual(municipalitiesCalled('Sankt Leon-Rot'))
  expect(municipalitiesCalled('Atlantis')).toEqual([])
})

test('For an unknown number, similar numbers are suggested', () => {
  expect(cellsLike('108215000')).toEqual(['908215999'])
  expect(cellsLike('808215099')[0]).toMatch(/^808215/)
  expect(municipalitiesLike('08251009')).toContain('08215009')
  expect(countiesLike('08251')).toContain('08215')
})
