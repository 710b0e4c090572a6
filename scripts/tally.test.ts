import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sum, tallyOfReport, tallyOfTool } from './tally.mjs'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rathausplatz-tally-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function report(content: unknown): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test('Tests of vitest and of Playwright are counted from their reports', async () => {
  const vitest = await report({ numPassedTests: 12, numFailedTests: 2, numPendingTests: 3 })
  expect(await tallyOfReport(vitest, 1)).toMatchObject({ passed: 12, failed: 2, skipped: 3 })
  const playwright = await report({ stats: { expected: 5, flaky: 1, unexpected: 3, skipped: 1 } })
  expect(await tallyOfReport(playwright, 1)).toMatchObject({ passed: 5, failed: 4, skipped: 1 })
})

test('A failure is summarised with its reason, without colours and shortened', async () => {
  const vitest = await report({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'Eins', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'Zwei',
            failureMessages: ['\u001B[31mnot so\u001B[39m', 'x'.repeat(9_000)],
          },
        ],
      },
      { name: '/b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
    ],
  })
  const { failures = [] } = await tallyOfReport(vitest, 1)
  expect(failures).toHaveLength(2)
  expect(failures[0]).toMatch(/^\/a\.test\.ts: Zwei\nnot so\nx{1000,1500}$/)
  expect(failures[1]).toBe('/b.test.ts\ncannot be loaded')

  const spec = (ok: boolean) => ({
    ok,
    title: 'Eine Seite',
    file: 'a.spec.ts',
    line: 3,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'not there' }] }] }],
  })
  const playwright = await report({
    stats: { expected: 1, unexpected: 1 },
    suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }],
  })
  expect((await tallyOfReport(playwright, 1)).failures).toEqual(['a.spec.ts:3: Eine Seite\nnot there'])
})

test('A browser test that passed only at its second try has failed', async () => {
  const wavering = await report({ stats: { expected: 20, flaky: 1, unexpected: 0 } })
  expect(await tallyOfReport(wavering, 0)).toMatchObject({ passed: 20, failed: 1 })
})

test('A run that failed without a failed test is a failure', async () => {
  const loaded = await report({ numPassedTests: 12, numFailedTests: 0 })
  expect(await tallyOfReport(loaded, 1)).toMatchObject({ passed: 12, failed: 1 })
})

test('A run without any test, and one without a report, are failures', async () => {
  const none = await report({ numPassedTests: 0, numFailedTests: 0 })
  expect(await tallyOfReport(none, 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(await tallyOfReport(join(folder, 'fehlt.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('A run that may be empty does not fail if it is empty, unless its exit code says so', async () => {
  const none = await report({ numPassedTests: 0, numFailedTests: 0 })
  expect(await tallyOfReport(none, 0, { mayBeEmpty: true })).toEqual({ passed: 1, failed: 0 })
  expect(await tallyOfReport(none, 1, { mayBeEmpty: true })).toEqual({ passed: 0, failed: 1 })
  const some = await report({ numPassedTests: 3, numFailedTests: 1 })
  expect(await tallyOfReport(some, 1, { mayBeEmpty: true })).toMatchObject({ passed: 3, failed: 1 })
})

test('A tool counts as one test, and tallies add up', () => {
  expect(sum([tallyOfTool(0), tallyOfTool(2), { passed: 3, failed: 0 }])).toEqual({ passed: 4, failed: 1 })
})
