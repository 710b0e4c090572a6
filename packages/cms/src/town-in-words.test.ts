import { expect, test } from 'vitest'
import { inAccusative, inGenitive } from './town-in-words.ts'

test.each([
  ['Stadt Rebenau', 'der Stadt Rebenau', 'die Stadt Rebenau'],
  ['Gemeinde Rebenau', 'der Gemeinde Rebenau', 'die Gemeinde Rebenau'],
  ['Verbandsgemeinde Rebenau', 'der Verbandsgemeinde Rebenau', 'die Verbandsgemeinde Rebenau'],
  ['Große Kreisstadt Rebenau', 'der Großen Kreisstadt Rebenau', 'die Große Kreisstadt Rebenau'],
  ['Markt Rebenau', 'des Marktes Rebenau', 'den Markt Rebenau'],
  ['Flecken Rebenau', 'des Fleckens Rebenau', 'den Flecken Rebenau'],
  ['Rebenau', 'von Rebenau', 'Rebenau'],
  ['Neustadt an der Rebe', 'von Neustadt an der Rebe', 'Neustadt an der Rebe'],
  ['Marktheidenfeld', 'von Marktheidenfeld', 'Marktheidenfeld'],
  ['', 'der Stadt', 'die Stadt'],
])('A sentence with the name „%s“ has the right German article and case', (town, genitive, accusative) => {
  expect(inGenitive(town)).toBe(genitive)
  expect(inAccusative(town)).toBe(accusative)
})
