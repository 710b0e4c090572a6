import { expect, test } from 'vitest'
import { CmsError, toProblem } from './cms-error.ts'
import { waitInWords } from './wait-in-words.ts'

test.each([
  [0, 'einer Minute'],
  [1, 'einer Minute'],
  [60, 'einer Minute'],
  [61, '2 Minuten'],
  [90, '2 Minuten'],
  [600, '10 Minuten'],
  [3_540, '59 Minuten'],
  [3_541, 'einer Stunde'],
  [3_600, 'einer Stunde'],
  [3_601, '2 Stunden'],
  [7_200, '2 Stunden'],
  [82_800, '23 Stunden'],
  [82_801, 'einem Tag'],
  [86_400, 'einem Tag'],
  [86_401, '2 Tagen'],
])('L8: %i seconds are "%s"', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})

test('L8: who sent too much reads the true time to wait; without one, ten minutes', () => {
  const said = (retryAfter?: number) => {
    const error = new CmsError('zu-viele', undefined, retryAfter === undefined ? {} : { retryAfter })
    return [error.retryAfter, error.message.split('. ')[1], toProblem(error).detail?.split('. ')[1]]
  }
  const words = (wait: string) => `Bitte versuchen Sie es in ${wait} noch einmal.`
  expect(said(90)).toEqual([90, words('2 Minuten'), words('2 Minuten')])
  expect(said(5_000)).toEqual([5_000, words('2 Stunden'), words('2 Stunden')])
  expect(said()).toEqual([600, words('10 Minuten'), words('10 Minuten')])
  expect(new CmsError('zu-viele', 'Bitte warten.', { retryAfter: 90 }).message).toBe('Bitte warten.')
})
