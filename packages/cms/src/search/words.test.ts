import { expect, test } from 'vitest'
import { normalise, takeWholes } from './words.ts'

test.each([
  ['76999 Rebenau', [], '76999 Rebenau'],
  ['rathaus 76999\u00a0rebenau', [], 'rathaus 76999\u00a0rebenau'],
  ['Marktplatz 1, 79410 Badenweiler', [], 'Marktplatz 1, 79410 Badenweiler'],
  ['23125-160', ['tel23125160'], ''],
  ['23125 / 160', ['tel23125160'], ''],
  ['123456', ['tel123456'], ''],
  ['030 23125-160 Bauamt', ['tel03023125160'], 'Bauamt'],
  ['2026/27', [], '2026/27'],
])('In "%s" a postal code before its place is no telephone number', (question, wholes, rest) => {
  const taken = takeWholes(normalise(question))
  expect([taken.wholes, taken.rest.trim()]).toEqual([wholes, rest])
})
