import { expect, test } from 'vitest'
import { telephoneSpelling } from './telephone-spelling.ts'

test.each([
  ['030/23125-172', '030 23125-172'],
  ['030 / 23125-172', '030 23125-172'],
  ['030/23125172', '030 23125172'],
  ['(030) 23125-172', '030 23125-172'],
  ['(030)23125-172', '030 23125-172'],
  ['030.23125.172', '030 23125 172'],
  ['Tel.: 030 23125-172', '030 23125-172'],
  ['+49 30 23125-172', '030 23125-172'],
  ['+49 (0)30 23125-172', '030 23125-172'],
  ['0049 30 23125-172', '030 23125-172'],
  ['+49 (0) 30 / 23125-172', '030 23125-172'],
])('D4: %j is proposed as %j, the spelling of the town', (typed, spelled) => {
  expect(telephoneSpelling(typed)).toBe(spelled)
  expect(telephoneSpelling(spelled)).toBeUndefined()
})

test.each([
  '030 23125-172',
  '0171 1234567',
  '030\u00a023125\u2011172',
  '112',
  '116 117',
  '+33 3 88 00 00 00',
  '07222 1234, Durchwahl 12',
  '',
  'nach 18 Uhr',
  '07265-1234/35',
  'bauamt@example.org',
])('D4: for %j nothing is proposed', typed => {
  expect(telephoneSpelling(typed)).toBeUndefined()
})
