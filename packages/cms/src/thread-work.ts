/** So long nothing may block the process, in milliseconds. */
export const LONGEST_BLOCK = 50

/**
 * Time that this thread worked, which is never less than it was blocked. A machine that does other things as well makes it
 * look longer than it is, for a handful of tries in a row: the shortest of those that fit into a few seconds counts.
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
