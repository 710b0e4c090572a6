import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'

/** Wide and narrow, light and dark: axe finds nothing, and nothing stands out at the side. */
export async function lookAt(page: Page, name = ''): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      expect(await axeFindings(page), `${name} ${colorScheme} ${width}`).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${name} ${colorScheme} ${width}`).toBeLessThanOrEqual(0)
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}
