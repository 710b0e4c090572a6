import { parentPort, workerData } from 'node:worker_threads'

/**
 * The thread that watches over the memory of the process which unpacks: all of it, also what lies outside of the heap of
 * JavaScript, and also while the main thread does nothing but unpack. It also sees whether anybody is still there to answer to.
 */
const { mostBytes, parent } = workerData as { mostBytes: number; parent: number }

const LOOK_MS = 10

const look = () => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}

look()
setInterval(look, LOOK_MS)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
parentPort?.postMessage('watching')
