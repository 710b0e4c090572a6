import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { type Order, type Piece, understand } from './understand.ts'

/**
 * The thread in which a file of dates is read; see read-apart.ts. It begins anew with each file, so it loads no more of the
 * contract than it needs.
 */
const tell = (message: Piece | 'ende') => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
  parentPort?.postMessage(message)
}

for await (const piece of understand(workerData as Order)) {
  tell(piece)
  if (parentPort) await once(parentPort, 'message')
}
tell('ende')
