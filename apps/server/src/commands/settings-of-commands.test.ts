import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'befehle-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
})

/** Runs what `npm run NAME` runs, in a folder with an `.env` of its own. */
function npmRun(name: string, args: readonly string[], given: Record<string, string> = {}) {
  const words = (scripts[name] ?? '').split(' ').slice(1)
  const command = words.map(word => (word.endsWith('.ts') ? join(root, word) : word))
  const env = { PATH: process.env['PATH'] ?? '', ...given }
  return new Promise<{ code: number; said: string }>(resolve => {
    execFile(process.execPath, [...command, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

const looking = ['abo', 'post', 'protokoll', 'aufgaben', 'eingaenge', 'suchbericht', 'widersprueche', 'konto']
const argsOf = (name: string) => (name === 'konto' ? ['liste'] : [])

test('Whatever npm run starts of the server has the settings of .env, as npm start has', () => {
  const ofServer = Object.entries(scripts).filter(
    ([name, line]) => line.includes('apps/server/src/') && name !== 'fake-cms',
  )
  expect(ofServer.map(([name]) => name)).toEqual(
    expect.arrayContaining([...looking, 'anlegen', 'umzug', 'rat', 'abfall']),
  )
  for (const [name, line] of ofServer)
    expect([name, line]).toEqual([name, expect.stringMatching(/^node --env-file-if-exists=\.env /)])
})

test('A command looks where .env says, unless the environment says otherwise', async () => {
  const town = join(folder, 'stadt')
  const log = { info() {}, warn() {}, error() {} }
  await (await openCms({ dataDir: town, log, create: true })).close()
  await writeFile(join(folder, '.env'), `DATA_DIR=${town}\n`)
  expect(await npmRun('post', [])).toEqual({ code: 0, said: 'Alle E-Mails sind hinausgegangen.\n' })
  const other = join(folder, 'andere')
  const { code, said } = await npmRun('post', [], { DATA_DIR: other })
  expect([code, said]).toEqual([1, expect.stringContaining(other)])
}, 60_000)

test.each(looking)(
  'npm run %s: where no town is, it says so and where it looked, and makes none',
  async name => {
    const dataDir = join(folder, 'daten')
    await writeFile(join(folder, '.env'), `DATA_DIR=${dataDir}\n`)
    const { code, said } = await npmRun(name, argsOf(name))
    expect([code, said]).toEqual([1, expect.stringMatching(/^Hier ist noch keine Stadt: .*\n$/)])
    expect(said).toContain(dataDir)
    expect(await readdir(folder)).toEqual(['.env'])
  },
  60_000,
)
