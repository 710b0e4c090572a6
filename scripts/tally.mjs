import { readFile } from 'node:fs/promises'

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * A tool without tests counts as one.
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOfTool(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Counts the tests of a run from its JSON report. A run that failed without a failed test (a file that could not be
 * loaded, no test at all, no report) counts as one failure, so that none can hide.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Promise<Tally>}
 */
export async function tallyOfReport(file, exitCode) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
  const { passed, failed } = count(report)
  const hidden = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: hidden ? 1 : failed }
}

/**
 * @param {any} report of vitest or of Playwright
 * @returns {Tally}
 */
function count(report) {
  const { numPassedTests, numFailedTests, stats } = report ?? {}
  if (stats) return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 }
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return tallies.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    { passed: 0, failed: 0 },
  )
}
