/**
 * `npm run oeffnen [URL]`: measures how long the first screen of the desk takes to appear, on a device
 * without cached files, at a quarter of this machine's speed and over 10 Mbit/s. Requires a running demo town
 * (`DEMO_PASSWORT=… npm start`) and its password in the same variable. Goal: a median of 2 s.
 */
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM } from '../scripts/chromium.mjs'
import { SLOWER, signIn } from './at-the-desk.ts'
import { percentile } from './percentile.ts'

const GOAL = 2_000
const ROUNDS = 9
const LINE = { offline: false, latency: 20, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }
const [baseURL = 'http://localhost:3000'] = process.argv.slice(2)

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' })
  await signIn(page)
  const session = await page.context().storageState()
  const times: number[] = []
  // The first two rounds do not count: afterwards the server has answered each request before.
  for (let round = -2; round < ROUNDS; round++) {
    const time = await opened(browser, session)
    if (round >= 0) times.push(time)
  }
  console.log(`Startseite der Redaktion, Rechner ${SLOWER}-mal langsamer, 10 Mbit/s, nichts auf dem Gerät`)
  console.log(
    `Zu sehen nach: ${Math.round(percentile(times, 50))} ms in der Mitte von ${ROUNDS} Runden, höchstens ${Math.round(percentile(times, 100))} ms`,
  )
  process.exitCode = Math.round(percentile(times, 50)) <= GOAL ? 0 : 1
} finally {
  await browser.close()
}

type Session = Awaited<
  ReturnType<ReturnType<Awaited<ReturnType<Browser['newPage']>>['context']>['storageState']>
>

/** Returns the time in ms from the navigation to the first frame with the greeting. */
async function opened(browser: Browser, storageState: Session): Promise<number> {
  const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(() => {
    const looking = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent.startsWith('Guten')) return
      looking.disconnect()
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { shown: performance.now() })))
    })
    looking.observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/redaktion', { waitUntil: 'commit' })
  const shown = await page.waitForFunction(() => (globalThis as { shown?: number }).shown)
  const time = (await shown.jsonValue()) ?? Number.POSITIVE_INFINITY
  await context.close()
  return time
}
