import { writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Another program at the database, a backup tool say: takes the write lock and keeps it for a while. */
const [file = '', milliseconds = ''] = process.argv.slice(2)
const db = new DatabaseSync(file)
db.exec('begin immediate')
writeSync(1, '{"locked":true}\n')
setTimeout(() => {
  db.exec('rollback')
  db.close()
}, Number(milliseconds))
