import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

function run(script: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await (child.exitCode ?? once(child, 'close'))
  })
  return child
}

/** The real server on a folder of its own; its port once the door is open. */
async function startServer(dataDir: string): Promise<number> {
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: '0', DATA_DIR: dataDir, PUBLIC_URL: '' }
  const server = run(join(import.meta.dirname, 'main.ts'), [], env)
  const said: string[] = []
  for await (const line of createInterface({ input: server.stderr as Readable })) {
    said.push(line)
    const [, port] = /^Die Website läuft: http:\/\/localhost:(\d+)$/.exec(line) ?? []
    if (port) return Number(port)
  }
  throw new Error(said.join('\n'))
}

/** How long a visitor from this address waits for the connection and for the whole home page, dialling anew. */
async function visit(port: number, localAddress: string): Promise<{ dialled: number; waited: number }> {
  const began = performance.now()
  const request = get({ port, host: '127.0.0.1', localAddress, path: '/', agent: false })
  let dialled = Number.NaN
  request.once('socket', socket =>
    socket.once('connect', () => {
      dialled = performance.now() - began
    }),
  )
  const [response] = await once(request, 'response')
  response.resume()
  await once(response, 'end')
  expect(response.statusCode).toBe(200)
  return { dialled, waited: performance.now() - began }
}

test('X12: with 2,000 slow and 500 greedy connections from a few addresses, a visitor from another gets the home page in under a second and never has to dial twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-andrang-'))
  // Said first, so done last: the server still writes until it is ended.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  const port = await startServer(folder)
  await visit(port, '127.0.0.9')
  run(join(import.meta.dirname, 'testing', 'crowd.ts'), [String(port), '2000', '500'])
  await setTimeout(4_000)
  const visits = []
  for (let count = 0; count < 21; count++) visits.push(await visit(port, '127.0.0.9'))
  const sorted = visits.map(({ waited }) => Math.round(waited)).toSorted((one, other) => one - other)
  // One of the 21 may meet whatever else the machine does; in eight runs none of them took a second.
  expect(sorted[19], sorted.join(' ')).toBeLessThan(1_000)
  // Whom the system drops at a full door dials again after a second at the earliest.
  for (const { dialled } of visits) expect(dialled).toBeLessThan(1_000)
})
