import { readdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Figure } from './figures.ts'
import { askAgain, putLoadOn } from './load.ts'
import { anyAddress, steadyAddresses } from './mix.ts'
import { childrenOf, memoryOf } from './process-figures.ts'
import { startServer, untilAnswered } from './server-process.ts'

const CONNECTIONS = 32
/** Idle time in which a process returns unused memory to the system. */
const REST_SECONDS = 15
const MOST_MB = 350
const MOST_GROWTH = 1.2

type Sizes = { seconds: number; requests: number }

/**
 * Measures the memory of each process after a load on the home page, and after a mix of all requests of
 * visitors.
 */
export async function measureMemory(dataDir: string, { seconds, requests }: Sizes): Promise<Figure[]> {
  if (readdirSync(dataDir).length === 0) await (await startServer({ dataDir, demo: true })).stop()
  const server = await startServer({ dataDir, demo: true, settings: { WORKERS: 'auto' } })
  await untilAnswered(server.address)
  const processes = () => [server.pid, ...childrenOf(server.pid)]
  // Pictures are drawn at their first request, which is not to be measured.
  for (const path of steadyAddresses) await untilAnswered(new URL(path, server.address))

  const started = memoriesOf(processes())
  await putLoadOn({
    url: server.address.href,
    pid: server.pid,
    headers: { 'accept-encoding': 'br' },
    connections: CONNECTIONS,
    warmupSeconds: 1,
    seconds,
  })
  const loaded = memoriesOf(processes())
  const begin = performance.now()
  await askAgain({
    url: server.address.href,
    connections: CONNECTIONS,
    paths: Array.from({ length: Math.min(requests, MOST_DIFFERENT) }, (_, number) => anyAddress(number)),
    amount: requests,
  })
  const rate = requests / ((performance.now() - begin) / 1_000)
  const mixed = memoriesOf(processes())
  await setTimeout(REST_SECONDS * 1_000)
  const rested = memoriesOf(processes())
  await server.stop()
  const most = (all: readonly number[]) => (all.length > 0 ? Math.max(...all) : undefined)
  const grown = rested.map((bytes, at) => bytes / (loaded[at] ?? Number.NaN))
  const figure = (name: string, label: string, all: readonly number[]): Figure => ({
    name: `memory.${name}`,
    label: `Speicher des größten Prozesses ${label}`,
    value: most(all),
    unit: 'MB',
    details: all.map((value, at) => ({
      label: at === 0 && all.length > 1 ? 'Leitung' : `Prozess ${at}`,
      value,
      unit: 'MB',
    })),
  })
  const amount = requests.toLocaleString('de-DE')
  return [
    figure('started', 'nach dem Start', started),
    { ...figure('home', `nach ${seconds} s Last auf der Startseite`, loaded), goal: { most: MOST_MB } },
    {
      ...figure('mix', `nach ${amount} gemischten Anfragen`, mixed),
      details: [{ label: 'Anfragen', value: rate, unit: '/s' }],
    },
    figure('rested', `nach ${REST_SECONDS} s Ruhe`, rested),
    {
      name: 'memory.ratio',
      label: 'ebenso im Verhältnis zu dem nach der Last auf der Startseite',
      value: most(grown),
      unit: 'mal',
      goal: { most: MOST_GROWTH },
    },
  ]
}

/** Number of different addresses: more than any cache holds. */
const MOST_DIFFERENT = 20_000

const memoriesOf = (pids: readonly number[]): number[] =>
  pids.flatMap(pid => {
    const bytes = memoryOf(pid)
    return bytes === undefined ? [] : [bytes / 1_000_000]
  })
