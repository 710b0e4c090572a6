/** `npm test`: everything CI runs. `npm test -- unit lint` runs only these steps. Works on the Node the machine has. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { provideChromium } from './chromium.mjs'
import { findNode24 } from './node-24.mjs'
import { arePackagesInstalled, installPackages } from './packages.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'
import { sum, tallyOfReport, tallyOfTool } from './tally.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const reports = await mkdtemp(join(tmpdir(), 'rathausplatz-test-'))

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
  unit: { headline: 'Tests der Bausteine', work: () => vitest('unit', 'unit-*') },
  durability: { headline: 'Tests der Haltbarkeit', work: () => vitest('durability') },
  e2e: { headline: 'Tests im Browser', work: playwright },
}

try {
  process.exitCode = await test(process.argv.slice(2))
} finally {
  await rm(reports, { recursive: true, force: true })
}

/** @param {string[]} asked */
async function test(asked) {
  const unknown = asked.filter(name => !(name in steps))
  if (unknown.length > 0) {
    return fail(
      `Diesen Schritt gibt es nicht: ${unknown.join(', ')}. Es gibt: ${Object.keys(steps).join(', ')}. / No such step.`,
    )
  }
  const ready = await step('Pakete', prepare)
  if (!ready.ok) return fail(ready.message)

  const results = []
  for (const [name, { headline, work }] of Object.entries(steps)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const tally = await step(`${headline} (${name})`, work)
    results.push({ name, ...tally })
  }
  const { passed, failed } = sum(results)
  const broken = results.filter(result => result.failed > 0).map(result => result.name)
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
 * The tools are scripts that ask for `node`; the search path leads them to Node 24.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function call(command, args, env = {}) {
  // Each tool decides for itself whether it works for development, tests or production.
  const { NODE_ENV: _, ...inherited } = process.env
  return run(command, args, {
    cwd: root,
    env: { ...inherited, ...env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
}

/** @param {[string, ...string[]]} command */
async function tool(...[command, ...args]) {
  return tallyOfTool(await call(command, args))
}

/**
 * The routes of the site get their types from a generator; tools that read types need them.
 * @param {() => Promise<import('./tally.mjs').Tally>} work
 */
async function withRouteTypes(work) {
  const generated = await call('react-router', ['typegen', 'apps/site'])
  return generated ? tallyOfTool(generated) : work()
}

/** @param {[string, ...string[]]} projects */
async function vitest(...projects) {
  const report = join(reports, `${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return tallyOfReport(
    report,
    await call('vitest', ['run', ...projects.map(project => `--project=${project}`), ...reporters]),
  )
}

async function playwright() {
  const browser = await provideChromium()
  if (!browser.ok) {
    console.error(browser.message)
    return tallyOfTool(1)
  }
  const report = join(reports, 'e2e.json')
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json']
  return tallyOfReport(report, await call('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report }))
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  console.log('0 passed, 1 failed')
  return 1
}
