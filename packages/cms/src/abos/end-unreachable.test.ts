import { SERVERANTWORT } from '@rathausplatz/contract'
import { expect, onTestFinished, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import { putMail } from '../outbox/put-mail.ts'
import type { OutboxTables, Zustand } from '../outbox/tables.ts'
import { ok, openStore } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { passingDatabase } from '../store/testing/databases.ts'
import { endUnreachable } from './end-unreachable.ts'
import { refusalIn } from './refusal.ts'
import { tablesOf } from './tables.ts'

const answered = (answer: string) =>
  `Der Mailserver hat die E-Mail nicht angenommen. ${SERVERANTWORT}${answer}`

test.each([
  ['550 5.1.1 User unknown', 'weg'],
  ['550-5.1.1 The account does not exist', 'weg'],
  ['5.1.1', 'weg'],
  ['550 5.1.2 bad destination system', 'weg'],
  ['553 5.1.3 bad syntax', 'weg'],
  ['551 5.1.6 moved', 'weg'],
  ['556 5.1.10 null MX', 'weg'],
  ['550 no such user', 'nicht-angenommen'],
  ['550 unbekannt', 'nicht-angenommen'],
  ['550 5.1.0 address rejected', 'nicht-angenommen'],
  ['550 5.2.1 mailbox disabled', 'nicht-angenommen'],
  ['552 5.2.2 over quota', 'nicht-angenommen'],
  ['550 5.4.1 no answer', 'nicht-angenommen'],
  ['553 5.1.8 sender address rejected', 'sagt-nichts'],
  ['550 5.1.7 bad sender', 'sagt-nichts'],
  ['554 5.7.1 relay access denied', 'sagt-nichts'],
  ['550 relaying denied', 'sagt-nichts'],
  ['550 5.7.26 unauthenticated', 'sagt-nichts'],
  ['554 rejected as spam', 'sagt-nichts'],
  ['554 blocked, see 5.1.1 of our rules', 'sagt-nichts'],
  ['552 5.3.4 too large', 'sagt-nichts'],
  ['530 authentication required', 'sagt-nichts'],
  ['452 4.2.2 full', 'sagt-nichts'],
  ['421 busy', 'sagt-nichts'],
] as const)('F4: the answer “%s” says about an address: %s', (answer, refusal) => {
  expect(refusalIn(answered(answer), { cameBack: false })).toBe(refusal)
})

test('F4: a mail that came back without a reason, or after days of trying, was not taken; our own faults say nothing', () => {
  expect(refusalIn('Sie kam zurück.', { cameBack: true })).toBe('nicht-angenommen')
  expect(refusalIn(answered('4.4.7 expired'), { cameBack: true })).toBe('nicht-angenommen')
  for (const fault of [null, 'Die Verbindung zum Mailserver kam nicht zustande.'])
    expect(refusalIn(fault, { cameBack: false })).toBe('sagt-nichts')
})

const ERIKA = 'erika@example.org'

async function subscribed(...addresses: readonly string[]) {
  const store = await openStore({ database: await passingDatabase(), collections: {} })
  onTestFinished(() => store.close())
  const { database } = store
  let now = new Date('2026-11-20T05:30:00Z')
  const clock = () => now
  const said: string[] = []
  const note = (about: object, sentence: string) => void said.push(`${sentence} ${JSON.stringify(about)}`)
  const log = { info: note, warn: note, error: note }
  await database.write(async db => {
    for (const [index, email] of addresses.entries()) {
      const moment = now.toISOString()
      const row = { fuer: null, wortlaut: '2026-11', angefragt_am: moment, bestaetigt_am: moment }
      await tablesOf(db)
        .insertInto('abos')
        .values({ id: `abo-${index}`, email, stand: 'aktiv', ...row })
        .execute()
    }
    return ok(undefined)
  })
  const jobs = openJobs({ database, jobs: [endUnreachable(log)], clock, log })
  return {
    said,
    look: jobs.look,
    days: (days: number) => void (now = new Date(now.getTime() + days * 24 * 3_600_000)),
    mail: async (zustand: Zustand, fault: string | null, an = ERIKA, anlass = 'abo') => {
      const id = await orThrow(
        database.write(db => putMail(db, { anlass, an, betreff: 'Neues', text: 'Text' }, now)),
      )
      await database.write(async db => {
        await db
          .withTables<OutboxTables>()
          .updateTable('mails')
          .set({ zustand, fault, ended_at: now.toISOString() })
          .where('id', '=', id)
          .execute()
        return ok(undefined)
      })
      return id
    },
    active: async () =>
      (await tablesOf(database.read).selectFrom('abos').select('email').orderBy('id').execute()).map(
        ({ email }) => email,
      ),
    proofs: () => tablesOf(database.read).selectFrom('abo_nachweise').selectAll().execute(),
  }
}

const UNKNOWN = answered('550 5.1.1 User unknown')
const BARE = answered('550 unbekannt')

test('F4: a subscription ends when its mail comes back because the address does not exist; the log says it without the address', async () => {
  const town = await subscribed(ERIKA, 'bert@example.org')
  const id = await town.mail('zurueckgekommen', UNKNOWN)
  await town.look()
  expect(await town.active()).toEqual(['bert@example.org'])
  expect(await town.proofs()).toHaveLength(1)
  expect(town.said.join()).toContain(id)
  expect(town.said.join()).not.toContain('erika')
})

test('F4: two subscribers who are refused with 550 do not stay subscribed for ever', async () => {
  const town = await subscribed(ERIKA, 'bert@example.org', 'carla@example.org')
  for (let day = 0; day < 3; day++) {
    expect(await town.active()).toHaveLength(3)
    await town.mail('gescheitert', BARE)
    await town.mail('gescheitert', BARE, 'bert@example.org', 'abo-abfall')
    await town.mail('gesendet', null, 'carla@example.org')
    await town.look()
    town.days(1)
  }
  expect(await town.active()).toEqual(['carla@example.org'])
})

test('F4: several failures of one day count once, and failures far apart do not add up', async () => {
  const town = await subscribed(ERIKA)
  for (let time = 0; time < 5; time++) await town.mail('gescheitert', BARE)
  await town.look()
  for (let time = 0; time < 5; time++) {
    town.days(40)
    await town.mail('gescheitert', BARE)
    await town.look()
  }
  expect(await town.active()).toEqual([ERIKA])
})

test('F4: a mail server that refuses everybody, or our own mails, ends no subscription at once', async () => {
  const town = await subscribed(ERIKA, 'bert@example.org')
  for (const an of [ERIKA, 'bert@example.org']) await town.mail('gescheitert', UNKNOWN, an)
  await town.look()
  expect(await town.active()).toHaveLength(2)
  for (let day = 0; day < 9; day++) {
    town.days(1)
    await town.mail('gescheitert', answered('554 5.7.1 relay access denied'))
    await town.mail('gescheitert', 'Die Verbindung zum Mailserver kam nicht zustande.', 'bert@example.org')
    await town.look()
  }
  expect(await town.active()).toHaveLength(2)
  town.days(1)
  await town.mail('gesendet', null, 'bert@example.org')
  await town.mail('gescheitert', UNKNOWN)
  await town.look()
  expect(await town.active()).toEqual(['bert@example.org'])
})

test('F4: mails of other rooms to the same address end no subscription', async () => {
  const town = await subscribed(ERIKA)
  await town.mail('zurueckgekommen', UNKNOWN, ERIKA, 'formular')
  await town.look()
  expect(await town.active()).toEqual([ERIKA])
})
