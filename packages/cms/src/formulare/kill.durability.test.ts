import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openCmsStore } from '../open-cms-store.ts'
import { compiled, startChild } from '../store/testing/children.ts'
import { newDatabase, newFolder } from '../store/testing/databases.ts'
import { tablesOf } from './tables.ts'

const KILLS = 200
/** Each lane is a town of its own whose server is killed repeatedly. */
const LANES = 4
/** More than a server handles before it is killed. */
const FORMS = 1_000
const publicUrl = 'https://www.rebenau.example.org'

const program = await compiled('../../formulare/testing/send-until-killed.ts')

test('D-01: 200 times kill -9 while forms are sent loses no acknowledged form, and a repeated form stays the same submission', async () => {
  const lanes = await Promise.all(Array.from({ length: LANES }, () => killAgainAndAgain(KILLS / LANES)))
  // On average, a form must have been acknowledged before each kill; otherwise the test proves nothing.
  expect(lanes.reduce((sum, acknowledged) => sum + acknowledged, 0)).toBeGreaterThanOrEqual(KILLS)
}, 600_000)

/** Returns the number of acknowledged forms. */
async function killAgainAndAgain(kills: number): Promise<number> {
  const database = await newDatabase()
  const folder = newFolder()
  const store = await openCmsStore({ database, clock: () => new Date(), publicUrl })
  const form = {
    titel: 'Schaden melden',
    slug: 'schaden-melden',
    schritte: [
      { titel: 'Schaden', felder: [{ typ: 'text', name: 'was', label: 'Was ist kaputt?', pflicht: true }] },
    ],
    bestaetigung: 'Wir sehen nach.',
    zweck: 'um den Schaden zu beheben',
  }
  const written = await store.writeAll([{ kind: 'formular', data: form as never, author: 'test' }])
  expect(written.ok).toBe(true)

  /** Number and secret by form. */
  const acknowledged = new Map<string, string>()
  for (let round = 0; round < kills; round++) {
    // Each round repeats the last forms of the previous one, whether they were acknowledged or not.
    const house = startChild(program, database, folder, String(round * 3), String(FORMS))
    const some = 2 + randomInt(3)
    await house.line(() => house.lines.length >= some)
    // Waits for a random time, not for an event: the kill may come at any moment of the work.
    await setTimeout(randomInt(60))
    house.process.kill('SIGKILL')
    expect((await house.ended).signal).toBe('SIGKILL')
    for (const { name } of house.lines) {
      const [number, ...told] = name?.split(' ') ?? []
      if (number === undefined) continue
      expect(acknowledged.get(number) ?? told.join(' ')).toBe(told.join(' '))
      acknowledged.set(number, told.join(' '))
    }
  }
  const rows = await tablesOf(store.database.read).selectFrom('formular_eingaenge').selectAll().execute()
  const kept = new Set(rows.map(({ vorgang }) => vorgang))
  for (const told of acknowledged.values()) expect(kept.has(told.split(' ', 1)[0] ?? '')).toBe(true)
  const steps = await tablesOf(store.database.read).selectFrom('formular_schritte').selectAll().execute()
  expect(steps).toHaveLength(rows.length)
  await store.close()
  return acknowledged.size
}
