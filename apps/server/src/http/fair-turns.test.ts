import { expect, test } from 'vitest'
import { fairTurns, TooManyFromThere } from './fair-turns.ts'

test('X12: a network waits for its own row only', async () => {
  const inTurn = fairTurns({ atOnce: 1 })
  const gate = Promise.withResolvers<void>()
  const done: string[] = []
  const ask = (network: string, name: string, until?: Promise<void>) =>
    inTurn(network, async () => {
      await until
      done.push(name)
    })
  const greedy = [ask('a', 'a1', gate.promise), ask('a', 'a2'), ask('a', 'a3')]
  await ask('b', 'b1')
  expect(done).toEqual(['b1'])
  gate.resolve()
  await Promise.all(greedy)
  expect(done).toEqual(['b1', 'a1', 'a2', 'a3'])
})

test('X12: a row has an end, and goes on after a failure', async () => {
  const inTurn = fairTurns({ atOnce: 1, room: 1 })
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', () => gate.promise.then(() => Promise.reject(new Error('x'))))
  const second = inTurn('a', async () => 'zwei')
  await expect(inTurn('a', async () => 'drei')).rejects.toThrow(TooManyFromThere)
  gate.resolve()
  await expect(first).rejects.toThrow('x')
  expect(await second).toBe('zwei')
  expect(await inTurn('a', async () => 'vier')).toBe('vier')
})

test('X12: between two pages the door is open, also where none of them leaves its turn of the event loop', async () => {
  const inTurn = fairTurns()
  let drawn = 0
  const greedy = Array.from({ length: 100 }, () =>
    inTurn('a', async () => {
      drawn += 1
    }),
  )
  await new Promise(resolve => setImmediate(resolve))
  // Someone who comes now is let in behind a few of them, not behind all.
  await inTurn('b', async () => {})
  expect(drawn).toBeLessThanOrEqual(10)
  await Promise.all(greedy)
  expect(drawn).toBe(100)
})

test('X12: whoever has waited for a turn as long as may be is told so, and takes nobody a place', async () => {
  const inTurn = fairTurns({ atOnce: 1, longestWaitMs: 1 })
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', () => gate.promise.then(() => 'eins'))
  await expect(inTurn('a', async () => 'zwei')).rejects.toThrow(TooManyFromThere)
  gate.resolve()
  expect(await first).toBe('eins')
  expect(await inTurn('a', async () => 'drei')).toBe('drei')
})
