import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openJobs } from '../../jobs/run-jobs.ts'
import { forgetOldMessages, openKontakt } from '../../kontakt/kontakt.ts'
import { openStore } from '../index.ts'
import { newDatabase } from '../testing/databases.ts'

test('X8: what was deleted does not stand in the files any more', async () => {
  const database = await newDatabase()
  let now = new Date('2026-01-01T12:00:00Z')
  const clock = () => now
  const store = await openStore({ database, collections: {}, clock })
  await openKontakt({ database: store.database, clock }).receive('1', {
    anlass: 'frage',
    nachricht: 'GEHEIMES ANLIEGEN',
    name: 'Erika Muster',
    email: 'erika@example.org',
    telefon: '',
    seite: '',
  })
  const inFiles = () =>
    [database, `${database}-wal`].some(
      name => existsSync(name) && readFileSync(name).includes('GEHEIMES ANLIEGEN'),
    )
  expect(inFiles()).toBe(true)
  const log = { info() {}, warn() {}, error() {} }
  const jobs = openJobs({ database: store.database, jobs: [forgetOldMessages], clock, log })
  // The clock goes on for half a year, and no further message comes.
  for (let day = 0; day <= 183; day += 3) {
    now = new Date(Date.UTC(2026, 0, 1 + day, 13))
    await jobs.look()
  }
  expect(inFiles()).toBe(false)
  await store.close()
})
