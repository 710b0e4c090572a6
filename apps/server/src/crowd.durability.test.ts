import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './testing/real-server.ts'

/**
 * Measures, in ms, how long a visitor from this address waits for the connection and for the whole home page,
 * on a new connection.
 */
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

const A_SECOND = 1_000
/** Most rounds. Other load on the machine only makes a round slower, so the best round is judged. */
const MOST_ROUNDS = 4

/** Makes 21 visits one after the other and returns their times, the shortest first. */
async function round(port: number): Promise<{ dialled: number[]; waited: number[] }> {
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let count = 0; count < 21; count++) visits.push(await visit(port, '127.0.0.9'))
  const ofAll = (key: 'dialled' | 'waited') =>
    visits.map(visited => Math.round(visited[key])).toSorted((one, other) => one - other)
  return { dialled: ofAll('dialled'), waited: ofAll('waited') }
}

type Round = Awaited<ReturnType<typeof round>>
const latest = ({ dialled, waited }: Round) => Math.max(waited[19] ?? Infinity, dialled[20] ?? Infinity)
const isLate = (one: Round) => latest(one) >= A_SECOND
const best = (rounds: readonly Round[]) =>
  rounds.reduce((quickest, one) => (latest(one) < latest(quickest) ? one : quickest))

test('X12: with 2,000 slow and 500 greedy connections from a few addresses, a visitor from another address gets the home page in under a second and never has to connect twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-andrang-'))
  // Registered first, so it runs last: the server writes into the folder until it ends.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  const { port } = await startServer(folder)
  await visit(port, '127.0.0.9')
  const crowd = spawn(process.execPath, [
    join(import.meta.dirname, 'testing', 'crowd.ts'),
    `${port}`,
    '2000',
    '500',
  ])
  onTestFinished(async () => {
    crowd.kill('SIGKILL')
    await (crowd.exitCode ?? once(crowd, 'close'))
  })
  await setTimeout(4_000)
  const rounds = [await round(port)]
  while (isLate(best(rounds)) && rounds.length < MOST_ROUNDS) rounds.push(await round(port))
  const { waited, dialled } = best(rounds)
  if (rounds.length > 1)
    process.stderr.write(`Andrang, alle Runden: ${rounds.map(one => one.waited.join(' ')).join(' | ')}\n`)
  // One of the 21 visits may be delayed by other load on the machine; in eight runs none took a second.
  expect(waited[19], waited.join(' ')).toBeLessThan(A_SECOND)
  // If the queue is full, the system drops a connection, and the client tries again after a second at the
  // earliest.
  expect(dialled[20], dialled.join(' ')).toBeLessThan(A_SECOND)
})
