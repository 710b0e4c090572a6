import { writeSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { migrations } from '../migrations/index.ts'
import { openDatabase } from '../open-database.ts'
import { notFound } from '../result.ts'

/** Another program that holds a write transaction for a while and then rolls back. */
const [database = '', milliseconds = ''] = process.argv.slice(2)
const { write, close } = await openDatabase({ database, patienceMs: 5_000, migrations, onlyLooks: true })
await write(async () => {
  writeSync(1, '{"locked":true}\n')
  await setTimeout(Number(milliseconds))
  return notFound()
})
await close()
