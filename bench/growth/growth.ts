import { type EmbeddedCms, openCms } from '@rathausplatz/cms'
import { type Cms, calls, cmsInProcess } from '@rathausplatz/contract'
import { demand } from '../ask.ts'
import type { Detail, Figure } from '../figures.ts'
import { memoryOf } from '../process-figures.ts'
import { startServer, untilAnswered } from '../server-process.ts'
import { removeFolder, tempFolder } from '../tidy.ts'
import { takeTurns } from './round-robin.ts'
import { deepPagesOf, deepPath, fill, GROUP } from './stock.ts'

const AT_ONCE = 1_000
const MOST = { most: 1.5 }
const silent = { info() {}, warn() {}, error: console.error }

/** A question of the public, as a call and as an address. `path` is another deep page each time. */
const questions: readonly Question[] = [
  {
    name: 'route.deep',
    label: 'Tiefe Seite nach Pfad',
    inProcess: (cms, path) => cms.call(calls.route, { query: { url: path } }),
    address: path => `/api/cms/route?url=${path}`,
  },
  {
    name: 'route.home',
    label: 'Startseite nach Pfad',
    inProcess: cms => cms.call(calls.route, { query: { url: '/' } }),
    address: () => '/api/cms/route?url=/',
  },
  {
    name: 'aktuelles.group',
    label: 'Nachrichten einer Gruppe, Seite 1',
    inProcess: cms => cms.call(calls.aktuelles, { query: { interessengruppen_id: GROUP, pro_seite: 15 } }),
    address: () => `/api/cms/aktuelles?interessengruppen_id=${GROUP}&pro_seite=15`,
  },
  {
    name: 'aktuelles.page3',
    label: 'Nachrichten, Seite 3',
    inProcess: cms => cms.call(calls.aktuelles, { query: { seite: 3, pro_seite: 15 } }),
    address: () => '/api/cms/aktuelles?seite=3&pro_seite=15',
  },
]
type Question = {
  name: string
  label: string
  inProcess: (cms: Cms, path: string) => Promise<unknown>
  address: (path: string) => string
}

type Rounds = { process: number; http: number; writes: number }

/** The same questions to stores of different sizes. The first size is what the others are compared with. */
export async function measureGrowth(sizes: readonly number[], rounds: Rounds): Promise<Figure[]> {
  const folders = sizes.map(tempFolder)
  const stores = await Promise.all(folders.map(dataDir => openCms({ dataDir, create: true, log: silent })))
  const figures: Figure[] = []
  for (const [at, cms] of stores.entries()) figures.push(await measureFilling(cms, sizes[at] ?? 0))

  const sites = stores.map(({ handlers }) => cmsInProcess(handlers))
  for (const { name, label, inProcess } of questions) {
    const medians = await takeTurns(
      sites.map((cms, at) => round => inProcess(cms, anyDeepPath(sizes[at], round))),
      { warmup: rounds.process / 4, rounds: rounds.process },
    )
    figures.push(ratioFigure(`${name}.process`, `${label}, im Prozess`, sizes, medians))
  }
  figures.push(await measurePublishing(stores, sizes, rounds.writes))
  await Promise.all(stores.map(cms => cms.close()))

  figures.push(...(await measureOverHttp(folders, sizes, rounds.http)))
  folders.forEach(removeFolder)
  return figures
}

async function measureFilling(cms: EmbeddedCms, size: number): Promise<Figure> {
  const begin = performance.now()
  await fill(cms, size, AT_ONCE)
  return {
    name: `fill.${size}`,
    label: `${size.toLocaleString('de-DE')} Dokumente anlegen`,
    value: (performance.now() - begin) / 1_000,
    unit: 's',
  }
}

/** Each time a page that has not been published again yet. */
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
  folders: readonly string[],
  sizes: readonly number[],
  rounds: number,
): Promise<Figure[]> {
  const servers = await Promise.all(folders.map(dataDir => startServer({ dataDir, demo: false })))
  // The first search waits until all texts are read; after that the servers are at rest.
  const search = '/api/cms/suche?q=Kirchplatz+Markt'
  for (const { address } of servers) await untilAnswered(new URL(search, address))

  const overHttp = async (addressOf: (path: string) => string, rounds: number) =>
    takeTurns(
      servers.map(
        ({ address }, at) =>
          round =>
            demand(new URL(addressOf(anyDeepPath(sizes[at], round)), address)),
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

/** Goes through all deep pages in leaps, so that a large store is not asked for the same few rows again and again. */
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
