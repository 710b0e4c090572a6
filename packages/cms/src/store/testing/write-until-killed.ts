import { writeSync } from 'node:fs'
import { beitragAt } from './life.ts'
import { author, openTown, value } from './town.ts'

/**
 * Takes documents through the steps in life.ts, one document after the other, as fast as possible. Prints a
 * line per acknowledged step, synchronously, so that the parent process knows every step before the kill.
 */
const [database = '', run = ''] = process.argv.slice(2)
const town = await openTown({ database })
const acknowledge = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
acknowledge({ ready: true })

for (let n = 0; ; n++) {
  const name = `${run}-${n}`
  const { id } = value(await town.create({ kind: 'seite', data: beitragAt(name, 1), author }))
  acknowledge({ name, id, step: 1 })
  for (let revision = 1; revision <= 4; revision++) {
    if (revision > 1) {
      value(await town.saveDraft(id, { data: beitragAt(name, revision), baseRevision: revision - 1, author }))
      acknowledge({ name, id, step: 2 * revision - 1 })
    }
    value(await town.publish(id, { author }))
    acknowledge({ name, id, step: 2 * revision })
  }
}
