import { Worker } from 'node:worker_threads'
import type { Order } from './order.ts'
import type { Piece } from './piece.ts'

/** The limits for reading one file: milliseconds for all pieces together, and megabytes of memory. */
type Limits = { readonly longestMs: number; readonly heapMb: number }
const LIMITS: Limits = { longestMs: 60_000, heapMb: 512 }

const TOO_LONG =
  'Das Lesen dieser Datei dauert gerade zu lange. Bitte versuchen Sie es noch einmal. Dauert es wieder zu lange, teilen Sie die Datei bitte auf.'
const TOO_MUCH =
  'Diese Datei ist zu groß oder zu verschachtelt. Bitte teilen Sie sie auf, oder speichern Sie sie neu als CSV.'

/**
 * Reads a file in a thread of its own with limits of time and memory: a large, broken or hostile file does
 * not delay other requests. The thread sends each piece on request, so that at most one is in transit.
 */
export async function* readApart(
  order: Order,
  { longestMs, heapMb }: Limits = LIMITS,
): AsyncGenerator<Piece> {
  const worker = new Worker(new URL('read-worker.ts', import.meta.url), {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  })
  let fault: unknown
  worker.on('error', error => {
    fault = error
  })
  const gone = new Promise<undefined>(resolve => void worker.once('exit', () => resolve(undefined)))
  // Only the time of the thread counts, not that in which its pieces are stored.
  let left = longestMs
  const next = async (): Promise<Piece | 'ende' | undefined> => {
    const began = performance.now()
    const alarm = setTimeout(() => void worker.terminate(), Math.max(left, 0))
    const told = new Promise<Piece | 'ende'>(resolve => void worker.once('message', resolve))
    return Promise.race([told, gone]).finally(() => {
      clearTimeout(alarm)
      left -= performance.now() - began
    })
  }
  try {
    for (let piece = await next(); piece !== 'ende'; piece = await next()) {
      if (piece === undefined && !isTooMuch(fault)) throw fault
      if (piece === undefined)
        return yield { art: 'unlesbar', satz: fault === undefined ? TOO_LONG : TOO_MUCH }
      yield piece
      worker.postMessage('weiter')
    }
  } finally {
    await worker.terminate()
  }
}

/** Whether the thread was stopped or ran out of memory; any other error is a bug. */
const isTooMuch = (fault: unknown): boolean =>
  fault === undefined ||
  fault instanceof RangeError ||
  (fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY')
