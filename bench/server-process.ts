import type { SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { frugal } from '../scripts/frugal.mjs'
import { ask } from './ask.ts'
import { runScript } from './tidy.ts'

const main = new URL('../apps/server/src/main.ts', import.meta.url)
const LONGEST_START_MS = 120_000

export type ServerProcess = {
  address: URL
  pid: number
  /** Sends SIGTERM and waits for the end of the process. */
  stop(): Promise<void>
}

/** Starts the real server as `npm start` does, on a free port. Resolves when the server listens. */
export async function startServer({
  dataDir,
  demo,
  settings = {},
}: {
  dataDir: string
  demo: boolean
  settings?: Readonly<Record<string, string>>
}): Promise<ServerProcess> {
  const options: SpawnOptions = {
    // The log of the server, which has only warnings and errors, appears in the terminal.
    stdio: ['ignore', process.stderr, 'pipe'],
    env: {
      ...frugal.environment,
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: 'localhost',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: demo ? 'an' : 'aus',
      CMS_URL: '',
      PUBLIC_URL: '',
      TRUST_PROXY: '',
      SEITENSPEICHER: '',
      // One worker, so that computing time and memory are those of a single process.
      WORKERS: '1',
      ...settings,
    },
  }
  const child = runScript(main, [], options, frugal.flags)
  const ended = once(child, 'close')
  const said: string[] = []
  const open = new Promise<string>(resolve => {
    createInterface({ input: child.stderr as Readable }).on('line', line => {
      said.push(line)
      const port = /^Die Website läuft: http:\/\/localhost:(\d+)$/.exec(line)?.[1]
      if (port) resolve(port)
    })
  })
  const port = await Promise.race([open, ended])
  if (typeof port !== 'string') throw new Error(`Der Server ist nicht gestartet:\n${said.join('\n')}`)
  return {
    // An IP address, so that name resolution is not measured.
    address: new URL(`http://127.0.0.1:${port}`),
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Waits until a page answers 200. */
export async function untilAnswered(url: URL): Promise<void> {
  const deadline = performance.now() + LONGEST_START_MS
  for (;;) {
    const status = await ask(url).then(
      answer => answer.status,
      () => 0,
    )
    if (status === 200) return
    if (performance.now() > deadline)
      throw new Error(`${url.pathname} antwortet auch nach zwei Minuten nicht.`)
    await setTimeout(10)
  }
}
