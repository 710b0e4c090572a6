import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCms } from './index.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rathausplatz-'))
})
afterEach(() => rm(folder, { recursive: true }))

const silent = () => {}
const log = { info: silent, warn: silent, error: silent }
const open = (dataDir: string) => openCms({ dataDir, log })

describe('opening the CMS', () => {
  it('creates the data folder; what is written is there after the next start', async () => {
    const dataDir = join(folder, 'neu', 'data')
    const first = await open(dataDir)
    expect(await first.isEmpty()).toBe(true)
    const data = { pfad: '/', title: 'Rebenau' }
    const written = await first.store.writeAll([{ kind: 'seite', data, author: 'test' }])
    expect(written.ok).toBe(true)
    await first.close()

    const second = await open(dataDir)
    expect(await second.isEmpty()).toBe(false)
    const page = await cmsInProcess(second.handlers).call(calls.route, { query: { url: '/' } })
    expect(page).toMatchObject({ title: 'Rebenau' })
    await second.close()
  })

  it('is not empty once there is a draft', async () => {
    const cms = await open(folder)
    await cms.store.create({ kind: 'menue', data: { name: 'Hauptmenü', menuItems: [] }, author: 'test' })
    expect(await cms.isEmpty()).toBe(false)
    await cms.close()
  })

  it('says so when the data folder cannot be written to', async () => {
    const file = join(folder, 'datei')
    await writeFile(file, '')
    await expect(open(join(file, 'data'))).rejects.toMatchObject({
      code: 'datenordner',
      message: expect.stringContaining('Datenordner'),
    })
  })

  it('gives up on a data folder in a place that takes none, rather than try for ever', async () => {
    await expect(open('/proc/rathausplatz/daten')).rejects.toMatchObject({ code: 'datenordner' })
  })

  it('leaves a database of a newer version alone', async () => {
    await (await open(folder)).close()
    const db = new DatabaseSync(join(folder, 'rathausplatz.sqlite'))
    db.exec(`insert into kysely_migration values ('9999_later', '2030-01-01')`)
    db.close()
    await expect(open(folder)).rejects.toMatchObject({
      code: 'datenbank-neuer',
      message: expect.stringContaining('9999_later'),
    })
  })
})
