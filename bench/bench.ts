/**
 * `npm run bench`: measures the built product on this machine and compares the results with the goals. Runs
 * on Node 24.
 */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../scripts/build-stamp.mjs'
import { describeGoal, type Figure, failsRun, isMissed, show, table } from './figures.ts'
import { type Area, type Flags, readFlags } from './flags.ts'
import { lackingPackages } from './lacking.ts'
import { tempFolder } from './tidy.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

// Production mode, because some areas, such as the growth of the store, are measured in this process.
process.env.NODE_ENV = 'production'

const headlines: Record<Area, string> = {
  start: 'Start und Ende',
  page: 'Seiten, Gewicht und Durchsatz',
  together: 'Alle Prozesse zusammen',
  memory: 'Arbeitsspeicher',
  growth: 'Wachstum',
  search: 'Suche',
  durchsicht: 'Durchsicht',
  lists: 'Listen der Redaktion',
  rat: 'Rat',
  abfall: 'Abfallkalender',
  angriff: 'Besuche während eines Angriffs',
  turns: 'Längste Züge im Thread',
}

let demoFolder: string | undefined

process.exit(await bench(process.argv.slice(2)))

async function bench(args: readonly string[]): Promise<number> {
  const read = readFlags(args)
  if (!read.ok) return fail(read.message)
  if (!existsSync(join(root, 'apps/site/build/server'))) {
    return fail('Die Website ist noch nicht gebaut; bitte zuerst npm run build.')
  }
  if (!(await isBuilt(root))) {
    console.error(
      'Achtung: Der Bau ist älter als die Quellen, gemessen wird der Bau. Neu bauen: npm run build',
    )
  }
  const lacking = lackingPackages(root)
  if (lacking) return fail(lacking)
  const { flags } = read
  const figures: Figure[] = []
  try {
    for (const area of flags.only) figures.push(...(await measure(area, flags)))
  } catch (error) {
    return fail(`Die Messung ist abgebrochen: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (flags.record) {
    const { record } = await import('./families.ts')
    record(figures)
  }
  const code = judge(figures, flags)
  return flags.json && !(await save(flags.json, await report(figures, flags))) ? 1 : code
}

/**
 * Measures an area. Its module is imported only then, so that this process stays small while it measures
 * others.
 */
async function measure(area: Area, flags: Flags): Promise<Figure[]> {
  const begin = performance.now()
  console.error(`${headlines[area]} ...`)
  const figures = await measureArea(area, flags)
  console.log(
    `\n${headlines[area]} (${show((performance.now() - begin) / 1_000, 's')})\n\n${table(figures)}\n`,
  )
  return figures
}

async function measureArea(area: Area, { quick, against, databases }: Flags): Promise<Figure[]> {
  if (area === 'growth') {
    const { measureGrowth } = await import('./growth/growth.ts')
    return quick
      ? measureGrowth(databases, [100, 1_000, 10_000], { process: 400, http: 200, writes: 50 })
      : measureGrowth(databases, [100, 10_000, 100_000], { process: 1_000, http: 400, writes: 100 })
  }
  if (area === 'search') {
    const { measureSearch } = await import('./search.ts')
    return measureSearch(
      databases,
      quick
        ? { documents: 5_000, questions: 300, writes: 50 }
        : { documents: 50_000, questions: 1_000, writes: 100 },
    )
  }
  if (area === 'durchsicht') {
    const { measureDurchsicht } = await import('./durchsicht.ts')
    return measureDurchsicht()
  }
  if (area === 'lists') {
    const { measureLists } = await import('./lists/lists.ts')
    return measureLists(databases, { documents: quick ? 5_000 : 100_000, questions: quick ? 20 : 40 })
  }
  if (area === 'rat') {
    const { measureRat } = await import('./rat.ts')
    return measureRat(databases, { rounds: quick ? 1 : 4 })
  }
  if (area === 'abfall') {
    const { measureAbfall } = await import('./abfall.ts')
    return quick
      ? measureAbfall(databases, { streets: 50, people: 2_000, seconds: 4 })
      : measureAbfall(databases, { streets: 500, people: 20_000, seconds: 15 })
  }
  if (area === 'turns') {
    const { measureTurns } = await import('./turns.ts')
    return measureTurns()
  }
  demoFolder ??= tempFolder()
  if (area === 'start') {
    const { measureStart } = await import('./start-time.ts')
    return measureStart(demoFolder)
  }
  if (area === 'together') {
    const { measureTogether } = await import('./together.ts')
    return measureTogether(demoFolder, { seconds: quick ? 3 : 8, against })
  }
  if (area === 'angriff') {
    const { measureAngriff } = await import('./angriff.ts')
    return measureAngriff(demoFolder, { seconds: quick ? 15 : 60 })
  }
  if (area === 'memory') {
    const { measureMemory } = await import('./memory.ts')
    return measureMemory(
      demoFolder,
      quick ? { seconds: 10, requests: 10_000 } : { seconds: 60, requests: 300_000 },
    )
  }
  const { measurePages } = await import('./pages.ts')
  return measurePages(demoFolder, quick ? { seconds: 2, warmupSeconds: 1 } : { seconds: 6, warmupSeconds: 2 })
}

function judge(figures: readonly Figure[], flags: Flags): number {
  const missed = figures.filter(isMissed)
  for (const figure of missed) {
    const { label, value, unit } = figure
    console.log(`Ziel verfehlt: ${label}: ${show(value, unit)}, Ziel ist ${describeGoal(figure)}.`)
    if (figure.profile) console.log(['Woran es liegt:', ...figure.profile].join('\n  '))
  }
  const failing = missed.filter(figure => failsRun(figure, flags))
  if (failing.length > 0) return 1
  if (missed.length > 0)
    console.log('Verfehlt ist nur, was vom Rechner abhängt; mit --strict zählt auch das.')
  else console.log('Alle Ziele sind erreicht.')
  return 0
}

async function report(figures: readonly Figure[], { quick }: Flags) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    version,
    date: new Date().toISOString(),
    quick,
    machine: {
      platform: `${process.platform}-${process.arch}`,
      node: process.version,
      cpu: cpus()[0]?.model ?? '',
      cores: cpus().length,
      memoryMB: Math.round(totalmem() / 1_000_000),
    },
    figures: figures.map(figure => ({ ...figure, missed: isMissed(figure) })),
  }
}

async function save(file: string, content: object): Promise<boolean> {
  try {
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
    return true
  } catch {
    console.error(`Die Datei ${file} lässt sich nicht schreiben.`)
    return false
  }
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}
