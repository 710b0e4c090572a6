import { expect, test } from 'vitest'
import { type Care, careBefore, ownerWords, reviewOf, reviewWords, TERMS, termOf } from './care.ts'

const review = (more: object = {}) => ({ monate: null, am: null, ueblich: 0, faellig: false, ...more })

test.each([
  [review(), 'nicht vorgesehen'],
  [review({ ueblich: 12 }), 'jedes Jahr, sobald der Inhalt öffentlich ist'],
  [review({ ueblich: 12, am: '2027-11-20' }), 'am 20.11.2027, danach jedes Jahr'],
  [review({ monate: 3, ueblich: 12, am: '2027-02-20' }), 'am 20.02.2027, danach alle 3 Monate'],
  [review({ monate: 0, am: '2027-02-20' }), 'am 20.02.2027'],
  [review({ monate: 0, am: '2026-11-20', faellig: true }), 'fällig seit 20.11.2026'],
  [review({ monate: 0, ueblich: 12 }), 'nicht vorgesehen'],
])('%j is written as a review date in words', (given, words) => {
  expect(reviewWords(given as never)).toBe(words)
})

test('The current review term is the selected option, and the selected option becomes the request', () => {
  expect(termOf(review({ ueblich: 12 }) as never)).toBe('12')
  expect(termOf(review({ monate: 0, ueblich: 12 }) as never)).toBe('nie')
  expect(termOf(review({ monate: 0, am: '2027-01-01' }) as never)).toBe('tag')
  expect(TERMS.map(({ label }) => label)).toContain('Jedes Jahr')
  expect(reviewOf('tag', '2027-01-01')).toEqual({ monate: 0, am: '2027-01-01' })
  expect(reviewOf('6', '')).toEqual({ monate: 6 })
  expect(reviewOf('nie', '')).toEqual({ monate: 0, am: null })
})

test('A responsible account that is disabled or deleted is named as such', () => {
  expect(ownerWords(null)).toBe('niemand')
  expect(ownerWords({ id: 'a', name: 'Anna Ritter', da: true })).toBe('Anna Ritter')
  expect(ownerWords({ id: 'a', name: 'Anna Ritter', da: false })).toContain('gesperrt oder gelöscht')
})

test('Undo restores only what was changed: later changes of others stay', () => {
  const before = {
    verantwortlich: { id: 'anna', name: 'Anna Ritter', da: false },
    wiedervorlage: review({ monate: 3, am: '2027-02-20' }),
    noch_richtig: null,
  } as Care
  const term = { monate: 3, am: '2027-02-20' }
  expect(careBefore(before, { wiedervorlage: { monate: 6 } })).toEqual({ wiedervorlage: term })
  expect(careBefore(before, { verantwortlich: 'berta' })).toEqual({ verantwortlich: 'anna' })
  expect(careBefore({ ...before, verantwortlich: null }, { verantwortlich: 'berta' })).toEqual({
    verantwortlich: null,
  })
})
