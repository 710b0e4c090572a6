import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { ask } from './ask.ts'
import { measureFamilies } from './families.ts'
import { type Detail, type Figure, isMissed, show } from './figures.ts'
import { type FirstView, weighFirstView } from './first-view.ts'
import { type LoadResult, putLoadOn } from './load.ts'
import { memoryOf } from './process-figures.ts'
import { type ServerProcess, startServer, untilAnswered } from './server-process.ts'
import { runScript } from './tidy.ts'
import { weightGoals } from './weight-goals.ts'

const CONNECTIONS = 10

/** Headers of clients without compression, and of browsers, which accept it. */
const PLAIN = {}
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' }

const others = [
  { name: 'news', label: 'Nachrichten', path: '/aktuelles', status: 200 },
  { name: 'deep', label: 'Tiefe Seite mit Text', path: '/rathaus/buergerbuero/wohnsitz', status: 200 },
  {
    name: 'picture',
    label: 'Bild in fertiger Größe',
    path: '/medien/marktplatz-morgen/1024.avif',
    status: 200,
  },
  { name: 'missing', label: 'Seite nicht gefunden (404)', path: '/gibt-es-nicht', status: 404 },
]

type Durations = { seconds: number; warmupSeconds: number }

/**
 * Measures the weight of the home page, and how many pages per second the server draws without a page cache.
 */
export async function measurePages(dataDir: string, durations: Durations): Promise<Figure[]> {
  // Filling the folder takes memory that a server on a filled folder never needs, so another process fills
  // it.
  if (readdirSync(dataDir).length === 0) await (await startServer({ dataDir, demo: true })).stop()
  const server = await startServer({ dataDir, demo: true })
  await untilAnswered(server.address)
  const started = memoryOf(server.pid)
  const view = await weighFirstView(server.address)
  const load = (path: string, headers: Record<string, string>, status = 200) =>
    putLoadOn(
      {
        url: new URL(path, server.address).href,
        pid: server.pid,
        headers,
        connections: CONNECTIONS,
        ...durations,
      },
      status,
    )

  const bare = await startBareServer(view.html.raw)
  const calibrate = () =>
    putLoadOn({
      url: bare.address.href,
      pid: bare.pid,
      headers: PLAIN,
      connections: CONNECTIONS,
      ...durations,
    })

  // Calibrated before and after the home page, so that a change of the machine's speed affects both.
  const before = await calibrate()
  const home = await load('/', PLAIN)
  const homeBrotli = await load('/', BROTLI)
  const after = await calibrate()
  const best = (before.rate + after.rate) / 2

  const figures = [
    ...weightFigures(view),
    {
      name: 'calibration',
      label: 'Nacktes node:http mit gleich großer Seite, Anfragen',
      value: best,
      unit: '/s',
      details: [...rateDetails('davor', before), ...rateDetails('danach', after)],
    } satisfies Figure,
    {
      ...rateFigure('home', 'Startseite, Anfragen', home),
      goal: { least: 300, dependsOnMachine: true },
    } satisfies Figure,
    {
      name: 'home.ratio',
      label: 'Startseite im Verhältnis dazu',
      value: home.rate / best,
      unit: 'mal',
    } as const,
    {
      name: 'home.computing.ratio',
      label: 'Rechenzeit der Startseite im Verhältnis dazu',
      value: timesAsMuch(home, [before, after]),
      unit: 'mal',
    } satisfies Figure,
    rateFigure('home.brotli', 'Startseite mit Brotli, Anfragen', homeBrotli),
  ]
  for (const { name, label, path, status } of others) {
    await checkStatus(server, path, status)
    figures.push(rateFigure(name, `${label}, Anfragen`, await load(path, PLAIN, status)))
  }
  figures.push(...(await measureFamilies(server, bare)))
  figures.push(
    memoryFigure('memory.started', 'Speicher nach dem Start', started),
    memoryFigure('memory.loaded', 'Speicher nach der Last', memoryOf(server.pid)),
  )
  await server.stop()
  return figures
}

/**
 * Returns the computing time per request relative to the mean of the others. Unlike rates, it is comparable
 * on a busy machine too.
 */
function timesAsMuch({ computing }: LoadResult, others: readonly LoadResult[]): number | undefined {
  const total = others.reduce((all, other) => all + (other.computing ?? Number.NaN), 0)
  return computing === undefined ? undefined : computing / (total / others.length)
}

/** Throws if the status is unexpected. The first request for a picture also makes the server scale it. */
async function checkStatus({ address }: ServerProcess, path: string, expected: number): Promise<void> {
  const { status } = await ask(new URL(path, address))
  if (status !== expected) throw new Error(`${path} antwortet ${status} statt ${expected}.`)
}

async function startBareServer(bytes: number): Promise<Pick<ServerProcess, 'address' | 'pid'>> {
  const child = runScript(new URL('./bare-server.ts', import.meta.url), [String(bytes)], {
    stdio: ['ignore', 'pipe', process.stderr],
  })
  const [port] = await once(createInterface({ input: child.stdout as Readable }), 'line')
  return { address: new URL(`http://127.0.0.1:${port}`), pid: child.pid ?? 0 }
}

const weightFigures = ({ html, scripts, styles, fonts }: FirstView): Figure[] => [
  explained(weight('html.raw', 'Startseite, HTML', html.raw), html.parts),
  weight('html', 'Startseite, HTML mit Brotli', html.sent),
  explained(weight('scripts', 'JavaScript beim ersten Besuch, Brotli', scripts.sent), scripts.parts),
  weight('styles', 'CSS beim ersten Besuch, Brotli', styles),
  weight('fonts', 'Schriften beim ersten Besuch', fonts),
]

type Parts = FirstView['scripts']['parts']

const MOST_PARTS = 12

/** Adds the heaviest parts to a weight that misses its goal. */
const explained = (figure: Figure, parts: Parts): Figure =>
  isMissed(figure)
    ? {
        ...figure,
        profile: parts
          .toSorted((a, b) => b.bytes - a.bytes)
          .slice(0, MOST_PARTS)
          .map(({ name, bytes }) => `${show(bytes / 1_000, 'KB').padStart(8)}  ${name}`),
      }
    : figure

const weight = (name: keyof typeof weightGoals, label: string, bytes: number): Figure => ({
  name: `weight.${name}`,
  label,
  value: bytes / 1_000,
  unit: 'KB',
  goal: { most: weightGoals[name] },
})

const rateFigure = (name: string, label: string, { rate, p50, p99, computing }: LoadResult): Figure => ({
  name: `rate.${name}`,
  label,
  value: rate,
  unit: '/s',
  details: [
    { label: 'p50', value: p50, unit: 'ms' },
    { label: 'p99', value: p99, unit: 'ms' },
    ...computingDetail(computing),
  ],
})

const rateDetails = (label: string, { rate, computing }: LoadResult): Detail[] => [
  { label, value: rate, unit: '/s' },
  ...computingDetail(computing),
]

const computingDetail = (computing: number | undefined): Detail[] =>
  computing === undefined ? [] : [{ label: 'Rechenzeit', value: computing, unit: 'ms' }]

const memoryFigure = (name: string, label: string, bytes: number | undefined): Figure => ({
  name,
  label,
  value: bytes === undefined ? undefined : bytes / 1_000_000,
  unit: 'MB',
})
