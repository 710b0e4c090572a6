import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { detailOf, entryOf, featureOf } from '../../packages/cms/src/warnungen/testing/told-by-services.ts'
import { call, enter } from './at-the-desk.ts'
import { axeFindings, ofColour } from './axe-findings.ts'
import { lookAt } from './look-at.ts'
import { textNow } from './text-now.ts'
import { type TownAtATime, townAt } from './town-at-a-time.ts'

/**
 * Official warnings and emergencies, in a town that asks two services on this machine (spec §1; K-03, F-11,
 * R8).
 */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const MORNING = '2026-11-23T08:00:00.000Z'

const service = { dashboard: [] as unknown[], details: {} as Record<string, unknown>, isDown: false }
let services: Server
let town: TownAtATime

test.beforeAll(async () => {
  // A demo town has to be filled first.
  test.setTimeout(400_000)
  services = createServer((request, response) => {
    const path = request.url ?? ''
    const send = (json: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    if (service.isDown) return void response.writeHead(500).end()
    if (path.startsWith('/dwd'))
      return void send({ type: 'FeatureCollection', features: [storm], numberReturned: 1 })
    if (path.includes('/dashboard/')) return void send(service.dashboard)
    const detail = service.details[/\/warnings\/(.+)\.json$/.exec(path)?.[1] ?? '']
    if (detail) send(detail)
    else response.writeHead(404, { 'content-type': 'text/html' }).end()
  })
  await new Promise<void>(ready => services.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
  boil('2026-11-23T08:30:00+01:00')
  town = await townAt(MORNING, {
    SEITENSPEICHER: 'an',
    WARNREGION: '082150000000',
    WARNGEMEINDEN: 'Rebenau',
    NINA: 'an',
    NINA_URL: `${url}/nina`,
    DWD: 'an',
    DWD_URL: `${url}/dwd`,
    DWD_ZELLE: '808215009',
  })
  await expect
    .poll(async () => (await (await fetch(`${town.origin}/api/cms/warnungen`)).text()).includes('Sturm'), {
      timeout: 90_000,
    })
    .toBe(true)
})

test.afterAll(async () => {
  await town?.close()
  services.closeAllConnections()
  services.close()
})

const storm = featureOf({
  WARNCELLID: '808215009',
  ONSET: '2026-11-23T12:00:00Z',
  EXPIRES: '2026-11-23T18:00:00Z',
  SENT: MORNING,
})

function boil(sent: string, more: object = {}) {
  service.dashboard = [entryOf('mow.DE-1', 'Trinkwasser abkochen', { sent })]
  service.details = { 'mow.DE-1': detailOf('mow.DE-1', { sent }, { ...more }) }
}

const notices = (page: Page) => page.getByRole('region', { name: 'Hinweise' })

const visitorOf = async (browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) =>
  (await browser.newContext({ baseURL: town.origin, ...options })).newPage()

/** Waits up to the minute for which a finished page may be cached. */
const shows = (page: Page, path: string, text: string) =>
  expect(async () => {
    await page.goto(path)
    expect(await textNow(notices(page))).toContain(text)
  }).toPass({ timeout: 90_000 })

test('Spec §1, warning region: one tap explains a warning, without JavaScript', async ({ browser }) => {
  const page = await visitorOf(browser, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  await shows(page, '/', 'Trinkwasser abkochen')
  await notices(page).getByRole('link', { name: 'Trinkwasser abkochen' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Trinkwasser abkochen')
  for (const told of ['Es ist gefährlich.', 'Wasser drei Minuten kochen.', 'Leitstelle Karlsruhe', 'Rebenau'])
    await expect(main).toContainText(told)
  await main.getByRole('link', { name: 'Alle Warnungen' }).click()
  await expect(main).toContainText('Quelle: Deutscher Wetterdienst')
  await expect(main).toContainText('Gilt ab 13:00 Uhr bis 19:00 Uhr')
  await expect(main.getByRole('link', { name: 'Warnungen des Bundes' })).toHaveAttribute(
    'href',
    'https://warnung.bund.de/meldungen/082150000000',
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.context().close()
})

test('axe finds nothing on the pages of warnings', { tag: '@lang' }, async ({ browser }) => {
  const page = await visitorOf(browser)
  await page.goto('/')
  const address = await notices(page).getByRole('link', { name: 'Trinkwasser abkochen' }).getAttribute('href')
  for (const path of ['/', '/warnungen', address ?? '']) {
    await page.goto(path)
    await lookAt(page, path)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const box = await notices(page).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(740 / 3)
  await page.context().close()
})

test('The keyboard reaches a warning right after the skip link', { tag: '@lang' }, async ({ browser }) => {
  const page = await visitorOf(browser)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notices(page).getByRole('link', { name: 'Trinkwasser abkochen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Trinkwasser abkochen' })).toBeVisible()
  await page.context().close()
})

test('A dismissed warning stays away, and comes back when its text changes', { tag: '@lang' }, async ({
  browser,
}) => {
  const page = await visitorOf(browser)
  await page.goto('/rathaus')
  await page.getByRole('button', { name: 'Ausblenden: Trinkwasser abkochen' }).click()
  await expect(page).toHaveURL(/\/rathaus$/)
  await expect(notices(page)).not.toContainText('Trinkwasser')
  await page.goto('/freibad')
  await expect(notices(page)).not.toContainText('Trinkwasser')
  boil('2026-11-23T09:05:00+01:00', { description: 'Nun auch in Unterweiler.' })
  // Advances the clock by a minute per try, faster than the cache of a finished page expires.
  let moment = Date.parse('2026-11-23T10:10:00.000Z')
  await expect(async () => {
    await town.setClock(new Date(moment).toISOString())
    moment += 60_000
    await page.goto('/freibad')
    expect(await textNow(notices(page))).toContain('Trinkwasser abkochen')
  }).toPass({ timeout: 90_000 })
  await page.context().close()
})

test('R8: an emergency needs two confirmations, and appears within a minute on open pages, cached pages and every layout', async ({
  page,
  browser,
}) => {
  const reader = await visitorOf(browser, { viewport: { width: 360, height: 740 } })
  await reader.clock.install()
  await reader.goto('/rathaus')
  await reader.mouse.wheel(0, 600)
  await reader.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  await page.goto(town.origin)
  const desk = await visitorOf(browser)
  await enter(desk, 'redaktion')
  await desk.goto('/redaktion/inhalte/hinweis/neu')
  await desk.getByLabel('Titel', { exact: true }).fill('Gehen Sie ins Haus, schließen Sie Fenster und Türen')
  await desk.getByLabel('Notfall', { exact: true }).check()
  await desk
    .getByRole('textbox', { name: /^Text/ })
    .fill('Bleiben Sie dort, bis die Feuerwehr Entwarnung gibt.')
  await desk.getByRole('button', { name: 'Veröffentlichen' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Veröffentlichen' })
  await expect(dialog).toContainText('Offene Seiten zeigen ihn binnen einer Minute.')
  await expect(dialog).toContainText('Einen anderen Notfall hat die Stadt hier noch nicht herausgegeben.')
  // A double click opens one confirmation, and does not confirm it.
  await dialog.getByRole('button', { name: 'Notfall veröffentlichen …' }).dblclick()
  await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Ja, den Notfall veröffentlichen' }).click()
  await expect(desk.getByText('Veröffentlicht: Auf der Website zu sehen.')).toBeVisible()

  await reader.clock.runFor(60_000)
  const alarm = notices(reader).getByRole('alert')
  await expect(alarm).toContainText('Notfall: Gehen Sie ins Haus')
  await expect(alarm.getByRole('link', { name: /^Was jetzt gilt/ })).toBeInViewport()
  expect(await reader.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  const place = await notices(reader).locator('..').locator('..').locator('..').boundingBox()
  expect(place?.height).toBeLessThanOrEqual(740 / 3 + 1)
  await reader.context().close()

  const visitor = await visitorOf(browser, { javaScriptEnabled: false })
  for (const path of [
    '/',
    '/buecherei',
    '/freibad',
    '/schillerschule',
    '/jahnschule',
    '/jugendmusikschule',
    '/klimaschutz',
    '/suche?q=pass',
    '/gibt-es-nicht',
    '/intranet',
    '/raete',
    '/warnungen',
    '/kontakt',
  ]) {
    await visitor.goto(path)
    const banner = notices(visitor).getByRole('alert').first()
    await expect(banner, path).toContainText('Notfall: Gehen Sie ins Haus')
    const colours = await banner
      .locator('form')
      .first()
      .evaluate(form => {
        const { backgroundColor, color } = getComputedStyle(form)
        return [backgroundColor, color]
      })
    expect(colours, path).toEqual(['rgb(255, 221, 0)', 'rgb(0, 0, 0)'])
  }
  // On its card, the icon is aligned with the heading.
  await visitor.goto('/warnungen')
  const card = visitor.getByRole('main').locator('li[data-stufe="notfall"]').first()
  const left = async (part: string) => (await card.locator(part).first().boundingBox())?.x
  expect(await left('svg')).toBe(await left('h2'))
  await visitor.context().close()
})

test('An emergency is accessible in the dark, in forced colours and at 320 px, and can be dismissed', {
  tag: '@lang',
}, async ({ browser }) => {
  const page = await visitorOf(browser, { viewport: { width: 320, height: 640 } })
  await page.goto('/freibad')
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, ofColour)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.emulateMedia({ forcedColors: 'active' })
  const emergency = notices(page).locator('form').first()
  expect(await emergency.evaluate(form => getComputedStyle(form).borderTopStyle)).toBe('double')
  const coloursOf = (sign: Element) =>
    [sign, sign.closest('form')].map(one => one && getComputedStyle(one).color)
  const [sign, words] = await emergency.locator('svg').first().evaluate(coloursOf)
  expect(sign).toBe(words)
  const box = await emergency.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(640 / 3)
  await page.getByRole('button', { name: /^Ausblenden: Gehen Sie ins Haus/ }).click()
  await expect(page.getByText('Gehen Sie ins Haus')).toHaveCount(0)
  await page.context().close()
})

test('An editor hides a warning with a reason; a failed service is reported with its last state', {
  tag: '@lang',
}, async ({ browser }) => {
  const desk = await visitorOf(browser)
  await enter(desk, 'redaktion')
  await desk.goto('/redaktion/warnungen')
  const entry = desk.getByRole('listitem').filter({ hasText: 'Amtliche Warnung vor Sturmböen' })
  await expect(entry).toContainText('Steht auf der Website')
  await entry.getByRole('button', { name: /ausblenden/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Ausblenden' })
  await dialog.getByRole('button', { name: 'Ausblenden' }).click()
  await expect(dialog).toContainText('Bitte sagen Sie in einem Satz, warum.')
  await dialog.getByLabel('Warum?').fill('Betrifft nur die Nachbarstadt.')
  await dialog.getByRole('button', { name: 'Ausblenden' }).click()
  await expect(entry).toContainText('„Betrifft nur die Nachbarstadt.“')
  expect(await axeFindings(desk)).toEqual([])
  await entry.getByRole('button', { name: /wieder zeigen/ }).click()
  await expect(entry).toContainText('Steht auf der Website')

  service.isDown = true
  for (const moment of ['10:40', '11:20', '12:00']) {
    await town.setClock(`2026-11-23T${moment}:00.000Z`)
    // More than an hour has passed: the session has expired.
    await enter(desk, 'redaktion', '/redaktion/warnungen')
    await expect
      .poll(async () => JSON.stringify(await call(desk, 'GET', 'warnungen')), { timeout: 60_000 })
      .toContain('Status 500')
  }
  await desk.reload()
  await expect(desk.getByRole('list', { name: 'Warndienste' })).toContainText(
    'Der letzte Stand bleibt stehen.',
  )
  const visitor = await visitorOf(browser)
  await shows(visitor, '/rathaus', 'Stand: 11:')
  await visitor.goto('/warnungen')
  await expect(visitor.getByRole('main')).toContainText('Die Warnungen des Bundes (NINA) konnten seit')
  await town.setClock('2026-11-23T18:00:30.000Z')
  await expect(async () => {
    await visitor.goto('/rathaus')
    expect(await textNow(notices(visitor))).not.toContain('Sturmböen')
  }).toPass({ timeout: 90_000 })
  await visitor.context().close()
  await desk.context().close()
})

test('A notice for one page is shown on that page only, with its category', { tag: '@lang' }, async ({
  browser,
}) => {
  const desk = await visitorOf(browser)
  await enter(desk, 'redaktion')
  const id = randomUUID()
  const daten = { titel: 'Umleitung über die Fährgasse', kategorie: 'verkehr', seite: '/rathaus' }
  await call(desk, 'POST', 'inhalte', { id, art: 'hinweis', daten })
  await call(desk, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: 1 })
  const visitor = await visitorOf(browser)
  await shows(visitor, '/rathaus', 'Verkehr: Umleitung über die Fährgasse')
  await visitor.goto('/')
  await expect(visitor.getByText('Umleitung über die Fährgasse')).toHaveCount(0)
  await visitor.context().close()
  await desk.context().close()
})
