import { Worker } from 'node:worker_threads'

/** What a PDF says: the title in its own data, and the text of its pages. Either may be empty (a scanned page is). */
export type PdfText = { readonly titel: string; readonly text: string }

const LONGEST_MS = 30_000
const LARGEST_HEAP_MB = 256

/** More than the index takes. */
const LONGEST_TEXT = 500_000

/**
 * Reads a PDF in a thread of its own, with limits of time and memory: a file that is broken or made to do harm ends
 * that thread and nothing else. Undefined if it could not be read.
 */
export function readPdf(bytes: Uint8Array): Promise<PdfText | undefined> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      execArgv: [],
      // Its warnings about odd fonts are nobody's business.
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: LARGEST_HEAP_MB,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
    })
    const alarm = setTimeout(() => void worker.terminate(), LONGEST_MS)
    let found: PdfText | undefined
    worker.on('message', ({ titel, text }: PdfText) => {
      found = { titel: titel.trim().slice(0, 300), text: text.slice(0, LONGEST_TEXT) }
      void worker.terminate()
    })
    // What it dies of is told by the exit that follows.
    worker.on('error', () => {})
    worker.on('exit', () => {
      clearTimeout(alarm)
      resolve(found)
    })
  })
}
