import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallDisk } from '../store/testing/small-disk.ts'
import { databaseOf } from '../town-place.ts'
import { exportTo } from './export-town.ts'
import { newTown, page } from './testing/towns.ts'

/** Disk sizes in KB: the smallest disk is full at the first file, the largest at the last one. */
const SIZES = [64, 200, 300, 400, 500, 600, 700, 800, 900, 1_000]

test('D-03: an export on a full disk fails with its reason, leaves no file, and does not end the process', async context => {
  const { cms, place } = await newTown()
  // Short pages: their writes are not awaited one by one, and fail during other work.
  const content = [{ template: 'text', context: { text: 'Ein paar Worte dazu. '.repeat(60) } }]
  const pages = Array.from({ length: 300 }, (_, nr) => ({ ...page(`/seite-${nr}`), content }))
  const made = await cms.store.writeAll(pages.map(data => ({ kind: 'seite', data, author: 'test' })))
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  for (const { id, data } of await cms.store.documents('seite', { limit: 300 }))
    await cms.store.saveDraft(id, { data: { ...data, title: 'Neu' }, baseRevision: 1, author: 'test' })
  const town = { database: databaseOf(place), media: join(place.dataDir, 'medien'), clock: () => new Date() }
  for (const size of SIZES) {
    const disk = smallDisk(size)
    if (!disk) return context.skip('mounting a small disk is not allowed here')
    const done = exportTo(town, join(disk, 'stadt.zip'), { mitFassungen: true }, { scratch: disk })
    await expect(done, `${size} KB`).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await readdir(disk), `${size} KB`).toEqual([])
  }
})
