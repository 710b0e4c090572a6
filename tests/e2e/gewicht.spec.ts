import { expect, type Request, test } from '@playwright/test'
import { weightGoals } from '../../bench/weight-goals.ts'

// The first visit of the home page, with all its resources and the service worker.
test.use({ serviceWorkers: 'allow' })

/** Most KB: of everything, and of everything except pictures. */
const MOST = 700
const MOST_WITHOUT_PICTURES = 350

test('W-03 the first view of the home page stays within its weight goals', async ({ page }) => {
  const requests: Request[] = []
  page.on('requestfinished', request => requests.push(request))
  const answer = await page.goto('/', { waitUntil: 'networkidle' })
  const kilobytes = async (isOf: (kind: string) => boolean) => {
    const sizes = await Promise.all(
      requests.filter(request => isOf(request.resourceType())).map(request => request.sizes()),
    )
    const sum = sizes.reduce((bytes, { responseBodySize }) => bytes + responseBodySize, 0)
    expect(sum).toBeGreaterThan(0)
    return sum / 1_000
  }
  const weights = {
    'html.raw': ((await answer?.body())?.byteLength ?? Number.NaN) / 1_000,
    html: await kilobytes(kind => kind === 'document'),
    scripts: await kilobytes(kind => kind === 'script'),
    styles: await kilobytes(kind => kind === 'stylesheet'),
    fonts: await kilobytes(kind => kind === 'font'),
  }
  for (const [name, most] of Object.entries(weightGoals)) {
    expect(weights[name as keyof typeof weights], name).toBeLessThanOrEqual(most)
  }
  expect(await kilobytes(kind => kind !== 'image')).toBeLessThanOrEqual(MOST_WITHOUT_PICTURES)
  expect(await kilobytes(() => true)).toBeLessThanOrEqual(MOST)
})
