import { writeSync } from 'node:fs'
import type { CmsStore } from '../../collections/collections.ts'
import { formular } from '../../collections/formular.ts'
import { openStore } from '../../store/index.ts'
import { openFormulare } from '../formulare.ts'

/**
 * A server that receives forms one after the other until it is killed. It prints each acknowledged form
 * before the next one. The test starts it with forms that an earlier run may have received, like a client
 * that lost the answer.
 */
const [database = '', folder = '', from = '0', count = '0'] = process.argv.slice(2)
const publicUrl = 'https://www.rebenau.example.org'
let ahead = 0
const clock = () => new Date(Date.now() + ahead)
// Only the collections of forms: opening a whole town would take half of the server's short life.
const opened = await openStore({ database, clock, publicUrl, collections: { formular }, derived: [] })
const store = opened as unknown as CmsStore
const room = openFormulare({ store, clock, key: () => Buffer.alloc(32, 7), folder, publicUrl, canMail: true })
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
tell({ ready: true })

for (let number = Number(from); number < Number(from) + Number(count); number++) {
  const einreichung = `0199aa10-7c1e-7d3a-9f51-${String(number).padStart(12, '0')}`
  const { beginn } = room.begin()
  // Passes the minimum time for a form, and the rate limit of a sender.
  ahead += 601_000
  const sent = { einreichung, eingaben: { was: `Laterne ${number}` }, beginn, homepage: '' }
  const { vorgang, kennwort } = await room.receive('schaden-melden', sent, undefined)
  tell({ name: `${number} ${vorgang} ${kennwort}` })
}
await store.close()
tell({ closed: true })
