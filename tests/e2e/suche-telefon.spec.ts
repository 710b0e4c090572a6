import { expect, type Locator, test } from '@playwright/test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/**
 * Expects each suggestion of a list to be visible and tappable, or reachable by scrolling within the list.
 */
async function expectSeen(list: Locator): Promise<void> {
  const options = list.getByRole('option')
  await expect(options.first()).toBeInViewport({ ratio: 1 })
  const { width } = (await list.boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThanOrEqual(300)
  const last = options.last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
}

test('E3: suggestions of the search in the header are fully visible', { tag: '@lang' }, async ({ page }) => {
  await page.goto('/freibad/preise')
  await page.getByRole('button', { name: 'Suche' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Suche' })
  await dialog.getByRole('combobox').pressSequentially('ausw')
  await expectSeen(dialog.getByRole('listbox'))
})

test('E6: the large search field of the home page suggests too, and leads to the page', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Willkommen' })
  await hero.getByRole('combobox').pressSequentially('personalausw')
  const list = hero.getByRole('listbox')
  await expectSeen(list)
  await list
    .getByRole('option', { name: /Seite öffnen/ })
    .first()
    .tap()
  await page.waitForURL(url => url.pathname !== '/')
})

test('E6: the first hit is in the first screen, and the filters are behind one button, also without scripts', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/suche/?q=ausweis')
    const hits = page.getByRole('region', { name: 'Treffer' })
    await expect(hits.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
    const choices = page.getByRole('navigation', { name: 'Treffer eingrenzen' })
    await expect(choices).toBeHidden()
    await page.getByText('Treffer eingrenzen', { exact: true }).click()
    await choices.getByRole('link', { name: /^Leistung/ }).click()
    await expect(page.getByText('Eingegrenzt: Leistung')).toBeVisible()
    await context.close()
  }
})

test('lists begin in the first screen, and their search is behind one button, also without scripts', {
  tag: '@lang',
}, async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/rathaus/aemter')
    await expect(page.locator('main').getByRole('link', { name: '030 23125-100' }).first()).toBeInViewport()
    const filter = page.getByRole('search', { name: 'Ämter durchsuchen' })
    await expect(filter).toBeHidden()
    await page.getByText('Ämter durchsuchen', { exact: true }).click()
    await filter.getByRole('searchbox').fill('Standesamt')
    await filter.getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL(/amt=Standesamt/)
    await expect(page.locator('main').getByRole('link', { name: 'Standesamt', exact: true })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Auswahl aufheben' })).toBeVisible()
    await context.close()
  }
})
