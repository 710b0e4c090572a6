import { expect } from 'vitest'

/** A factor that a slow machine, a busy one and garbage collection together never reach. */
const IN_HAND = 20

/**
 * Fails if this thread works twenty times as long as usual. Work that is quadratic in its input takes a
 * thousand times as long; other load on the machine does not count. The CPU clock may have steps of 10 ms.
 */
export async function expectWork(work: () => unknown, { usualMs }: { usualMs: number }): Promise<void> {
  const start = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1_000, 'milliseconds of work').toBeLessThan(IN_HAND * usualMs)
}
