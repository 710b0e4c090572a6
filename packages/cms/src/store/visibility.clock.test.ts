import { expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import { author, openTown, value } from './testing/town.ts'
import { noteVisibility } from './visibility.ts'

const log = { info() {}, warn() {}, error() {} }

test('A running server logs the begin of a window within seconds of its moment', async () => {
  const town = await openTown()
  const jobs = openJobs({ database: town.database, jobs: [noteVisibility], clock: () => new Date(), log })
  await jobs.look()
  const moment = new Date(Date.now() + 1_500).toISOString()
  value(
    await town.writeAll([{ kind: 'seite', data: { path: '/a', titel: 'A' }, author, gueltig_von: moment }]),
  )
  jobs.start()
  const noted = await expect
    .poll(async () => (await town.changes({ limit: 10 })).find(({ what }) => what === 'sichtbar'), {
      timeout: 20_000,
      interval: 10,
    })
    .toMatchObject({ key: '/a', at: moment, who: 'System' })
    .then(() => Date.now())
  expect(noted).toBeGreaterThanOrEqual(Date.parse(moment))
  expect(noted - Date.parse(moment)).toBeLessThan(5_000)
  await jobs.close()
  await town.close()
})
