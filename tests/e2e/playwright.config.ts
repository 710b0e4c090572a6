import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { quickChromium } from '../../scripts/chromium.mjs'
import { folderInMemory } from '../../scripts/folder-in-memory.mjs'

/** Chromium of the system, without background activity and connections of its own. */
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

// Commands and further towns load the same modules again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'rathausplatz-compiled')

// The workers inherit the folder of the first process, so that commands of a test change the same town.
if (process.env.E2E_DATA_DIR === undefined) process.env.TMPDIR = folderInMemory() ?? tmpdir()
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'rathausplatz-e2e-')))

/** Files of the long proof, and single journeys whose mechanism another journey covers as well. */
const ofLongProof = /\.lang\.spec\.ts|@lang/

export default defineConfig({
  testDir: '.',
  // The quick proof, or with E2E=lang (npm run test:lang) all tests with all variants (look-at.ts).
  ...(process.env.E2E === 'lang' ? {} : { grepInvert: ofLongProof }),
  timeout: 300_000,
  // `npm run bench` measures how long visitors wait; here a busy machine must not look like a fault.
  expect: { timeout: 60_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is broken.
  retries: 0,
  // The built site is JavaScript already; each worker would transpile it again.
  build: { external: ['**/apps/site/build/**'] },
  outputDir: '../../test-results',
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Only tests of the caches use the service worker; it would cost all others time.
    serviceWorkers: 'block',
    launchOptions: { executablePath: quickChromium(), args },
  },
  webServer: {
    // The real server: built site, embedded CMS, demo town in a fresh folder.
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
      // Tests contact no other server.
      LINKPRUEFUNG: 'aus',
    },
    // As long as for towns of single journeys: on a busy machine filling one takes minutes.
    timeout: 240_000,
  },
})
