import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { seedDemo } from '@rathausplatz/demo'
import { expect, it } from 'vitest'

/** Half a year and a year after the day of the quick proof (tests/beispielstadt.test.ts). */
const days = ['2027-07-05T09:00:00Z', '2027-11-21T09:00:00Z']

it.each(days)(
  'On %s every fact in a text of the demo town matches a record',
  async day => {
    const heute = new Date(day)
    const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-widersprueche-'))
    const cms = await openCms({
      dataDir: folder,
      create: true,
      log: { info() {}, warn() {}, error() {} },
      clock: () => heute,
    })
    try {
      const taken = async () => ({ ok: true }) as const
      await seedDemo({ store: cms.store, addDocument: taken, addPicture: taken, addDrawing: taken }, heute)
      expect(await cms.factFindings()).toEqual([])
    } finally {
      await cms.close()
      await rm(folder, { recursive: true, maxRetries: 5 })
    }
  },
  120_000,
)
