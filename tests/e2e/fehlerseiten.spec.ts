import { request as rawRequest } from 'node:http'
import { expect, test } from '@playwright/test'

test.describe('error pages', () => {
  test("an unknown page is a 404 '404 - Seite nicht gefunden' with notice, e-mail link, button and breadcrumb", async ({
    page,
  }) => {
    const answer = await page.goto('/gibt-es-nicht')
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Seite nicht gefunden')
    await expect(page.getByRole('main')).toContainText('neu gestaltet')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'stadt@rebenau.example.org' }),
    ).toHaveAttribute('href', 'mailto:stadt@rebenau.example.org')
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText('Fehler - 404')
    await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  for (const address of [
    '/veranstaltungen?seite=99',
    '/aktuelles?seite=99',
    '/suche/?q=Rebenau&seite=99',
    '/aktuelles?jahr=1985',
  ]) {
    test(`a page that a list does not have is a 404: ${address}`, { tag: '@lang' }, async ({ page }) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Seite nicht gefunden')
    })
  }

  test('after following a link inside the site the error page is the same', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Impressum' })
      .evaluate(link => {
        link.setAttribute('href', '/gibt-es-nicht')
      })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Seite nicht gefunden')
  })
})

test.describe('R-S18, R-S7: a refused form gives an error page in the frame of the town', () => {
  const form = 'application/x-www-form-urlencoded'
  const sent: [what: string, path: string, type: string, data: string, origin: string, status: number][] = [
    ['JSON to a form', '/kontakt', 'application/json', '{}', '', 415],
    ['plain text to a form', '/darstellung', 'text/plain', 'abc', '', 415],
    ['half a multipart form', '/kontakt', 'multipart/form-data; boundary=x', 'abc', '', 400],
    ['half a multipart form', '/darstellung', 'multipart/form-data; boundary=x', 'abc', '', 400],
    ['a form of another website', '/kontakt', form, 'a=b', 'https://evil.example', 403],
    ['a form of 70 KB', '/kontakt', form, 'a'.repeat(70_000), '', 413],
    ['a form to a page', '/rathaus', form, 'a=b', '', 405],
    ['a form to the search', '/suche/', form, 'a=b', '', 405],
  ]
  for (const [what, path, type, data, origin, status] of sent) {
    test(`${what}, ${path}: ${status}`, async ({ request, baseURL }) => {
      const headers = { 'content-type': type, origin: origin || (baseURL ?? '') }
      const answer = await request.post(path, { data, headers, maxRedirects: 0 })
      const html = await answer.text()
      expect(answer.status()).toBe(status)
      expect(answer.headers()['cache-control']).toBe('no-store')
      expect(answer.headers()['allow']).toBe(status === 405 ? 'GET, HEAD' : undefined)
      expect(html).toContain('<h1>Leider ist ein Fehler aufgetreten</h1>')
      expect(html).toContain(
        'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.',
      )
      expect(html).toContain(`<span aria-current="page">Fehler - ${status}</span>`)
      expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Zurück zur Startseite<\/a>/)
      expect(html).toMatch(/<header.*<main id="inhalt".*<footer/s)
      expect(html).toContain(`<title>Fehler - ${status} – Stadt Rebenau</title>`)
    })
  }

  test('the error page is hydrated, and its menu opens', async ({ page }) => {
    await page.goto('/kontakt')
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.enctype = 'text/plain'
      form.submit()
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leider ist ein Fehler aufgetreten')
    await expect(page.getByText('Bitte senden Sie das Formular von unserer Website aus.')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('no answer to a data request shows a message of the router', async ({ request, baseURL }) => {
    const headers = { origin: baseURL ?? '', 'content-type': form }
    for (const path of [
      '/rathaus.data',
      '/kontakt.data',
      '/suche.data',
      '/darstellung.data',
      '/nirgends.data',
    ]) {
      const answer = await request.post(path, { data: 'a='.padEnd(70_000, 'a'), headers })
      expect([405, 413], path).toContain(answer.status())
      expect(await answer.text(), path).not.toMatch(/You made|Error:|Unexpected|Internal/)
    }
  })
})

/** Sends a path unchanged; a browser would normalise it. */
function askRaw(baseURL: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(baseURL)
  return new Promise((resolve, reject) => {
    const asked = rawRequest({ hostname, port, path, method: 'GET' }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

test.describe('bad input', () => {
  const paths: [name: string, path: string][] = [
    ['an unknown path', '/nirgends'],
    ['a path of 64 KB', `/${'a'.repeat(65_536)}`],
    ['broken UTF-8', '/%ff%fe'],
    ['a NUL byte', '/rathaus%00'],
    ['a NUL byte in a query', '/?artikel=%00'],
    ['two slashes', '//evil.example/rathaus'],
    ['a backslash', '/%5cevil.example'],
    ['dots', '/../../etc/passwd'],
    ['encoded dots', '/%2e%2e/%2e%2e/etc/passwd'],
    ['dots below assets', '/assets/..%2f..%2fserver/index.js'],
    ['a half percent sign', '/%'],
    ['a wrong page number', '/api/cms/aktuelles?seite=-1'],
    ['a page number that is none', '/api/cms/aktuelles?seite=NaN&pro_seite=1e9'],
    ['an order that is not allowed', '/api/cms/aktuelles?order=id;drop'],
    ['an unknown menu', '/api/cms/menu?name=Geheim'],
    ['a route without its url', '/api/cms/route'],
    ['an unknown call', '/api/cms/nichts'],
    ['an unknown picture', '/medien/nichts/480.avif'],
    ['an unknown width', '/medien/marktplatz-morgen/481.avif'],
    ['the data address of an unknown page', '/nirgends.data'],
    ['a search of 10 KB', `/suche/?q=${'x'.repeat(10_000)}`],
    ['a search for markup', '/suche/?q=<script>alert(1)</script>'],
    ['1,000 query values', `/?${Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join('&')}`],
  ]
  for (const [name, path] of paths) {
    test(`${name} gives no 500 and no stack`, async ({ baseURL }) => {
      const { status, body } = await askRaw(baseURL ?? '', path)
      expect(status).toBeLessThan(500)
      expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE|\/home\//)
      expect(body).not.toContain(process.cwd())
      expect(body).not.toContain('<script>alert(1)</script>')
      expect((await askRaw(baseURL ?? '', '/')).status).toBe(200)
    })
  }
})
