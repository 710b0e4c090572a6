import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Order } from './order.ts'
import type { Piece } from './piece.ts'
import { understand } from './understand.ts'

/**
 * The thread that reads a file of dates; see read-apart.ts. It starts anew for each file, so it imports as
 * little of the contract as possible.
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
