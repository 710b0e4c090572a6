import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

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

export default defineConfig({
  testDir: '.',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  outputDir: '../../test-results',
  use: {
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: { executablePath: '/usr/bin/chromium', args },
  },
  webServer: {
    // The real thing: built site, embedded CMS, seeded demo town in a fresh folder.
    command: 'node apps/server/src/main.ts',
    cwd: '../..',
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      NODE_ENV: 'production',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'rathausplatz-e2e-')),
      PUBLIC_URL: baseURL,
      DEMO: 'an',
      VORSCHAU: 'an',
      LOG_LEVEL: 'warn',
    },
    timeout: 60_000,
  },
})
