import { type EmbeddedCms, openCms } from '@rathausplatz/cms'
import { cmsInProcess } from '@rathausplatz/contract'
import { demand } from '../ask.ts'
import { type Engine, engineLabels, newPlace, openPostgres, type Place, removePlace } from '../databases.ts'
import type { Detail, Figure } from '../figures.ts'
import { memoryOf } from '../process-figures.ts'
import { startServer, untilAnswered } from '../server-process.ts'
import { lists, type Question, questions } from './questions.ts'
import { takeTurns } from './round-robin.ts'
import { deepPagesOf, deepPath, fill } from './stock.ts'

const AT_ONCE = 1_000
const MOST = { most: 1.5 }
const silent = { info() {}, warn() {}, error: console.error }

/** Entries of a list page. Even a hundred documents fill it, so the compared pages have the same size. */
const LIST = 10

type Rounds = { process: number; http: number; writes: number }

/**
 * Sends the same requests to stores of different sizes, and compares their times with those of the first
 * size.
 */
export async function measureGrowth(
  engines: readonly Engine[],
  sizes: readonly number[],
  rounds: Rounds,
): Promise<Figure[]> {
  const places = sizes.map(newPlace)
  try {
    const figures: Figure[] = []
    for (const [at, place] of places.entries()) figures.push(await measureFilling(place, sizes[at] ?? 0))
    if (engines.includes('sqlite'))
      figures.push(...named('sqlite', await measureTowns(places, sizes, rounds)))
    if (engines.includes('postgres')) {
      const moved = await measureOnPostgres(places, sizes, rounds)
      figures.push(...named('postgres', moved))
    }
    return figures
  } finally {
    places.forEach(removePlace)
  }
}

const named = (engine: Engine, figures: readonly Figure[]): Figure[] =>
  figures.map(figure => ({
    ...figure,
    name: `${engine}.${figure.name}`,
    label: `${engineLabels[engine]}: ${figure.label}`,
  }))

async function measureFilling(place: Place, size: number): Promise<Figure> {
  const begin = performance.now()
  const cms = await openCms({ ...place, create: true, log: silent })
  await fill(cms, size, AT_ONCE)
  await cms.filled()
  await cms.close()
  return {
    name: `fill.${size}`,
    label: `${size.toLocaleString('de-DE')} Dokumente anlegen`,
    value: (performance.now() - begin) / 1_000,
    unit: 's',
  }
}

async function measureOnPostgres(
  places: readonly Place[],
  sizes: readonly number[],
  rounds: Rounds,
): Promise<Figure[]> {
  const postgres = await openPostgres()
  const moved: Place[] = []
  try {
    const begin = performance.now()
    for (const place of places) moved.push(await postgres.moveHere(place))
    const seconds = (performance.now() - begin) / 1_000
    for (const place of moved) {
      await (await openCms({ ...place, log: silent })).close()
      await postgres.settle(place)
    }
    return [
      { name: 'move', label: 'alle Dokumente umziehen', value: seconds, unit: 's' },
      ...(await measureTowns(moved, sizes, rounds)),
    ]
  } finally {
    await postgres.close()
    moved.forEach(removePlace)
  }
}

async function measureTowns(
  places: readonly Place[],
  sizes: readonly number[],
  rounds: Rounds,
): Promise<Figure[]> {
  const inProcess = await measureStores(places, sizes, rounds)
  return [...inProcess, ...(await measureOverHttp(places, sizes, rounds.http))]
}

/** Measures the calls in this process. */
async function measureStores(
  places: readonly Place[],
  sizes: readonly number[],
  rounds: Rounds,
): Promise<Figure[]> {
  const stores = await Promise.all(places.map(place => openCms({ ...place, log: silent })))
  for (const cms of stores) await cms.indexed()
  const figures: Figure[] = []
  const towns = stores.map(({ handlers, store }) => ({ site: cmsInProcess(handlers), store }))
  for (const { name, label, inProcess } of questions) {
    const medians = await takeTurns(
      towns.map((town, at) => round => inProcess(town, anyDeepPath(sizes[at], round), round)),
      { warmup: rounds.process / 4, rounds: rounds.process },
    )
    figures.push(ratioFigure(`${name}.process`, `${label}, im Prozess`, sizes, medians))
  }
  for (const { name, label, query } of lists) {
    const medians = await takeTurns(
      stores.map(
        ({ store }) =>
          () =>
            store.list({ limit: LIST, ...query }),
      ),
      { warmup: rounds.process / 4, rounds: rounds.process },
    )
    figures.push(ratioFigure(`list.${name}`, `Liste der Redaktion: ${label}`, sizes, medians))
  }
  figures.push(await measurePublishing(stores, sizes, rounds.writes))
  await Promise.all(stores.map(cms => cms.close()))
  return figures
}

/** Publishes another page in each round, until a small store has no other page left. */
async function measurePublishing(
  stores: readonly EmbeddedCms[],
  sizes: readonly number[],
  rounds: number,
): Promise<Figure> {
  const publish = async ({ store }: EmbeddedCms, path: string) => {
    const page = await store.documentByKey('seite', path)
    const published = await store.publish(page?.id ?? '', { author: 'messung@example.org' })
    if (!published.ok) throw new Error(published.error.message)
  }
  const medians = await takeTurns(
    stores.map((cms, at) => round => publish(cms, anyDeepPath(sizes[at], round))),
    { warmup: 5, rounds },
  )
  return ratioFigure('publish', 'Seite veröffentlichen, im Prozess', sizes, medians)
}

async function measureOverHttp(
  places: readonly Place[],
  sizes: readonly number[],
  rounds: number,
): Promise<Figure[]> {
  const servers = await Promise.all(
    places.map(({ dataDir, databaseUrl = '' }) =>
      startServer({ dataDir, demo: false, settings: { DATABASE_URL: databaseUrl } }),
    ),
  )
  // The first search waits until all texts are indexed; then the servers are idle.
  const search = '/api/cms/suche?q=Kirchplatz+Markt'
  for (const { address } of servers) await untilAnswered(new URL(search, address))

  const overHttp = async (addressOf: Question['address'], rounds: number) =>
    takeTurns(
      servers.map(
        ({ address }, at) =>
          round =>
            demand(new URL(addressOf(anyDeepPath(sizes[at], round), round), address)),
      ),
      { warmup: rounds / 4, rounds },
    )
  const figures: Figure[] = []
  for (const { name, label, address } of questions) {
    figures.push(ratioFigure(`${name}.http`, `${label}, über HTTP`, sizes, await overHttp(address, rounds)))
  }
  const searches = await overHttp(() => search, 8)
  figures.push({
    name: 'search.http',
    label: `Suche bei ${sizes.at(-1)?.toLocaleString('de-DE')} Dokumenten`,
    value: searches.at(-1),
    unit: 'ms',
    details: detailsOf(sizes, searches),
  })
  const memory = servers.map(({ pid }) => (memoryOf(pid) ?? Number.NaN) / 1_000_000)
  figures.push({
    name: 'memory.grown',
    label: `Speicher bei ${sizes.at(-1)?.toLocaleString('de-DE')} Dokumenten`,
    value: memory.at(-1),
    unit: 'MB',
    details: sizes.map((size, at) => ({
      label: size.toLocaleString('de-DE'),
      value: memory[at] ?? 0,
      unit: 'MB',
    })),
  })
  await Promise.all(servers.map(server => server.stop()))
  return figures
}

/**
 * Returns a deep page for each round, with large gaps, so that the requests are spread over a large store.
 */
function anyDeepPath(size = 0, round: number): string {
  return deepPath((round * 7_919) % deepPagesOf(size))
}

function ratioFigure(
  name: string,
  label: string,
  sizes: readonly number[],
  medians: readonly number[],
): Figure {
  const [smallest = 0, ...larger] = medians
  return {
    name: `growth.${name}`,
    label,
    value: Math.max(...larger) / smallest,
    unit: 'mal',
    goal: MOST,
    details: detailsOf(sizes, medians),
  }
}

const detailsOf = (sizes: readonly number[], medians: readonly number[]): Detail[] =>
  sizes.map((size, at) => ({ label: size.toLocaleString('de-DE'), value: medians[at] ?? 0, unit: 'ms' }))
