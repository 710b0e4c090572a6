import { expect, test } from 'vitest'
import { type Notruf, notruf, notrufe, waehle } from './notrufe.ts'

test.each([
  ['feuerwehr', '112', 'tel:112'],
  ['bereitschaftsdienst', '116\u00a0117', 'tel:116117'],
  ['gift', '0761\u00a019240', 'tel:+4976119240'],
] as const)('%s reads %s and dials %s', (name, read, dialled) => {
  expect([notruf(name), waehle(name)]).toEqual([read, dialled])
})

test('Fire brigade and rescue come first, and a telephone can dial every number', () => {
  const names = Object.keys(notrufe) as Notruf[]
  expect(names[0]).toBe('feuerwehr')
  for (const name of names) expect(waehle(name)).toMatch(/^tel:(?:\+49[1-9]\d{6,10}|11\d{1,4})$/)
})
