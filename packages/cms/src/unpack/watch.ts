import { parentPort, workerData } from 'node:worker_threads'

/**
 * A thread that supervises the decoding process while its main thread is busy: its memory, including memory
 * outside the JavaScript heap, and the CPU time of the order, which does not depend on other load. It also
 * ends the process if its parent has ended.
 */
const { mostBytes, parent, worksUntil } = workerData as {
  mostBytes: number
  parent: number
  worksUntil: Float64Array
}

/** Ends the process at once, like SIGKILL, but the parent recognises the reason. */
const OVERWORKED = 'SIGVTALRM'

const LOOK_MS = 10

const look = () => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  const { user, system } = process.cpuUsage()
  if (user + system > (worksUntil[0] ?? 0)) process.kill(process.pid, OVERWORKED)
}

look()
setInterval(look, LOOK_MS)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
parentPort?.postMessage('watching')
