import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, skipped?: number, failures?: readonly string[] }} Tally */

/** Most characters of a failure in the summary; the full text is above. */
const MOST_TOLD = 1_500

/**
 * Counts a tool without tests as one test.
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOfTool(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Counts the tests of a run from its JSON report. A run that failed without a failed test (a file that does
 * not load, no test, no report) counts as one failure, so that no failure is hidden.
 * @param {string} file
 * @param {number} exitCode
 * @param {{ mayBeEmpty?: boolean }} options `mayBeEmpty`: a run that found nothing to test counts as one tool.
 * @returns {Promise<Tally>}
 */
export async function tallyOfReport(file, exitCode, { mayBeEmpty = false } = {}) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined)
  const { passed, failed, skipped } = count(report)
  if (mayBeEmpty && passed + failed === 0) return tallyOfTool(exitCode)
  const hidden = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: hidden ? 1 : failed, skipped, failures: failuresIn(report) }
}

/**
 * Returns name and reason of each failure for the summary: often only the end of a long log is kept.
 * @param {any} report of vitest or of Playwright
 */
function failuresIn(report) {
  const ofFiles = (report?.testResults ?? []).flatMap(ofFile)
  return [...ofFiles, ...(report?.suites ?? []).flatMap(ofSuite)].map(told)
}

/**
 * @param {any} file
 * @returns {string[][]}
 */
function ofFile({ name, status, message, assertionResults = [] }) {
  /** @type {any[]} */
  const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
  // A file that does not load has no tests.
  if (failed.length === 0) return status === 'failed' ? [[name, message]] : []
  return failed.map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, failureMessages.join('\n')])
}

/**
 * @param {any} suite
 * @returns {string[][]}
 */
function ofSuite({ suites = [], specs = [] }) {
  /** @type {any[]} */
  const failed = specs.filter((/** @type {any} */ { ok }) => !ok)
  return [...failed.map(ofSpec), ...suites.flatMap(ofSuite)]
}

/**
 * @param {any} spec
 * @returns {string[]}
 */
function ofSpec({ file, line, title, tests }) {
  const results = tests.flatMap((/** @type {any} */ { results }) => results)
  return [`${file}:${line}: ${title}`, results.flatMap(reasons).join('\n')]
}

/**
 * @param {any} result
 * @returns {string[]}
 */
function reasons({ errors = [] }) {
  return errors.map((/** @type {any} */ { message }) => message)
}

/** @param {readonly (string | undefined)[]} lines */
function told(lines) {
  return stripVTControlCharacters(lines.filter(Boolean).join('\n')).slice(0, MOST_TOLD)
}

/**
 * @param {any} report of vitest or of Playwright
 */
function count(report) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, stats } = report ?? {}
  if (!stats) return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  // A test that passes at its second try is flaky, and a flaky test is broken.
  return { passed: expected, failed: unexpected + flaky, skipped }
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
