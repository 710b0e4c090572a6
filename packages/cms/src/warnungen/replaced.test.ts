import { expect, test } from 'vitest'
import type { Said } from './message.ts'
import { replacedIn } from './replaced.ts'

/** Reads `b2>a`: message b, sent at 2, refers to a. */
const read = (line: string) =>
  line.split(' ').map(one => {
    const [, kennung = '', gesendet = '', ersetzt = ''] = /^(\w)(\d)(?:>(\w+))?$/.exec(one) ?? []
    return { kennung, ersetzt: ersetzt.split(''), said: { gesendet } as Said }
  })

test.each([
  ['a1', ''],
  ['a1 b2', ''],
  ['a1 b2>a', 'a'],
  ['b2>a a1', 'a'],
  ['a1 b2>a c3>b', 'ab'],
  ['a1 b2>a c3>ab', 'ab'],
  ['a1 b2>a c2>a', 'a'],
  // References to a message that is not listed.
  ['b2>a', ''],
  // A message that refers to itself, alone or among others.
  ['a1>a', ''],
  ['a1>a a2>a', ''],
  ['a1 b2>ab', 'a'],
  ['a1>a b2>ab', 'a'],
  // A message that refers to a later one.
  ['a1>b b2', ''],
  ['a1>b b2>a', 'a'],
  ['a1>c b2>a c3>b', 'ab'],
  // Circles of the same moment, and what is before or behind them.
  ['a1>b b1>a', ''],
  ['a1>b b1>c c1>a', ''],
  ['a1>b b1>a c2>a', 'a'],
  ['a1>b b1>a c2>ab', 'ab'],
  ['z0 a1>bz b1>a', ''],
  // The same moment without a circle.
  ['a1 b1>a', 'a'],
  ['a1 b1>a c1>b', 'ab'],
])('N6: of the messages %j, only %j are replaced: never the last word about a danger', (line, expected) => {
  expect([...replacedIn(read(line))].toSorted().join('')).toBe(expected)
})

test('N6: of any messages, whatever they refer to, at least one is left', () => {
  const names = ['a', 'b', 'c']
  const references = ['', 'a', 'b', 'c', 'ab', 'bc', 'ac', 'abc']
  for (const times of ['111', '112', '121', '211', '123', '321'])
    for (const first of references)
      for (const second of references)
        for (const third of references) {
          const told = [first, second, third].map((ersetzt, i) => ({
            kennung: names[i] ?? '',
            ersetzt: ersetzt.split(''),
            said: { gesendet: times[i] ?? '' } as Said,
          }))
          expect(replacedIn(told).size, JSON.stringify(told)).toBeLessThan(3)
        }
})
