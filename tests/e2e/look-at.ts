import { expect, type Page } from '@playwright/test'
import { axeFindings, ofColour } from './axe-findings.ts'

type Look = {
  readonly widths?: readonly number[]
  readonly height?: number
  /** Frames whose pages are looked at by themselves. */
  readonly beside?: string
}

/**
 * The page as it stands, at each width, light and dark: axe finds nothing, and nothing stands out at the side. It is left
 * light, at the first width.
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
    expect.soft(await axeFindings(page, look), `${name} light ${width}`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(wide, `${name} ${width}`).toBeLessThanOrEqual(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await axeFindings(page, { ...look, ...ofColour }), `${name} dark ${width}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: widths[0] ?? 1280, height })
}
