import { mkdtempDisposable, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { expect, test } from 'vitest'
import { readConfig } from './settings/config.ts'
import { openSource } from './source.ts'

const silent = { info() {}, warn() {}, error() {} }
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')

test('Missing files of the data folder are named at the start, and the town still starts', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'rathausplatz-medien-'))
  const dataDir = folder.path
  const cms = await openCms({ dataDir, log: silent, create: true })
  for (const schluessel of ['satzung', 'merkblatt', 'plan'])
    expect((await cms.addDocument({ schluessel, bytes: pdf })).ok).toBe(true)
  await cms.filled()
  await cms.close()

  const started = async () => {
    const read = readConfig({ DATA_DIR: dataDir, DEMO: 'aus' })
    if (!read.ok) throw new Error(read.message)
    const said: string[] = []
    const source = await openSource(read.config, silent, sentence => said.push(sentence))
    await source.close()
    return said.filter(sentence => sentence.includes('fehlen Bilder oder Dokumente'))
  }
  expect(await started()).toEqual([])
  await rm(join(dataDir, 'medien', 'plan.pdf'), { recursive: true })
  expect(await started()).toEqual([expect.stringContaining('„plan.pdf“. Mehrere Server')])
  await rm(join(dataDir, 'medien'), { recursive: true })
  expect(await started()).toEqual([expect.stringContaining(' und 2 weitere. Mehrere Server')])
})
