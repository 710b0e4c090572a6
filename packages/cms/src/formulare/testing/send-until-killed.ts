import { writeSync } from 'node:fs'
import type { CmsStore } from '../../collections/collections.ts'
import { formular } from '../../collections/formular.ts'
import { openStore } from '../../store/index.ts'
import { openFormulare } from '../formulare.ts'

/**
 * A house to which forms are sent, one after the other, until it is killed. What was acknowledged is printed before the next
 * is begun; the form before it is sent once more, as by somebody whose answer got lost.
 */
const [database = '', folder = '', from = '0', count = '0'] = process.argv.slice(2)
const publicUrl = 'https://www.rebenau.example.org'
let ahead = 0
const clock = () => new Date(Date.now() + ahead)
// Of a whole town half of the short life of a house would go into what no form touches.
const opened = await openStore({ database, clock, publicUrl, collections: { formular }, derived: [] })
const store = opened as unknown as CmsStore
const room = openFormulare({ store, clock, key: () => Buffer.alloc(32, 7), folder, publicUrl, canMail: true })
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
tell({ ready: true })

for (let number = Number(from); number < Number(from) + Number(count); number++) {
  const einreichung = `0199aa10-7c1e-7d3a-9f51-${String(number).padStart(12, '0')}`
  const { beginn } = room.begin()
  // Past the shortest time that somebody takes, and past the patience with one sender.
  ahead += 601_000
  const sent = { einreichung, eingaben: { was: `Laterne ${number}` }, beginn, homepage: '' }
  const { vorgang, kennwort } = await room.receive('schaden-melden', sent, undefined)
  tell({ name: `${number} ${vorgang} ${kennwort}` })
}
await store.close()
tell({ closed: true })
