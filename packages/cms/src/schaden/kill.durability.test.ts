import { randomInt } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openCmsStore } from '../open-cms-store.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { compiled, startChild } from '../store/testing/children.ts'
import { newDatabase, newFolder } from '../store/testing/databases.ts'
import { tablesOf } from './tables.ts'

const ROUNDS = 6
const REPORTS = 20

const program = await compiled('../../schaden/testing/report-until-killed.ts')

test('D-01: kill -9 while damage reports arrive loses no acknowledged report, and no number is assigned twice', async () => {
  const database = await newDatabase()
  const folder = newFolder()
  const store = await openCmsStore({
    database,
    clock: () => new Date(),
    publicUrl: 'https://www.example.org',
  })

  /** The number and secret that were acknowledged, by report. */
  const acknowledged = new Map<string, string>()
  for (let round = 0; round < ROUNDS; round++) {
    // Each round begins with reports of the previous one, sent again whether or not they were stored.
    const house = startChild(program, database, folder, String(round * 2), String(REPORTS))
    const some = 2 + randomInt(3)
    await house.line(() => house.lines.length >= some)
    // A timer instead of an event, on purpose: the test kills at a random moment of the work.
    await setTimeout(randomInt(40))
    house.process.kill('SIGKILL')
    await house.ended
    for (const { name } of house.lines) {
      const [number, ...told] = name?.split(' ') ?? []
      if (number === undefined) continue
      expect(acknowledged.get(number) ?? told.join(' ')).toBe(told.join(' '))
      acknowledged.set(number, told.join(' '))
    }
  }
  // Otherwise the kills came too early to prove anything.
  expect(acknowledged.size).toBeGreaterThan(ROUNDS / 2)
  const tables = tablesOf(store.database.read)
  const rows = await tables.selectFrom('schaeden').selectAll().execute()
  const numbers = [...acknowledged.values()].map(told => told.split(' ', 1)[0] ?? '')
  expect(new Set(numbers).size).toBe(acknowledged.size)
  expect(new Set(rows.map(({ nummer }) => nummer)).size).toBe(rows.length)
  expect(rows.map(({ nummer }) => nummer)).toEqual(expect.arrayContaining(numbers))

  // A report is stored completely or not at all: its first step, its photo with the file, the mails to its
  // reporter and to the office.
  const steps = await tables.selectFrom('schaden_schritte').select('schaden_id').execute()
  expect(steps).toHaveLength(rows.length)
  const photos = await tables
    .selectFrom('schaden_fotos')
    .select(['gehoert_zu', 'kennung'])
    .where('gehoert_zu', 'is not', null)
    .execute()
  expect(photos).toHaveLength(rows.length)
  for (const { kennung } of photos) await access(join(folder, kennung))
  const mails = await store.database.read
    .withTables<OutboxTables>()
    .selectFrom('mails')
    .select('an')
    .execute()
  expect(mails.filter(({ an }) => an === 'bauhof@example.org')).toHaveLength(rows.length)
  expect(mails.filter(({ an }) => an.startsWith('mensch-'))).toHaveLength(rows.length)
  await store.close()
}, 120_000)
