import { expect, test } from 'vitest'
import { phoneAddress } from './contact-ways.tsx'

test.each([
  ['030 23125-110', 'tel:+493023125110'],
  ['+49 30 23125-110', 'tel:+493023125110'],
  ['115', 'tel:115'],
  ['nach Vereinbarung', ''],
])('The number %j is called as %j', (kennung, address) => {
  expect(phoneAddress(kennung)).toBe(address)
})
