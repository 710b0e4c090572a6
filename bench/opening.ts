/**
 * `npm run oeffnen [URL]`: how long it takes until the first screen of the desk is shown, on a device that has nothing of it
 * yet, at a quarter of this machine's speed and over 10 Mbit/s. Wants a running demo town (`DEMO_PASSWORT=… npm start`) and
 * its password in the same variable. Goal: 2 s in the middle of the rounds.
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
  // The server has answered each question once, as it has for whoever opened the desk before.
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

/** Milliseconds from the address to the first picture with the greeting in it. */
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
