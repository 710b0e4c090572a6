import { parentPort, workerData } from 'node:worker_threads'
import { type Printed, printed } from './print-copy.ts'

/** The thread that renders a copy; see copy.ts. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
parentPort?.postMessage(await printed(workerData as Printed))
