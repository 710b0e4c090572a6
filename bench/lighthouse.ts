/**
 * `npm run lighthouse [URL]`: Lighthouse for a phone on a running site (`npm start`), five times, median of each figure.
 * Goals: every category at 95 or more.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM } from '../scripts/chromium.mjs'

const RUNS = 5
const GOAL = 95
const [url = 'http://localhost:3000/'] = process.argv.slice(2)
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Report = {
  categories: Record<string, { title: string; score: number | null }>
  audits: Record<
    string,
    { title: string; numericValue?: number; displayValue?: string; score: number | null }
  >
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

const folder = await mkdtemp(join(tmpdir(), 'rathausplatz-lighthouse-'))
try {
  const reports: Report[] = []
  for (let run = 1; run <= RUNS; run++) {
    console.log(`Durchgang ${run} von ${RUNS} ...`)
    reports.push(await examine(join(folder, `${run}.json`)))
  }
  process.exitCode = print(reports) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function examine(file: string): Promise<Report> {
  const lighthouse = join(import.meta.dirname, '..', 'node_modules', '.bin', 'lighthouse')
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ]
  await promisify(execFile)(lighthouse, args, { env: { ...process.env, CHROME_PATH: CHROMIUM } })
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Prints the medians; true if every category reaches the goal. */
function print(reports: readonly Report[]): boolean {
  const scores = categories.map(name => {
    const score = median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))
    console.log(`${reports[0]?.categories[name]?.title ?? name}: ${Math.round(score)}`)
    return score
  })
  for (const name of audits) {
    const value = median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
    console.log(`${reports[0]?.audits[name]?.title ?? name}: ${value.toFixed(value < 10 ? 3 : 0)}`)
  }
  const lost = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score !== null && score < 0.9)
  console.log(
    `Nicht voll erfüllt: ${lost.map(({ title, displayValue = '' }) => `${title} ${displayValue}`).join('; ') || 'nichts'}`,
  )
  return scores.every(score => score >= GOAL)
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
