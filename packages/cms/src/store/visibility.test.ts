import { expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import { author, openTown, townClock, value } from './testing/town.ts'
import { noteVisibility } from './visibility.ts'

const log = { info() {}, warn() {}, error() {} }

async function townWithWindows() {
  const clock = townClock('2026-11-20T09:00:00.000Z')
  const town = await openTown({ clock })
  const look = () => openJobs({ database: town.database, jobs: [noteVisibility], clock, log }).look()
  await look()
  const publish = (path: string, gueltig_von: string | null, gueltig_bis: string | null = null) =>
    town
      .writeAll([{ kind: 'seite', data: { path, titel: path }, author, gueltig_von, gueltig_bis }])
      .then(value)
  const heard = async () =>
    (await town.changes({ limit: 1000 }))
      .filter(({ who }) => who === 'System')
      .map(({ what, key, at }) => `${at.slice(11, 16)} ${what} ${key}`)
  return { town, clock, look, publish, heard }
}

test('The begin and end of a window are logged once, in order of time', async () => {
  const { clock, look, publish, heard, town } = await townWithWindows()
  await publish('/a', '2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z')
  await publish('/b', '2026-11-20T10:30:00Z')
  await publish('/immer', null)
  await look()
  expect(await heard()).toEqual([])
  clock.set('2026-11-20T10:00:00.000Z')
  await look()
  await look()
  expect(await heard()).toEqual(['10:00 sichtbar /a'])
  clock.set('2026-11-20T12:00:00.000Z')
  await look()
  expect(await heard()).toEqual(['10:00 sichtbar /a', '10:30 sichtbar /b', '11:00 unsichtbar /a'])
  await town.close()
})

test('Windows that began or ended during downtime are logged at the next start, also hundreds at one moment', async () => {
  const { clock, look, publish, heard, town } = await townWithWindows()
  for (let n = 0; n < 130; n++) await publish(`/m${n}`, '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z')
  clock.set('2026-11-23T00:00:00.000Z')
  await look()
  const all = await heard()
  expect(all).toHaveLength(260)
  expect(new Set(all).size).toBe(260)
  expect(all.slice(0, 130).every(line => line.includes(' sichtbar'))).toBe(true)
  await town.close()
})

test('After the clock is set back, premature entries are reverted and logged again on time', async () => {
  const { clock, look, publish, heard, town } = await townWithWindows()
  for (let n = 0; n < 60; n++) await publish(`/m${n}`, '2026-11-21T00:00:00Z')
  await publish('/ende', null, '2026-11-21T00:00:00Z')
  clock.set('2027-01-01T00:00:00.000Z')
  await look()
  clock.set('2026-11-20T09:30:00.000Z')
  await look()
  await look()
  const back = (await heard()).slice(61)
  expect(back).toHaveLength(61)
  expect(back.filter(line => line.startsWith('09:30 unsichtbar /m'))).toHaveLength(60)
  expect(back).toContain('09:30 sichtbar /ende')
  clock.set('2026-11-21T00:00:00.000Z')
  await look()
  expect((await heard()).slice(122)).toHaveLength(61)
  await town.close()
})

test('A running server logs a window by itself at its moment', async () => {
  const { town, clock, publish } = await townWithWindows()
  const jobs = openJobs({ database: town.database, jobs: [noteVisibility], clock, log })
  const moment = '2026-11-20T10:00:00.000Z'
  await publish('/a', moment)
  jobs.start()
  const noted = async () => (await town.changes({ limit: 10 })).find(({ what }) => what === 'sichtbar')
  expect(await noted()).toBeUndefined()
  clock.set(moment)
  await expect.poll(noted).toMatchObject({ key: '/a', at: moment, who: 'System' })
  await jobs.close()
  await town.close()
})
