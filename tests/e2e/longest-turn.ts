/**
 * Loaded before the server by a test that wants to know how long it holds others up: while the test watches, the time that
 * the thread works in each turn of the event loop is measured, and the longest is told. Work of other processes on the
 * machine does not count, so the bound can be the real one.
 */
let isWatching = false
let longest = 0
let before = process.threadCpuUsage()

function turn(): void {
  const { user, system } = process.threadCpuUsage(before)
  longest = Math.max(longest, (user + system) / 1_000)
  before = process.threadCpuUsage()
  if (isWatching) setImmediate(turn)
}

process.on('message', (said: 'watch' | 'tell') => {
  if (said === 'tell') {
    isWatching = false
    process.send?.({ longest })
    return
  }
  isWatching = true
  longest = 0
  before = process.threadCpuUsage()
  setImmediate(turn)
  process.send?.({ longest })
})
