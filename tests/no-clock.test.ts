import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Shortest accepted time limits in milliseconds, for a condition and for a whole test: a busy machine is
 * slow.
 */
const PATIENCE = 60_000
const LONGEST_TEST = 120_000

/** Text between two brackets, with nested brackets. */
const within = Array.from({ length: 4 }).reduce<string>(inner => `(?:[^()]|\\(${inner}\\))*`, '[^()]*')

/**
 * A delay of more than one turn of the event loop. `test.setTimeout`, the time limit of a test, does not
 * match.
 */
const delay = new RegExp(
  `(?<!\\btest\\.)\\bsetTimeout\\(${within},\\s*(?!0\\b|undefined\\b)[\\w.]+\\s*(?:,\\s*)?\\)`,
  'g',
)

/**
 * Code that depends on the load of the machine, with its pattern. If the first group is a number of at least
 * `atLeast`, the code is accepted.
 */
const clocks: readonly { what: string; said: RegExp; atLeast?: number }[] = [
  { what: 'measures time', said: /\b(?:performance\.now|hrtime)\b/g },
  { what: 'measures work', said: /\b(?:threadCpuUsage|cpuUsage)\(|\bLONGEST_BLOCK\b/g },
  { what: 'measures memory', said: /\bmemoryUsage\b|\bawait memoryOf\(/g },
  // A future date does not count: `new Date(Date.now() + 30 * DAY)`.
  { what: 'measures time', said: /\bDate\.now\(\)\s*(?:[<>]|-\s*[a-z])|(?<!=)[<>]=?\s*Date\.now\(\)/g },
  { what: 'sleeps', said: /\bwaitForTimeout\(|\bscheduler\.wait\(|\bAtomics\.wait\(/g },
  { what: 'sleeps', said: delay },
  { what: 'sleeps', said: /\bawait setTimeout\((?!0\b)/g },
  { what: 'tries again', said: /\bretries:(?!\s*0\b)|\bretry:/g },
  // Retries of removing folders are allowed; retries of a request are not.
  { what: 'tries again', said: /^(?!.*\brecursive:).*\bmaxRetries:/gm },
  { what: 'is impatient', said: /\b(?:action|navigation)Timeout:|\bsetDefault(?:Navigation)?Timeout\(/g },
  {
    what: 'is impatient',
    said: new RegExp(
      `\\.(?:to[A-Z]\\w*|click|dblclick|fill|press|check|uncheck|selectOption|hover|goto|reload|waitForURL)\\((?:[^()]|\\(${within}\\))*?\\btimeout:\\s*([\\d_]+)`,
      'g',
    ),
    atLeast: PATIENCE,
  },
  { what: 'is impatient', said: /\bvi\.wait(?:For|Until)\((?!.*\btimeout:)/g },
  {
    what: 'is impatient',
    said: /\b(?:toPass|waitFor|waitUntil)\(.*\btimeout:\s*([\d_]+)/g,
    atLeast: PATIENCE,
  },
  { what: 'is impatient', said: /\.poll\([^;]*?\btimeout:\s*([\d_]+)/g, atLeast: PATIENCE },
  { what: 'has little time', said: /^\s*\}, ([\d_]+)\)$/gm, atLeast: LONGEST_TEST },
  { what: 'has little time', said: /\btest\.setTimeout\(([\d_]+)/g, atLeast: LONGEST_TEST },
  {
    what: 'has little time',
    said: /\b(?:test|it|describe)\b.*\btimeout:\s*([\d_]+)/g,
    atLeast: LONGEST_TEST,
  },
]

/** Comments, strings and regular expressions, whose content is not executed. */
const WORDS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g

/** Returns the lines of a source that depend on the load of the machine, with the reason. */
function clocksIn(source: string): string[] {
  const doing = source.replaceAll(WORDS, words => words.replaceAll(/[^\n]/g, ' '))
  const found = clocks.flatMap(({ what, said, atLeast = Infinity }) =>
    [...doing.matchAll(said)]
      .filter(([, number]) => !(Number(number?.replaceAll('_', '')) >= atLeast))
      .map(({ index, 0: text }) => ({ at: index + text.search(/\S/), what })),
  )
  return found.map(({ at, what }) => `${doing.slice(0, at).split('\n').length} ${what}`)
}

test.each([
  ['measures time', 'expect(performance.now() - start).toBeLessThan(50)'],
  ['measures time', 'const [s, ns] = process.hrtime(start)'],
  ['measures time', 'expect(Date.now() - start).toBeLessThan(50)'],
  ['measures time', 'while (Date.now() < end) await look()'],
  ['measures time', 'expect(end > Date.now()).toBe(true)'],
  ['measures work', 'const { user } = process.cpuUsage(start)'],
  ['measures work', 'const { user } = process.threadCpuUsage(start)'],
  ['measures work', 'expect(await worked(() => read())).toBeLessThan(LONGEST_BLOCK)'],
  ['measures memory', 'expect(process.memoryUsage().heapUsed).toBeLessThan(1_000)'],
  ['measures memory', 'const before = process.memoryUsage.rss()'],
  ['measures memory', 'const memory = await memoryOf(town.pid)'],
  ['sleeps', 'await page.waitForTimeout(500)'],
  ['sleeps', 'await scheduler.wait(20)'],
  ['sleeps', 'Atomics.wait(cells, 0, 0, 20)'],
  ['sleeps', 'await new Promise(done => setTimeout(done, 20))'],
  ['sleeps', 'await new Promise(done => setTimeout(done, PAUSE))'],
  ['sleeps', "const late = new Promise(done => setTimeout(done, 20, 'late'))"],
  ['sleeps', 'setTimeout(() => leave(), 5)'],
  ['sleeps', 'setTimeout(() => {\n  leave(now())\n}, 1_000)'],
  ['sleeps', 'await setTimeout(20)'],
  ['tries again', 'export default { retries: process.env.CI ? 1 : 0 }'],
  ['tries again', "test('x', { retry: 2 }, () => {})"],
  ['tries again', 'await request.get(address, { maxRetries: 3 })'],
  ['is impatient', 'await vi.waitFor(() => expect(asked).toHaveLength(2))'],
  ['is impatient', 'test.use({ actionTimeout: 15_000 })'],
  ['is impatient', 'page.setDefaultTimeout(15_000)'],
  ['is impatient', "await expect(line).toContainText('einmal', { timeout: 1_000 })"],
  ['is impatient', 'await expect(line).toBeVisible({\n  timeout: 500,\n})'],
  ['is impatient', 'await control.click({ timeout: 5_000 })'],
  ['is impatient', 'await vi.waitUntil(() => looked, { timeout: 1_000 })'],
  ['is impatient', 'await expect(async () => {}).toPass({ timeout: 25_000 })'],
  ['is impatient', 'await expect.poll(() => got.length, { timeout: 5_000 }).toBe(2)'],
  ['is impatient', 'await expect\n  .poll(() => got.length, {\n    timeout: 5_000,\n  })\n  .toBe(2)'],
  ['has little time', "test('x', () => {\n}, 30_000)"],
  ['has little time', "test('x', { timeout: 30_000 }, () => {})"],
  ['has little time', 'test.describe.configure({ timeout: 60_000 })'],
  ['has little time', 'test.setTimeout(10_000)'],
])('Code that %s is found: %s', (what, source) => {
  expect(clocksIn(source).map(found => found.replace(/^\d+ /, ''))).toContain(what)
})

test.each([
  'const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString()',
  'const yesterday = new Date(Date.now() - 86_400_000)',
  'const clock = () => new Date(Date.now() + ahead)',
  'openSite({ now: () => Date.now() + passed })',
  'await new Promise(done => setTimeout(done, 0))',
  'await setImmediate()',
  '// Never performance.now(), never a sleep',
  "const child = 'setTimeout(() => process.exit(5), 1_000)'",
  'test.setTimeout(300_000)',
  'export default { retries: 0 }',
  'await rm(folder, { recursive: true, maxRetries: 5 })',
  'await expect.poll(() => got.length).toBe(2)',
  'await expect.poll(() => got.length, { timeout: 60_000 }).toBe(2)\nconst cms = cmsOverHttp(origin, { timeout: 300 })',
  'await vi.waitFor(check, { timeout: 60_000 })',
  'await expect(line).toBeVisible({ timeout: 90_000 })',
  'expect(got).toBe(2)\nconst cms = cmsOverHttp(origin, { timeout: 300 })',
])('Code that does not depend on the machine is accepted: %s', source => {
  expect(clocksIn(source)).toEqual([])
})

/** Files that may use a clock, with the reason why they do not fail on a busy machine. */
const allowed: Readonly<Record<string, string>> = {
  'tests/work-of-thread.ts': 'the one place that measures: only this thread, with a factor of twenty in hand',
  'tests/e2e/clerk.ts': 'tries whether something can be clicked, again and again for minutes',
  'tests/e2e/formulare-dateien.spec.ts':
    'looks at the memory in the long proof only: those tests are tagged @lang',
  'tests/e2e/read-for.ts': 'waits until the town takes a form; later is never too late',
}

const ofLongProof = /\.(?:clock|durability|lang)\.(?:test|spec)\.tsx?$/

/** Returns the test files of the quick proof, and the modules that only tests import. */
function quickSources(): Map<string, string> {
  const sources = new Map<string, string>()
  const waiting = globSync(
    [
      '{apps,packages,scripts,tools,docs}/**/*.test.{ts,tsx}',
      'tests/{,rechte/}*.test.ts',
      'tests/e2e/*.spec.ts',
      '{vitest,tests/e2e/playwright}.config.ts',
    ],
    { cwd: root, exclude: ['**/node_modules/**', '**/build/**'] },
  ).filter(file => !ofLongProof.test(file))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (sources.has(file)) continue
    const source = readFileSync(join(root, file), 'utf8')
    sources.set(file, source)
    for (const [, imported = ''] of source.matchAll(/ from '(\.[^']+\.tsx?)'/g)) {
      const path = join(file, '..', imported)
      if (existsSync(join(root, path)) && /^tests\/|\/testing\/|\/test-[^/]+$/.test(path)) waiting.push(path)
    }
  }
  return sources
}

test('The tests of the quick proof do not depend on the load of the machine: they read no clock, never sleep and retry nothing', () => {
  const sources = quickSources()
  expect(sources.size).toBeGreaterThan(800)
  const found = [...sources].map(([file, source]) => [file, clocksIn(source)] as const)
  const looking = found.filter(([, clocks]) => clocks.length > 0)
  expect(
    looking.filter(([file]) => !(file in allowed)).map(([file, clocks]) => `${file}: ${clocks.join(', ')}`),
  ).toEqual([])
  expect(looking.map(([file]) => file)).toEqual(expect.arrayContaining(Object.keys(allowed)))
})
