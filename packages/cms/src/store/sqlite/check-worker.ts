import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/** The worker thread of checkDatabase. An error ends the thread and is recorded (health.ts). */
const database = new DatabaseSync(workerData as string, { readOnly: true })
const [first] = database.prepare('pragma quick_check(1)').all()
database.close()
const found = String(first?.['quick_check'])
// Shaped like an error of SQLite itself, such as the statements above throw for other damage.
if (found !== 'ok') throw Object.assign(new Error(found), { name: 'DamageFound', errcode: 11 })
