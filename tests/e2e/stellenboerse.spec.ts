import { expect, type Page, test } from '@playwright/test'

const PORTAL = 'https://rebenau.bewerberportal.example'

/** Answers in place of the provider and records the requests. */
async function fakePortal(page: Page) {
  const asked: string[] = []
  await page.route(`${PORTAL}/**`, async route => {
    asked.push(route.request().url())
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Portal</title><h1>Offene Stellen</h1><a href="/x" target="_top">Weiter</a>',
    })
  })
  return asked
}

test('X-08 nothing is requested from the applicant portal before the click, nor after a reload', async ({
  page,
  baseURL,
}) => {
  const asked = await fakePortal(page)
  const strangers: string[] = []
  page.on('request', request => request.url().startsWith(baseURL ?? '') || strangers.push(request.url()))
  await page.goto('/rathaus/stellen', { waitUntil: 'networkidle' })
  const load = page.getByRole('button', { name: 'Inhalt laden' })
  await load.scrollIntoViewIfNeeded()
  await load.hover()
  expect([...asked, ...strangers]).toEqual([])

  await load.click()
  const frame = page.getByTitle('Bewerberportal von Bewerberportal Oberrhein GmbH')
  await expect(frame).toBeFocused()
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Offene Stellen')
  expect(asked).toEqual([`${PORTAL}/stellen`])
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation)/)

  await page.getByRole('button', { name: 'Inhalt wieder entfernen' }).click()
  await expect(frame).toHaveCount(0)
  await expect(load).toBeFocused()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(load).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('K-05 the frame keeps to the policy of the page, and the plain link opens a new window', {
  tag: '@lang',
}, async ({ page }) => {
  const trouble: string[] = []
  page.on('console', message => message.type() === 'error' && trouble.push(message.text()))
  await fakePortal(page)
  const answer = await page.goto('/rathaus/stellen')
  expect(answer?.headers()['content-security-policy']).toContain(`frame-src ${PORTAL};`)
  const link = page.getByRole('link', { name: 'Bewerberportal in neuem Fenster öffnen' })
  await expect(link).toHaveAttribute('href', `${PORTAL}/stellen`)
  await expect(link).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Inhalt laden' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
  expect(trouble).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is the plain link to the portal, and no button that does nothing', { tag: '@lang' }, async ({
    page,
  }) => {
    const asked = await fakePortal(page)
    await page.goto('/rathaus/stellen')
    await expect(page.getByRole('link', { name: 'Bewerberportal in neuem Fenster öffnen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Inhalt laden' })).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('directories are searched, filtered and paged through', { tag: '@lang' }, async ({ page }) => {
    await page.goto('/wirtschaft/betriebe')
    await page.getByRole('link', { name: 'Nächste Seite' }).click()
    await expect(page).toHaveURL(/seite=2/)
    await page.getByRole('searchbox', { name: /Branche/ }).fill('Holzofen')
    await page.getByRole('search').getByRole('button', { name: 'Suchen' }).last().click()
    await expect(page).toHaveURL(/branchensearch=Holzofen/)
    await expect(page.getByText('1 Betrieb gefunden: Suche nach „Holzofen“')).toBeVisible()
  })
})
