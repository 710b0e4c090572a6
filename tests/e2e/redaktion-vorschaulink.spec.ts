import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { enter } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'

/** Creates a saved page of the swimming pool, with a picture that no public page shows. */
async function draft(page: Page): Promise<string> {
  await enter(page, 'redaktion', '/redaktion')
  const { origin } = new URL(page.url())
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0a5' } })
    .jpeg()
    .toBuffer()
  const taken = await page.request.post('/api/cms/redaktion/medien', {
    data: Buffer.concat([bytes, Buffer.from(randomUUID())]),
    headers: { origin, 'content-type': 'image/jpeg' },
    params: { name: `Wiese ${randomUUID()}.jpg`, beschreibung: 'Die Liegewiese', urheber: 'Bäderamt' },
  })
  const { adresse } = (await taken.json()) as { adresse: string }
  const id = randomUUID()
  const daten = {
    pfad: `/freibad/liegewiese-${id}`,
    title: 'Die neue Liegewiese',
    pageTheme: 'freibad',
    heroImages: [{ src: adresse, alt: 'Die Liegewiese' }],
    content: [
      {
        template: 'text',
        slotName: 'content',
        context: { text: '<p>Ab Mai mit Schatten.</p>' },
        options: {},
      },
    ],
  }
  const made = await page.request.post('/api/cms/redaktion/inhalte', {
    data: { id, art: 'seite', daten },
    headers: { origin },
  })
  expect(made.status()).toBe(200)
  return id
}

/** Shares a page at the desk, like an editor; returns the link. */
async function share(page: Page, id: string): Promise<string> {
  await page.goto(`/redaktion/inhalte/seite/${id}`)
  await page.getByRole('button', { name: 'Vorschau teilen' }).click()
  await page.getByRole('dialog').getByLabel('3 Tage').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Link anlegen' }).click()
  const address = page.getByLabel('Adresse zum Weitergeben')
  await expect(address).toBeFocused()
  return address.inputValue()
}

/** A browser without a session. */
const stranger = async (browser: Browser, colorScheme: 'light' | 'dark' = 'light') =>
  (await browser.newContext({ colorScheme })).newPage()

test('A draft is shared, read by a person without an account, and gone once the link is ended', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await draft(page)
  const address = await share(page, id)
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  const mayor = await stranger(browser)
  const answer = await mayor.goto(address)
  const headers = answer?.headers() ?? {}
  expect(answer?.status()).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  })
  for (const part of ["script-src 'none'", "frame-ancestors 'none'", "form-action 'none'"])
    expect(headers['content-security-policy']).toContain(part)
  await expect(mayor.getByRole('heading', { level: 1 })).toHaveText('Die neue Liegewiese')
  await expect(mayor.getByText('Ab Mai mit Schatten.')).toBeVisible()
  const banner = mayor.getByRole('complementary', { name: 'Hinweis der Redaktion' })
  await expect(banner).toHaveText(
    /^Vorschau eines Entwurfs, noch nicht veröffentlicht\. Dieser Link gilt bis \p{L}+, \d{1,2}\. \p{L}+ \d{4}\.$/u,
  )
  await expect(banner.getByRole('button')).toHaveCount(0)
  await mayor.mouse.wheel(0, 2_000)
  await expect(banner).toBeInViewport()
  await expect(mayor.locator('script, noscript')).toHaveCount(0)
  const picture = mayor.getByRole('img', { name: 'Die Liegewiese' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await mayor.context().cookies()).toEqual([])

  await page.getByRole('button', { name: /^Beenden: Link von/ }).click()
  await expect(page.getByRole('heading', { name: 'Links, die gelten' })).toHaveCount(0)
  expect((await mayor.reload())?.status()).toBe(410)
  await expect(mayor.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')
  await expect(mayor.getByText('Bitte fragen Sie die Person')).toBeVisible()
  await expect(mayor.getByText('Liegewiese')).toHaveCount(0)
  await mayor.context().close()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`Axe finds nothing on a shared page and on the page of an ended link (${colorScheme})`, {
    tag: '@lang',
  }, async ({ page, browser }) => {
    const address = await share(page, await draft(page))
    const reader = await stranger(browser, colorScheme)
    await reader.setViewportSize({ width: 360, height: 740 })
    await reader.goto(address)
    expect(await axeFindings(reader)).toEqual([])
    await reader.goto('/vorschau-link/gibt-es-nicht')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')
    expect(await axeFindings(reader)).toEqual([])
    await reader.context().close()
  })

test('An invalid key of a preview link is refused and shows nothing of a draft', {
  tag: '@lang',
}, async ({ page }) => {
  for (const key of ['x', 'x'.repeat(43), 'x'.repeat(3_000), '%3Cscript%3E', 'ä', '..%2F..%2Fredaktion']) {
    const answer = await page.goto(`/vorschau-link/${key}`)
    expect([400, 410, 414], key.slice(0, 20)).toContain(answer?.status())
    if (answer?.status() === 410)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')
  }
})
