import { Worker } from 'node:worker_threads'
import type { Health } from '../health.ts'

/** Reads the whole file in a thread of its own, so that nobody waits, and tells what is wrong with it. */
export function checkDatabase(file: string, health: Health): Promise<void> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: file, execArgv: [] })
    // A process that ends does not wait for it.
    worker.unref()
    worker.on('error', error => health.noticed(error))
    worker.on('exit', () => resolve())
  })
}
