import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { openCms } from '@rathausplatz/cms'
import { expect, onTestFinished, test } from 'vitest'
import { ask, startServer, workersOf } from '../testing/real-server.ts'

const main = join(import.meta.dirname, '..', 'main.ts')

/** Most lines on a terminal before the address; `npm start` adds at most ten. */
const MOST_LINES = 15

async function emptyFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'rathausplatz-neu-'))
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  return made
}

/**
 * Starts the server as `npm start` does while it builds the site: with a channel to report that the build is
 * done.
 */
function startBeforeSite(dataDir: string, settings: Record<string, string> = {}) {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      PUBLIC_URL: '',
      RATHAUSPLATZ_BAU: 'laeuft',
      ...settings,
    },
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const said: string[] = []
  const lines = createInterface({ input: server.stderr as Readable })
  lines.on('line', line => said.push(line))
  const untilSaid = async (beginning: string) => {
    while (!said.some(line => line.startsWith(beginning))) await once(lines, 'line')
  }
  return { server, said, untilSaid, ended: once(server, 'exit') }
}

const isThere = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

test('A new town is founded once for all workers, and the start prints few lines', async () => {
  const settings = { WORKERS: '2', DEMO: 'an', LOG_LEVEL: 'info' }
  const { server, port, said, logged } = await startServer(await emptyFolder(), settings)
  expect(await workersOf(server)).toHaveLength(2)
  expect(said.filter(line => line.startsWith('Die Stadt ist neu'))).toHaveLength(1)
  expect(said.length + logged().trim().split('\n').length).toBeLessThanOrEqual(MOST_LINES)
  expect((await ask(port, '/')).html).toContain('Rebenau')
})

test('The town is founded while the site is built, and the server answers only once the site is built', async () => {
  const { server, said, untilSaid } = startBeforeSite(await emptyFolder(), { DEMO: 'an' })
  await untilSaid('  Passwort für alle')
  expect(said.some(line => line.startsWith('Die Inhalte werden geöffnet'))).toBe(false)
  server.send('gebaut')
  await untilSaid('Die Website läuft')
  expect(isThere(server)).toBe(true)
})

test('If the site is never built, the server ends and has opened nothing', async () => {
  const { server, said, untilSaid, ended } = startBeforeSite(await emptyFolder(), { DEMO: 'aus' })
  server.disconnect()
  expect((await ended)[0]).toBe(0)
  await untilSaid('Die Website ist beendet.')
  expect(said).toHaveLength(1)
})

test('Told to stop while the town is founded, the server ends at once; the next start founds it again', async () => {
  const dataDir = await emptyFolder()
  const { server, said, untilSaid, ended } = startBeforeSite(dataDir, { DEMO: 'an' })
  await untilSaid('Die Stadt ist neu')
  server.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
  await untilSaid('Die Website ist beendet.')
  expect(said.some(line => line.startsWith('Die Inhalte werden geöffnet'))).toBe(false)
  expect(existsSync(join(dataDir, 'wird-angelegt'))).toBe(true)
  const log = { info() {}, warn() {}, error() {} }
  const cms = await openCms({ dataDir, log, create: true })
  expect(cms.isNew).toBe(true)
  await cms.close()
})
