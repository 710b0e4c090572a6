import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { expect, onTestFinished, test } from 'vitest'

const command = join(import.meta.dirname, 'rat.ts')

function run(dataDir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: dataDir }
  return new Promise(resolve => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

async function newTown() {
  const folder = await mkdtemp(join(tmpdir(), 'rat-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
  const dataDir = join(folder, 'data')
  const cms = await openCms({ dataDir, log: { info() {}, warn() {}, error() {} }, create: true })
  await cms.filled()
  await cms.close()
  return { folder, dataDir }
}

test('The command looks first, writes when told to, and finds nothing to do the second time', async () => {
  const { folder, dataDir } = await newTown()
  await writeFile(
    join(folder, 'rat.csv'),
    'gremium;datum;titel;oeffentlich\nGemeinderat;10.11.2026 18:30;Begrüßung;ja\nGemeinderat;morgen;Straßen;ja\n',
  )
  const looked = await run(dataDir, 'ordner', folder)
  expect(looked.said).toMatch(/^Probelauf/)
  expect(looked.said).toContain('Zeile 3, Spalte datum')
  const written = await run(dataDir, 'ordner', folder, '--schreiben', '--veroeffentlichen')
  expect([written.code, written.said]).toEqual([0, expect.stringContaining('Sitzungen: 1 neu')])
  expect((await run(dataDir, 'ordner', folder, '--schreiben', '--veroeffentlichen')).said).toContain(
    'Sitzungen: 1 unverändert',
  )
}, 60_000)

test('What cannot be read is said in one sentence, and an address in the own network is none', async () => {
  const { dataDir } = await newTown()
  expect((await run(dataDir)).said).toContain('npm run rat -- oparl ADRESSE')
  expect(await run(dataDir, 'ordner', '/nirgends')).toEqual({
    code: 1,
    said: 'Der Ordner /nirgends lässt sich nicht lesen.\n',
  })
  const own = await run(dataDir, 'oparl', 'http://127.0.0.1:8080/oparl')
  expect(own).toEqual({ code: 1, said: expect.stringContaining('im Internet keine Website') })
}, 60_000)

test('A word that nobody knows is answered with how it goes, and --trotzdem is known', async () => {
  const { dataDir } = await newTown()
  const wrong = await run(dataDir, 'ordner', '/nirgends', '--alles-weg')
  expect(wrong.said).toContain('--trotzdem             auch zurückziehen')
  expect(await run(dataDir, 'ordner', '/nirgends', '--entfernen', '--trotzdem')).toEqual({
    code: 1,
    said: 'Der Ordner /nirgends lässt sich nicht lesen.\n',
  })
}, 60_000)
