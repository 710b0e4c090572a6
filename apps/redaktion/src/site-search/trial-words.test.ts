import type { Suchergebnis } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { firstWordOf, isSameAnswer } from './trial-words.ts'

const nothing: Suchergebnis = {
  data: [],
  gesamt: 0,
  pagination: { page: 1, pages: 0 },
  facetten: { art: [], bereich: [] },
  empfehlungen: [],
  aehnliches: [],
  beliebt: [],
}
const page = { titel: 'Personalausweis', url: '/rathaus/ausweis' }

test('The trial begins with the first typed word', () => {
  expect(firstWordOf({ begriffe: ['Perso', 'Ausweiß'] })).toBe('Perso')
  expect([{}, { begriffe: [] }, { begriffe: [7] }, { begriffe: 'x' }].map(firstWordOf)).toEqual([
    '',
    '',
    '',
    '',
  ])
})

test('A page that moves from the similar pages to the recommendations counts as a difference', () => {
  const hit = { ...page, auszug: [], art: 'Seite', bereich: 'Stadt' }
  expect(isSameAnswer(nothing, { ...nothing })).toBe(true)
  expect(isSameAnswer({ ...nothing, aehnliches: [hit] }, { ...nothing, empfehlungen: [page] })).toBe(false)
  expect(isSameAnswer({ ...nothing, gesamt: 3 }, { ...nothing, gesamt: 4 })).toBe(false)
})
