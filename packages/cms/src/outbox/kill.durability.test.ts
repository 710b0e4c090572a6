import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ok, openStore } from '../store/index.ts'
import { compiled, startChild } from '../store/testing/children.ts'
import { newDatabase, rowsOf } from '../store/testing/databases.ts'
import { value } from '../store/testing/town.ts'
import { mailServer } from './testing/mail-server.ts'

/** In each round two processes work on one database, and both are killed. */
const ROUNDS = 100
/** Parallel runs, each with its own database. */
const LANES = 4
const MAILS = 4
/** Longer than a lease, so that leases of killed processes have expired in the next round. */
const ROUND_MS = 20_000

const program = await compiled('../../outbox/testing/post-until-killed.ts')

test('200 times kill -9 of working processes: no mail is lost or sent twice, and no step is torn or done twice', async () => {
  const lanes = await Promise.all(Array.from({ length: LANES }, (_, lane) => killAgainAndAgain(lane)))
  const sum = (of: 'put' | 'sent' | 'uncertain' | 'steps') => lanes.reduce((all, lane) => all + lane[of], 0)
  // Otherwise the kills came too early or too late to prove anything.
  expect(sum('put')).toBeGreaterThan(ROUNDS)
  expect(sum('sent')).toBeGreaterThan(sum('put') / 2)
  expect(sum('steps')).toBeGreaterThan(ROUNDS)
  expect(sum('uncertain')).toBeGreaterThan(0)
}, 900_000)

async function killAgainAndAgain(lane: number) {
  const database = await newDatabase()
  const { received, url, offered } = await mailServer({
    // The answer takes a while, so that a kill can hit the moment in which the outcome is uncertain.
    answer: () => setTimeout(randomInt(8), 'angenommen'),
  })
  await makeProbe(database)

  const acknowledged: string[] = []
  let round = 0
  const start = (name: string, mails: number) =>
    startChild(program, database, String(url.port), name, String(round * ROUND_MS), String(mails))

  for (; round < ROUNDS / LANES; round++) {
    const houses = ['a', 'b'].map(half => start(`${lane}-${round}${half}`, MAILS))
    const put = 1 + randomInt(MAILS)
    const toSend = offered() + randomInt(MAILS)
    await Promise.all(
      houses.map(async house => {
        await house.line(() => house.lines.length > put)
        while (offered() < toSend) await setTimeout(1)
        // Not a wait for an event: the random moment of the kill is the test.
        await setTimeout(randomInt(12))
        house.process.kill('SIGKILL')
        expect((await house.ended).signal).toBe('SIGKILL')
        acknowledged.push(...house.lines.flatMap(({ name }) => name ?? []))
      }),
    )
  }

  // The last process runs without a kill until all mails have ended.
  const last = start('last', 0)
  const states = () => rowsOf(database, 'select betreff, zustand, ended_at from mails')
  await expect
    .poll(async () => (await states()).filter(({ ended_at }) => ended_at === null), { timeout: 60_000 })
    .toEqual([])
  last.process.stdin?.end()
  await last.line(line => line.closed === true)

  const mails = (await states()).map(({ betreff, zustand }) => ({
    betreff: String(betreff),
    zustand: String(zustand),
  }))
  const arrived = (betreff: string) => received.filter(({ subject }) => subject === betreff).length
  expect(acknowledged.filter(betreff => !mails.some(mail => mail.betreff === betreff))).toEqual([])
  for (const { betreff, zustand } of mails) {
    if (zustand === 'ungewiss') expect(arrived(betreff), betreff).toBeLessThanOrEqual(1)
    else expect([zustand, arrived(betreff)], betreff).toEqual(['gesendet', 1])
  }
  expect(received.filter(({ subject }) => !mails.some(({ betreff }) => betreff === subject))).toEqual([])

  const [probe] = await rowsOf(database, 'select count(*) as steps, max(n) as last from probe')
  const [job] = await rowsOf(database, `select mark from jobs where name = 'Zählen'`)
  const steps = Number(probe?.['steps'])
  expect([Number(probe?.['last']), Number(job?.['mark'])]).toEqual([steps, steps])
  return {
    put: acknowledged.length,
    sent: received.length,
    uncertain: mails.filter(({ zustand }) => zustand === 'ungewiss').length,
    steps,
  }
}

async function makeProbe(database: string): Promise<void> {
  const store = await openStore({ database, collections: {} })
  value(
    await store.database.write(async db => {
      await sql`create table probe (n integer primary key)`.execute(db)
      return ok(undefined)
    }),
  )
  await store.close()
}
