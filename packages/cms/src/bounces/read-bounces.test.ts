import { describe, expect, onTestFinished, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import { deliveryOf } from '../outbox/delivery.ts'
import { zustellungOf } from '../outbox/delivery-words.ts'
import { putMail } from '../outbox/put-mail.ts'
import { outboxJobs } from '../outbox/send-mails.ts'
import { mailServer } from '../outbox/testing/mail-server.ts'
import { openStore } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { passingDatabase } from '../store/testing/databases.ts'
import { openMailbox } from './mailbox.ts'
import { readBounces } from './read-bounces.ts'
import { imapServer } from './testing/imap-server.ts'
import { noReports } from './testing/other-messages.ts'
import { AN, failed, ID, plain, standard } from './testing/report.ts'

const von = { name: 'Stadt Rebenau', address: 'website@rebenau.example.org' }

/** A town that has sent mails, and a mailbox to which they come back. */
async function sentMails(behaviour: Parameters<typeof imapServer>[0] = {}, patienceMs = 10_000) {
  const store = await openStore({ database: await passingDatabase(), collections: {} })
  onTestFinished(() => store.close())
  const { database } = store
  let now = new Date('2026-11-20T12:00:00Z')
  const clock = () => now
  const said: string[] = []
  const note = (about: { err?: Error }, sentence: string) =>
    void said.push(`${sentence} ${JSON.stringify(about)} ${about.err?.message ?? ''}`)
  const log = { info: note, warn: note, error: note }
  const { url: server, received } = await mailServer()
  const imap = await imapServer(behaviour)
  const sending = openJobs({
    database,
    jobs: outboxJobs({ database, post: { server, von, patienceMs: 60_000 }, clock, log }),
    clock,
    log,
  })
  const job = readBounces({ database, mailbox: imap.mailbox, clock, log, patienceMs })
  const send = async (betrifft: string, an = AN): Promise<string> => {
    const mail = { anlass: 'formular', an, betreff: 'Antwort', text: 'Geheimes', betrifft }
    const id = await orThrow(database.write(db => putMail(db, mail, now)))
    await sending.look()
    return id
  }
  return {
    ...imap,
    commands: imap.said,
    received,
    said,
    send,
    read: () => openJobs({ database, jobs: [job], clock, log }).look(),
    later: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    state: async (betrifft: string) => {
      const delivery = await deliveryOf(database.read, betrifft)
      return delivery && { ...zustellungOf(delivery), zustand: delivery.zustand }
    },
  }
}

/** A report about this mail. */
const about = (id: string, raw = standard({ status: failed('5.1.1', 'smtp; 550 5.1.1 unbekannt') })) =>
  raw.replaceAll(ID, id)

describe('F2: a mail that comes back', () => {
  test('is shown as not delivered with the answer of the server, and its report is marked as read', async () => {
    const town = await sentMails()
    const id = await town.send('formular:A')
    expect(await town.state('formular:A')).toMatchObject({ lage: 'uebergeben' })
    expect(town.received[0]?.messageId).toBe(`<${id}@rebenau.example.org>`)
    town.later(10)
    town.add(about(id))
    await town.read()
    expect(await town.state('formular:A')).toEqual({
      zustand: 'zurueckgekommen',
      lage: 'nicht_zugestellt',
      text: 'Nicht zugestellt: Der Mailserver der Empfängerin hat sie zurückgeschickt. Er hat geantwortet: 550 5.1.1 unbekannt',
      betreff: 'Antwort',
    })
    expect(town.seen()).toEqual([true])
    expect(town.said.join()).toContain(id)
    expect(town.said.join()).not.toContain('erika')
  })

  test('is noted once, also if the mailbox is numbered anew or shows the report twice', async () => {
    const town = await sentMails()
    const id = await town.send('formular:A')
    town.add(about(id), about(id))
    await town.read()
    const first = await town.state('formular:A')
    town.renumber()
    town.later(10)
    await town.read()
    expect(await town.state('formular:A')).toEqual(first)
    expect(town.said.filter(line => line.includes('zurück'))).toHaveLength(1)
  })

  test('only late is handed over, and waits at the other server', async () => {
    const town = await sentMails()
    const id = await town.send('formular:A')
    town.add(
      about(id, standard({ status: failed('4.4.1', 'smtp; 421 4.4.1 später').replace('failed', 'delayed') })),
    )
    await town.read()
    expect(await town.state('formular:A')).toMatchObject({
      lage: 'uebergeben',
      text: expect.stringContaining('dass sie sich verspätet'),
    })
    town.later(10)
    town.add(about(id))
    await town.read()
    expect(await town.state('formular:A')).toMatchObject({ lage: 'nicht_zugestellt' })
  })

  test('is not believed if the report names another receiver or another mail', async () => {
    const town = await sentMails()
    const [id, other] = [await town.send('formular:A'), await town.send('formular:B', 'bert@example.org')]
    town.add(
      about(id).replaceAll(AN, 'mallory@evil.example'),
      about(other),
      about('01933b5e-7c00-7abc-8def-0123456789ff'),
    )
    await town.read()
    expect(await town.state('formular:A')).toMatchObject({ lage: 'uebergeben' })
    expect(await town.state('formular:B')).toMatchObject({ lage: 'uebergeben' })
    expect(town.seen()).toEqual([true, true, true])
  })

  test('leaves letters of persons unread, and no odd message stops the job', async () => {
    const town = await sentMails()
    const id = await town.send('formular:A')
    const huge = plain({ subject: 'Mail delivery failed', text: 'x'.repeat(3_000_000) })
    town.add(...noReports.map(([, raw]) => raw), huge, about(id))
    await town.read()
    expect(await town.state('formular:A')).toMatchObject({ lage: 'nicht_zugestellt' })
    expect(town.seen()).toEqual([...noReports.map(([, , was]) => was === 'automatisch'), true, true])
    town.later(10)
    await town.read()
    expect(town.commands.filter(one => one.startsWith('UID FETCH'))).toHaveLength(noReports.length + 2)
  })
})

describe('F2: the mailbox', () => {
  test('that refuses the password tells the operator, without the password', async () => {
    const town = await sentMails({ password: 'ein anderes' })
    await town.read()
    expect(town.said.join()).toContain('Das Postfach für Rückläufer hat die Anmeldung abgelehnt')
    expect(town.said.join()).not.toContain('geheim')
  })

  test.each([
    ['says nothing after the greeting', /./],
    ['says nothing to the search', /^UID SEARCH/],
    ['says nothing to the fetch', /^UID FETCH/],
  ])('that %s ends the run, and the next one continues', async (_what, silent) => {
    let isSilent = true
    const town = await sentMails({ odd: (_socket, _tag, command) => isSilent && silent.test(command) }, 500)
    const id = await town.send('formular:A')
    town.add('', about(id))
    await town.read()
    isSilent = false
    town.later(60)
    await town.read()
    town.later(60)
    await town.read()
    expect(await town.state('formular:A')).toMatchObject({ lage: 'nicht_zugestellt' })
  })

  test('that breaks off once is read again from the same message', async () => {
    let isBroken = false
    const town = await sentMails({
      odd(socket, _tag, command) {
        if (isBroken || !command.startsWith('UID FETCH')) return false
        isBroken = true
        socket.destroy()
        return true
      },
    })
    const id = await town.send('formular:A')
    town.add(about(id))
    await town.read()
    town.later(60)
    await town.read()
    expect(await town.state('formular:A')).toMatchObject({ lage: 'nicht_zugestellt' })
  })

  test('that says nothing is left at once when the run is aborted', async () => {
    const { mailbox } = await imapServer({
      odd: (_socket, _tag, command) => command.startsWith('UID SEARCH'),
    })
    const aborted = new AbortController()
    const open = await openMailbox(mailbox, aborted.signal)
    const searched = open.after(0, new Date())
    aborted.abort()
    await expect(searched).rejects.toThrow('hat nicht geantwortet')
    await expect(openMailbox(mailbox, aborted.signal)).rejects.toThrow('ließ sich nicht öffnen')
  })

  test('of which one message always breaks the connection still gives the others', async () => {
    const town = await sentMails({
      odd(socket, _tag, command) {
        if (!command.startsWith('UID FETCH 1 ')) return false
        socket.destroy()
        return true
      },
    })
    const id = await town.send('formular:A')
    town.add('', about(id))
    for (const _ of [1, 2, 3, 4]) {
      await town.read()
      town.later(60)
    }
    expect(await town.state('formular:A')).toMatchObject({ lage: 'nicht_zugestellt' })
  })
})
