import { parentPort, workerData } from 'node:worker_threads'

/**
 * The thread that watches over the process which unpacks, also while its main thread does nothing but that: its memory, with
 * what lies outside of the heap of JavaScript, and how long processors have worked for its order, which is the same on a
 * busy machine. It also sees whether anybody is still there to answer to.
 */
const { mostBytes, parent, worksUntil } = workerData as {
  mostBytes: number
  parent: number
  worksUntil: Float64Array
}

/** Ends the process like the other, and whoever asked sees why. */
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
