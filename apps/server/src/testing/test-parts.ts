import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cmsInProcess } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import type { Log } from '../log.ts'
import type { Parts, Site } from '../parts.ts'
import { type Config, readConfig } from '../settings/config.ts'

/** Builds parts for tests: the contract's examples as CMS, and a site that prints its input. */
export async function testParts(changes: Partial<Omit<Parts, 'config'>> & { config?: Partial<Config> } = {}) {
  const handlers = fakeCms()
  const site = await testSite()
  const lines: Line[] = []
  const parts: Parts = {
    handlers,
    site,
    cms: cmsInProcess(handlers),
    media: async () => new Response('bild', { headers: { 'content-type': 'image/svg+xml' } }),
    log: rememberingLog(lines),
    ...changes,
    config: { ...testConfig(), ...changes.config },
  }
  return { parts, lines, remove: () => rm(site.clientFolder, { recursive: true, maxRetries: 5 }) }
}

type Line = { level: string; message: string } & Record<string, unknown>

function rememberingLog(lines: Line[]): Log {
  const write = (level: string) => (about: object, message: string) =>
    void lines.push({ ...about, level, message })
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

function testConfig(): Config {
  const read = readConfig({ PORT: '0' })
  if (!read.ok) throw new Error(read.message)
  return read.config
}

async function testSite(): Promise<Site> {
  const clientFolder = await mkdtemp(join(tmpdir(), 'rathausplatz-site-'))
  return {
    clientFolder,
    async fetch(request, { policy, requestId }) {
      const { pathname } = new URL(request.url)
      if (pathname === '/wirft') throw new Error('geheimer Grund in /srv/daten')
      const body = request.method === 'POST' ? await request.text() : ''
      return new Response(`<p>${pathname} ${requestId} ${body.length}</p>`, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy({ scripts: ["'sha256-eins'"], styles: ["'sha256-zwei'"] }),
        },
      })
    },
  }
}
