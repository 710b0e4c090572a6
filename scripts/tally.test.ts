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

test('The tests of vitest and of Playwright are counted from their reports', async () => {
  const vitest = await report({ numPassedTests: 12, numFailedTests: 2 })
  expect(await tallyOfReport(vitest, 1)).toEqual({ passed: 12, failed: 2 })
  const playwright = await report({ stats: { expected: 5, flaky: 1, unexpected: 3, skipped: 1 } })
  expect(await tallyOfReport(playwright, 1)).toEqual({ passed: 6, failed: 3 })
})

test('A run that failed without a failed test is a failure', async () => {
  const loaded = await report({ numPassedTests: 12, numFailedTests: 0 })
  expect(await tallyOfReport(loaded, 1)).toEqual({ passed: 12, failed: 1 })
})

test('A run without any test, and one without a report, are failures', async () => {
  const none = await report({ numPassedTests: 0, numFailedTests: 0 })
  expect(await tallyOfReport(none, 0)).toEqual({ passed: 0, failed: 1 })
  expect(await tallyOfReport(join(folder, 'fehlt.json'), 0)).toEqual({ passed: 0, failed: 1 })
})

test('A tool counts as one, and everything adds up', () => {
  expect(sum([tallyOfTool(0), tallyOfTool(2), { passed: 3, failed: 0 }])).toEqual({ passed: 4, failed: 1 })
})
