import { expect, type Page } from '@playwright/test'

/** Nobody sends a form within two seconds: as a person does, one that has been open for a moment. */
export async function readFor(page: Page): Promise<void> {
  const begun = await page.locator('input[name=beginn]').inputValue()
  const at = Number.parseInt(begun.split('.', 1)[0] ?? '', 36)
  await expect.poll(() => Date.now() - at, { intervals: [100] }).toBeGreaterThan(2_100)
}
