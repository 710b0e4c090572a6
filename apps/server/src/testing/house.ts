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

/** A town that two processes answer for, with finished pages kept. */
export interface House {
  /** Ports to ask at, on a new connection each time: who does so at each of them asks both processes. */
  readonly doors: readonly [number, number]
  /** The town itself, past its processes. */
  readonly town: EmbeddedCms
  readonly place: TownPlace
  /** Somebody from elsewhere, or the desk with the token of an editor, at one of the doors. */
  at(door: number): Cms
  readonly token: string
  /** Kills one of the processes, in the middle of whatever it does. */
  killOne(): Promise<void>
  /** Resolves when there are two again; whoever has to start the second one does. */
  whole(): Promise<void>
}

/**
 * Two workers of one server on SQLite; on PostgreSQL two servers, each with a folder of its own, as on two machines. The
 * run of tests decides which.
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

/** A kept connection stays with one of the workers, and once it has died all of them with the other. */
const newly = (address: URL, { headers, ...request }: RequestInit) =>
  fetch(address, { ...request, headers: { ...(headers as Record<string, string>), connection: 'close' } })

type Processes = Pick<House, 'doors' | 'killOne' | 'whole'>

// Senders have limits, which those who write many messages for a test share out among many addresses.
const SETTINGS = { DEMO: 'aus', SEITENSPEICHER: 'an', TRUST_PROXY: 'an' }

async function twoWorkers({ dataDir }: TownPlace): Promise<Processes> {
  // In turn, so that whoever asks again and again asks both; by themselves one of them may take all.
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
  // What one machine has signed another one reads: the key of the town is theirs in common.
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

/** The first said is the last done: what is written in it until then goes with it. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-haus-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  return folder
}

/** A database of its own on the server of this run of tests. */
export async function borrowedDatabase(): Promise<string> {
  const server = inject('postgres')
  const database = await borrowDatabase(server)
  onTestFinished(() => giveBackDatabase(server, database))
  return database
}
