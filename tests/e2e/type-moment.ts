import type { Page } from '@playwright/test'

type Part = 'day' | 'month' | 'year' | 'hour' | 'minute' | 'ampm'

/**
 * `24.12.2026` or `24.12.2026, 18:00`, typed into the browser's own field that has the focus: each part, from which the
 * browser goes on to the next by itself. Whether the day or the month comes first, and whether there are 12 hours or 24,
 * is up to the language of the browser, so one looks.
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
  // Who comes from behind is first at the button of the calendar, and goes back through all the parts.
  if (from === 'behind') for (const _ of parts) await page.keyboard.press('Shift+Tab')
  for (const part of parts) await page.keyboard.type(typed[part])
}

const two = (number: number | string) => String(number).padStart(2, '0')

/** What one sees in the field and its page knows nothing of: its parts, in their order. */
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

/** Each part carries its name, among the names and values of its attributes. */
function partsIn({ attributes = [], children = [], shadowRoots = [] }: Node): readonly Part[] {
  const own = attributes.flatMap(text => /^-webkit-datetime-edit-(\w+)-field$/.exec(text)?.[1] ?? [])
  return [...(own as Part[]), ...[...shadowRoots, ...children].flatMap(partsIn)]
}
