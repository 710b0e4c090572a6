import type { Befund } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { byField, counted, weightiestFirst } from './by-field.ts'

const finding = (gewicht: Befund['gewicht'], feld: string): Befund => ({
  gewicht,
  feld,
  feldname: feld,
  regel: 'x',
  satz: 'x',
  rat: 'x',
})

test('Findings are counted in words, the most important first', () => {
  expect(counted([])).toBe('Nichts gefunden, worüber jemand stolpern würde.')
  const all = [finding('wort', 'a'), finding('hinweis', 'a'), finding('fehler', 'b'), finding('hinweis', 'b')]
  expect(counted(all)).toBe('1 Fehler, 2 Hinweise, 1 einfacheres Wort')
})

test('Findings are grouped by field, in the order of the first finding of each field', () => {
  const groups = byField([finding('wort', 'b'), finding('wort', 'a'), finding('fehler', 'b')])
  expect(groups.map(({ feld, findings }) => [feld, findings.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ])
})

test('Errors come before hints, and hints before words', () => {
  const sorted = weightiestFirst([finding('wort', 'a'), finding('fehler', 'b'), finding('hinweis', 'c')])
  expect(sorted.map(({ feld }) => feld)).toEqual(['b', 'c', 'a'])
})
