import { expect, test } from 'vitest'
import { notrufe, notrufWaehlen } from '../notrufe.ts'
import { giftnotrufOf, notrufeOf } from './giftnotruf.ts'

test.each([
  ['01001000', '0551 19240', 'Schleswig-Holstein'],
  ['02000000', '0551 19240', 'Hamburg'],
  ['03241001', '0551 19240', 'Niedersachsen'],
  ['04011000', '0551 19240', 'Bremen'],
  ['05315000', '0228 19240', 'Nordrhein-Westfalen'],
  ['06412000', '06131 19240', 'Hessen'],
  ['07315000', '06131 19240', 'Rheinland-Pfalz'],
  ['08215999', '0761 19240', 'Baden-Württemberg'],
  ['09162000', '089 19240', 'Bayern'],
  ['10041100', '06131 19240', 'Saarland: Homburg closed in 2021'],
  ['11000000', '030 19240', 'Berlin'],
  ['12054000', '030 19240', 'Brandenburg'],
  ['13003000', '0361 730730', 'Mecklenburg-Vorpommern'],
  ['14612000', '0361 730730', 'Sachsen'],
  ['15003000', '0361 730730', 'Sachsen-Anhalt'],
  ['16051000', '0361 730730', 'Thüringen'],
])('Sixteen states: a town with the key %s calls the poison centre %s (%s)', (ags, nummer) => {
  expect(giftnotrufOf(ags)?.nummer).toBe(nummer)
  expect(notrufWaehlen(nummer)).toMatch(/^tel:\+49[1-9]\d{6,10}$/)
  const numbers = notrufeOf(ags).map(one => one.nummer)
  expect(numbers.slice(0, 4)).toEqual(['112', '110', '116 117', nummer])
  expect(numbers).toHaveLength(Object.keys(notrufe).length + 1)
})

test.each(['', undefined, '99999999'])('Without a known key (%j) no centre is named', ags => {
  expect(giftnotrufOf(ags)).toBeUndefined()
  expect(notrufeOf(ags)).toEqual(Object.values(notrufe))
})
