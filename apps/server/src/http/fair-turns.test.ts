import { expect, test } from 'vitest'
import { fairTurns, TooManyFromThere } from './fair-turns.ts'

test('X12: requests of one network wait only for each other', async () => {
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

test('X12: the queue of a network is limited, and continues after a failure', async () => {
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

test('X12: a request waits for at most ten renders of another network, also if no render yields to the event loop', async () => {
  const inTurn = fairTurns()
  let drawn = 0
  const greedy = Array.from({ length: 100 }, () =>
    inTurn('a', async () => {
      drawn += 1
    }),
  )
  await new Promise(resolve => setImmediate(resolve))
  // A newcomer waits for a few of them, not for all.
  await inTurn('b', async () => {})
  expect(drawn).toBeLessThanOrEqual(10)
  await Promise.all(greedy)
  expect(drawn).toBe(100)
})

test('X12: a request that has waited its longest time is refused, and leaves its place in the queue', async () => {
  const inTurn = fairTurns({ atOnce: 1, longestWaitMs: 1 })
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', () => gate.promise.then(() => 'eins'))
  await expect(inTurn('a', async () => 'zwei')).rejects.toThrow(TooManyFromThere)
  gate.resolve()
  expect(await first).toBe('eins')
  expect(await inTurn('a', async () => 'drei')).toBe('drei')
})
