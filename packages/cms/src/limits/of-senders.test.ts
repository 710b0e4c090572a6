import { expect, test } from 'vitest'
import { type Database, ok, openStore } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { newDatabase } from '../store/testing/databases.ts'
import { limitsIn, take } from './limits.ts'
import { kilobytesOfADay, ofSender } from './of-senders.ts'

/** Two processes of one town; `other` is the second one. */
async function patience(limits = (sender: string | undefined) => ofSender('nachricht', sender)) {
  const at = await newDatabase()
  const [here, there] = await Promise.all([
    openStore({ database: at, collections: {} }),
    openStore({ database: at, collections: {} }),
  ])
  let seconds = 0
  const takeIn = (database: Database) => (sender: string | undefined) =>
    orThrow(
      database.write<number | undefined>(async transaction =>
        ok(
          await take(
            limitsIn(transaction),
            limits(sender),
            new Date(Date.UTC(2026, 10, 20) + seconds * 1_000),
          ),
        ),
      ),
    )
  const own = takeIn(here.database)
  return {
    take: own,
    other: takeIn(there.database),
    wait: (more: number) => (seconds += more),
    send: async (from: string, times: number) => {
      for (let time = 0; time < times; time++) await own(from)
    },
  }
}

test('R-X3: after ten events a sender waits until ten minutes have passed since the first; other senders do not wait', async () => {
  const { take, wait, send } = await patience()
  await send('192.0.2.7', 10)
  wait(60)
  expect(await take('192.0.2.7')).toBe(540)
  expect(await take('192.0.2.8')).toBeUndefined()
  expect(await take('2001:db8::1')).toBeUndefined()
  wait(540)
  expect(await take('192.0.2.7')).toBeUndefined()
})

test('Several processes together allow one sender no more than one process does', async () => {
  const { take, other } = await patience()
  for (let time = 0; time < 5; time++) {
    expect(await take('192.0.2.7')).toBeUndefined()
    expect(await other('192.0.2.7')).toBeUndefined()
  }
  expect(await take('192.0.2.7')).toBe(600)
  expect(await other('192.0.2.7')).toBe(600)
})

test('Counts from a clock that was ahead make nobody wait', async () => {
  const { take, wait, send } = await patience()
  wait(24 * 3_600)
  await send('192.0.2.7', 10)
  wait(-24 * 3_600)
  await send('192.0.2.7', 9)
  expect(await take('192.0.2.7')).toBeUndefined()
  expect(await take('192.0.2.7')).toBe(600)
})

test('R-X3: an IPv6 /64 network counts as one sender, and so does an IPv4 address in IPv6 spelling', async () => {
  const { take, send } = await patience()
  await send('2001:db8:1:2::1', 5)
  await send('2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', 5)
  expect(await take('2001:db8:1:2:3::')).toBeGreaterThan(0)
  expect(await take('2001:db8:1:3::1')).toBeUndefined()
  await send('::ffff:192.0.2.7', 10)
  expect(await take('192.0.2.7')).toBeGreaterThan(0)
})

test('R-X3: a sender who changes addresses within a network uses up the limit of that network and of no other', async () => {
  const { take } = await patience()
  for (let host = 0; host < 50; host++) expect(await take(`198.51.100.${host}`)).toBeUndefined()
  expect(await take('198.51.100.99')).toBeGreaterThan(0)
  expect(await take('198.51.101.1')).toBeUndefined()
  for (let net = 0; net < 50; net++) expect(await take(`2001:db8:7:${net.toString(16)}::1`)).toBeUndefined()
  expect(await take('2001:db8:7:ffff::1')).toBeGreaterThan(0)
  expect(await take('2001:db8:8::1')).toBeUndefined()
})

test('Senders that cannot be told apart share one higher limit', async () => {
  const { take, send } = await patience()
  await send('127.0.0.1', 50)
  await send('::1', 49)
  expect(await take(undefined)).toBeUndefined()
  expect(await take('kein Absender')).toBeGreaterThan(0)
  expect(await take('192.0.2.7')).toBeUndefined()
})

test('R-X3: files count towards the daily limit of their sender by size, not by number', async () => {
  const most = { connection: 1_000, network: 5_000, unknown: 9_000 }
  const { take, wait, send } = await patience(sender => kilobytesOfADay('datei', sender, 400_000, most))
  await send('192.0.2.7', 3)
  expect(await take('192.0.2.7')).toBe(24 * 3_600)
  expect(await take('192.0.2.8')).toBeUndefined()
  wait(24 * 3_600)
  expect(await take('192.0.2.7')).toBeUndefined()
})
