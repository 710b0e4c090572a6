import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openCms } from '@rathausplatz/cms'
import { expect, onTestFinished, test } from 'vitest'
import { ask as askFor, startServer as startOn, until, workersOf } from '../testing/real-server.ts'

const PAGE = '/impressum'

/** The real server with two workers. */
const startServer = (
  dataDir: string,
  more: Record<string, string> = {},
  onBegun?: (server: ChildProcess) => void,
) => startOn(dataDir, { WORKERS: '2', SEITENSPEICHER: 'an', DEMO: 'aus', ...more }, onBegun)

const ask = (port: number) => askFor(port, PAGE)

const silent = { info() {}, warn() {}, error() {} }

/** A data folder with a town of one page. */
async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'rathausplatz-prozesse-'))
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  const cms = await openCms({ dataDir: made, log: silent, create: true })
  const data = { pfad: PAGE, title: 'Impressum' }
  const written = await cms.store.writeAll([{ kind: 'seite', data, author: 'test' }])
  expect(written.ok).toBe(true)
  await cms.filled()
  await cms.close()
  return made
}

test('Two processes answer at one address, and one of them prints it', async () => {
  const { server, port, said } = await startServer(await folder())
  expect(await workersOf(server)).toHaveLength(2)
  expect(said.filter(line => line.startsWith('Die Website läuft'))).toHaveLength(1)
  for (let times = 0; times < 6; times++) expect((await ask(port)).status).toBe(200)
}, 180_000)

test('While one process is blocked, the other accepts all connections', async () => {
  const { server, port } = await startServer(await folder())
  for (const heldUp of await workersOf(server)) {
    process.kill(heldUp, 'SIGSTOP')
    for (let times = 0; times < 6; times++) expect((await ask(port)).status).toBe(200)
    process.kill(heldUp, 'SIGCONT')
  }
}, 180_000)

test('A killed worker is replaced while the other answers; on stop, all of them end', async () => {
  const { server, port, said, logged, ended } = await startServer(await folder())
  const [one = 0, other = 0] = await workersOf(server)
  process.kill(one, 'SIGKILL')
  await until(async () => !(await workersOf(server)).includes(one))
  expect((await ask(port)).status).toBe(200)
  await until(async () => {
    const now = await workersOf(server)
    return now.length === 2 && now.includes(other)
  })
  server.kill('SIGTERM')
  const [code] = await ended
  expect(code).toBe(0)
  expect(said.at(-1)).toBe('Die Website ist beendet.')
  expect(logged()).toContain('Ein Prozess der Website ist ausgefallen und wird ersetzt.')
  for (const pid of [one, other]) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
}, 180_000)

test('On request the workers are renewed one after the other, and every request is answered', async () => {
  const { server, port, said } = await startServer(await folder())
  const before = await workersOf(server)
  let isRunning = true
  const failures: unknown[] = []
  const visitor = (async () => {
    while (isRunning) {
      const { status } = await ask(port).catch(error => ({ status: error }))
      if (status !== 200) failures.push(status)
      await setTimeout(10)
    }
  })()
  server.kill('SIGUSR2')
  await until(() => said.includes('Die Prozesse der Website sind erneuert.'))
  isRunning = false
  await visitor
  const after = await workersOf(server)
  expect(after).toHaveLength(2)
  expect(after.filter(pid => before.includes(pid))).toEqual([])
  expect(failures).toEqual([])
}, 180_000)

test.each([
  [1, 'waits for its turn'],
  [0, 'waits for its successor'],
])(
  'A worker that fails during a renewal (number %d, which %s) gets one successor, not two',
  async which => {
    const { server, said, logged } = await startServer(await folder(), { LOG_LEVEL: 'info' })
    const before = await workersOf(server)
    server.kill('SIGUSR2')
    await until(() => said.some(line => line.startsWith('Die Prozesse der Website werden')))
    process.kill(before[which] ?? 0, 'SIGKILL')
    await until(() => said.includes('Die Prozesse der Website sind erneuert.'))
    if (which === 1) await until(() => logged().includes('Ein neuer Prozess der Website antwortet.'))
    await until(async () => (await workersOf(server)).length === 2)
    expect((await workersOf(server)).filter(pid => before.includes(pid))).toEqual([])
  },
  180_000,
)

test('A renewal requested during the start happens once the website runs', async () => {
  const renew = (begun: ChildProcess) => begun.kill('SIGUSR2')
  const { server, port, said } = await startServer(await folder(), {}, renew)
  await until(() => said.includes('Die Prozesse der Website sind erneuert.'))
  expect(said.findIndex(line => line.startsWith('Die Website läuft'))).toBeLessThan(
    said.findIndex(line => line.startsWith('Die Prozesse der Website werden')),
  )
  expect(await workersOf(server)).toHaveLength(2)
  expect((await ask(port)).status).toBe(200)
}, 180_000)

test('A renewal requested from a single process does not end it, and the log says why', async () => {
  const alone = { WORKERS: '1', LOG_LEVEL: 'warn' }
  const { server, port, logged, ended } = await startServer(await folder(), alone)
  server.kill('SIGUSR2')
  await until(() => logged().includes('gibt es nichts, was sich ohne Unterbrechung erneuern ließe'))
  expect((await ask(port)).status).toBe(200)
  server.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
}, 180_000)

test('If the new workers do not start, the old ones stay, and the log says why', async () => {
  const dataDir = await folder()
  const { server, port, said, logged, ended } = await startServer(dataDir)
  const before = await workersOf(server)
  await writeFile(join(dataDir, 'nicht-eingehaengt'), '')
  server.kill('SIGUSR2')
  await until(() => said.includes('Die neuen Prozesse starten nicht; die alten antworten weiter.'))
  expect(said).not.toContain('Die Prozesse der Website sind erneuert.')
  expect((await ask(port)).status).toBe(200)
  expect(await workersOf(server)).toEqual(before)
  server.kill('SIGTERM')
  await ended
  expect(logged()).toMatch(
    /worker ended with 1 before it answered.*Ein neuer Prozess der Website startet nicht\./,
  )
}, 180_000)

test('Workers that fail repeatedly are always replaced', async () => {
  // A fixed port: with port 0 the server would get a different port once no worker holds it.
  const port = await freePort()
  const { server, ended } = await startServer(await folder(), { PORT: String(port) })
  const first = await workersOf(server)
  const killed = new Set<number>()
  await until(async () => {
    for (const pid of await workersOf(server)) {
      // A worker may have ended since it was found.
      if (!isGone(pid)) process.kill(pid, 'SIGKILL')
      killed.add(pid)
    }
    return killed.size >= 10
  })
  expect(server.exitCode).toBeNull()
  await until(async () => (await ask(port).catch(() => undefined))?.status === 200)
  expect((await workersOf(server)).filter(pid => first.includes(pid))).toEqual([])
  server.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
}, 240_000)

test('A reason that prevents the start is printed once, and no second server opens the folder', async () => {
  const dataDir = await folder()
  const { port } = await startServer(dataDir)
  expect((await ask(port)).status).toBe(200)
  const second = await startServer(dataDir)
  expect((await second.ended)[0]).toBe(1)
  expect(second.said).toHaveLength(1)
  expect(second.said[0]).toContain('ist schon in Betrieb')
  const onSamePort = await startServer(await folder(), { PORT: String(port) })
  expect((await onSamePort.ended)[0]).toBe(1)
  expect(onSamePort.said.filter(line => line.includes('ist schon belegt'))).toHaveLength(1)
}, 180_000)

test('When the primary is killed, the workers end by themselves', async () => {
  const { server, ended } = await startServer(await folder())
  const workers = await workersOf(server)
  server.kill('SIGKILL')
  await ended.catch(() => undefined)
  await until(() => workers.every(isGone))
  expect(workers).toHaveLength(2)
}, 180_000)

async function freePort(): Promise<number> {
  const holder = createServer().listen(0)
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  holder.close()
  await once(holder, 'close')
  return port
}

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}
