import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** The thread in which a database is looked through; see health.ts. */
const database = new DatabaseSync(workerData as string, { readOnly: true })
const [first] = database.prepare('pragma quick_check(1)').all()
database.close()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
parentPort?.postMessage(String(first?.['quick_check']))
