import { writeSync } from 'node:fs'
import { beitragAt } from './life.ts'
import { author, openTown, value } from './town.ts'

/** One of several processes that write to the same file. Prints a line per acknowledged document. */
const [database = '', name = '', documents = ''] = process.argv.slice(2)
const town = await openTown({ database })
for (let n = 0; n < Number(documents); n++) {
  const { id } = value(await town.create({ kind: 'seite', data: beitragAt(`${name}-${n}`, 1), author }))
  value(await town.publish(id, { author }))
  writeSync(1, `${JSON.stringify({ id })}\n`)
}
await town.close()
