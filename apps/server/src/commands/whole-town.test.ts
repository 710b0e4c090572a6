import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { calls } from '@rathausplatz/contract'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { npmRun } from '../testing/npm-run.ts'
import { runCommand } from './commands.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stadt-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
})

/** Creates a town with a name and exports it. */
async function writtenDown() {
  const dataDir = join(folder, 'stadt')
  const cms = await openCms({ dataDir, log: createLog('silent'), create: true })
  const data = calls.stadt.examples[0]?.answer
  expect(await cms.store.writeAll([{ kind: 'stadt', data, author: 'test' }])).toMatchObject({ ok: true })
  await cms.filled()
  await cms.close()
  const file = join(folder, 'stadt.zip')
  expect(await npmRun(dataDir, 'ausfuhr', file)).toEqual({
    code: 0,
    out: expect.stringMatching(/^Ausgeführt: 1 Inhalt, .*\n {2}1 .+\nGeschrieben: .*stadt\.zip\n$/),
    err: '',
  })
  return { dataDir, file }
}

test('A town is created once; the second run only reports it', async () => {
  const dataDir = join(folder, 'stadt')
  const made = { code: 0, out: `Die Datenbank ist angelegt: ${dataDir}\n`, err: '' }
  expect(await npmRun(dataDir, 'anlegen')).toEqual(made)
  const there = { code: 0, out: `Hier ist schon eine Stadt: ${dataDir}\n`, err: '' }
  expect(await npmRun(dataDir, 'anlegen')).toEqual(there)
})

test('An exported town is imported elsewhere, and moves to another database', async () => {
  const { dataDir, file } = await writtenDown()
  const taken = await npmRun(join(folder, 'andere'), 'einfuhr', file)
  expect(taken).toEqual({ code: 0, out: expect.stringMatching(/^Aufgenommen: 1 Inhalt, /), err: '' })
  const again = await npmRun(join(folder, 'andere'), 'einfuhr', file, '--dazu')
  expect(again.out).toMatch(/^Aufgenommen: 0 Inhalte, .* 1 schon vorhanden, /)

  const from = join(dataDir, 'rathausplatz.sqlite')
  const moved = await npmRun(dataDir, 'umzug', '--von', from, '--nach', join(folder, 'neu.sqlite'))
  expect(moved).toEqual({ code: 0, out: expect.stringMatching(/^documents +1 {2}\w+$/m), err: '' })
  expect(moved.out).toMatch(/\nUmgezogen: \d+ Zeilen\. .+\n.+\n$/)
})

test('An interrupted import ends with a sentence about how to continue', async () => {
  const { file } = await writtenDown()
  const around = {
    env: { DATA_DIR: join(folder, 'andere') },
    log: createLog('silent'),
    brokenOff: () => AbortSignal.abort(),
  }
  expect(await runCommand('einfuhr', [file], around)).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/unterbrochen.*--dazu macht dort weiter/),
  })
})

test('An unknown command name is refused', async () => {
  const around = { env: {}, log: createLog('silent'), brokenOff: () => AbortSignal.abort() }
  const err = 'Den Befehl „toString“ gibt es nicht.\n'
  expect(await runCommand('toString', [], around)).toEqual({ code: 1, out: '', err })
})
