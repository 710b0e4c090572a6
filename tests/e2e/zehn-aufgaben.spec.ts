import { expect, type Page, test } from '@playwright/test'
import { sections } from '@rathausplatz/contract/sections'
import { quickIf } from './quick-if.ts'
import { arrive } from './visitor.ts'

/**
 * Ten tasks of residents on a phone of 360 px, from the home page: each counts the taps and the scrolled
 * pixels on the way to the answer, the answer included.
 */
const HEIGHT = 740

test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true })

const often = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Willkommen' }).getByRole('link', { name, exact: true })

/** Expects that no part of the page is wider than the screen. */
const expectNoSidewaysScrolling = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** The line under the heading with today's hours. */
const today = (page: Page) => page.locator('h1 + div [data-offen]')

test('1: the hours of the pool today: one tap and no scrolling', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Freibad heute'))
  await visitor.reach(today(page))
  await expect(today(page)).toHaveText(/heute|Heute|Rund um die Uhr/)
  expect(visitor).toMatchObject({ taps: 1, scrolled: 0 })
})

test('2: documents and fee of the identity card: one tap, within one screen and a half', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Ausweis beantragen'))
  await visitor.reach(
    page
      .locator('main')
      .getByText(/46(?:,00)?\s€/)
      .first(),
  )
  await visitor.reach(
    page
      .locator('main')
      .getByText(/biometrisches Foto/)
      .first(),
  )
  expect(visitor.taps).toBe(1)
  expect(visitor.scrolled).toBeLessThanOrEqual(HEIGHT / 2)
})

test('3: the hours of the library are on its home page, without a tap or scrolling', async ({ page }) => {
  const visitor = await arrive(page, '/buecherei')
  await visitor.reach(today(page))
  expect(visitor).toMatchObject({ taps: 0, scrolled: 0 })
})

test('4: events of the weekend: two taps to an answer or to the next date', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Veranstaltungen'))
  await visitor.tap(page.locator('main').getByRole('link', { name: 'Wochenende', exact: true }))
  const answer = page
    .locator('main')
    .getByRole('link', { name: /./ })
    .and(page.locator('li a, [role=status] a'))
  await expect(page.locator('main [aria-current=true]')).toHaveText('Wochenende')
  await visitor.reach(page.locator('main li time, main [role=status] a').first())
  expect(await answer.count()).toBeGreaterThan(0)
  expect(visitor.taps).toBe(2)
})

test('5: the telephone of the registry office: two taps, and it is a link to dial', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Ämter und Telefon'))
  await visitor.tap(page.locator('main').getByRole('link', { name: 'Standesamt', exact: true }))
  const number = page.locator('h1 + div a[href^="tel:"]')
  await visitor.reach(number)
  await expect(number).toHaveText(/030/)
  expect(visitor.taps).toBe(2)
})

test('6: the prices of building plots: two taps, nothing beyond the screen', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Bauplätze'))
  await visitor.tap(
    page
      .locator('main')
      .getByRole('link', { name: /Rebgarten/ })
      .first(),
  )
  await visitor.reach(
    page
      .locator('main')
      .getByText(/\d{2,3}\.\d{3}\s€/)
      .first(),
  )
  // The whole plan is visible too.
  const plan = await page.getByRole('img', { name: /^Plan / }).boundingBox()
  expect((plan?.x ?? 0) + (plan?.width ?? Infinity)).toBeLessThanOrEqual(360)
  await expectNoSidewaysScrolling(page)
  expect(visitor.taps).toBe(2)
})

test('7: a dark street lamp: at most two taps to the page where it is reported', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Schaden melden'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Schaden/)
  await visitor.reach(
    page
      .locator('main')
      .getByText(/[Ll]aterne/)
      .first(),
  )
  expect(visitor.taps).toBeLessThanOrEqual(2)
})

for (const [path, name] of [
  ['/schaden-melden', 'Schaden mit Foto melden'],
  ['/schaeden', 'Schaden melden'],
] as const)
  test(`P14: the form for a damage is one tap away, without scrolling: ${path}`, async ({ page }) => {
    const visitor = await arrive(page, path)
    await visitor.tap(page.locator('main').getByRole('link', { name, exact: true }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einen Schaden melden')
    expect(visitor).toMatchObject({ taps: 1, scrolled: 0 })
  })

test('8: free jobs: at most two taps to the first of them', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Freie Stellen'))
  const job = page.locator('main a[href^="/rathaus/stellen/"]').first()
  await visitor.tap(job)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(visitor.taps).toBe(2)
})

const inTownAndHouses = Object.values(sections).filter(({ frame }) => frame !== 'tool')

for (const path of [...inTownAndHouses.map(({ path }) => path), '/freibad/preise']) {
  test(
    `9: easy language is one tap away, without scrolling: ${path}`,
    quickIf(path === '/' || path === '/freibad/preise'),
    async ({ page }) => {
      const visitor = await arrive(page, path)
      await visitor.tap(page.locator('header').getByRole('link', { name: /^Leichte Sprache$/ }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Leichter? Sprache/)
      expect(visitor).toMatchObject({ taps: 1, scrolled: 0 })
    },
  )
}

test('10: the waste page is one tap away and does not mention Abfuhrtermine', async ({ page }) => {
  const visitor = await arrive(page)
  await expect(page.getByText('Abfuhrtermine')).toHaveCount(0)
  await visitor.tap(often(page, 'Abfuhrtage'))
  await visitor.reach(
    page
      .locator('main')
      .getByText(/Restmüll/)
      .first(),
  )
  await expectNoSidewaysScrolling(page)
  await expect(page.locator('main')).not.toContainText('Abfuhrtermine')
  expect(visitor.taps).toBe(1)
})

test('E1: every office with hours states below its heading what applies today, and its number', {
  tag: '@lang',
}, async ({ page }) => {
  const answer = await page.request.get('/api/cms/organisationseinheiten?pro_seite=100')
  const { data } = (await answer.json()) as {
    data: { detailURL: string; oeffnungszeiten: unknown[]; kommunikation: { kanal: string }[] }[]
  }
  const places = data.filter(({ oeffnungszeiten }) => oeffnungszeiten.length > 0)
  expect(places.length).toBeGreaterThan(10)
  for (const { detailURL, kommunikation } of places) {
    await page.goto(detailURL)
    await expect(today(page), detailURL).toBeInViewport()
    expect(await today(page).evaluate(line => getComputedStyle(line).fontSize)).toBe('20px')
    if (kommunikation.some(({ kanal }) => kanal === 'TELEFON')) {
      await expect(page.locator('h1 + div a[href^="tel:"]'), detailURL).toBeVisible()
    }
  }
})

test('an appointment for an identity card: three taps before anything is typed', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Ausweis beantragen'))
  await visitor.tap(page.getByRole('link', { name: 'Termin vereinbaren' }).first())
  await visitor.tap(page.getByRole('link', { name: /^Nächster freier Termin/ }))
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  expect(visitor.taps).toBe(3)
  await expectNoSidewaysScrolling(page)
})
