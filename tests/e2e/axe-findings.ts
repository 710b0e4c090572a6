import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The axe of the package, in its short form: it is read anew in each page, and half as long. */
const ofPackage = createRequire(import.meta.resolve('@axe-core/playwright'))
const axeSource = readFileSync(ofPackage.resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What differs where only colours do: in the dark, in another theme. */
export const ofColour = { rules: ['color-contrast'] }

type Choice = {
  /** These only; default: all for WCAG 2.2 AA, and good practice. */
  readonly rules?: readonly string[]
  readonly without?: readonly string[]
  /** Frames whose pages are looked at by themselves. */
  readonly beside?: string
}

/** What axe finds on a page, each with its rule and where. */
export async function axeFindings(
  page: Page,
  { rules, without = [], beside }: Choice = {},
): Promise<string[]> {
  if (page.frames().length > 1 && !beside) throw new Error('what lies in a frame would not be looked at')
  await page.evaluate(atRest)
  // All at once, and only faults told: in parts, for frames, every place that is good is carried to another page.
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (beside) axe.exclude(beside)
  const asked = rules ? axe.withRules([...rules]) : axe.withTags(tags).disableRules([...without])
  const { violations } = await asked.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** A colour on its way to another is neither of them. What never ends is not waited for. */
const atRest = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ finished }) => finished),
  ).then(() => undefined)
