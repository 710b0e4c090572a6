import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const CHROMIUM = '/usr/bin/chromium'

/**
 * The browser of the end-to-end tests is Debian's; where it is missing and we may, it is installed.
 * @returns {Promise<{ ok: true } | { ok: false, message: string }>}
 */
export async function provideChromium() {
  if (existsSync(CHROMIUM)) return { ok: true }
  if (process.getuid?.() === 0 && (await run('apt-get', ['update', '-qq'])) === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  }
  if (existsSync(CHROMIUM)) return { ok: true }
  return {
    ok: false,
    message: `Für die Tests im Browser fehlt ${CHROMIUM}; bitte installieren Sie das Debian-Paket „chromium“. / The browser tests need ${CHROMIUM}; please install Debian's package "chromium".`,
  }
}
