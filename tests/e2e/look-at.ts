import { expect, type Page } from '@playwright/test'
import { axeFindings, ofColour } from './axe-findings.ts'

type Look = {
  readonly widths?: readonly number[]
  readonly height?: number
  /** Frames whose pages are checked separately. */
  readonly beside?: string
}

/**
 * The quick proof checks each state once; what only another width or dark mode can show is left to the long
 * proof.
 */
const isThorough = process.env['E2E'] === 'lang'

/**
 * Checks the page as it is: axe finds nothing, and nothing overflows sideways at any width. The long proof
 * runs axe at each width, light and dark. Leaves the page light, at the first width.
 */
export async function lookAt(
  page: Page,
  name = '',
  { widths = [1280, 360], height = 800, beside }: Look = {},
) {
  const look = beside ? { beside } : {}
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    if (isThorough || width === widths[0])
      expect.soft(await axeFindings(page, look), `${name} light ${width}`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(wide, `${name} ${width}`).toBeLessThanOrEqual(0)
    if (!isThorough) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await axeFindings(page, { ...look, ...ofColour }), `${name} dark ${width}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: widths[0] ?? 1280, height })
}
