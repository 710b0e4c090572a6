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

test("without JavaScript 'Weitere Artikel laden' shows three more", { tag: '@lang' }, async ({ page }) => {
  await page.goto('/')
  const articles = page.getByRole('group', { name: 'Aktuelles' }).getByRole('article')
  await expect(articles).toHaveCount(6)
  await page.getByRole('link', { name: 'Weitere Artikel laden' }).click()
  await expect(articles).toHaveCount(9)
  // The page opens at the first new article, not at its top.
  await expect(articles.nth(6)).toBeInViewport()
})

test('without JavaScript the search finds pages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Suche', exact: true }).click()
  await page.getByRole('main').getByRole('searchbox').fill('Rebenau')
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('without JavaScript every slide of the hero slider can be reached', { tag: '@lang' }, async ({
  page,
}) => {
  await page.goto('/')
  const slides = page.getByRole('group', { name: /^Folie \d von \d$/ })
  const last = slides.last()
  await last.scrollIntoViewIfNeeded()
  await expect(last.getByRole('heading')).toBeInViewport()
})

test('W-04 the calendar leads from month to month, and an event to its file for calendars', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/kalender?monat=2026-12')
  await expect(page.getByRole('table')).toContainText('Dezember 2026')
  await page.getByRole('link', { name: 'Nächster Monat' }).first().click()
  await expect(page.getByRole('table')).toContainText('Januar 2027')
  await page.goto('/veranstaltungen/adventsmarkt')
  const file = page
    .getByRole('main')
    .getByRole('link', { name: /Kalender/ })
    .first()
  expect(await file.getAttribute('href')).toMatch(/\.ics$/)
})

test('W-04 events are filtered by a form and read page by page', async ({ page }) => {
  await page.goto('/veranstaltungen')
  const form = page.getByRole('main').locator('form[method=get]')
  await form.getByRole('combobox').first().selectOption({ label: 'Markt' })
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/rubrik_id=\d+/)
  await expect(page.getByRole('main')).toContainText('Markt')
  await page.goto('/veranstaltungen')
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(/seite=2/)
  await expect(page).toHaveTitle(/Seite 2/)
})

test('W-04 services are found by their letter, notices in their archive, people by their name', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/rathaus/leistungen')
  await page
    .getByRole('navigation', { name: /Anfangsbuchstaben/ })
    .getByRole('link', { name: /^W/ })
    .click()
  await expect(page.getByRole('main')).toContainText('Wohnsitz anmelden')
  await page.goto('/bekanntmachungen')
  await page.getByRole('link', { name: 'Archiv', exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Aufstellungsbeschluss')
  await page.goto('/rathaus/personen')
  const form = page.getByRole('main').locator('form[method=get]').first()
  await form.getByRole('searchbox').fill('Seiler')
  await form.getByRole('button').click()
  await expect(page.getByRole('main')).toContainText('Seiler')
})

test('W-04 the navigation of a house of the town works without scripts', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/freibad')
  await page
    .getByRole('navigation', { name: 'Seiten: Freibad' })
    .getByRole('link', { name: 'Preise' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[Pp]reise/)
})
