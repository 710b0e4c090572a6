import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openCmsStore } from '../../open-cms-store.ts'
import { watchHealth } from '../health.ts'
import { newDatabase } from '../testing/databases.ts'

type Done = (file: string) => void

test.each<readonly [string, Done]>([
  ['deleted', file => rmSync(file)],
  ['left without its log', file => rmSync(`${file}-wal`)],
  ['moved', file => renameSync(file, `${file}.alt`)],
  [
    'replaced by a copy of itself',
    file => {
      copyFileSync(file, `${file}.neu`)
      renameSync(`${file}.neu`, file)
    },
  ],
])('if the database is %s, this is reported and no further write is acknowledged', async (_what, happens) => {
  const database = await newDatabase()
  const said: string[] = []
  const health = watchHealth({ error: (_, message) => void said.push(message) })
  const store = await openCmsStore({ database, clock: () => new Date(), health })
  const write = (pfad: string) =>
    store.writeAll([{ kind: 'seite', data: { pfad, title: 'A' }, author: 'test' }])
  expect(await write('/vorher')).toMatchObject({ ok: true })
  expect(health.trouble()).toBeUndefined()
  happens(database)
  // The health check finds it without waiting for the next write.
  expect(health.trouble()).toBe('verschwunden')
  expect(await write('/nachher')).toMatchObject({ ok: false, error: { code: 'nicht_gespeichert' } })
  expect(said).toEqual([expect.stringMatching(/nicht mehr an ihrem Platz.+Sicherung/)])
  await store.close()
})

test('after its file is moved back, the database accepts writes again', async () => {
  const database = await newDatabase()
  const health = watchHealth({ error() {} })
  const store = await openCmsStore({ database, clock: () => new Date(), health })
  const write = (pfad: string) =>
    store.writeAll([{ kind: 'seite', data: { pfad, title: 'A' }, author: 'test' }])
  renameSync(database, `${database}.alt`)
  expect(await write('/eins')).toMatchObject({ ok: false })
  renameSync(`${database}.alt`, database)
  expect(await write('/eins')).toMatchObject({ ok: true })
  expect(health.trouble()).toBeUndefined()
  await store.close()
})
