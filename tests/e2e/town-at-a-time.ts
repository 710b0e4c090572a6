import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
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

/** Starts the real server with the demo town, as if it were this moment. */
export async function townAt(moment: string, settings: NodeJS.ProcessEnv = {}): Promise<TownAtATime> {
  const folder = mkdtempSync(join(tmpdir(), 'rathausplatz-uhr-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const clock = import.meta.resolve('./other-clock.mjs')
  const server = spawn('node', ['--import', clock, join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: join(folder, 'data'),
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
  await until(server, () => fetch(`${origin}/healthz`).then(({ ok }) => ok))
  return {
    origin,
    setClock,
    async close() {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function until(server: ChildProcess, isReady: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 240_000
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error('The town has not started')
    if (await isReady().catch(() => false)) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('The town does not answer')
}
