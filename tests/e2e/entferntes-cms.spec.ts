import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** A port that nobody uses at the moment. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The site as a process of its own, in front of a CMS elsewhere. */
async function startSite(cmsUrl: string): Promise<{ site: ChildProcess; origin: string }> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const site = spawn('node', ['apps/server/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin,
      CMS_URL: cmsUrl,
      DATA_DIR: await mkdtemp(join(tmpdir(), 'rathausplatz-fern-')),
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  })
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          answer => answer.ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  return { site, origin }
}

/** What people see of a page: its text, without what changes from answer to answer. */
async function visibleText(address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  // On paper a page names its own address.
  const text = html.replaceAll(new URL(address).origin, '')
  return text.replaceAll(/<script.*?<\/script>|<style.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')
}

test('the site in front of a CMS elsewhere (CMS_URL) shows the same pages and pictures', async ({
  baseURL,
}) => {
  const town = baseURL ?? ''
  const { site, origin } = await startSite(town)
  try {
    for (const path of ['/', '/rathaus', '/aktuelles', '/suche/?q=Ausweis']) {
      expect(await visibleText(origin + path)).toBe(await visibleText(town + path))
    }
    const picture = await fetch(`${origin}/medien/marktplatz-morgen/480.webp`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await fetch(`${origin}/api/cms/menu?name=Footer_Themen`)).status).toBe(404)
  } finally {
    site.kill()
  }
})

test('with its CMS gone the site still answers: 404 without a stack, and lives on', async () => {
  const { site, origin } = await startSite(`http://localhost:${await freePort()}`)
  try {
    const answer = await fetch(`${origin}/rathaus`)
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(html).toContain('404 - Seite nicht gefunden')
    expect(html).not.toMatch(/ECONNREFUSED|node_modules/)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  } finally {
    site.kill()
  }
})
