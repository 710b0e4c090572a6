import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PASSWORD } from './at-the-desk.ts'
import { freePort } from './free-port.ts'
import { onceInRun } from './once-in-run.ts'
import { isUp, until } from './until.ts'

/** A town whose clock the test sets. */
export type TownAtATime = {
  readonly origin: string
  /** Sets the clock to this moment; time goes on from it. */
  readonly setClock: (moment: string) => Promise<void>
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Starts the real server with the demo town, at this moment. */
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
 * Returns the folder of a demo town that was filled at this moment. Filling takes as long as ten journeys.
 */
const filledAt = (moment: string): Promise<string> =>
  onceInRun(String(Date.parse(moment)), async folder => {
    const { close } = await startAt(moment, folder)
    await close()
  })

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
    return isUp(origin)
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
