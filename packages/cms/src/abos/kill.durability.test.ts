import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openCmsStore } from '../open-cms-store.ts'
import { ok } from '../store/index.ts'
import { compiled, startChild } from '../store/testing/children.ts'
import { newDatabase, rowsOf } from '../store/testing/databases.ts'
import { value } from '../store/testing/town.ts'
import { newAboId } from './keys.ts'
import { tablesOf } from './tables.ts'

const SUBSCRIBERS = 1_500
const ROUNDS = 12
const program = await compiled('../../abos/testing/tell-until-killed.ts')

test('kill -9 of two servers that announce news: each subscriber gets each notice once', async () => {
  const database = await newDatabase()
  const url = 'https://www.rebenau.example.org'
  const store = await openCmsStore({ database, clock: () => new Date(), publicUrl: url })
  await store.database.write(async db => {
    const tables = tablesOf(db)
    // The content so far counts as announced.
    const seit = new Date().toISOString()
    for (const art of ['hinweis', 'aktuelles', 'veranstaltung', 'bekanntmachung'])
      await tables.insertInto('abo_arten').values({ art, seit }).execute()
    for (let number = 0; number < SUBSCRIBERS; number++) {
      const id = newAboId()
      const row = { id, email: `n${number}@example.org`, fuer: null, wortlaut: 'x', angefragt_am: seit }
      await tables
        .insertInto('abos')
        .values({ ...row, stand: 'aktiv', bestaetigt_am: seit })
        .execute()
      await tables
        .insertInto('abo_themen')
        .values({ abo_id: id, thema: 'hinweis', titel: 'Hinweise' })
        .execute()
    }
    return ok(undefined)
  })
  const count = async () => Number((await rowsOf(database, 'select count(*) as n from mails'))[0]?.['n'])

  let published = 0
  let broken = 0
  for (let round = 0; round < ROUNDS; round++) {
    const hasNews = round % 4 === 0
    if (hasNews) {
      published += 1
      const data = { titel: `Hinweis ${published}`, stufe: 'dringend' }
      value(await store.writeAll([{ kind: 'hinweis', data: data as never, author: 'test' }]))
    }
    const before = await count()
    const houses = ['a', 'b'].map(() => startChild(program, database, String(round * 20_000)))
    await Promise.all(houses.map(house => house.line(line => line.ready === true)))
    // The kills come in the middle of the work, after the first mails. The other process finds the news at a
    // random moment.
    if (hasNews) await expect.poll(count, { interval: 2, timeout: 60_000 }).toBeGreaterThan(before)
    else await setTimeout(randomInt(700))
    for (const house of houses) house.process.kill('SIGKILL')
    await Promise.all(houses.map(house => house.ended))
    const told = (await count()) - before
    if (told > 0 && told % SUBSCRIBERS !== 0) broken += 1
  }
  // At least one kill must have come in the middle of a run; otherwise the test proves nothing.
  expect(broken).toBeGreaterThan(0)

  const last = startChild(program, database, String(ROUNDS * 20_000))
  // The order matters: the last notice may be found between the two queries, and its run has only begun.
  const isDone = async () =>
    (await rowsOf(database, 'select document_id from abo_gemeldet')).length === published &&
    (
      await rowsOf(database, "select mark from jobs where name = 'Eilige Hinweise an Abos verschicken'")
    ).every(({ mark }) => !String(mark).includes(' '))
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true)
  last.process.stdin?.end()
  await last.line(line => line.closed === true)

  const mails = await rowsOf(database, 'select an, betreff, text from mails')
  const heard = mails.flatMap(({ an, text }) =>
    [...String(text).matchAll(/– (Hinweis \d+)/g)].map(([, titel]) => `${String(an)} ${titel}`),
  )
  expect(new Set(heard).size).toBe(heard.length)
  expect(heard).toHaveLength(SUBSCRIBERS * published)
  await store.close()
}, 300_000)
