import { expect, test } from 'vitest'
import { backFrom, pageIn } from './page-in.ts'

test.each([
  ['', 1],
  ['seite=7', 7],
  ['seite=400', 400],
  ['seite=401', 1],
  ['seite=0', 1],
  ['seite=-1', 1],
  ['seite=1.5', 1],
  ['seite=1e2', 1],
  ['seite=%2B2', 1],
  ['seite=zwei', 1],
])('The address ?%s asks for page %i', (address, seite) => {
  expect(pageIn(new URLSearchParams(address), 400)).toBe(seite)
})

const back = (data: readonly number[], seite: number, anzahl?: number) =>
  backFrom(
    { data, ...(anzahl === undefined ? {} : { anzahl }) },
    seite,
    to => `/liste?seite=${to}`,
    25,
  )?.headers.get('Location')

test('An empty page redirects to the last page', () => {
  expect(back([], 9, 51)).toBe('/liste?seite=3')
  expect(back([], 9, 0)).toBe('/liste?seite=1')
  // The total may be outdated: rows were deleted meanwhile.
  expect(back([], 2, 60)).toBe('/liste?seite=1')
})

test('Without a total an empty page redirects to the first page', () => {
  expect(back([], 9)).toBe('/liste?seite=1')
})

test('A page with rows, and the first page, do not redirect', () => {
  expect(back([1], 9, 300)).toBeUndefined()
  expect(back([], 1, 0)).toBeUndefined()
})
