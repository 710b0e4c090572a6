import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'

/** The minified axe of the package: half the size. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules for variants that differ only in colours: dark mode, another theme. */
export const ofColour = { rules: ['color-contrast', 'link-in-text-block'] }

type Choice = {
  /** Only these rules; default: all of WCAG 2.2 AA and best practice. */
  readonly rules?: readonly string[]
  readonly without?: readonly string[]
  /** Frames whose pages are checked separately. */
  readonly beside?: string
}

/** Returns the findings of axe on a page, each with its rule and place. */
export async function axeFindings(
  page: Page,
  { rules, without = [], beside }: Choice = {},
): Promise<string[]> {
  if (page.frames().length > 1 && !beside) throw new Error('what lies in a frame would not be looked at')
  await page.evaluate(atRest)
  // Loaded once per document: loading takes as long as the check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: Axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: false,
    // No rule used here needs the style sheets, which axe would fetch again.
    preload: { assets: ['media'] },
  }
  const context = { include: [['html']], exclude: beside ? [[beside]] : [] }
  return page.evaluate(look, { context, options })
}

/**
 * Waits for colour transitions: a colour in transition is neither the old nor the new one. Endless animations
 * are not awaited.
 */
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

type Asked = { context: { include: string[][]; exclude: string[][] }; options: Axe.RunOptions }

async function look({ context, options }: Asked): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(context, options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
