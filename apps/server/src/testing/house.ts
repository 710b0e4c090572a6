import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedCms, openCms, type TownPlace } from '@rathausplatz/cms'
import { type Cms, calls, cmsOverHttp } from '@rathausplatz/contract'
import { expect, inject, onTestFinished } from 'vitest'
import { borrowDatabase, giveBackDatabase } from '../../../../tests/postgres/borrowed-databases.ts'
import { startServer, until, workersOf } from './real-server.ts'

const PASSWORD = 'vier Woerter ohne Sinn'
const EDITOR = 'redaktion@example.org'
const silent = { info() {}, warn() {}, error() {} }

/** A town that two processes serve, with a page cache. */
export interface House {
  /**
   * Ports for requests. Each request takes a new connection, so that requests at both ports reach both
   * processes.
   */
  readonly doors: readonly [number, number]
  /** The town itself, without its processes. */
  readonly town: EmbeddedCms
  readonly place: TownPlace
  /** Returns a client at one of the ports: anonymous, or the desk with the token of an editor. */
  at(door: number): Cms
  readonly token: string
  /** Kills one of the processes, whatever it is doing. */
  killOne(): Promise<void>
  /** Resolves once two processes run again; on PostgreSQL it restarts the killed one itself. */
  whole(): Promise<void>
}

/**
 * Starts two workers of one server on SQLite; on PostgreSQL two servers with a folder each, as on two
 * machines. The test project decides which.
 */
export async function openHouse(): Promise<House> {
  const place = {
    dataDir: await newFolder(),
    databaseUrl: inject('postgres') ? await borrowedDatabase() : undefined,
  }
  const town = await openCms({
    ...place,
    log: silent,
    create: true,
    accounts: { cost: { n: 4, r: 1, p: 1 } },
  })
  onTestFinished(() => town.close())
  const data = { ...calls.stadt.examples[0]?.answer, email: 'rathaus@example.org' }
  const written = await town.store.writeAll([{ kind: 'stadt', data, author: 'test' }])
  expect(written.ok).toBe(true)
  const editor = { realm: 'redaktion', email: EDITOR, vorname: 'Karin', nachname: 'Seiler' } as const
  await town.accounts.createExamples([{ ...editor, roles: ['chefredaktion'], sections: ['/'] }], PASSWORD)
  await town.filled()

  const processes = await (place.databaseUrl === undefined ? twoWorkers(place) : twoServers(place))
  const at = (door: number) => cmsOverHttp(`http://127.0.0.1:${door}`, { timeout: 20_000, send: newly })
  const login = { body: { email: EDITOR, passwort: PASSWORD } }
  const { token = '' } = await at(processes.doors[0]).call(calls.redaktionLogin, login)
  return { ...processes, town, place, at, token }
}

/** Takes a new connection: a kept-alive one stays with one worker, and after its death with the other. */
const newly = (address: URL, { headers, ...request }: RequestInit) =>
  fetch(address, { ...request, headers: { ...(headers as Record<string, string>), connection: 'close' } })

type Processes = Pick<House, 'doors' | 'killOne' | 'whole'>

// Limits count per sender, so tests that write many messages spread them over many addresses.
const SETTINGS = { DEMO: 'aus', SEITENSPEICHER: 'an', TRUST_PROXY: 'an' }

async function twoWorkers({ dataDir }: TownPlace): Promise<Processes> {
  // Round robin, so that repeated requests reach both workers; by default one of them may take all.
  const settings = { ...SETTINGS, WORKERS: '2', LOG_LEVEL: 'info', NODE_CLUSTER_SCHED_POLICY: 'rr' }
  const { server, port, logged } = await startServer(dataDir, settings)
  let gone = 0
  return {
    doors: [port, port],
    async killOne() {
      gone = (await workersOf(server))[randomInt(2)] ?? 0
      process.kill(gone, 'SIGKILL')
    },
    whole: () => until(() => logged().includes(`"instead":${gone},`)),
  }
}

async function twoServers({ databaseUrl = '' }: TownPlace): Promise<Processes> {
  // The town has one key, so that each machine can read what the other has signed.
  const key = randomBytes(32)
  const start = async (port: number, folder?: string) => {
    const dataDir = folder ?? (await newFolder())
    if (folder === undefined) await writeFile(join(dataDir, 'schluessel'), key, { mode: 0o600 })
    const settings = { ...SETTINGS, WORKERS: '1', DATABASE_URL: databaseUrl, PORT: `${port}` }
    return { dataDir, ...(await startServer(dataDir, settings)) }
  }
  const [one, other] = await Promise.all([start(0), start(0)])
  const running = [one, other]
  let which = 0
  return {
    doors: [one.port, other.port],
    async killOne() {
      which = randomInt(2)
      running[which]?.server.kill('SIGKILL')
      await running[which]?.ended
    },
    async whole() {
      const gone = running[which]
      if (gone?.server.signalCode) running[which] = await start(gone.port, gone.dataDir)
    },
  }
}

/**
 * Creates a folder that is removed after the test. Call it first: the removal then runs last, and also
 * removes files that are written until then.
 */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-haus-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  return folder
}

/** Creates a database on the PostgreSQL server of this test run. */
export async function borrowedDatabase(): Promise<string> {
  const server = inject('postgres')
  const database = await borrowDatabase(server)
  onTestFinished(() => giveBackDatabase(server, database))
  return database
}
