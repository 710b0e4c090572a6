/** Longest time that one piece of work may block the process, in milliseconds. */
export const LONGEST_BLOCK = 50

/**
 * Measures the CPU time of this thread, an upper bound of the time it blocked. Other load on the machine can
 * inflate single runs, so the shortest run within three seconds counts.
 */
export async function worked(work: () => unknown): Promise<number> {
  let shortest = Infinity
  const patience = performance.now() + 3_000
  while (shortest > LONGEST_BLOCK && performance.now() < patience) {
    const start = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(start)
    shortest = Math.min(shortest, (user + system) / 1000)
  }
  return shortest
}
