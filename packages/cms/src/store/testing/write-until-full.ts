import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { author, openTown } from './town.ts'

/** Creates documents until the disk is full, and one more after a signal that there is room again. */
const [database = ''] = process.argv.slice(2)
const town = await openTown({ database })
const say = (line: object) => void writeSync(1, `${JSON.stringify(line)}\n`)
let n = 0

/** Returns true if the document was stored. */
async function create(): Promise<boolean> {
  const data = { path: `/${n++}`, titel: 'voll'.repeat(5000) }
  const result = await town.create({ kind: 'seite', data, author })
  say(result.ok ? { id: result.value.id } : { refused: result.error, cause: String(result.cause) })
  return result.ok
}

// The bound ends the loop if the store never refuses.
while (n < 1000 && (await create()));
await once(process.stdin, 'data')
await create()
await town.close()
say({ closed: true })
process.stdin.destroy()
