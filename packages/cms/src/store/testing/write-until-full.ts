import { writeSync } from 'node:fs'
import { author, openTown } from './town.ts'

/**
 * Creates documents until the disk is full, says so, and goes on trying each time it gets a line, until one is stored.
 */
const [file = ''] = process.argv.slice(2)
const town = await openTown({ file })
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
let n = 0

async function fill(): Promise<void> {
  for (;;) {
    const data = { path: `/${n++}`, titel: 'voll'.repeat(5000) }
    const result = await town.create({ kind: 'seite', data, author })
    if (!result.ok) return say({ refused: result.error, cause: String(result.cause) })
    say({ id: result.value.id })
    if (freed) return
  }
}

let freed = false
await fill()
for await (const _ of process.stdin) {
  freed = true
  await fill()
  break
}
await town.close()
say({ closed: true })
