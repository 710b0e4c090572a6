import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/** The thread in which a database is looked through; see health.ts. What is wrong with it ends the thread. */
const database = new DatabaseSync(workerData as string, { readOnly: true })
const [first] = database.prepare('pragma quick_check(1)').all()
database.close()
const found = String(first?.['quick_check'])
// In the shape of SQLite's own errors, which another damage throws above.
if (found !== 'ok') throw Object.assign(new Error(found), { name: 'DamageFound', errcode: 11 })
