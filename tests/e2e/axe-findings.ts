import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'

/** The axe of the package, in its short form: half as long. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What differs where only colours do: in the dark, in another theme. */
export const ofColour = { rules: ['color-contrast', 'link-in-text-block'] }

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
  // Read anew in each document, and no more often: that takes as long as the looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: Axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: false,
    // No rule of these asks for the styles, which would be fetched once more.
    preload: { assets: ['media'] },
  }
  const context = { include: [['html']], exclude: beside ? [[beside]] : [] }
  return page.evaluate(look, { context, options })
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

type Asked = { context: { include: string[][]; exclude: string[][] }; options: Axe.RunOptions }

async function look({ context, options }: Asked): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe }
  const { violations } = await axe.run(context, options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
