import { expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import { outboxJobs } from '../outbox/send-mails.ts'
import type { SmtpServer } from '../outbox/smtp.ts'
import { mailServer, scriptedServer } from '../outbox/testing/mail-server.ts'
import { formTown } from './testing/form-town.ts'

const von = { name: 'Stadt Rebenau', address: 'website@rebenau.example.org' }
const silent = { info() {}, warn() {}, error() {} }
const NOBODY: SmtpServer = { host: 'localhost', port: 1, secure: false, tls: false }

const troubles: readonly (readonly [string, () => Promise<SmtpServer>])[] = [
  ['is down', async () => NOBODY],
  ['says nothing', () => scriptedServer(() => {})],
  ['hangs up', () => scriptedServer(socket => void socket.destroy())],
  ['is too busy', async () => (await mailServer({ answer: () => ({ code: 451, text: 'später' }) })).url],
]

test.each(troubles)(
  'F-14, M-01: while the mail server %s a form is stored and acknowledged; its mails are sent later, once each',
  async (_what, broken) => {
    const { send, rows, store, clock, pass } = await formTown()
    const { database } = store
    const sendBy = async (server: SmtpServer, patienceMs = 60_000) => {
      const post = { server, von, patienceMs }
      await openJobs({
        database,
        jobs: outboxJobs({ database, post, clock, log: silent }),
        clock,
        log: silent,
      }).look()
    }
    const { vorgang, eingangsmail } = await send(1, { was: 'Laterne dunkel', mail: 'erika@example.org' })
    expect([eingangsmail, (await rows()).map(row => row.vorgang)]).toEqual([true, [vorgang]])
    await sendBy(await broken(), 400)
    // A retry after a lost answer gets the same number, and causes no second mail.
    expect((await send(1, { was: 'Laterne dunkel', mail: 'erika@example.org' })).vorgang).toBe(vorgang)

    const { received, url } = await mailServer()
    for (let time = 0; time < 3; time++) {
      pass(3_600)
      await sendBy(url)
    }
    expect(received.map(({ receivers }) => receivers.join()).toSorted()).toEqual([
      'bauhof@example.org',
      'erika@example.org',
    ])
    for (const { subject, text } of received) {
      expect(`${subject} ${text}`).toContain(vorgang)
      expect(text).not.toContain('Laterne')
    }
  },
)
