import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { quickChromium } from '../../scripts/chromium.mjs'
import { folderInMemory } from '../../scripts/folder-in-memory.mjs'

/** Chromium of the system, quiet and without its own connections to the world. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const port = process.env.E2E_PORT ?? '3217'
const baseURL = `http://localhost:${port}`

// Commands and towns of their own read the same modules again and again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'rathausplatz-compiled')

// The workers inherit what the first process says here: commands of a test change the same town.
if (process.env.E2E_DATA_DIR === undefined) process.env.TMPDIR = folderInMemory() ?? tmpdir()
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'rathausplatz-e2e-')))

/** Files that are only more thorough, and single journeys that another one proves as well. */
const ofLongProof = /\.lang\.spec\.ts|@lang/

export default defineConfig({
  testDir: '.',
  // The quick proof, or with E2E=lang (npm run test:lang) all there is, looked at from every side (look-at.ts).
  ...(process.env.E2E === 'lang' ? {} : { grepInvert: ofLongProof }),
  timeout: 300_000,
  // How long people wait is measured elsewhere (npm run bench); here a busy machine must not look like a fault.
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What wavers is broken.
  retries: 0,
  // The built site is JavaScript already; each worker would translate it once more.
  build: { external: ['**/apps/site/build/**'] },
  outputDir: '../../test-results',
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What lies on the device is kept by the tests that look at it; all others are spared the keeping.
    serviceWorkers: 'block',
    launchOptions: { executablePath: quickChromium(), args },
  },
  webServer: {
    // The real thing: built site, embedded CMS, seeded demo town in a fresh folder.
    command: 'node apps/server/src/main.ts',
    cwd: '../..',
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PUBLIC_URL: baseURL,
      DEMO: 'an',
      DEMO_PASSWORT: 'Kelter Amsel Brunnen Pflug',
      VORSCHAU: 'an',
      LOG_LEVEL: 'warn',
      // Tests ask nobody else.
      LINKPRUEFUNG: 'aus',
    },
    // As patient as with the towns that single journeys start: on a busy machine filling one takes minutes.
    timeout: 240_000,
  },
})
