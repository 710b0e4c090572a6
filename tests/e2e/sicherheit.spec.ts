import { expect, type Request, test } from '@playwright/test'

test('the home page keeps its own policy: no violation, no error, no request to anyone else', async ({
  page,
  baseURL,
}) => {
  const trouble: string[] = []
  page.on('console', message => ['error', 'warning'].includes(message.type()) && trouble.push(message.text()))
  page.on('pageerror', error => trouble.push(error.message))
  page.on('request', request => !request.url().startsWith(baseURL ?? '') && trouble.push(request.url()))
  for (const path of ['/', '/rathaus', '/aktuelles', '/suche/?q=Ausweis']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(trouble).toEqual([])
})

test('S-01 every page sends the security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*'nonce-/)
  expect(headers['content-security-policy']).not.toMatch(/script-src [^;]*'unsafe-(inline|eval)'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('W-03 the first view of the home page stays within its weight', async ({ page }) => {
  const requests: Request[] = []
  page.on('requestfinished', request => requests.push(request))
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const [kind, most] of [
    ['script', 130_000],
    ['stylesheet', 25_000],
    ['font', 60_000],
  ] as const) {
    const sizes = await Promise.all(
      requests.filter(request => request.resourceType() === kind).map(request => request.sizes()),
    )
    const sum = sizes.reduce((bytes, { responseBodySize }) => bytes + responseBodySize, 0)
    expect(sum, kind).toBeGreaterThan(0)
    expect(sum, kind).toBeLessThanOrEqual(most)
  }
})
