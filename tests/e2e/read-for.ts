import { expect, type Page } from '@playwright/test'

/** Waits until the form has been open for two seconds: a form that is sent faster is refused. */
export async function readFor(page: Page): Promise<void> {
  const begun = await page.locator('input[name=beginn]').inputValue()
  const at = Number.parseInt(begun.split('.', 1)[0] ?? '', 36)
  await expect.poll(() => Date.now() - at, { intervals: [100] }).toBeGreaterThan(2_100)
}
