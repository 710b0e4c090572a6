import { expect, it } from 'vitest'
import { NobodyWaits, TooManyWaiting, turnstile } from './turnstile.ts'

it('runs at most as many pieces of work at a time as it has places, first in, first out', async () => {
  const { run } = turnstile(2)
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const works = gates.map(({ promise }, index) =>
    run(async () => {
      begun.push(index)
      await promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  gates[1]?.resolve()
  await works[1]
  expect(begun).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  await Promise.all(works)
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

it('starts the next work after a failure', async () => {
  const { run, quiet } = turnstile(1)
  const fails = run(() => Promise.reject(new Error('x')))
  const next = run(async () => 'done')
  await expect(fails).rejects.toThrow('x')
  expect(await next).toBe('done')
  await quiet()
})

it('`quiet` resolves only when no work is running or waiting', async () => {
  const { run, quiet } = turnstile(1)
  const log: string[] = []
  const works = ['a', 'b'].map(name => run(async () => void log.push(name)))
  await quiet().then(() => log.push('quiet'))
  await Promise.all(works)
  expect(log).toEqual(['a', 'b', 'quiet'])
})

it('X11: rejects work when the queue is full, and accepts work again afterwards', async () => {
  const { run } = turnstile(1, 2)
  const gate = Promise.withResolvers<void>()
  const works = [run(() => gate.promise), run(async () => 'b'), run(async () => 'c')]
  await expect(run(async () => 'd')).rejects.toThrow(TooManyWaiting)
  gate.resolve()
  expect(await Promise.all(works)).toEqual([undefined, 'b', 'c'])
  expect(await run(async () => 'e')).toBe('e')
})

it('X11: does not start work that nobody waits for any more', async () => {
  const { run } = turnstile(1)
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  let isWanted = true
  const first = run(() => gate.promise)
  const left = run(async () => begun.push('left'), { isWanted: () => isWanted })
  const stays = run(async () => begun.push('stays'))
  isWanted = false
  gate.resolve()
  await expect(left).rejects.toThrow(NobodyWaits)
  await Promise.all([first, stays])
  expect(begun).toEqual(['stays'])
})
