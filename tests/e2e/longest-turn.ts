/**
 * Preloaded into the server by a test that measures how long the server blocks: while the test watches, it
 * records the longest CPU time of the thread in one turn of the event loop. Work of other processes does not
 * count, so the limit can be the real one.
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
