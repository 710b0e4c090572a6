import { randomBytes, randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { exportTown, openPackage } from '../index.ts'
import { compiled, startChild } from '../store/testing/children.ts'
import { newFolder } from '../store/testing/databases.ts'
import { databaseOf } from '../town-place.ts'
import { ausfuhrStore } from './ausfuhr-store.ts'
import { newTown, page } from './testing/towns.ts'

/** In each round two servers work on one town, and both are killed. */
const ROUNDS = 12
/** Longer than a lease: the leases of killed servers have expired in the next round. */
const ROUND_MS = 20_000

const program = await compiled('../../ausfuhr/testing/export-until-killed.ts')

/** Large enough to be killed in the middle of an export. */
async function largeTown() {
  const town = await newTown()
  const pages = Array.from({ length: 400 }, (_, index) => page(`/seite-${index}`))
  const written = await town.cms.store.writeAll(pages.map(data => ({ kind: 'seite', data, author: 'test' })))
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  for (let index = 0; index < 20; index++) {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_000_000), Buffer.from('\n%%EOF\n')])
    const taken = await town.cms.addDocument({ schluessel: `plan-${index}`, bytes, titel: 'Plan' })
    if (!taken.ok) throw new Error(JSON.stringify(taken.error))
  }
  return town
}

async function filesIn(zip: string) {
  const pack = await openPackage(zip)
  pack.close()
  return pack.head.dateien
}

test('Servers that are killed during an export leave no partial file: in the end one complete file exists', async () => {
  const { cms, place } = await largeTown()
  const folder = join(place.dataDir, 'ausfuhr')
  const rows = ausfuhrStore(cms.store.database, () => new Date())
  const lying = () => readdir(folder).catch((): string[] => [])
  const ask = async () => (await rows.current())?.stand === 'laeuft' || (await rows.begin('test', {}))
  let round = 0
  const start = () => startChild(program, place.dataDir, databaseOf(place), String(round * ROUND_MS))

  let halves = 0
  for (; round < ROUNDS; round++) {
    await ask()
    const before = new Set(await lying())
    const houses = [start(), start()]
    for (;;) {
      const stand = (await rows.current())?.stand
      if (stand !== 'laeuft' || (await lying()).some(name => !before.has(name))) break
      await setTimeout(1)
    }
    // Waits for a random time, not for an event: the kill may come at any moment of the work.
    await setTimeout(randomInt(150))
    for (const house of houses) {
      house.process.kill('SIGKILL')
      await house.ended
    }
    if ((await lying()).some(name => !name.endsWith('.zip'))) halves++
  }
  // At least one kill must have come in the middle of a run; otherwise the test proves nothing.
  expect(halves).toBeGreaterThan(0)

  // The last server keeps running. An export that failed after too many attempts is requested again.
  const last = start()
  await expect
    .poll(
      async () => {
        if ((await rows.current())?.stand === 'gescheitert') await rows.begin('test', {})
        return (await rows.current())?.stand
      },
      { timeout: 60_000 },
    )
    .toBe('fertig')
  last.process.stdin?.end()
  await last.line(line => line.closed === true)
  const made = (await rows.current())?.made
  expect(await lying()).toEqual([made?.file])
  const byCommand = join(newFolder(), 'befehl.zip')
  await exportTown(place, byCommand, {})
  const whole = join(folder, made?.file ?? '')
  expect(await filesIn(whole)).toEqual(await filesIn(byCommand))
  const other = await newTown()
  const pack = await openPackage(whole)
  const report = await other.cms.takeIn(pack, { dazu: false })
  pack.close()
  expect([report.aufgenommen['seite'], report.medien, report.abgelehnt]).toEqual([400, 20, []])
})
