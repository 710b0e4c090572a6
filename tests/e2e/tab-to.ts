import { expect, type Locator, type Page } from '@playwright/test'
import { focusShown } from './clerk.ts'

/**
 * Moves the focus with the keyboard alone, forward or back, until it is on a control, and expects the focus
 * to be visible.
 */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible()
  const isThere = () => wanted.evaluate(element => element === document.activeElement)
  for (let pressed = 0; pressed < 80 && !(await isThere()); pressed++) await page.keyboard.press(key)
  await expect(wanted).toBeFocused()
  expect(await page.evaluate(focusShown)).toBe('shown')
}

/** Goes to a link or a button and presses it. */
export async function enterOn(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
