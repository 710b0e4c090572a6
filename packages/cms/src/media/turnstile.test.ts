import { expect, it } from 'vitest'
import { turnstile } from './turnstile.ts'

it('lets no more in than there are places, in the order they came', async () => {
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

it('gives the place back after a failure', async () => {
  const { run, quiet } = turnstile(1)
  const fails = run(() => Promise.reject(new Error('x')))
  const next = run(async () => 'done')
  await expect(fails).rejects.toThrow('x')
  expect(await next).toBe('done')
  await quiet()
})

it('is quiet only when nobody is inside or waiting', async () => {
  const { run, quiet } = turnstile(1)
  const log: string[] = []
  const works = ['a', 'b'].map(name => run(async () => void log.push(name)))
  await quiet().then(() => log.push('quiet'))
  await Promise.all(works)
  expect(log).toEqual(['a', 'b', 'quiet'])
})
