import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** Debian's Chromium. */
export const CHROMIUM = '/usr/bin/chromium'
/** The same browser without windows: it renders in half the time. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'

/** Returns the browser without windows, or Chromium if that is not installed. */
export const quickChromium = () => (existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : CHROMIUM)

/**
 * Provides Debian's browser for the end-to-end tests; installs it if it is missing and this process is root.
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>}
 */
export async function provideChromium() {
  const isThere = existsSync(CHROMIUM) && existsSync(WITHOUT_WINDOWS)
  // Waits if another installation holds the lock.
  const patient = ['-o', 'DPkg::Lock::Timeout=600']
  if (!isThere && process.getuid?.() === 0 && (await run('apt-get', [...patient, 'update', '-qq'])) === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const program of ['chromium', 'chromium-headless-shell'])
      await run('apt-get', [...patient, 'install', '-y', '-qq', '--no-install-recommends', program], { env })
  }
  if (existsSync(CHROMIUM)) return { ok: true }
  return {
    ok: false,
    message: `Für die Tests im Browser fehlt ${CHROMIUM}; bitte installieren Sie das Debian-Paket „chromium“. / The browser tests need ${CHROMIUM}; please install Debian's package "chromium".`,
  }
}
