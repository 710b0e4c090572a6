import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PASSWORD } from './at-the-desk.ts'
import { freePort } from './free-port.ts'

/** A town of its own, whose clock somebody else sets. */
export type TownAtATime = {
  readonly origin: string
  /** From now on it is this moment there, and time goes on from it. */
  readonly setClock: (moment: string) => Promise<void>
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')
/** Beside which filled towns lie: the one of this run, which all its workers know. */
const beside = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'rathausplatz-staedte-'))

/** Starts the real server with the demo town, as if it were this moment. */
export async function townAt(moment: string, settings: NodeJS.ProcessEnv = {}): Promise<TownAtATime> {
  const folder = mkdtempSync(join(tmpdir(), 'rathausplatz-uhr-'))
  const data = join(folder, 'data')
  cpSync(await filledAt(moment), data, { recursive: true })
  const { close, ...town } = await startAt(moment, data, settings)
  return {
    ...town,
    async close() {
      await close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * The folder of a demo town that was filled at this moment: once in a run, by whoever asks first. Filling costs as much as
 * ten journeys.
 */
async function filledAt(moment: string): Promise<string> {
  const filled = `${beside}-${Date.parse(moment)}`
  const filling = `${filled}-entsteht`
  const isMine = mkdirSync(filling, { recursive: true }) !== undefined
  if (isMine && !existsSync(filled)) {
    const { close } = await startAt(moment, filling)
    await close()
    renameSync(filling, filled)
  }
  await until(() => existsSync(filled))
  return filled
}

async function startAt(moment: string, data: string, settings: NodeJS.ProcessEnv = {}): Promise<TownAtATime> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const clock = import.meta.resolve('./other-clock.mjs')
  const server = spawn('node', ['--import', clock, join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: data,
      NODE_ENV: 'production',
      DEMO: 'an',
      DEMO_PASSWORT: PASSWORD,
      VORSCHAU: 'an',
      WORKERS: '1',
      LOG_LEVEL: 'warn',
      LINKPRUEFUNG: 'aus',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(server, 'exit')
  const setClock = async (to: string) => {
    server.send({ moment: to })
    await Promise.race([once(server, 'message'), ended])
  }
  await setClock(moment)
  await until(async () => {
    if (server.exitCode !== null) throw new Error('The town has not started')
    return fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return {
    origin,
    setClock,
    async close() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function until(isReady: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 240_000
  while (Date.now() < end) {
    if (await isReady()) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('The town does not answer')
}
