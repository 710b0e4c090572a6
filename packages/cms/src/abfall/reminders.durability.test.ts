import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { berlinDay, berlinMoment, plusDays } from '@rathausplatz/time'
import { expect, test } from 'vitest'
import { openCmsStore } from '../open-cms-store.ts'
import { ok } from '../store/index.ts'
import { compiled, startChild } from '../store/testing/children.ts'
import { newDatabase, rowsOf } from '../store/testing/databases.ts'
import { addDates, newDate } from './change-dates.ts'
import { tablesOf } from './tables.ts'
import { subscribePeople } from './testing/people.ts'
import { createTour } from './tours.ts'

const URL = 'https://www.rebenau.example.org'
const JOB = 'Am Abend vorher an die Abfuhr erinnern'
const program = await compiled('../../abfall/testing/remind-until-killed.ts')

/** A street with a collection every day, and its residents. */
async function town(people: number) {
  const database = await newDatabase()
  const store = await openCmsStore({ database, clock: () => new Date(), publicUrl: URL })
  const now = new Date()
  const today = berlinDay(now)
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
    await subscribePeople(db, { people, orte: ['strasse123'], now })
    return ok(undefined)
  })
  /** Returns the milliseconds by which a clock must be ahead to show 18:00 after so many days. */
  const aheadOf = (days: number) =>
    Date.parse(berlinMoment({ day: plusDays(today, days), time: '18:00:01' })) - Date.now()
  return { database, store, aheadOf }
}

const PEOPLE = 1_500
const EVENINGS = 3

test('kill -9 of two servers that send reminders: every subscriber gets one reminder per collection', async () => {
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
  // At least one kill must have come in the middle of a run; otherwise the test proves nothing.
  expect(broken).toBeGreaterThan(0)
  const mails = await rowsOf(database, 'select an, text from mails')
  const heard = mails.map(
    ({ an, text }) => `${String(an)} ${/morgen, ([^,]+, [^,]+), wird/.exec(String(text))?.[1]}`,
  )
  expect(new Set(heard).size).toBe(PEOPLE * EVENINGS)
  expect(heard).toHaveLength(PEOPLE * EVENINGS)
  await store.close()
}, 400_000)
