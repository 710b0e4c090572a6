import { expect, test } from 'vitest'
import { numberSaid } from './day.ts'

test.each([
  ['T-7GQ2M9XD', 'T-7GQ2M9XD'],
  [' t 7gq2 m9xd ', 'T-7GQ2M9XD'],
  ['7GQ2-M9XD', 'T-7GQ2M9XD'],
  ['T7GQ2M9X', 'T-T7GQ2M9X'],
  ['TT7GQ2M9X', 'T-T7GQ2M9X'],
  ['7GQ2M9X', undefined],
  ['Beispiel', undefined],
  ['', undefined],
])('The typed text “%s” is parsed as the appointment number %s', (typed, nummer) => {
  expect(numberSaid(typed)).toBe(nummer)
})
