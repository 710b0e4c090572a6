import { writeSync } from 'node:fs'
import { openCmsStore } from '../../../open-cms-store.ts'
import { eveningOf } from '../evening.ts'
import { invitedTo } from '../invited.ts'
import { invite } from '../send-invitations.ts'

/**
 * An office that invites to one meeting after the other until it is killed. After a restart it repeats all
 * calls.
 */
const [address = '', ...ids] = process.argv.slice(2)
const tell = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)
const clock = () => new Date()

const publicUrl = 'https://www.rebenau.example.org'
const store = await openCmsStore({ database: address, clock, publicUrl })
tell({ ready: true })

for (const id of ids) {
  const now = clock()
  const document = await store.document(id)
  if (!document) throw new Error('The meeting is gone')
  const evening = await eveningOf(store, document, now)
  const members = await invitedTo(store, evening)
  const about = { evening, members, gremium: 'Technischer Ausschuss', hinweis: '', publicUrl, now }
  const done = await invite(store, { ...about, vorgang: `vorgang-${id}`, art: 'einladung', author: 'test' })
  if (!done.ok) throw new Error(done.error.message)
  tell({ id })
}
await store.close()
tell({ closed: true })
