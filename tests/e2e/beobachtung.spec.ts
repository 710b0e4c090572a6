import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, type Page, test } from '@playwright/test'
import { quickIf } from './quick-if.ts'

test.describe.configure({ mode: 'serial' })

type Call = { url: string; headers: IncomingHttpHeaders; body: string }

/** A real server in the place of Matomo and Sentry, which records its calls. */
let receiver: Server
let town: ChildProcess
let origin = ''
let calls: Call[] = []

test.beforeAll(async () => {
  receiver = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    calls.push({
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: String(Buffer.concat(chunks)),
    })
    outgoing.writeHead(204).end()
  })
  await new Promise<void>(ready => receiver.listen(0, '127.0.0.1', ready))
  const house = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  town = spawn('node', [join(import.meta.dirname, 'kaputte-stadt.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MATOMO_URL: `http://${house}`,
      MATOMO_SITE_ID: '3',
      SENTRY_DSN: `http://abc123@${house}/7`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (!town.stderr) throw new Error('no output')
  for await (const line of createInterface(town.stderr)) {
    if (!line.startsWith('http')) continue
    origin = line
    break
  }
})
test.afterAll(() => {
  town.kill()
  receiver.closeAllConnections()
  receiver.close()
})
test.beforeEach(() => (calls = []))

const views = () =>
  calls
    .filter(({ url }) => url === '/matomo.php')
    .map(({ body }) => new URL(new URLSearchParams(body).get('url') ?? ''))
    .map(({ pathname, search }) => pathname + search)
const faults = (platform: 'node' | 'javascript') =>
  calls
    .filter(({ url }) => url === '/api/7/envelope/')
    .map(({ body }) => JSON.parse(body.split('\n')[2] ?? ''))
    .filter(fault => fault.platform === platform)

/** Records the requests of the browser: their origin, path and body. */
function listen(page: Page) {
  const asked: { origin: string; path: string; body: string | null }[] = []
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== 'null') asked.push({ origin, path: pathname, body: request.postData() })
  })
  return asked
}

/** Navigates to a page on the client. */
async function follow(page: Page, address: string) {
  await page.evaluate(href => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = href
    link.click()
    link.remove()
  }, address)
}

test('Spec §7: by default nothing is reported: no request to another server, no observer, no report to this one', {
  tag: '@lang',
}, async ({ page, baseURL }) => {
  const asked = listen(page)
  for (const path of ['/', '/rathaus', '/aktuelles?seite=2', '/suche/?q=ausweis', '/kontakt', '/gibtesnicht'])
    await page.goto(path, { waitUntil: 'networkidle' })
  await follow(page, '/freibad')
  await expect(page).toHaveURL(/freibad/)
  await page.waitForLoadState('networkidle')
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([baseURL]))
  expect(asked.filter(({ path }) => /observer|^\/api\//.test(path))).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-tells')
})

test('Spec §7: an analytics tracker is called for the first page and for each page that a link leads to', async ({
  page,
  context,
}) => {
  const asked = listen(page)
  await page.goto(`${origin}/rathaus?suche=erika#oben`)
  await expect.poll(views).toEqual(['/rathaus'])
  await follow(page, '/freibad?seite=2&von=erika')
  await expect.poll(views).toEqual(['/rathaus', '/freibad?seite=2'])
  // A request is recorded a moment after it has arrived.
  const told = () => asked.filter(({ path }) => path.startsWith('/api/')).map(({ body }) => body)
  await expect.poll(told).toEqual(['{"adresse":"/rathaus"}', '{"adresse":"/freibad?seite=2"}'])
  // The browser contacts the town only, and stores nothing.
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set([origin]))
  expect(await context.cookies()).toEqual([])
  for (const { headers, body } of calls) {
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('x-forwarded-for')
    expect(headers['user-agent']).toBe('Rathausplatz')
    expect(body).not.toMatch(/erika|_id=|uid=|cip=/)
  }
  const policy = (await page.request.get(`${origin}/`)).headers()['content-security-policy']
  expect(policy).toContain("connect-src 'self';")
})

test('Spec §7: search, forms, council, intranet and error pages are not counted', {
  tag: '@lang',
}, async ({ page }) => {
  for (const path of ['/suche/?q=a', '/kontakt', '/raete', '/intranet', '/rathaus/default?kaputt=lader']) {
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto(`${origin}/danach`)
  await expect.poll(views).toEqual(['/danach'])
})

for (const [name, headers] of [
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
] as const) {
  test(
    `${name}: the page does not report a view`,
    quickIf(name === 'Global Privacy Control'),
    async ({ browser }) => {
      const page = await browser.newPage({ extraHTTPHeaders: headers })
      const asked = listen(page)
      await page.goto(`${origin}/rathaus`, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('data-tells', 'fehler')
      expect(asked.filter(({ path }) => path.startsWith('/api/'))).toEqual([])
      expect(calls).toEqual([])
      await page.close()
    },
  )
}

test('Spec §2: "Wir wurden über den Fehler informiert" is true for a fault of the server', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto(`${origin}/rathaus/default?kaputt=lader&name=erika`)
  await expect(page.getByText('Wir wurden über den Fehler informiert')).toBeVisible()
  await expect.poll(() => faults('node').length).toBe(1)
  const [fault] = faults('node')
  expect(fault).toMatchObject({ platform: 'node', exception: { values: [{ type: 'Error' }] } })
  await expect(page.getByText(fault.tags.requestId)).toBeVisible()
  expect(JSON.stringify(calls)).not.toMatch(/erika|srv\/daten|file:/)
})

test('Spec §7: an error reporter is called for a fault in the browser, also if the error page fails too', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto(`${origin}/rathaus`)
  await expect.poll(views).toEqual(['/rathaus'])
  await follow(page, '/freibad?kaputt=kopf&name=erika')
  await expect(page.getByText('An error occurred while showing the error page')).toBeVisible()
  await expect.poll(() => faults('javascript').length).toBeGreaterThan(0)
  const [fault] = faults('javascript')
  expect(fault).toMatchObject({ platform: 'javascript', transaction: '/freibad' })
  expect(fault.exception.values[0].stacktrace.frames.at(-1).filename).toMatch(/^assets\/.+\.js$/)
  expect(JSON.stringify(faults('javascript'))).not.toMatch(/erika|localhost/)
})

test('Spec §2: "Wir wurden über den Fehler informiert" is true for a fault in the browser', async ({
  page,
}) => {
  await page.goto(`${origin}/rathaus`)
  await expect.poll(views).toEqual(['/rathaus'])
  await follow(page, '/freibad/default?kaputt=content&name=erika')
  await expect(page.getByText('Wir wurden über den Fehler informiert')).toBeVisible()
  await expect.poll(() => faults('javascript').length).toBeGreaterThan(0)
  expect(faults('javascript')[0]).toMatchObject({ transaction: '/freibad/default' })
  expect(JSON.stringify(faults('javascript'))).not.toMatch(/erika|localhost/)
})

test('A fault outside of all pages is reported too, without personal data', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto(`${origin}/rathaus`)
  await expect.poll(views).toEqual(['/rathaus'])
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('Postfach erika@example.org fehlt')
    })
    void Promise.reject(new Error('Anruf bei 030 23125-110'))
  })
  await expect
    .poll(() => faults('javascript').map(({ exception }) => exception.values[0].value))
    .toEqual(expect.arrayContaining(['Postfach [E-Mail] fehlt', 'Anruf bei [Nummer]']))
})
