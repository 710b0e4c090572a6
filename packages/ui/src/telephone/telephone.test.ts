import { expect, test } from 'vitest'
import { telephoneLink } from './telephone.ts'

test.each([
  ['030 23125-110', 'tel:+493023125110'],
  ['030\u00a023125-110', 'tel:+493023125110'],
  ['+49 30 23125-110', 'tel:+493023125110'],
  ['0033 3 88 00', 'tel:+3338800'],
  ['115', 'tel:115'],
  ['+49 (0)30 23125-110', 'tel:+493023125110'],
])('%j in DIN 5008 is dialled as %s', (number, expected) => {
  expect(telephoneLink(number)).toBe(expected)
})
