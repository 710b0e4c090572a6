import { expect, test } from 'vitest'
import { canLoadMore, visibleCount, visibleKey, withOneStepMore, withoutCounts } from './visible-count.ts'

const query = (text: string) => new URLSearchParams(text)

test('the visible count starts at 6 and grows by 3 (spec §9)', () => {
  expect(visibleCount(query(''), 'artikel')).toBe(6)
  expect(withOneStepMore(query(''), 'artikel', 6, 15)).toBe('?artikel=9#artikel-platz-7')
  expect(visibleCount(query('artikel=9'), 'artikel')).toBe(9)
  expect(withOneStepMore(query('artikel=9&q=x'), 'artikel', 9, 9)).toBe('?artikel=12&q=x#artikel-platz-9')
})

test.each(['7', '8', '-3', '0', '3', 'NaN', '1e9', '9.5', '', '9abc', '999999'])(
  'a count of %j is read as 6',
  asked => {
    expect(visibleCount(query(`artikel=${asked}`), 'artikel')).toBe(6)
  },
)

test('the button is shown while the list is at least as long as the visible count', () => {
  expect(canLoadMore(5, 6)).toBe(false)
  expect(canLoadMore(6, 6)).toBe(true)
  expect(canLoadMore(8, 9)).toBe(false)
  expect(canLoadMore(15, 9)).toBe(true)
})

test('tickers of different groups have their own count, and the address without counts keeps all other parameters', () => {
  expect([visibleKey(), visibleKey(3)]).toEqual(['artikel', 'artikel-3'])
  const address = new URL('https://stadt.example/aktuelles?seite=2&artikel=9&artikel-3=12#unten')
  expect(withoutCounts(address)).toBe('https://stadt.example/aktuelles?seite=2')
  expect(withoutCounts(new URL('https://stadt.example/?artikelnummer=9'))).toBe(
    'https://stadt.example/?artikelnummer=9',
  )
})
