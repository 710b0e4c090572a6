import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { enter } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'

/** Stores a working copy as the desk does, with the session cookie. */
async function type(page: Page, daten: object, art = 'seite', id: string = randomUUID()) {
  const url = `/api/cms/redaktion/inhalte/${id}/arbeitskopie`
  const headers = { origin: new URL(page.url()).origin }
  const kept = await page.request.put(url, { data: { art, daten }, headers })
  expect(kept.status()).toBe(200)
  return id
}

const text = (words: string, slotName = 'content') => ({
  template: 'text',
  slotName,
  context: { titel: words, text: `<p>${words}</p>` },
  options: {},
})

const seite = {
  pfad: '/freibad/fundsachen',
  title: 'Fundsachen im Freibad',
  pageTheme: 'freibad',
  content: [text('Erstes'), { template: 'gibt-es-nicht' }, text('Drittes'), text('Am Rand', 'sidebar')],
}

test('The preview of an unsaved page is rendered by the site in its theme, without anything that runs', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const id = await type(page, seite)
  const answer = await page.goto(`/redaktion/ansicht/${id}`)
  const headers = answer?.headers() ?? {}
  expect(answer?.status()).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['content-security-policy']).toContain("script-src 'none'")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fundsachen im Freibad')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'freibad')
  await expect(page.getByRole('complementary', { name: 'Hinweis der Redaktion' })).toHaveText(
    'Ansicht eines Entwurfs – nur für die Redaktion sichtbar',
  )
  await expect(page.locator('script, noscript, base:not([target="_blank"])')).toHaveCount(0)
  await expect(page.locator('base')).toHaveCount(1)
  const places = await page
    .locator('[data-baustein]')
    .evaluateAll(found => found.map(one => `${one.getAttribute('data-baustein')} ${one.textContent}`))
  expect(places).toEqual(['0 ErstesErstes', '2 DrittesDrittes', '3 Am RandAm Rand'])
  expect(await axeFindings(page)).toEqual([])
})

test('The preview in the frame of the desk has no banner of its own', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const id = await type(page, seite)
  const src = `/redaktion/ansicht/${id}?rahmen=ohne`
  await page.evaluate(src => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, src)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Fundsachen im Freibad')
  await expect(frame.getByText('Ansicht eines Entwurfs')).toHaveCount(0)
})

test('A just uploaded picture is shown in the preview, and is not public yet', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion')
  const { origin } = new URL(page.url())
  const data = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer()
  const headers = { origin, 'content-type': 'image/jpeg' }
  const params = { name: 'Fundsache.jpg', beschreibung: 'Ein roter Schirm', urheber: 'Fundbüro' }
  const taken = await page.request.post('/api/cms/redaktion/medien', { data, headers, params })
  const { adresse } = (await taken.json()) as { adresse: string }
  const heroImages = [{ src: adresse, alt: 'Ein roter Schirm' }]
  await page.goto(`/redaktion/ansicht/${await type(page, { ...seite, heroImages })}`)
  const picture = page.getByRole('img', { name: 'Ein roter Schirm' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect((await page.request.get(`${adresse}/480.jpg`)).status()).toBe(404)
})

test('Leichte Sprache and records have a preview like any page; a draft that was never saved has none', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const heading = page.getByRole('heading', { level: 1 })
  const leichteSprache = { title: 'Verlorene Sachen', content: [text('Einfach')] }
  const id = await type(page, { ...seite, leichteSprache })
  await page.goto(`/redaktion/ansicht/${id}?sprache=leicht`)
  await expect(heading).toHaveText('Verlorene Sachen')
  await page.goto(`/redaktion/ansicht/${id}?stand=entwurf`)
  await expect(heading).toHaveText('404 - Seite nicht gefunden')
  for (const [art, daten] of [
    ['aktuelles', { titel: 'Weinfest' }],
    ['veranstaltung', { titel: 'Weinfest' }],
    ['stelle', { titel: 'Weinfest' }],
    ['leistung', { name: 'Weinfest' }],
    ['organisationseinheit', { name: 'Weinfest' }],
  ] as const) {
    const answer = await page.goto(`/redaktion/ansicht/${await type(page, daten, art)}`)
    expect(answer?.status(), art).toBe(200)
    await expect(heading, art).toHaveText('Weinfest')
    await expect(page.locator('[data-baustein="0"]').first(), art).toBeAttached()
  }
})

test('A preview needs a sign-in, and another editor sees none of the unsaved text', {
  tag: '@lang',
}, async ({ page, browser }) => {
  await enter(page, 'redaktion')
  const id = await type(page, seite)
  const other = await (await browser.newContext()).newPage()
  await other.goto(`/redaktion/ansicht/${id}`)
  await expect(other).toHaveURL(/\/redaktion\/anmelden\?zurueck=/)
  await enter(other, 'autorin')
  const answer = await other.goto(`/redaktion/ansicht/${id}`)
  expect(answer?.status()).toBe(404)
  await expect(other.getByText('Fundsachen im Freibad')).toHaveCount(0)
  await other.context().close()
})

test('A preview with an invalid id is refused; one with an invalid path or invalid data is still rendered', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  for (const id of [randomUUID(), 'x'.repeat(3_000), '..%2F..%2Fabmelden', '%3Cscript%3E', 'ä'])
    expect([400, 404], id.slice(0, 20)).toContain((await page.goto(`/redaktion/ansicht/${id}`))?.status())
  for (const pfad of ['//evil.example', '/redaktion/abmelden', '/api/cms', '/suche', '', '/a.data']) {
    const answer = await page.goto(`/redaktion/ansicht/${await type(page, { ...seite, pfad })}`)
    expect(answer?.status(), pfad).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), pfad).toHaveText('Fundsachen im Freibad')
  }
  for (const daten of [null, [], 'x', { ...seite, content: 'x' }])
    expect((await page.goto(`/redaktion/ansicht/${await type(page, daten as object)}`))?.status()).toBe(200)
})

test('A public page stays the same byte for byte while an editor previews a draft of it', {
  tag: '@lang',
}, async ({ page }) => {
  const publicBytes = async () => (await page.request.get('/rathaus', { headers: { cookie: '' } })).text()
  const before = await publicBytes()
  await enter(page, 'redaktion')
  await page.goto(`/redaktion/ansicht/${await type(page, { ...seite, pfad: '/rathaus' })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fundsachen im Freibad')
  expect(await publicBytes()).toBe(before)
  expect(before).not.toContain('data-baustein')
})
