import { expect, test } from 'vitest'
import { notrufeOf } from './laender/giftnotruf.ts'
import { notruf, notrufe, notrufWaehlen, waehle } from './notrufe.ts'

test.each([
  ['feuerwehr', '112', 'tel:112'],
  ['bereitschaftsdienst', '116\u00a0117', 'tel:116117'],
  ['apotheken', '0800\u00a00022833', 'tel:+498000022833'],
] as const)('%s reads %s and dials %s', (name, read, dialled) => {
  expect([notruf(name), waehle(name)]).toEqual([read, dialled])
})

test('Fire brigade and rescue come first, and a telephone can dial every number', () => {
  expect(Object.keys(notrufe)[0]).toBe('feuerwehr')
  for (const { nummer } of notrufeOf('08215999'))
    expect(notrufWaehlen(nummer)).toMatch(/^tel:(?:\+49[1-9]\d{6,10}|11\d{1,4})$/)
})
