import { expect, test } from 'vitest'
import { doneWords } from './done-words.ts'

test.each([
  ['sperren', 'gesperrt', 'Der Eintrag ist gesperrt.'],
  ['sperren', 'freigegeben', undefined],
  ['sperren', 'abgelaufen', undefined],
  ['entsperren', 'freigegeben', 'Die Sperre ist aufgehoben.'],
  ['entsperren', 'bestaetigt', 'Die Sperre ist aufgehoben.'],
  ['entsperren', 'gesperrt', undefined],
  ['verlaengern', 'freigegeben', 'Der Eintrag steht länger da.'],
  ['verlaengern', 'abgelaufen', undefined],
  ['verlaengern', 'gesperrt', undefined],
  ['aendern', 'bestaetigt', 'Ihre Änderung ist gespeichert.'],
  ['loeschen', 'freigegeben', undefined],
  [null, 'freigegeben', undefined],
] as const)('F6: an old address that says %s, of an entry that is %s, says %s', (done, stand, words) => {
  expect(doneWords(done, stand)).toBe(words)
})
