import { expect, test } from '@playwright/test'

test.describe('drawer menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
  })

  test('opens as a modal dialog and keeps the focus inside', async ({ page }) => {
    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    const outside = await page.evaluate(() => {
      const active = document.activeElement
      return active !== document.body && active?.closest('dialog') === null
    })
    expect(outside).toBe(false)
  })

  test('opening one item closes its siblings', { tag: '@lang' }, async ({ page }) => {
    const toggles = page.getByRole('dialog').locator('[data-level="1"] > li > button')
    await toggles.nth(0).click()
    await expect(toggles.nth(0)).toHaveAttribute('aria-expanded', 'true')
    await toggles.nth(1).click()
    await expect(toggles.nth(0)).toHaveAttribute('aria-expanded', 'false')
    await expect(toggles.nth(1)).toHaveAttribute('aria-expanded', 'true')
  })

  test('has three levels', { tag: '@lang' }, async ({ page }) => {
    await expect(page.getByRole('dialog').locator('[data-level="3"]').first()).toBeAttached()
    await expect(page.getByRole('dialog').locator('[data-level="4"]')).toHaveCount(0)
  })

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeFocused()
  })

  test('closes on route change', { tag: '@lang' }, async ({ page }) => {
    await page.getByRole('dialog').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/\/$/)
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden()
  })
})

test('the menu is open down to the current page, and the page is marked', { tag: '@lang' }, async ({
  page,
}) => {
  await page.goto('/rathaus/buergerbuero/wohnsitz')
  await page.getByRole('button', { name: 'Menü', exact: true }).click()
  await expect(page.getByRole('dialog').locator('[aria-current=page]')).toBeVisible()
})
