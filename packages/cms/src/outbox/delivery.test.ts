import { expect, onTestFinished, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import { openStore } from '../store/index.ts'
import { passingDatabase } from '../store/testing/databases.ts'
import { deliveriesOf, deliveryOf, expectedDelivery } from './delivery.ts'
import { addressMissed, lageFor, zustellungOf } from './delivery-words.ts'
import { putMail } from './put-mail.ts'
import { outboxJobs } from './send-mails.ts'
import type { SmtpServer } from './smtp.ts'
import { mailServer, scriptedServer } from './testing/mail-server.ts'

const von = { name: 'Stadt Rebenau', address: 'website@rebenau.example.org' }
const silent = { info() {}, warn() {}, error() {} }

/** A mail server that rejects receivers starting with `weg`. */
const pickyServer = () =>
  mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('weg') ? Object.assign(new Error('unbekannt'), { responseCode: 550 }) : null),
  })

async function outbox() {
  const store = await openStore({ database: await passingDatabase(), collections: {} })
  onTestFinished(() => store.close())
  const { database } = store
  let now = new Date('2026-11-20T12:00:00Z')
  const clock = () => now
  return {
    db: database.read,
    later: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
    put: async (betrifft: string | undefined, an = 'erika@example.org') => {
      const put = await database.write(db =>
        putMail(db, { anlass: 'formular', an, betreff: 'Antwort', text: 'Guten Tag', betrifft }, now),
      )
      expect(put.ok).toBe(true)
      return put
    },
    send: (server: SmtpServer) => {
      const post = { server, von, patienceMs: 60_000 }
      const jobs = outboxJobs({ database, post, clock, log: silent })
      return openJobs({ database, jobs, clock, log: silent }).look()
    },
  }
}

test('F2: a room reads the state of its mail: waiting, handed over, or rejected with the words of the server', async () => {
  const { db, put, send, later } = await outbox()
  await put('formular:A')
  await put('formular:B', 'weg@example.org')
  expect(await deliveryOf(db, 'formular:A')).toEqual({
    an: 'erika@example.org',
    zustand: 'wartet',
    moment: '2026-11-20T12:00:00.000Z',
    fault: null,
    betreff: 'Antwort',
  })
  later(3)
  await send((await pickyServer()).url)
  expect(await deliveryOf(db, 'formular:A')).toEqual({
    an: 'erika@example.org',
    zustand: 'gesendet',
    moment: '2026-11-20T12:03:00.000Z',
    fault: null,
    betreff: 'Antwort',
  })
  expect(await deliveryOf(db, 'formular:B')).toEqual({
    an: 'weg@example.org',
    zustand: 'gescheitert',
    moment: '2026-11-20T12:03:00.000Z',
    fault: expect.stringContaining('550'),
    betreff: 'Antwort',
  })
  expect(await deliveryOf(db, 'formular:C')).toBeUndefined()
})

test('F2: a room reads that its mail is uncertain if the server hung up after the end of the mail', async () => {
  const { db, put, send } = await outbox()
  await put('formular:A')
  const server = await scriptedServer((socket, line) => {
    if (line.startsWith('EHLO')) return socket.write('250 rechner\r\n')
    if (/^(MAIL|RCPT|RSET)/.test(line)) return socket.write('250 ok\r\n')
    if (line.startsWith('DATA')) return socket.write('354 los\r\n')
    return line === '.' ? socket.destroy() : undefined
  })
  await send(server)
  expect((await deliveryOf(db, 'formular:A'))?.zustand).toBe('ungewiss')
})

test('F2: of several mails with the same `betrifft` the latest counts', async () => {
  const { db, put, send, later } = await outbox()
  const { url } = await pickyServer()
  await put('formular:A', 'weg@example.org')
  await put('termin:A', 'weg@example.org')
  await put(undefined, 'weg@example.org')
  await send(url)
  later(1)
  await put('formular:A')
  await send(url)
  expect((await deliveryOf(db, 'formular:A'))?.zustand).toBe('gesendet')
  expect((await deliveryOf(db, 'termin:A'))?.zustand).toBe('gescheitert')
})

test('F2: each row of a list has the state of its own latest mail', async () => {
  const { db, put, send, later } = await outbox()
  await put('termin:A')
  await put('termin:B', 'weg@example.org')
  await send((await pickyServer()).url)
  later(1)
  await put('termin:A')
  const found = await deliveriesOf(db, ['termin:A', 'termin:B', 'termin:C'])
  expect([...found].map(([betrifft, { zustand }]) => [betrifft, zustand]).toSorted()).toEqual([
    ['termin:A', 'wartet'],
    ['termin:B', 'gescheitert'],
  ])
  expect([...(await deliveriesOf(db, []))]).toEqual([])
})

test('F2: who waits for a mail to an address that was refused expects it to be refused, until it is tried itself', async () => {
  const { db, put, send, later } = await outbox()
  await put('termin:A', 'weg@example.org')
  await send((await pickyServer()).url)
  later(1)
  await put('termin:A', 'weg@example.org')
  expect((await expectedDelivery(db, 'termin:A'))?.zustand).toBe('gescheitert')
  // The desk sees that it waits.
  expect((await deliveryOf(db, 'termin:A'))?.zustand).toBe('wartet')
  // Another address is another chance.
  await put('termin:A', 'erika@example.org')
  expect((await expectedDelivery(db, 'termin:A'))?.zustand).toBe('wartet')
  expect(await expectedDelivery(db, 'termin:B')).toBeUndefined()
})

test.each([
  [
    '550 5.1.1 <erika@example.org>: Recipient address rejected',
    'Nicht zugestellt: 550 5.1.1 <…>: Recipient address rejected',
  ],
  ['550 erika+x@example.org, unbekannt', 'Nicht zugestellt: 550 …, unbekannt'],
  [null, 'Nicht zugestellt: Die E-Mail wurde verworfen.'],
])('F2: editors see a fault without mail addresses: %s', (fault, text) => {
  const moment = '2026-11-20T12:00:00.000Z'
  expect(zustellungOf({ zustand: 'gescheitert', moment, fault }).text).toBe(text)
})

test('F2: a postponed mail shows the words of the mail server, and that it is retried', () => {
  const moment = '2026-11-20T12:00:00.000Z'
  expect(zustellungOf({ zustand: 'wartet', moment, fault: '451 später' })).toEqual({
    lage: 'wartet',
    text: 'Noch nicht zugestellt, wird wiederholt: 451 später',
  })
})

test.each([
  ['wartet', null, 'wartet', false],
  ['wartet', '452 4.2.2 voll', 'vertagt', true],
  ['unterwegs', null, 'wartet', false],
  ['unterwegs', '452 4.2.2 voll', 'vertagt', true],
  ['gesendet', null, 'uebergeben', false],
  ['gesendet', 'Angenommen nach 3 Versuchen', 'uebergeben', false],
  ['gescheitert', '550 5.1.1', 'nicht_zugestellt', true],
  ['zurueckgekommen', '550 5.1.1', 'nicht_zugestellt', true],
  ['verworfen', null, 'nicht_zugestellt', true],
  ['ungewiss', 'unterbrochen', 'ungewiss', true],
] as const)(
  'F2: who waits for a mail in the state %s (%s) reads %s, and the address: %s',
  (zustand, fault, lage, isNamed) => {
    const mail = { an: 'erika@example.org', zustand, moment: '2026-11-20T12:00:00Z', fault }
    expect(lageFor(mail)).toBe(lage)
    expect(addressMissed(mail)).toBe(isNamed ? 'erika@example.org' : undefined)
  },
)
