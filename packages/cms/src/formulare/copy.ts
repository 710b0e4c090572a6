import { Worker } from 'node:worker_threads'
import type { FileAnswer } from '@rathausplatz/contract'
import { turnstile } from '../limits/turnstile.ts'
import type { Printed } from './print-copy.ts'

/** The limits of time and memory for one copy. */
const LONGEST_MS = 60_000
const HEAP_MB = 256

/** Prints one copy at a time, because machines are small. A request is refused if too many wait. */
const oneAtATime = turnstile(1, 20)

/** Returns a submission as a PDF file. */
export const copyOf = (eingang: Printed): Promise<FileAnswer> => oneAtATime.run(() => printApart(eingang))

/** Runs in a thread of its own: layout takes up to a second, which would block the event loop. */
async function printApart(eingang: Printed): Promise<FileAnswer> {
  const worker = new Worker(new URL('print-worker.ts', import.meta.url), {
    workerData: eingang,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  })
  const alarm = setTimeout(() => void worker.terminate(), LONGEST_MS)
  try {
    return await new Promise<FileAnswer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The copy of a form took too long')))
    })
  } finally {
    clearTimeout(alarm)
    await worker.terminate()
  }
}
