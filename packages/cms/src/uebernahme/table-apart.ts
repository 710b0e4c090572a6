import { Worker } from 'node:worker_threads'
import type { TableReading } from './table-text.ts'

/** Longest time in milliseconds, and most memory, for parsing one table. */
const LONGEST_MS = 60_000
const HEAP_MB = 512

const TOO_MUCH: TableReading = {
  ok: false,
  satz: 'Diese Datei ist zu groß oder zu verschachtelt. Bitte teilen Sie sie auf, oder speichern Sie sie neu als CSV.',
}

/**
 * Parses a table in a worker thread: ten megabytes of semicolons take seconds, which would block the process.
 */
export async function readTableApart(text: string): Promise<TableReading> {
  const worker = new Worker(new URL('table-worker.ts', import.meta.url), {
    workerData: text,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  })
  const alarm = setTimeout(() => void worker.terminate(), LONGEST_MS)
  try {
    return await new Promise<TableReading>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', error => (isTooMuch(error) ? resolve(TOO_MUCH) : reject(error)))
      worker.once('exit', () => resolve(TOO_MUCH))
    })
  } finally {
    clearTimeout(alarm)
    await worker.terminate()
  }
}

const isTooMuch = (fault: unknown): boolean =>
  fault instanceof RangeError ||
  (fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY')
