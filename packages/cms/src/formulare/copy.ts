import { Worker } from 'node:worker_threads'
import type { FileAnswer } from '@rathausplatz/contract'
import { turnstile } from '../limits/turnstile.ts'
import type { Printed } from './print-copy.ts'

/** How long one copy may take, and how much memory. */
const LONGEST_MS = 60_000
const HEAP_MB = 256

/** One at a time, and whoever comes when many wait is asked to come again: the machine is small. */
const oneAtATime = turnstile(1, 20)

/** What was sent, on paper. */
export const copyOf = (eingang: Printed): Promise<FileAnswer> => oneAtATime.run(() => printApart(eingang))

/** In a thread of its own: fonts and pages take up to a second, and the process would answer nobody meanwhile. */
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
