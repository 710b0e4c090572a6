import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// The first visit of the home page, with all its resources and the service worker.
test.use({ serviceWorkers: 'allow' })

test('the home page keeps its own policy: no violation, no error, no request to another server', async ({
  page,
  baseURL,
}) => {
  const trouble: string[] = []
  page.on('console', message => ['error', 'warning'].includes(message.type()) && trouble.push(message.text()))
  page.on('pageerror', error => trouble.push(error.message))
  // The console does not name the refused request.
  page.on('response', answer => answer.status() >= 400 && trouble.push(`${answer.status()} ${answer.url()}`))
  page.on('request', request => !request.url().startsWith(baseURL ?? '') && trouble.push(request.url()))
  for (const path of ['/', '/rathaus', '/aktuelles', '/suche/?q=Ausweis']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(trouble).toEqual([])
})

test('S-01 the home page sends the security headers', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*'sha256-/)
  expect(headers['content-security-policy']).not.toMatch(/script-src [^;]*'unsafe-(inline|eval)'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('no page whose address is a key from a mail is cached, indexed, or named to another server', async ({
  request,
}) => {
  const routes = await readFile(join(import.meta.dirname, '../../apps/site/app/routes.ts'), 'utf8')
  const pages = [...routes.matchAll(/route\('([^']*:schluessel[^']*)', '[^']*\.tsx'/g)].map(
    ([, page = '']) => page,
  )
  expect(pages.length).toBeGreaterThan(10)
  for (const page of pages) {
    const headers = (await request.get(`/${page.replace(':schluessel', 'unbekannt')}`)).headers()
    expect(headers, page).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
})
