import { expect, test } from 'vitest'
import { laender, landOf } from './land.ts'

test.each([
  ['01001000', 'Schleswig-Holstein'],
  ['05315000', 'Nordrhein-Westfalen'],
  ['08215999', 'Baden-Württemberg'],
  ['09162000', 'Bayern'],
  ['11000000', 'Berlin'],
  ['16077001', 'Thüringen'],
])('The official key %s belongs to %s', (ags, name) => {
  expect(landOf(ags)?.name).toBe(name)
})

test.each(['', undefined, '00000000', '17000000', '99999999'])('The key %j belongs to no state', ags => {
  expect(landOf(ags)).toBeUndefined()
})

test('There are sixteen states, each with a key of two digits', () => {
  expect(laender.map(({ schluessel }) => schluessel)).toEqual(
    Array.from({ length: 16 }, (_, at) => String(at + 1).padStart(2, '0')),
  )
})
