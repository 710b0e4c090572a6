import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { abfallthemaOf } from '@rathausplatz/contract'
import { berlinDay, berlinMoment, plusDays } from '@rathausplatz/kalender'
import { expect, test } from 'vitest'
import { newAboId, openKeys } from '../abos/keys.ts'
import { tablesOf as abosIn } from '../abos/tables.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import { openCmsStore } from '../open-cms-store.ts'
import { ok } from '../store/index.ts'
import { compiled, startChild } from '../store/testing/children.ts'
import { newDatabase, rowsOf } from '../store/testing/databases.ts'
import { addDates, newDate } from './change-dates.ts'
import { reminders } from './remind.ts'
import { tablesOf } from './tables.ts'
import { createTour } from './tours.ts'

const URL = 'https://www.rebenau.example.org'
const JOB = 'Am Abend vorher an die Abfuhr erinnern'
const program = await compiled('../../abfall/testing/remind-until-killed.ts')

/** A street whose bins are collected every day, and people who live in it. */
async function town(people: number) {
  const database = await newDatabase()
  const store = await openCmsStore({ database, clock: () => new Date(), publicUrl: URL })
  const now = new Date()
  const today = berlinDay(now)
  const thema = abfallthemaOf({ zeit: 'abend', ort: 'strasse123', fraktion: 'restmuell' })
  await store.database.write(async db => {
    const place = {
      ort: 'Kernstadt',
      bezirk: '',
      strasse: 'Weg',
      hausnummern: '',
      ort_key: 'k',
      strasse_key: 'weg',
    }
    await tablesOf(db)
      .insertInto('abfall_orte')
      .values({ id: 'strasse123', ...place, geaendert_am: now.toISOString() })
      .execute()
    const data = { name: 'Restmüll', regel: { art: 'einzeln' }, platz: '', hinweis: '' } as const
    const given = {
      ...data,
      fraktion: 'restmuell',
      zeit_von: null,
      zeit_bis: null,
      orte: ['strasse123'],
    } as const
    const id = await createTour(db, given, now)
    await addDates(
      db,
      Array.from({ length: 20 }, (_, at) => newDate(id, plusDays(today, at), now)),
    )
    const tables = abosIn(db)
    const since = now.toISOString()
    const rows = Array.from({ length: people }, (_, at) => ({
      id: newAboId(),
      email: `n${at}@example.org`,
      fuer: null,
      wortlaut: 'x',
      angefragt_am: since,
      bestaetigt_am: since,
      stand: 'aktiv' as const,
    }))
    for (let at = 0; at < rows.length; at += 1_000) {
      const some = rows.slice(at, at + 1_000)
      await tables.insertInto('abos').values(some).execute()
      await tables
        .insertInto('abo_themen')
        .values(some.map(({ id }) => ({ abo_id: id, thema, titel: 'Restmüll' })))
        .execute()
    }
    return ok(undefined)
  })
  /** How far ahead a clock is that stands at six in the evening of a day. */
  const aheadOf = (days: number) =>
    Date.parse(berlinMoment({ day: plusDays(today, days), time: '18:00:01' })) - Date.now()
  return { database, store, aheadOf }
}

const PEOPLE = 1_500
const EVENINGS = 3

test('kill -9 of two houses that remind: everybody is reminded of each collection once', async () => {
  const { database, store, aheadOf } = await town(PEOPLE)
  const count = async () => Number((await rowsOf(database, 'select count(*) as n from mails'))[0]?.['n'])
  const isDone = async () =>
    (await rowsOf(database, `select mark from jobs where name = '${JOB}'`)).some(
      ({ mark }) => typeof mark === 'string' && !mark.includes(' '),
    )
  const begin = startChild(program, database, String(aheadOf(0)))
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true)
  begin.process.stdin?.end()
  await begin.line(line => line.closed === true)

  let broken = 0
  for (let evening = 1; evening <= EVENINGS; evening++) {
    for (let round = 0; round < 3; round++) {
      const before = await count()
      const houses = ['a', 'b'].map(() => startChild(program, database, String(aheadOf(evening))))
      await Promise.all(houses.map(house => house.line(line => line.ready === true)))
      if (round === 0) await expect.poll(count, { interval: 2, timeout: 60_000 }).toBeGreaterThan(before)
      else await setTimeout(randomInt(400))
      for (const house of houses) house.process.kill('SIGKILL')
      await Promise.all(houses.map(house => house.ended))
      if ((await count()) % PEOPLE !== 0) broken += 1
    }
    const last = startChild(program, database, String(aheadOf(evening)))
    await expect.poll(count, { timeout: 90_000 }).toBe(PEOPLE * evening)
    last.process.stdin?.end()
    await last.line(line => line.closed === true)
  }
  // Else the kills came too early or too late to prove anything.
  expect(broken).toBeGreaterThan(0)
  const mails = await rowsOf(database, 'select an, text from mails')
  const heard = mails.map(
    ({ an, text }) => `${String(an)} ${/morgen, ([^,]+, [^,]+), wird/.exec(String(text))?.[1]}`,
  )
  expect(new Set(heard).size).toBe(PEOPLE * EVENINGS)
  expect(heard).toHaveLength(PEOPLE * EVENINGS)
  await store.close()
}, 400_000)

test('20,000 reminders are written to the outbox in under 20 s, in turns that hold nobody up', async () => {
  const { database, store, aheadOf } = await town(20_000)
  let ahead = aheadOf(0)
  const clock = () => new Date(Date.now() + ahead)
  const jobs = openJobs({
    database: store.database,
    jobs: reminders({ keys: openKeys(() => Buffer.alloc(32, 7)), publicUrl: URL }, { canMail: true }),
    clock,
    log: { info() {}, warn() {}, error() {} },
  })
  await jobs.look()
  ahead = aheadOf(1)
  const turns: number[] = []
  let before = performance.now()
  const beat = setInterval(() => {
    turns.push(performance.now() - before)
    before = performance.now()
  }, 1)
  const begun = performance.now()
  const cpu = process.cpuUsage()
  await jobs.look()
  clearInterval(beat)
  const seconds = (performance.now() - begun) / 1_000
  const { user, system } = process.cpuUsage(cpu)
  const busy = (user + system) / 1_000_000
  const inOrder = turns.toSorted((one, other) => one - other)
  const p95 = inOrder[Math.floor(inOrder.length * 0.95)] ?? 0
  expect(Number((await rowsOf(database, 'select count(*) as n from mails'))[0]?.['n'])).toBe(20_000)
  // The work that it is; a machine that does other things besides takes longer over it.
  expect(busy, JSON.stringify({ seconds, p95, longest: inOrder.at(-1) })).toBeLessThan(20)
  await jobs.close()
  await store.close()
}, 400_000)
