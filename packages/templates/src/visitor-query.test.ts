import { expect, test } from 'vitest'
import { hrefWith, numberIn, pageIn } from './visitor-query.ts'

test.each([
  '',
  'seite=',
  'seite=0',
  'seite=-1',
  'seite=1e9',
  'seite=NaN',
  'seite=2.5',
  'seite=99999999999999999999',
  'seite=1001',
  'seite[]=2',
  'seite=2&seite=3',
  'seite=%F0%9F%98%80',
  "seite=2'--",
])('I-07: the query %j means the first page', query => {
  expect(pageIn(new URLSearchParams(query))).toBe(1)
})

test('A number is used if the address has it once and it is not above the limit', () => {
  const query = new URLSearchParams('seite=12&rubrik_id=7')
  expect([pageIn(query), numberIn(query, 'rubrik_id', 10), numberIn(query, 'rubrik_id', 6)]).toEqual([
    12,
    7,
    undefined,
  ])
})

test('Without values the result is the address of the page', () => {
  expect(hrefWith('/termine', { seite: undefined, rubrik: '' })).toBe('/termine')
  expect(hrefWith('/termine', { rubrik_id: 2, seite: 3 })).toBe('?rubrik_id=2&seite=3')
})
