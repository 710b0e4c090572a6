import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { isUp, until } from './until.ts'

export type SiteInFront = {
  site: ChildProcess
  origin: string
  /** Its log so far. */
  logged: readonly { requestId?: string; call?: string; msg: string }[]
}

/** Starts the built site as a process, in front of a remote CMS. */
export async function startSite(
  cmsUrl: string,
  folder?: string,
  settings: Record<string, string> = {},
): Promise<SiteInFront> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const logged: SiteInFront['logged'][number][] = []
  const site = spawn('node', ['apps/server/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      CMS_URL: cmsUrl,
      DATA_DIR: folder ?? (await mkdtemp(join(tmpdir(), 'rathausplatz-fern-'))),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  createInterface(site.stdout).on('line', line => logged.push(JSON.parse(line)))
  await until(() => isUp(origin))
  return { site, origin, logged }
}
