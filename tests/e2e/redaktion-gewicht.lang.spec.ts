import { expect, type Page, type Request, test } from '@playwright/test'
import { enter } from './at-the-desk.ts'

/** Most KB of scripts and styles before the first screen of the desk. */
const MOST_FIRST = 450
/** The current value, in KB, so that added weight is noticed. */
const REACHED = 215

async function fetchedBy(page: Page, visit: () => Promise<unknown>): Promise<Request[]> {
  const requests: Request[] = []
  page.on('requestfinished', request => requests.push(request))
  await visit()
  await page.waitForLoadState('networkidle')
  return requests
}

const isOfDesk = (request: Request) => new URL(request.url()).pathname.startsWith('/redaktion')

test('Visitors load nothing of the desk', async ({ page }) => {
  for (const path of [
    '/',
    '/schillerschule',
    '/aktuelles',
    '/kontakt',
    '/suche/?q=pass',
    '/intranet/anmelden',
  ]) {
    const requests = await fetchedBy(page, () => page.goto(path))
    expect(
      requests.filter(isOfDesk).map(request => request.url()),
      path,
    ).toEqual([])
  }
})

test('The first screen of the desk and a document with its form stay within their weight limits', async ({
  page,
  browser,
}) => {
  await enter(page, 'redaktion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten Tag/)
  const weightOf = async (path: string) => {
    // A context without a cache.
    const context = await browser.newContext({ storageState: await page.context().storageState() })
    const fresh = await context.newPage()
    const requests = await fetchedBy(fresh, () => fresh.goto(path))
    const files = requests.filter(request => ['script', 'stylesheet'].includes(request.resourceType()))
    const sizes = await Promise.all(files.map(request => request.sizes()))
    await context.close()
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1_000
  }
  const first = await weightOf('/redaktion')
  expect(first).toBeGreaterThan(50)
  expect(first).toBeLessThanOrEqual(Math.min(REACHED, MOST_FIRST))
  expect(await weightOf('/redaktion/inhalte/aktuelles/neu')).toBeLessThanOrEqual(MOST_FIRST)
})

test('The data that every screen of the desk needs are requested before its scripts, and only once', async ({
  page,
}) => {
  await enter(page, 'redaktion')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/redaktion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten Tag/)
  const program = asked.findIndex(path => path.startsWith('/redaktion/assets/index-'))
  for (const path of [
    '/api/cms/redaktion/konto/anmeldung',
    '/api/cms/redaktion/formulare',
    '/api/cms/stadt',
  ]) {
    expect(
      asked.filter(one => one === path),
      path,
    ).toHaveLength(1)
    expect(asked.indexOf(path), path).toBeLessThan(program)
  }
})

test('The data of the first screen are compressed, but not for a request from another website', async ({
  page,
}) => {
  await enter(page, 'redaktion')
  await page.goto('/redaktion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten Tag/)
  // Sizes from the browser's resource timing: for some complete answers Chromium's events report an aborted
  // request.
  const answers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry)
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/cms/'))
      .map(({ encodedBodySize, decodedBodySize }) => ({ encodedBodySize, decodedBodySize })),
  )
  expect(answers.length).toBeGreaterThan(5)
  const sum = (which: 'encodedBodySize' | 'decodedBodySize') =>
    answers.reduce((all, answer) => all + answer[which], 0)
  expect(sum('encodedBodySize')).toBeGreaterThan(1_000)
  expect(sum('encodedBodySize')).toBeLessThan(40_000)
  expect(sum('encodedBodySize')).toBeLessThan(sum('decodedBodySize') / 3)
  const address = '/api/cms/redaktion/formulare'
  const fromOutside = await page.request.get(address, {
    headers: { 'accept-encoding': 'br', 'sec-fetch-site': 'cross-site' },
  })
  expect(fromOutside.headers()['content-encoding']).toBeUndefined()
})
