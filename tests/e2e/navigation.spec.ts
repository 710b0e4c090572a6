import { expect, test } from '@playwright/test'

test('every navigation scrolls to the top and puts the focus on the heading', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/impressum$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the accessibility bar has its seven links in the same order on every page', async ({ page }) => {
  const expected = [
    'Erklärung zur Barrierefreiheit',
    'Leichte Sprache',
    'Hilfe zur Bedienung',
    'Fehler melden',
    'Impressum',
    'Kontakt',
    'Startseite',
  ]
  for (const path of ['/', '/rathaus', '/freibad', '/gibt-es-nicht']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Barrierefreiheit' }).getByRole('link')).toHaveText(
      expected,
    )
  }
})

test('the footer shows address, opening hours and two link lists', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Marktplatz 1')
  await expect(footer).toContainText('Montag bis Freitag')
  await expect(footer).toContainText('08:30–12:00 Uhr')
  await expect(footer).toContainText('Dienstag und Donnerstag')
  await expect(footer).toContainText('15:00–17:30 Uhr')
  await expect(footer.getByRole('navigation')).toHaveCount(2)
})

test('the header search opens /suche/ and shows hits', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/rathaus')
  await page.getByRole('search').getByRole('combobox').fill('Rebenau')
  await page.getByRole('search').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/suche\/?\?q=Rebenau/)
  await expect(page.getByRole('status').filter({ hasText: 'Treffer' })).toBeVisible()
})

test('on small screens a button opens the search; Escape gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/rathaus')
  const button = page.getByRole('button', { name: 'Suche', exact: true })
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Suche' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('the theme follows the first path segment', async ({ page }) => {
  for (const theme of [
    'buecherei',
    'freibad',
    'schillerschule',
    'jahnschule',
    'jugendmusikschule',
    'klimaschutz',
  ]) {
    await page.goto(`/${theme}`)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  await page.goto('/rathaus')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default')
  await page.goto('/freibad/gibt-es-nicht')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'freibad')
})
