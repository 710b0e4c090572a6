import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

const main = join(import.meta.dirname, '..', 'main.ts')

/**
 * Starts the real server as an operator does: on a folder, with further settings. It ends with the test.
 * `onBegun` is called at its first line on stderr.
 */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  onBegun: (server: ChildProcess) => void = () => {},
) {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: '0',
      DATA_DIR: dataDir,
      PUBLIC_URL: '',
      ...settings,
    },
  })
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  const said: string[] = []
  let log = ''
  server.stdout.setEncoding('utf8').on('data', (chunk: string) => (log += chunk))
  const lines = createInterface({ input: server.stderr as Readable })
  lines.on('line', line => said.push(line))
  lines.once('line', () => onBegun(server))
  await Promise.race([until(() => said.some(line => line.startsWith('Die Website läuft'))), ended])
  const port = Number(/localhost:(\d+)$/m.exec(said.join('\n'))?.[1])
  return { server, port, said, logged: () => log, ended }
}

export async function until(isSo: () => boolean | Promise<boolean>, ms = 90_000): Promise<void> {
  const deadline = performance.now() + ms
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it did not come to that')
    await setTimeout(20)
  }
}

/** Requests a page on a connection of its own, which any worker may accept. */
export async function ask(port: number, path: string): Promise<{ status: number; html: string }> {
  const [answer] = await once(get({ port, host: '127.0.0.1', path, agent: false }), 'response')
  return { status: answer.statusCode, html: await text(answer) }
}

/** Returns the process ids of a server's workers, the oldest first. */
export async function workersOf({ pid }: ChildProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}
