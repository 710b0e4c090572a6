import { expect, test } from 'vitest'
import { isStockNarrowed, readStockQuery, stockAddress, stockOrderBy, WHOLE } from './stock-query.ts'

test('The address of the list holds its filters, and is read back', () => {
  const query = {
    suche: 'a & b',
    art: 'seite',
    verantwortlich: 'niemand',
    merkmal: 'alt',
    sortierung: 'befunde:desc',
    seite: 3,
  } as const
  expect(readStockQuery(new URLSearchParams(stockAddress(query)))).toEqual(query)
  expect(stockAddress(WHOLE)).toBe('?')
  expect(isStockNarrowed(query)).toBe(true)
})

test.each(['art=DROP%20TABLE', 'merkmal=schlecht', 'sortierung=x:asc', 'seite=-1', 'seite=1e9', 'suche='])(
  'The invalid query %s is read as the whole list',
  address => {
    expect(readStockQuery(new URLSearchParams(address))).toEqual(WHOLE)
  },
)

test('A heading first sorts the contents that need most care to the top, and reverses when pressed again', () => {
  expect(stockOrderBy('befunde', 'titel:asc')).toBe('befunde:desc')
  expect(stockOrderBy('befunde', 'befunde:desc')).toBe('befunde:asc')
  expect(stockOrderBy('befunde', 'befunde:asc')).toBe('befunde:desc')
  expect(stockOrderBy('wiedervorlage', 'titel:asc')).toBe('wiedervorlage:asc')
})
