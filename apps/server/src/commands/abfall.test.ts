import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { expect, onTestFinished, test } from 'vitest'

const command = join(import.meta.dirname, 'abfall.ts')

function run(dataDir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: dataDir }
  return new Promise(resolve => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

test('The command looks first, takes over when told to, and asks where something speaks against it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'abfall-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
  const dataDir = join(folder, 'data')
  const cms = await openCms({ dataDir, log: { info() {}, warn() {}, error() {} }, create: true })
  await cms.filled()
  await cms.close()
  const file = join(folder, 'abfuhr.csv')
  const next = new Date().getFullYear() + 1
  await writeFile(file, `Ort;Straße;Abfallart;Datum\nKernstadt;Kelterstraße;Restmüll;12.01.${next}\n`)
  const looked = await run(dataDir, file, '--neue-orte')
  expect(looked).toEqual({ code: 0, said: expect.stringContaining('Das war ein Probelauf') })
  expect(looked.said).toContain('1  neue Straße')
  const written = await run(dataDir, file, '--neue-orte', '--schreiben')
  expect(written).toEqual({ code: 0, said: expect.stringContaining('Die Termine sind übernommen.') })
  expect((await run(dataDir, file)).said).toContain('1  unverändert')

  await writeFile(file, 'Straße;Abfallart;Datum\nKelterstraße;Restmüll;12.01.2024\n')
  const old = await run(dataDir, file, '--schreiben')
  expect(old).toEqual({ code: 1, said: expect.stringContaining('Ist das die Datei vom letzten Jahr?') })
  expect((await run(dataDir)).said).toContain('npm run abfall -- DATEI')
  expect(await run(dataDir, join(folder, 'nichts.csv'))).toEqual({
    code: 1,
    said: `${join(folder, 'nichts.csv')} lässt sich nicht lesen.\n`,
  })
}, 240_000)
