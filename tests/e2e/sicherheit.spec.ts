import { expect, test } from '@playwright/test'

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
  const sizes = { script: 0, stylesheet: 0, font: 0 }
  page.on('response', async response => {
    const kind = response.request().resourceType()
    if (kind in sizes)
      sizes[kind as keyof typeof sizes] += (await response.request().sizes()).responseBodySize
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(sizes.script).toBeLessThanOrEqual(130_000)
  expect(sizes.stylesheet).toBeLessThanOrEqual(25_000)
  expect(sizes.font).toBeLessThanOrEqual(60_000)
})
