/**
 * Limits the tasks that run at once. Other tasks wait in a queue; a task that does not fit into the queue is
 * rejected.
 */
export function createGate(most: number, longestLine: number) {
  let running = 0
  const line: (() => void)[] = []
  return async function through<T>(task: () => Promise<T>): Promise<T> {
    if (running >= most) {
      if (line.length >= longestLine) throw new Error('too many calls at once')
      await new Promise<void>(next => line.push(next))
    }
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      line.shift()?.()
    }
  }
}
