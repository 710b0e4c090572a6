import { expect, test } from '@playwright/test'
import { sections } from '@rathausplatz/contract/sections'
import { expectAlive } from './alive.ts'
import { quickIf } from './quick-if.ts'

test('following a link scrolls to the top and puts the focus on the heading', async ({ page }) => {
  await page.goto('/')
  await expectAlive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/\/impressum$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('Spec §2: a search from the middle of the home page leads to the top of the search page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expectAlive(page)
  const field = page.locator('main input[name=q], section input[name=q]').first()
  await field.fill('Rebenau')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/suche\/\?q=Rebenau/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const width of [360, 1280]) {
  test(
    `after applying a filter at ${width} pixels, its button has the focus and the result is in view`,
    quickIf(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 })
      for (const [path, label] of [
        ['/rathaus/aemter', 'Ämter durchsuchen'],
        ['/veranstaltungen', 'Veranstaltungen auswählen'],
        ['/rathaus/leistungen', 'Leistungen'],
      ] as const) {
        await page.goto(path)
        await expectAlive(page)
        const filter = page.getByRole('search', { name: label })
        const fold = page.locator('summary', { hasText: label })
        if (await fold.isVisible()) await fold.click()
        const field = filter.getByRole('searchbox').or(filter.getByRole('combobox')).first()
        if (await field.evaluate(element => element.tagName === 'SELECT'))
          await field.selectOption({ index: 1 })
        else await field.fill('a')
        const button = filter.getByRole('button')
        await button.click()
        await expect(page).toHaveURL(/\?/)
        await expect(button).toBeFocused()
        await expect(button).toBeInViewport()
        const result = page
          .getByRole('main')
          .getByRole('status')
          .or(filter.locator('xpath=following::*[self::li or self::p][1]'))
        await expect(result.first()).toBeInViewport()
      }
    },
  )
}

test('a search for services with a single hit leads to the top of its page', { tag: '@lang' }, async ({
  page,
}) => {
  await page.goto('/rathaus/leistungen')
  await expectAlive(page)
  const filter = page.getByRole('search', { name: 'Leistungen' })
  await page.mouse.wheel(0, 200)
  await filter.getByRole('searchbox').fill('Sperrmüll')
  await filter.getByRole('button').click()
  await expect(page).toHaveURL(/\/leistungen\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the next page of a list starts at its top, with the focus on the heading', { tag: '@lang' }, async ({
  page,
}) => {
  await page.goto('/veranstaltungen')
  await expectAlive(page)
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(/seite=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('following the same link three times is one step in the history', { tag: '@lang' }, async ({ page }) => {
  await page.goto('/rathaus')
  const impressum = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
  await expectAlive(page)
  for (const _ of [1, 2, 3]) {
    await impressum.click()
    await expect(page).toHaveURL(/\/impressum$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/rathaus$/)
})

test("'Weitere Artikel laden' puts the focus on the first new article, and the page does not jump", async ({
  page,
}) => {
  await page.goto('/')
  await expectAlive(page)
  const more = page.getByRole('link', { name: 'Weitere Artikel laden' })
  await more.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await more.click()
  await expect(page.locator('#artikel-platz-7 a').first()).toBeFocused()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)
  while (await more.isVisible()) {
    const step = await more.getAttribute('href')
    await more.click()
    await expect(page.locator(`a[href="${step}"]`)).toHaveCount(0)
  }
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('the accessibility bar has its seven links in the same order on every page', { tag: '@lang' }, async ({
  page,
}) => {
  const expected = [
    'Erklärung zur Barrierefreiheit',
    'Leichte Sprache',
    'Hilfe zur Bedienung',
    'Fehler melden',
    'Impressum und Kontaktdaten',
    'Kontaktformular',
    'Startseite',
  ]
  for (const path of ['/', '/rathaus', '/freibad', '/gibt-es-nicht']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Barrierefreiheit' }).getByRole('link')).toHaveText(
      expected,
    )
  }
})

test('S15: on a phone the accessibility bar shows easy language at once and all seven links when opened', {
  tag: '@lang',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Barrierefreiheit' })
  await expect(bar.getByRole('link')).toHaveText(['Leichte Sprache'])
  await bar.getByText('Barrierefreiheit und Hilfe').click()
  await expect(bar.getByRole('link')).toHaveCount(7)
  for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport()
})

test('the footer shows address, opening hours and two link lists', { tag: '@lang' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Marktplatz 1')
  await expect(footer).toContainText('Montag bis Freitag')
  await expect(footer).toContainText('08:30–12:00 Uhr')
  await expect(footer).toContainText('Dienstag und Donnerstag')
  await expect(footer).toContainText('15:00–17:30 Uhr')
  await expect(footer.getByRole('navigation')).toHaveCount(2)
})

test('the header search opens /suche/ and shows hits', { tag: '@lang' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/rathaus')
  await page.getByRole('search').getByRole('combobox').fill('Rebenau')
  await page.getByRole('search').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/suche\/?\?q=Rebenau/)
  await expect(page.getByRole('status').filter({ hasText: 'Treffer' })).toBeVisible()
})

test('on small screens a button opens the search; Escape gives the focus back', { tag: '@lang' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/rathaus')
  const button = page.getByRole('button', { name: 'Suche', exact: true })
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Suche' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('the theme follows the first path segment', { tag: '@lang' }, async ({ page }) => {
  for (const { path, theme } of Object.values(sections)) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
  await page.goto('/rathaus')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default')
  await page.goto('/freibad/gibt-es-nicht')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'freibad')
})

test('On a phone the accessibility bar is closed on the page that its link leads to', {
  tag: '@lang',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/freibad')
  // Client-side navigation: a new document would close it anyway.
  await expectAlive(page)
  const bar = page.getByRole('navigation', { name: 'Barrierefreiheit' })
  await bar.getByText('Barrierefreiheit und Hilfe').click()
  await bar.getByRole('link', { name: 'Kontaktformular' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await expect(bar.locator('details')).toHaveJSProperty('open', false)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})
