import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/** Worker thread of checkDatabase. An error ends the thread and is reported; see health.ts. */
const database = new DatabaseSync(workerData as string, { readOnly: true })
const [first] = database.prepare('pragma quick_check(1)').all()
database.close()
const found = String(first?.['quick_check'])
// Shaped like SQLite's own errors, which other damage throws above.
if (found !== 'ok') throw Object.assign(new Error(found), { name: 'DamageFound', errcode: 11 })
