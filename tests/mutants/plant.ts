/**
 * `npm run mutants`: plants each fault of this folder in a copy of the checkout and prints which test of the
 * quick proof catches it, and how fast; `npm run mutants -- pinnwand-message-twice` only the named ones.
 * Faults that were caught before tests were thinned out must still be caught.
 */
import { globSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../../scripts/run.mjs'
import { type Tally, tallyOfReport } from '../../scripts/tally.mjs'
import { copyCheckout } from './checkout-copy.ts'
import { type Patch, readPatches } from './patches.ts'

type Outcome = { readonly patch: Patch; readonly caughtBy: string | undefined; readonly seconds: number }

const root = fileURLToPath(new URL('../..', import.meta.url))

process.exitCode = await plantAll(process.argv.slice(2))

async function plantAll(asked: readonly string[]): Promise<number> {
  const all = readPatches()
  const unknown = asked.filter(name => !all.some(patch => patch.name === name))
  if (unknown.length > 0) {
    console.error(`Diese Fehler gibt es nicht: ${unknown.join(', ')}`)
    return 1
  }
  const wanted = all.filter(({ name }) => asked.length === 0 || asked.includes(name))
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const left = wanted.values()
  const lanes = Array.from({ length: availableParallelism() }, () => plantFrom(left, stopping.signal))
  const outcomes = (await Promise.all(lanes)).flat()
  if (stopping.signal.aborted) return 1
  outcomes.sort((a, b) => a.patch.name.localeCompare(b.patch.name))
  console.log(
    ['| Fehler | Entdeckt von | Sekunden |', '| --- | --- | ---: |', ...outcomes.map(rowOf)].join('\n'),
  )
  const escaped = outcomes.filter(({ caughtBy }) => caughtBy === undefined)
  console.error(`\n${outcomes.length - escaped.length} von ${outcomes.length} entdeckt.`)
  return escaped.length > 0 ? 1 : 0
}

/** Plants faults one after the other in a copy of its own. Several calls share the faults in `left`. */
async function plantFrom(left: Iterable<Patch>, stop: AbortSignal): Promise<Outcome[]> {
  const copy = copyCheckout(root)
  const outcomes: Outcome[] = []
  try {
    for (const patch of left) {
      if (stop.aborted) break
      const outcome = await plant(copy, patch)
      outcomes.push(outcome)
      console.error(rowOf(outcome))
    }
    return outcomes
  } finally {
    copy.remove()
  }
}

function rowOf({ patch: { name, sentence }, caughtBy = '**niemandem**', seconds }: Outcome): string {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`)
  return `| ${name}: ${cell(sentence)} | ${cell(caughtBy)} | ${Math.round(seconds)} |`
}

type Copy = ReturnType<typeof copyCheckout>

async function plant(copy: Copy, patch: Patch): Promise<Outcome> {
  if (!copy.apply(patch.path)) throw new Error(`${patch.name} lässt sich nicht mehr einpflanzen.`)
  const start = performance.now()
  const caughtBy = await askAround(copy, patch.file)
  const seconds = (performance.now() - start) / 1_000
  if (!copy.apply(patch.path, '--reverse')) throw new Error(`${patch.name} lässt sich nicht zurücknehmen.`)
  if (caughtBy === undefined) return { patch, caughtBy, seconds }
  // A test that also fails without the fault has not caught it.
  const [file = ''] = caughtBy.split(': ')
  const isBroken = (await ask(copy, 'run', file)).failed > 0
  return { patch, caughtBy: isBroken ? undefined : caughtBy, seconds }
}

/** Runs the nearest tests first: those beside, below and above the file, then all that depend on it. */
async function askAround(copy: Copy, file: string): Promise<string | undefined> {
  const folder = dirname(file)
  const near = ['*.test.{ts,tsx}', '*/**/*.test.{ts,tsx}', '../*.test.{ts,tsx}'].map(tests =>
    globSync(join(folder, tests), { cwd: copy.checkout }),
  )
  for (const files of near.filter(({ length }) => length > 0)) {
    const { caughtBy } = await ask(copy, 'run', ...files)
    if (caughtBy !== undefined) return caughtBy
  }
  return (await ask(copy, 'related', '--run', file)).caughtBy
}

/** Runs tests of the quick proof; returns how many fail, and the first failure if it has a reason. */
async function ask(
  copy: Copy,
  ...which: string[]
): Promise<{ failed: number; caughtBy: string | undefined }> {
  const report = reportIn(copy)
  const quick = [
    '--project=unit',
    '--project=unit-*',
    '--passWithNoTests',
    '--bail=1',
    '--maxWorkers=1',
    '--fsModuleCache',
    // These tests check whether every fault can be applied; the planted one is applied already.
    '--exclude=tests/mutants/**',
  ]
  const code = await call(copy, 'vitest', [...which, ...quick, '--reporter=json', `--outputFile=${report}`])
  const tally = await tallyOfReport(report, code, { mayBeEmpty: true })
  return { failed: tally.failed, caughtBy: firstFailure(copy, tally) }
}

/** Returns the path of the next report; removes the report of the run before. */
function reportIn({ scratch }: Copy): string {
  const report = join(scratch, 'report.json')
  rmSync(report, { force: true })
  return report
}

/**
 * Returns `packages/cms/src/…/x.test.ts: A sentence`. Only a failed assertion counts as caught: neither a
 * file that does not load nor a test that times out.
 */
function firstFailure({ checkout }: Copy, { failed, failures: [failure] = [] }: Tally): string | undefined {
  if (failed === 0) return undefined
  const [test = '', ...reasons] = failure?.split('\n') ?? []
  const saysWhy = test.includes(': ') && !reasons.some(reason => /\btimed out in \d+ms/.test(reason))
  if (!saysWhy) console.error(`Kein Test sagt, was falsch ist: ${failure ?? 'der Lauf ist abgebrochen'}`)
  return saysWhy ? relative(checkout, test) : undefined
}

/** Runs a command in the copy and shows only its standard error, which is empty unless the copy is broken. */
function call({ checkout, scratch }: Copy, command: string, args: string[]): Promise<number> {
  const { NODE_ENV: _, ...inherited } = process.env
  const path = `${join(checkout, 'node_modules', '.bin')}${delimiter}${process.env['PATH']}`
  return run(command, args, {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...inherited, TMPDIR: scratch, PATH: path },
  })
}
