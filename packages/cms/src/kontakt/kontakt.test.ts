import { existsSync, readFileSync } from 'node:fs'
import { calls, isCmsError } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { dailyJobs } from '../jobs/daily-jobs.ts'
import { openStore } from '../store/index.ts'
import { temporaryFolder } from '../store/testing/town.ts'
import { testTown } from '../test-town.ts'
import { forgetOldMessages, openKontakt } from './kontakt.ts'

const einreichung = '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d'
const nachricht = {
  anlass: 'frage' as const,
  nachricht: 'Wann wird der Spielplatz fertig?',
  name: 'Erika Beispiel',
  email: 'erika@example.org',
  telefon: '',
  seite: '',
}

const formNumber = (number: number) => `0199aa10-7c1e-7d3a-9f51-${String(number).padStart(12, '0')}`

test('A message is stored before it is acknowledged, and the office reads it with its number', async () => {
  const { call, kontakt } = await testTown({})
  const { vorgang } = await call(calls.kontakt, { body: { einreichung, ...nachricht } })
  expect(vorgang).toMatch(/^K-[0-9A-Z]{8}$/)
  expect(await kontakt.eingaenge({ limit: 10 })).toEqual([
    { ...nachricht, vorgang, eingegangen_am: '2026-11-20T11:00:00.000Z' },
  ])
})

test('M-05: the same form sent twice, also at the same moment, is one record with one number', async () => {
  const { call, kontakt } = await testTown({})
  const send = () => call(calls.kontakt, { body: { einreichung, ...nachricht } })
  const answers = await Promise.all([send(), send(), send()])
  expect(new Set([...answers, await send()].map(({ vorgang }) => vorgang)).size).toBe(1)
  expect(await kontakt.eingaenge({ limit: 10 })).toHaveLength(1)
})

test('M-05: what was changed after going back is another message, so that nothing acknowledged is lost', async () => {
  const { call, kontakt } = await testTown({})
  await call(calls.kontakt, { body: { einreichung, ...nachricht } })
  await call(calls.kontakt, { body: { einreichung, ...nachricht, nachricht: 'Und der Bolzplatz?' } })
  expect(await kontakt.eingaenge({ limit: 10 })).toHaveLength(2)
})

test('R-X3: who floods the town is asked for patience, whatever e-mail he writes; everyone else is heard', async () => {
  const { call, kontakt } = await testTown({})
  const send = (number: number, sender: string) =>
    call(calls.kontakt, {
      body: { einreichung: formNumber(number), ...nachricht, email: `erika+${number}@example.org` },
      sender,
    })
  for (let number = 1; number <= 10; number++) await send(number, '192.0.2.7')
  const refused = await send(11, '192.0.2.7').catch((error: unknown) => error)
  expect(isCmsError(refused) && [refused.code, refused.status]).toEqual(['zu-viele', 429])
  expect(isCmsError(refused) && refused.retryAfter).toBeGreaterThan(500)
  // A message sent again is still acknowledged.
  await send(10, '192.0.2.7')
  await send(12, '198.51.100.4')
  expect(await kontakt.eingaenge({ limit: 20 })).toHaveLength(11)
})

test('Messages from a clock that was ahead do not count as a flood of today', async () => {
  let now = new Date('2026-11-22T00:00:00Z')
  const { store, kontakt } = await keptMessages(() => now)
  for (let number = 1; number <= 5; number++) await kontakt.receive(formNumber(number), nachricht)
  now = new Date('2026-11-21T12:00:00Z')
  expect(await kontakt.receive(formNumber(6), nachricht)).toHaveProperty('vorgang')
  await store.close()
})

test('X4: a message that comes while the clock is wrong deletes none that was acknowledged', async () => {
  let now = new Date('2026-11-21T12:00:00Z')
  const { store, kontakt } = await keptMessages(() => now)
  await kontakt.receive(formNumber(1), nachricht)
  await kontakt.receive(formNumber(2), nachricht)
  now = new Date('2027-05-21T12:00:00Z')
  await kontakt.receive(formNumber(3), nachricht)
  expect(await kontakt.eingaenge({ limit: 10 })).toHaveLength(3)
  await store.close()
})

test('After 180 days the daily job deletes a message', async () => {
  let now = new Date('2026-01-01T12:00:00Z')
  const { store, kontakt } = await keptMessages(() => now)
  await kontakt.receive(formNumber(1), nachricht)
  now = new Date('2026-01-02T12:00:00Z')
  await kontakt.receive(formNumber(2), nachricht)
  await forgetOldMessages.run(store.database.read, new Date('2026-06-30T12:00:00Z'))
  expect(await kontakt.eingaenge({ limit: 10 })).toHaveLength(2)
  await forgetOldMessages.run(store.database.read, new Date('2026-06-30T13:00:00Z'))
  expect((await kontakt.eingaenge({ limit: 10 })).map(({ eingegangen_am }) => eingegangen_am)).toEqual([
    '2026-01-02T12:00:00.000Z',
  ])
  await store.close()
})

test('X8: what was deleted does not stand in the files any more', async () => {
  using folder = temporaryFolder()
  let now = new Date('2026-01-01T12:00:00Z')
  const clock = () => now
  const { file } = folder
  const store = await openStore({ file, collections: {}, clock })
  await openKontakt(store.database, clock).receive(formNumber(1), {
    ...nachricht,
    nachricht: 'GEHEIMES ANLIEGEN',
  })
  const inFiles = () =>
    [file, `${file}-wal`].some(name => existsSync(name) && readFileSync(name).includes('GEHEIMES ANLIEGEN'))
  expect(inFiles()).toBe(true)
  const log = { info() {}, warn() {}, error() {} }
  const jobs = dailyJobs({ database: store.database, jobs: [forgetOldMessages], clock, log })
  // The clock goes on for half a year, and no further message comes.
  for (let day = 0; day <= 183; day += 3) {
    now = new Date(Date.UTC(2026, 0, 1 + day, 13))
    await jobs.look()
  }
  expect(inFiles()).toBe(false)
  await store.close()
})

async function keptMessages(clock: () => Date) {
  const store = await openStore({ file: ':memory:', collections: {}, clock })
  return { store, kontakt: openKontakt(store.database, clock) }
}

test('R-X1: 400 KB of marks upon one letter are refused at once, in every field; before, they stopped the site for 44 s', async () => {
  const { call } = await testTown({})
  const marks = `a${'\u0301\u0316'.repeat(200_000)}`
  for (const name of Object.keys(nachricht)) {
    const start = process.cpuUsage()
    const body = { einreichung, ...nachricht, [name]: marks }
    const refused = await call(calls.kontakt, { body }).catch((error: unknown) => error)
    expect(isCmsError(refused) && refused.code, name).toBe('anfrage-ungueltig')
    expect(process.cpuUsage(start).user, name).toBeLessThan(1_000_000)
  }
})

test.each(['a@müller.example', 'a@xn--mller-kva.example', "o'neil+rathaus@städtische-werke.example.org"])(
  'R-X17: %s is an e-mail address',
  async email => {
    const { call } = await testTown({})
    expect(await call(calls.kontakt, { body: { einreichung, ...nachricht, email } })).toHaveProperty(
      'vorgang',
    )
  },
)

test.each(['a@müller', 'a@-müller.example', 'a@müller..example', 'a b@müller.example', 'müller.example'])(
  'R-X17: %s is none',
  async email => {
    const { call } = await testTown({})
    const refused = await call(calls.kontakt, { body: { einreichung, ...nachricht, email } }).catch(
      (error: unknown) => error,
    )
    expect(isCmsError(refused) && refused.message).toContain('email')
  },
)

test('R-X17: what hides in a text is left out before it is stored', async () => {
  const { call, kontakt } = await testTown({})
  const name = 'Erika\u200b Beispiel\u202e'
  await call(calls.kontakt, {
    body: { einreichung, ...nachricht, name, nachricht: 'Guten Tag\u2028Mu\u0308ller' },
  })
  expect(await kontakt.eingaenge({ limit: 10 })).toMatchObject([
    { name: 'Erika Beispiel', nachricht: 'Guten Tag\nMüller' },
  ])
})

test.each([
  ['no name', { name: '  ' }],
  ['a name of which nothing is seen (R-X17)', { name: '\u200b\u2060' }],
  ['a message of which nothing is seen (R-X17)', { nachricht: '\u200d\u200b\u3164' }],
  ['a name in two lines that are told apart by an unseen sign (R-X17)', { name: 'Erika\u2028Bcc: x' }],
  ['a name with a line break (M-03)', { name: 'Erika\r\nBcc: alle@example.org' }],
  ['two addresses in one (M-03)', { email: 'a@example.org, b@example.org' }],
  ['an address with a line break (M-03)', { email: 'a@example.org\nBcc: b@example.org' }],
  ['no address', { email: 'erika' }],
  ['an empty message', { nachricht: ' \n ' }],
  ['a message without end', { nachricht: 'a'.repeat(5_001) }],
  ['a telephone number of words', { telefon: 'ruf mich an' }],
  ['an unknown matter', { anlass: 'constructor' }],
  ['a page elsewhere', { seite: '//evil.example' }],
  ['a form without a number', { einreichung: '1' }],
])('The wall refuses %s', async (_what, change) => {
  const { call, kontakt } = await testTown({})
  const body = { einreichung, ...nachricht, ...change } as typeof nachricht & { einreichung: string }
  const refused = await call(calls.kontakt, { body }).catch((error: unknown) => error)
  expect(isCmsError(refused) && refused.code).toBe('anfrage-ungueltig')
  expect(await kontakt.eingaenge({ limit: 10 })).toEqual([])
})
