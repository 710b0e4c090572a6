/**
 * `npm run tippen [URL]`: measures how long a key takes in the page editor on a page with 60 modules, at a
 * quarter of this machine's speed. Requires a running demo town (`DEMO_PASSWORT=… npm start`) and its
 * password in the same variable. Goal: 50 ms of the page's own work at the 95th percentile. The waiting time,
 * which includes other processes of the machine, is printed beside it.
 */
import { randomUUID } from 'node:crypto'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM } from '../scripts/chromium.mjs'
import { SLOWER, signIn } from './at-the-desk.ts'
import { percentile } from './percentile.ts'

const GOAL = 50
const MODULES = 60
const WORDS = 'Ein neuer Titel, so getippt, wie man im Rathaus eben tippt: mit Bedacht.'
const [url = 'http://localhost:3000'] = process.argv.slice(2)

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ baseURL: url, serviceWorkers: 'block' })
  await signIn(page)
  const id = await makePage(page)
  await page.goto(`/redaktion/inhalte/seite/${id}`)
  await page
    .locator('[data-row]')
    .nth(MODULES / 2)
    .click()
  const field = page.getByRole('region', { name: 'Text', exact: true }).getByLabel('Titel')
  await field.click()
  const figures = await typed(page)
  await page.request.delete(`/api/cms/redaktion/inhalte/${id}`, { headers: { origin: url } })
  process.exitCode = print(figures) ? 0 : 1
} finally {
  await browser.close()
}

async function makePage(page: Page): Promise<string> {
  const id = randomUUID()
  const content = Array.from({ length: MODULES }, (_, index) => ({
    template: 'text',
    slotName: index % 10 === 9 ? 'sidebar' : 'content',
    context: { titel: `Abschnitt ${index + 1}`, text: `<p>${'Ein paar Worte dazu. '.repeat(20)}</p>` },
    options: {},
  }))
  const data = { id, art: 'seite', daten: { pfad: `/rathaus/${id}`, title: 'Zum Messen', content } }
  const made = await page.request.post('/api/cms/redaktion/inhalte', { data, headers: { origin: url } })
  if (!made.ok()) throw new Error(await made.text())
  return id
}

type Figures = { readonly work: readonly number[]; readonly wait: readonly number[] }

async function typed(page: Page): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page)
  // Computing time of the page's own thread, without that of other processes.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    const waits: number[] = []
    Object.assign(globalThis, { waits })
    new PerformanceObserver(list => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') waits.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const work: number[] = []
  for (const key of WORDS) {
    const before = await worked(devtools)
    await page.keyboard.type(key)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    work.push((await worked(devtools)) - before)
    // People pause between two words; work that follows the typing may then delay the next key.
    await page.waitForTimeout(key === ' ' ? 300 : 100)
  }
  const wait = await page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits)
  return { work, wait }
}

async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

function print({ work, wait }: Figures): boolean {
  console.log(`Seite mit ${MODULES} Bausteinen, ${WORDS.length} Tasten, Rechner ${SLOWER}-mal langsamer`)
  console.log(
    `Arbeit je Taste: ${Math.round(percentile(work, 50))} ms in der Mitte, ${Math.round(percentile(work, 95))} ms für 95 von 100`,
  )
  console.log(
    `Wartezeit bis zum Bild: ${Math.round(percentile(wait, 50))} ms in der Mitte, ${Math.round(percentile(wait, 95))} ms für 95 von 100`,
  )
  return Math.round(percentile(work, 95)) <= GOAL
}
