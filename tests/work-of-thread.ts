import { expect } from 'vitest'

/** A slow machine, a busy one, memory that is tidied up meanwhile: together they never make so many times of a moment. */
const IN_HAND = 20

/**
 * Fails where this thread works twenty times as long as it usually does. What costs the square of its length takes a
 * thousand times as long; whatever else the machine does is not counted. The machine may count in steps of 10 ms.
 */
export async function expectWork(work: () => unknown, { usualMs }: { usualMs: number }): Promise<void> {
  const start = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1_000, 'milliseconds of work').toBeLessThan(IN_HAND * usualMs)
}
