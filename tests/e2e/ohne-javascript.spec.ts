import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without JavaScript the menu opens with all its levels and leads on', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Menü', exact: true }).click()
  const drawer = page.locator('dialog#menue')
  await expect(drawer).toBeVisible()
  await expect(drawer.locator('[data-level="3"] a').first()).toBeVisible()
  await drawer.getByRole('link', { name: 'Menü schließen' }).click()
  await expect(drawer).toBeHidden()
  await page.getByRole('link', { name: 'Menü', exact: true }).click()
  await drawer.locator('[data-level="1"] > li > a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test("without JavaScript 'Weitere Artikel laden' shows three more", async ({ page }) => {
  await page.goto('/')
  const articles = page.getByRole('group', { name: 'Aktuelles' }).getByRole('article')
  await expect(articles).toHaveCount(6)
  await page.getByRole('link', { name: 'Weitere Artikel laden' }).click()
  await expect(articles).toHaveCount(9)
})

test('without JavaScript the search finds pages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Suche', exact: true }).click()
  await page.getByRole('main').getByRole('searchbox').fill('Rebenau')
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('without JavaScript every slide of the hero slider can be reached', async ({ page }) => {
  await page.goto('/')
  const slides = page.getByRole('group', { name: /^Folie \d von \d$/ })
  const last = slides.last()
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('heading')).toBeInViewport()
})
