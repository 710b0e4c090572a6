import { parentPort, workerData } from 'node:worker_threads'
import { bind } from './bind.ts'
import type { Binding } from './bind-apart.ts'

/** The worker thread that binds a packet; see bind-apart.ts. */
const { packet, files, deadly, stand } = workerData as Binding
const tell = (message: { datei: string | undefined } | { pdf: Uint8Array<ArrayBuffer> }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
  parentPort?.postMessage(message)
}

const pdf = await bind({ packet, files, deadly, stand, onFile: datei => tell({ datei }) })
tell({ pdf })
