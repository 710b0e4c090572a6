import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { quickIf } from './quick-if.ts'

// No other test answers the question on these pages.
const question = (page: Page) => page.getByRole('form', { name: 'War diese Seite hilfreich?' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      '„War diese Seite hilfreich?“: an answer is thanked for, and the visitor can say what is missing',
      quickIf(javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/stadt/parken')
        await question(page).getByRole('button', { name: 'Nein' }).click()
        await expect(page).toHaveURL(/\/stadt\/parken\?hilfreich=nein#hilfreich$/)
        await expect(page.getByText('Danke für Ihre Antwort.')).toBeInViewport()
        const text = page.getByLabel('Was hat gefehlt?')
        await expect(text).toHaveAccessibleDescription(/keine Namen/)
        await text.fill('Wo steht, was ein Anwohnerausweis kostet?')
        await page.getByRole('button', { name: 'Absenden' }).click()
        await expect(page).toHaveURL(/\/stadt\/parken\?hilfreich=danke#hilfreich$/)
        await expect(page.getByText('Danke. Ihr Hinweis ist angekommen.')).toBeInViewport()
        // The browser stores nothing about it.
        expect(await page.context().cookies()).toEqual([])
      },
    )
  })
}

test('The question stands on pages of content, also after following a link, and not on home, contact, search and error pages', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/')
  await expect(question(page)).toHaveCount(0)
  await page.goto('/kontakt')
  await expect(question(page)).toHaveCount(0)
  await page.goto('/suche?q=Perso')
  await expect(question(page)).toHaveCount(0)
  await page.goto('/gibt-es-nicht')
  await expect(question(page)).toHaveCount(0)
  await page.goto('/rathaus')
  await expect(question(page)).toHaveCount(1)
  const next = page.getByRole('main').locator('a[href^="/rathaus/"]').first()
  const href = await next.getAttribute('href')
  await next.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(question(page)).toHaveCount(1)
  await expect(question(page).locator('[name=zurueck]')).toHaveValue(href ?? '')
})

test('The question works by keyboard, and after an answer the next Tab leads to the text field', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/stadt/parken')
  await question(page).getByRole('button', { name: 'Ja' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Danke für Ihre Antwort.')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Möchten Sie uns noch etwas sagen?')).toBeFocused()
})

for (const scheme of ['light', 'dark'] as const)
  test(`K-01: axe finds nothing in the question and what follows it (${scheme})`, { tag: '@lang' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const [address, width] of [
      ['/stadt/parken', 1280],
      ['/freibad/preise?hilfreich=nein', 360],
      ['/rathaus?sprache=leicht', 360],
      ['/schillerschule/eltern?hilfreich=danke', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      expect(await axeFindings(page), address).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, address).toBeLessThanOrEqual(0)
    }
  })

test('An answer that another website sends is refused', async ({ page, baseURL }) => {
  const form = { hilfreich: 'nein', zurueck: '/stadt/parken' }
  const answer = await page.request.post(`${baseURL}/rueckmeldung`, {
    form,
    headers: { origin: 'https://evil.example' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
})
