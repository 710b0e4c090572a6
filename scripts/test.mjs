/**
 * `npm test`: the quick proof, which CI runs. `npm run test:lang`: the long proof, for tests that depend on
 * the clock or on kills, or that check every view in the browser. `npm test -- unit lint` runs only these
 * steps, `npm run check` the steps for use while working. Runs on the Node of the machine.
 */
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { branchPoint, changedFiles } from './branch-point.mjs'
import { isBuilt } from './build-stamp.mjs'
import { provideChromium } from './chromium.mjs'
import { folderInMemory } from './folder-in-memory.mjs'
import { findNode24 } from './node-24.mjs'
import { arePackagesInstalled, installPackages } from './packages.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'
import { sum, tallyOfReport, tallyOfTool } from './tally.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
/** Failures repeated at the end; after more than these, the first ones are enough. */
const MOST_FAILURES = 20
/** Folder for reports and for leftovers of tests: a killed run cannot clean up. */
const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-test-'))
// If the tests run as root, PostgreSQL runs as another user.
await chmod(folder, 0o711)

// Vitest and Playwright inherit the folder in memory; this process removes it, also if one of them was
// killed.
folderInMemory()

/** @type {Record<string, { headline: string, work: () => Promise<import('./tally.mjs').Tally> }>} */
const steps = {
  format: { headline: 'Format, CSS und Reihenfolge der Importe', work: () => tool('biome', 'check') },
  lint: {
    headline: 'Regeln für den Code und Mauern zwischen den Paketen',
    work: () => withRouteTypes(() => tool('oxlint', '--type-aware')),
  },
  types: { headline: 'Typen', work: () => withRouteTypes(() => tool('tsc', '--noEmit')) },
  knip: { headline: 'Ungenutzter Code', work: () => tool('knip') },
  build: { headline: 'Bau der Website', work: () => tool('node', 'scripts/build.mjs') },
  unit: { headline: 'Tests der Bausteine', work: () => vitest(['unit', 'unit-*']) },
  e2e: { headline: 'Tests im Browser', work: () => playwright() },
}

/** @type {typeof steps} */
const longSteps = {
  clock: { headline: 'Tests nach der Uhr', work: () => vitest(['clock']) },
  guides: { headline: 'Anleitungen, Wort für Wort befolgt', work: () => vitest(['guides']) },
  draws: { headline: 'Tests mit neu gezogenen Beispielen', work: testsThatDraw },
  postgres: { headline: 'Alle Räume auf PostgreSQL', work: () => vitest(['postgres']) },
  durability: { headline: 'Tests der Haltbarkeit', work: () => vitest(['durability', 'durability-*']) },
  looks: { headline: 'Jeder Blick im Browser', work: () => playwright('lang') },
  pages: { headline: 'Was Seiten kosten', work: () => tool('node', 'bench/bench.ts', '--only=page') },
  turns: { headline: 'Längste Züge im Thread', work: () => tool('node', 'bench/bench.ts', '--only=turns') },
}

/** Steps that run only on request: the steps above cover all of it. */
const onDemand = {
  'lint-changed': { headline: 'Regeln für den Code, der sich geändert hat', work: lintOfChanges },
  'types-again': { headline: 'Typen, soweit sich seit dem letzten Mal etwas geändert hat', work: typesAgain },
  changed: { headline: 'Tests dessen, was sich geändert hat', work: testsOfChanges },
}

try {
  process.exitCode = await test(process.argv.slice(2))
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** @param {string[]} asked */
async function test(asked) {
  const all = { ...steps, ...longSteps, ...onDemand }
  if (asked.length === 1 && asked[0] === 'lang') {
    // Measurements by the clock are only valid on a quiet machine.
    const [load = 0] = loadavg()
    console.error(
      `Der lange Beweis. Auslastung: ${load.toFixed(1)} bei ${availableParallelism()} Kernen${load > 0.5 ? '; Grenzen in Millisekunden gelten nur auf einem ruhigen Rechner' : ''}.`,
    )
    asked = [...((await isBuilt(root)) ? [] : ['build']), ...Object.keys(longSteps)]
  }
  const unknown = asked.filter(name => !(name in all))
  if (unknown.length > 0) {
    return fail(
      `Diesen Schritt gibt es nicht: ${unknown.join(', ')}. Es gibt: ${Object.keys(all).join(', ')}. / No such step.`,
    )
  }
  const ready = await step('Pakete', prepare)
  if (!ready.ok) return fail(ready.message)

  const results = []
  /** @type {string[]} */
  const times = []
  for (const [name, { headline, work }] of Object.entries(asked.length > 0 ? all : steps)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const took = (/** @type {number} */ seconds) => times.push(`${name} ${Math.round(seconds)} s`)
    const tally = await step(`${headline} (${name})`, work, took)
    results.push({ name, ...tally })
  }
  const { passed, failed } = sum(results)
  const broken = results.filter(result => result.failed > 0).map(result => result.name)
  for (const failure of results.flatMap(({ failures = [] }) => failures).slice(0, MOST_FAILURES)) {
    console.error(`\n× ${failure}`)
  }
  // Printed at the end, because often only the end of a long log is kept.
  console.error(`\nDauer: ${times.join(', ')}`)
  // Tests that this machine could not run (a full disk needs a mount), or that were skipped after a failure.
  const skipped = results.filter(result => result.skipped).map(({ name, skipped }) => `${skipped} (${name})`)
  if (skipped.length > 0) console.error(`\nÜbersprungen: ${skipped.join(', ')}`)
  console.error(broken.length > 0 ? `\nNicht bestanden: ${broken.join(', ')}` : '\nAlles bestanden.')
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

async function prepare() {
  const installed =
    (await arePackagesInstalled(root, { dev: true })) || (await installPackages(root, { dev: true }))
  if (installed !== true && !installed.ok) return installed
  return findNode24(root)
}

/**
 * Runs a tool in the root folder. The tools are scripts that call `node`; the search path leads them to Node
 * 24.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function call(command, args, env = {}) {
  // Each tool decides itself whether it runs for development, tests or production.
  const { NODE_ENV: _, ...inherited } = process.env
  return run(command, args, {
    cwd: root,
    env: { ...inherited, ...env, TMPDIR: folder, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
}

/** @param {[string, ...string[]]} command */
async function tool(...[command, ...args]) {
  return tallyOfTool(await call(command, args))
}

/**
 * Generates the route types of the site first; tools that read types need them.
 * @param {() => Promise<import('./tally.mjs').Tally>} work
 */
async function withRouteTypes(work) {
  const generated = await call('react-router', ['typegen', 'apps/site'])
  return generated ? tallyOfTool(generated) : work()
}

/**
 * @param {readonly string[]} projects
 * @param {readonly string[]} more
 * @param {Record<string, string>} env
 */
async function vitest(projects, more = [], env = {}) {
  const report = join(folder, `${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const named = projects.map(project => `--project=${project}`)
  const code = await call('vitest', ['run', ...named, ...more, ...reporters], env)
  return tallyOfReport(report, code, { mayBeEmpty: more.includes('--passWithNoTests') })
}

/**
 * Runs the property tests with a new seed. The quick proof always uses the same one (tests/same-draws.ts).
 */
function testsThatDraw() {
  const grep = ['grep', '--files-with-matches', 'fast-check', '--', '*.test.ts', '*.test.tsx']
  const files = String(spawnSync('git', grep, { cwd: root }).stdout)
    .split('\n')
    .filter(Boolean)
  return vitest(['unit', 'unit-*'], files, { FREE_DRAWS: 'yes' })
}

async function lintOfChanges() {
  const changed = changedFiles(root).filter(name => /\.(?:ts|tsx|mjs)$/.test(name))
  return changed.length === 0 ? tallyOfTool(0) : tool('oxlint', '--type-aware', ...changed)
}

/** Type-checks incrementally: only files that a change reaches; for all others it reuses the last result. */
function typesAgain() {
  const kept = join(root, 'node_modules', '.cache', 'types.tsbuildinfo')
  return withRouteTypes(() => tool('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', kept))
}

/** Runs the fast tests that reach a file changed since the branch left the main branch, committed or not. */
async function testsOfChanges() {
  return vitest(['unit', 'unit-*'], ['--changed', branchPoint(root), '--passWithNoTests'])
}

/** @param {'lang'} [which] the journeys of the long proof instead of those of the quick one */
async function playwright(which) {
  const browser = await provideChromium()
  if (!browser.ok) {
    console.error(browser.message)
    return tallyOfTool(1)
  }
  const report = join(folder, 'e2e.json')
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json']
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(which && { E2E: which }) }
  return tallyOfReport(report, await call('playwright', args, env))
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  console.log('0 passed, 1 failed')
  return 1
}
