import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { DAY_MS } from '@rathausplatz/time'
import { expect, test } from 'vitest'
import { newKeyId } from '../keys/signed-keys.ts'
import { openCmsStore } from '../open-cms-store.ts'
import { ok } from '../store/index.ts'
import { compiled, startChild } from '../store/testing/children.ts'
import { newDatabase, rowsOf } from '../store/testing/databases.ts'
import { tablesOf } from './tables.ts'

const APPOINTMENTS = 2_000
const ROUNDS = 8
const program = await compiled('../../terminvereinbarung/testing/remind-until-killed.ts')

test('kill -9 of two servers that send reminders: each person is reminded once', async () => {
  const database = await newDatabase()
  const url = 'https://www.rebenau.example.org'
  const store = await openCmsStore({ database, clock: () => new Date(), publicUrl: url })
  const moment = new Date()
  const beginn = new Date(moment.getTime() + 3 * DAY_MS)
  await store.database.write(async db => {
    for (let number = 0; number < APPOINTMENTS; number++)
      await tablesOf(db)
        .insertInto('terminbuchungen')
        .values({
          id: newKeyId(),
          nummer: `T-${number}`,
          fingerabdruck: `${number}`,
          gewaehlt: beginn.toISOString(),
          abgesagt_von: '',
          angebot_id: 'x',
          anliegen: 'frage',
          anliegen_name: 'Frage',
          platz: 1,
          beginn: beginn.toISOString(),
          ende: new Date(beginn.getTime() + 900_000).toISOString(),
          stand: 'gebucht',
          folge: 0,
          selbst_verschoben: 0,
          name: 'Erika Beispiel',
          email: `n${number}@example.org`,
          telefon: '',
          am_telefon: 0,
          mitgeteilt: 1,
          grund: '',
          gebucht_am: moment.toISOString(),
          geaendert_am: moment.toISOString(),
          erinnern_am: new Date(beginn.getTime() - 2 * DAY_MS).toISOString(),
          loeschen_am: new Date(beginn.getTime() + 30 * DAY_MS).toISOString(),
        })
        .execute()
    return ok(undefined)
  })
  const count = async () => Number((await rowsOf(database, 'select count(*) as n from mails'))[0]?.['n'])
  const ahead = String(2 * DAY_MS)

  let broken = 0
  for (let round = 0; round < ROUNDS; round++) {
    const before = await count()
    const houses = ['a', 'b'].map(() => startChild(program, database, ahead))
    await Promise.all(houses.map(house => house.line(line => line.ready === true)))
    if (before < APPOINTMENTS)
      await expect.poll(count, { interval: 2, timeout: 60_000 }).toBeGreaterThan(before)
    await setTimeout(randomInt(60))
    for (const house of houses) house.process.kill('SIGKILL')
    await Promise.all(houses.map(house => house.ended))
    if ((await count()) < APPOINTMENTS) broken += 1
  }
  // Otherwise the kills came too late to prove anything.
  expect(broken).toBeGreaterThan(0)

  const last = startChild(program, database, ahead)
  const isDone = async () =>
    Number(
      (
        await rowsOf(database, 'select count(*) as n from terminbuchungen where erinnern_am is not null')
      )[0]?.['n'],
    )
  await expect.poll(isDone, { timeout: 60_000 }).toBe(0)
  last.process.stdin?.end()
  await last.line(line => line.closed === true)
  const told = (await rowsOf(database, 'select an from mails')).map(({ an }) => String(an))
  expect(told).toHaveLength(APPOINTMENTS)
  expect(new Set(told).size).toBe(APPOINTMENTS)
  await store.close()
}, 300_000)
