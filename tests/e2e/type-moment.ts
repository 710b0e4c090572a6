import type { Page } from '@playwright/test'

type Part = 'day' | 'month' | 'year' | 'hour' | 'minute' | 'ampm'

/**
 * Types `24.12.2026` or `24.12.2026, 18:00` into the focused date field of the browser, part by part; the
 * browser moves on to the next part by itself. The order of day and month, and 12 or 24 hours, depend on the
 * language of the browser, so the parts are read first.
 */
export async function typeMoment(page: Page, text: string, from?: 'before' | 'behind'): Promise<void> {
  const [day = '', month = '', year = '', hour = '', minute = ''] = text.match(/\d+/g) ?? []
  const parts = await partsOfField(page)
  const hasTwelve = parts.includes('ampm')
  const typed: Readonly<Record<Part, string>> = {
    day: two(day),
    month: two(month),
    year,
    hour: two(hasTwelve ? ((Number(hour) + 11) % 12) + 1 : hour),
    minute: two(minute),
    ampm: Number(hour) < 12 ? 'a' : 'p',
  }
  // From behind, the focus arrives at the calendar button first, and goes back through all parts.
  if (from === 'behind') for (const _ of parts) await page.keyboard.press('Shift+Tab')
  for (const part of parts) await page.keyboard.type(typed[part])
}

const two = (number: number | string) => String(number).padStart(2, '0')

/** Reads the parts of the field in order from the browser's internal DOM, which the page cannot see. */
async function partsOfField(page: Page): Promise<readonly Part[]> {
  const browser = await page.context().newCDPSession(page)
  try {
    const { result } = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { node } = await browser.send('DOM.describeNode', {
      objectId: result.objectId ?? '',
      depth: -1,
      pierce: true,
    })
    return partsIn(node)
  } finally {
    await browser.detach()
  }
}

type Node = {
  readonly attributes?: readonly string[]
  readonly children?: readonly Node[]
  readonly shadowRoots?: readonly Node[]
}

/** Each part has its name among the names and values of its attributes. */
function partsIn({ attributes = [], children = [], shadowRoots = [] }: Node): readonly Part[] {
  const own = attributes.flatMap(text => /^-webkit-datetime-edit-(\w+)-field$/.exec(text)?.[1] ?? [])
  return [...(own as Part[]), ...[...shadowRoots, ...children].flatMap(partsIn)]
}
