import { existsSync, readFileSync } from 'node:fs'
import { KONTAKTFORMULAR } from '@rathausplatz/contract/kontaktformular'
import { expect, test } from 'vitest'
import { openFormulare } from '../../formulare/formulare.ts'
import { openJobs } from '../../jobs/run-jobs.ts'
import { openCmsStore } from '../../open-cms-store.ts'
import { newDatabase, newFolder } from '../testing/databases.ts'

test('X8: deleted data is not in the files any more', async () => {
  const database = await newDatabase()
  const publicUrl = 'https://www.rebenau.example.org'
  let now = new Date('2026-01-01T12:00:00Z')
  const clock = () => now
  const store = await openCmsStore({ database, clock, publicUrl })
  const key = () => Buffer.alloc(32, 7)
  const room = openFormulare({ store, clock, key, folder: newFolder(), publicUrl, canMail: false })
  const { beginn } = room.begin()
  now = new Date('2026-01-01T12:01:00Z')
  const eingaben = {
    anlass: 'frage',
    nachricht: 'GEHEIMES ANLIEGEN',
    name: 'Erika Muster',
    email: 'erika@example.org',
  }
  await room.receive(KONTAKTFORMULAR, { einreichung: '1', eingaben, beginn, homepage: '' }, undefined)
  const inFiles = () =>
    [database, `${database}-wal`].some(
      name => existsSync(name) && readFileSync(name).includes('GEHEIMES ANLIEGEN'),
    )
  expect(inFiles()).toBe(true)
  const log = { info() {}, warn() {}, error() {} }
  const jobs = openJobs({ database: store.database, jobs: [room.forget], clock, log })
  // Half a year passes without a further message.
  for (let day = 0; day <= 183; day += 3) {
    now = new Date(Date.UTC(2026, 0, 1 + day, 13))
    await jobs.look()
  }
  expect(inFiles()).toBe(false)
  await store.close()
})
