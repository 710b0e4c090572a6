import { calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { ok } from '../store/index.ts'
import { accountTown } from './testing/account-town.ts'
import { accountUpkeep } from './upkeep.ts'

const PASSWORD = 'vier Woerter ohne Sinn'
const EMAIL = 'anna.beispiel@example.org'

test('Expired data of signing in are deleted: sessions, links and counters', async () => {
  const { accounts, call, clock, pass, store } = await accountTown()
  const anna = { realm: 'intranet', email: EMAIL, vorname: 'Anna', nachname: 'Beispiel' } as const
  await accounts.administration.createExamples([anna], PASSWORD)
  await call(calls.login, { body: { email: EMAIL, passwort: PASSWORD }, sender: '192.0.2.7' })
  await call(calls.intranetPasswortVergessen, { body: { email: EMAIL }, sender: '192.0.2.7' })
  const wrong = { email: EMAIL, passwort: 'falsch' }
  await call(calls.login, { body: wrong, sender: '192.0.2.7' }).catch(() => {})

  const upkeep = async () => {
    for (const job of accountUpkeep)
      await store.database.write(async db => ok(await job.step(db, { now: clock(), mark: null })))
  }
  const left = async () => {
    const count = async (table: 'sessions' | 'single_use_keys' | 'limits') =>
      (
        await store.database.read
          .withTables<Record<typeof table, object>>()
          .selectFrom(table)
          .selectAll()
          .execute()
      ).length
    return {
      sessions: await count('sessions'),
      keys: await count('single_use_keys'),
      limits: await count('limits'),
    }
  }
  await upkeep()
  const { limits, ...others } = await left()
  expect(others).toEqual({ sessions: 1, keys: 1 })
  expect(limits).toBeGreaterThan(3)
  // Wrong attempts are counted for 15 minutes.
  pass(901)
  await upkeep()
  expect(await left()).toMatchObject(others)
  expect((await left()).limits).toBeLessThan(limits)
  pass(3_600)
  await upkeep()
  expect(await left()).toMatchObject({ sessions: 0, keys: 0 })
  // Mails to one address are counted for a day.
  pass(24 * 3_600)
  await upkeep()
  expect(await left()).toEqual({ sessions: 0, keys: 0, limits: 0 })
})
