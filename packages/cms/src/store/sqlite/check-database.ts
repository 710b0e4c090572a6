import { Worker } from 'node:worker_threads'
import type { Health } from '../health.ts'

/** Checks the whole file for damage in a worker thread and records what it finds. */
export function checkDatabase(file: string, health: Health): Promise<void> {
  return new Promise(resolve => {
    const worker = new Worker(new URL('check-worker.ts', import.meta.url), { workerData: file, execArgv: [] })
    // A running check does not keep the process alive.
    worker.unref()
    worker.on('error', error => health.noticed(error))
    worker.on('exit', () => resolve())
  })
}
