import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { enter } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'

/** Damage reports from the first photo to the last step, as residents, the desk and the public see them. */
test.describe.configure({ timeout: 240_000 })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const ARRIVED = 'Ihre Meldung ist angekommen'

/** Makes the page look as if it had been open for a while: faster forms are refused. */
const readFor = (page: Page) =>
  page.locator('input[name=geladen]').evaluateAll(fields => {
    for (const field of fields as HTMLInputElement[])
      field.value = new Date(Date.now() - 60_000).toISOString()
  })

const photo = async () => ({
  name: 'laterne.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3a4a5a' } })
    .withExif({ IFD0: { Make: 'Fernsprecher' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 47/1 0/1' } })
    .jpeg()
    .toBuffer(),
})

const send = (page: Page) => page.getByRole('button', { name: 'eldung absenden' }).last().click()

async function told(page: Page) {
  await expect(heading(page)).toHaveText(ARRIVED)
  const [nummer = '', kennwort = ''] = await page.locator('main strong').allTextContents()
  expect(nummer).toMatch(/^S-[0-9A-Z]{8}$/)
  return { nummer, kennwort }
}

async function lookUp(page: Page, { nummer, kennwort }: { nummer: string; kennwort: string }) {
  await page.goto('/schaeden/stand')
  await page.getByLabel('Nummer').fill(nummer)
  await page.getByLabel('Kennwort').fill(kennwort)
  await page.getByRole('main').getByRole('button').click()
  await expect(heading(page)).toContainText('Ihre Meldung')
}

/** Handles a report at the desk, which needs JavaScript also if the browser of the resident has none. */
async function handle(browser: Browser, nummer: string, work: (desk: Page) => Promise<void>) {
  const desk = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
  await enter(desk, 'posteingang', `/redaktion/schaeden/${nummer}`)
  await work(desk)
  await desk.context().close()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const place = javaScriptEnabled ? 'Am Ostrand 4' : 'Hohbergweg 9'

    test(
      'a damage is reported with a photo, handled, shown to all, and opened again by its reporter',
      quickIf(!javaScriptEnabled),
      async ({ page, browser }) => {
        await page.goto('/schaeden')
        await page.getByRole('main').getByRole('link', { name: 'Schaden melden' }).click()
        await expect(heading(page)).toHaveText('Einen Schaden melden')
        await readFor(page)
        await send(page)
        await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
        await expect(page).toHaveTitle('Fehler: Einen Schaden melden – Stadt Rebenau')

        await page.getByLabel('Fotos').setInputFiles(await photo())
        await page.getByLabel('Was ist kaputt?').selectOption('licht')
        await page.getByLabel('Straße und Hausnummer').fill(place)
        await readFor(page)
        await send(page)
        // The photo is kept although a text is missing, and need not be chosen again.
        await expect(page.getByRole('list', { name: 'Angekommen: Fotos' })).toContainText('laterne.jpg')
        await page.getByLabel('Was sehen Sie?').fill('Die Laterne ist dunkel.')
        await readFor(page)
        await send(page)
        const own = await told(page)

        expect((await page.request.get(`/schaeden/${own.nummer}`)).status()).toBe(410)
        await handle(browser, own.nummer, async desk => {
          await desk.getByLabel('Was die Stadt dazu sagt').fill('Wir waren da.')
          await desk.getByRole('button', { name: 'Bestätigen' }).click()
          await expect(desk.getByText(/^Bestätigt, nicht öffentlich, gemeldet/)).toBeVisible()
          await desk.getByLabel('Worte der Meldung zeigen').check()
          await desk.getByLabel('Foto 1 zeigen').check()
          await desk.getByRole('button', { name: 'Auf der Website zeigen' }).click()
          await expect(desk.getByText(/^Bestätigt, öffentlich, gemeldet/)).toBeVisible()
          await desk.getByLabel('Was die Stadt dazu sagt').fill('Sie leuchtet wieder.')
          await desk.getByRole('button', { name: 'Erledigt', exact: true }).click()
          // The message of the step goes after eight seconds; the state stays.
          await expect(desk.getByText(/^Erledigt, öffentlich, gemeldet/)).toBeVisible()
        })

        await page.goto('/schaeden?stand=beendet')
        await page.getByRole('link', { name: `Laterne oder Ampel, ${place}` }).click()
        await expect(heading(page)).toHaveText(`Laterne oder Ampel, ${place}`)
        await expect(page.getByText('Sie leuchtet wieder.')).toBeVisible()
        const shown = page.getByRole('img', { name: /^Foto/ })
        await shown.scrollIntoViewIfNeeded()
        const src = (await shown.getAttribute('src')) ?? ''
        const bytes = await (await page.request.get(src)).body()
        expect((await sharp(bytes).metadata()).exif).toBeUndefined()

        await lookUp(page, own)
        await page.getByLabel('Was ist noch nicht in Ordnung?').fill('Sie ist wieder dunkel.')
        await page.getByRole('button', { name: 'Wieder öffnen' }).click()
        await expect(page.getByText('Wieder geöffnet').first()).toBeVisible()
        await page.goto(`/schaeden/${own.nummer}`)
        await expect(page.getByText('Wieder geöffnet').first()).toBeVisible()
        expect(await page.content()).not.toContain('wieder dunkel')
      },
    )

    test('known damages in the street are shown before sending; a report of another damage is sent anyway', {
      tag: '@lang',
    }, async ({ page }) => {
      await page.goto('/schaeden/neu?kategorie=strasse')
      await page.getByLabel('Straße und Hausnummer').fill('Lindenweg 3')
      await page.getByLabel('Was sehen Sie?').fill('Ein Gullydeckel klappert.')
      await page.getByLabel('Straße und Hausnummer').fill('Spitalgasse 1')
      await readFor(page)
      await send(page)
      const known = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: 'Hier kennen wir schon etwas' })
      await expect(known.getByRole('link', { name: 'Laterne oder Ampel, Spitalgasse 5' })).toBeVisible()
      await readFor(page)
      await page.getByRole('button', { name: 'Nein, meine Meldung absenden' }).click()
      await told(page)
    })
  })
}

/** Moves the focus forward with Tab until it reaches the control. */
async function tabTo(page: Page, wanted: Locator) {
  const isThere = () => wanted.evaluate(element => element === document.activeElement)
  for (let pressed = 0; pressed < 80 && !(await isThere()); pressed++) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
}

test('with the keyboard alone a damage is reported and its place shown on the map', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/schaeden/neu')
  await page.locator('#inhalt').focus()
  await tabTo(page, page.getByLabel('Was ist kaputt?'))
  await page.keyboard.type('Gully')
  await tabTo(page, page.getByLabel('Straße oder Platz'))
  await page.keyboard.type('Kelterstraße')
  const state = page.getByRole('group', { name: 'Auf der Karte zeigen' }).getByRole('status').last()
  await expect(state).toHaveText('Ihr Punkt: bei „Kelterstraße“.')
  await tabTo(page, page.getByRole('application', { name: 'Karte der Stadt' }))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(state).toHaveText(/Ihr Punkt: \d+ m westlich von „Kelterstraße“\./)
  await page.keyboard.press('+')
  await tabTo(page, page.getByLabel('Was sehen Sie?'))
  await page.keyboard.type('Der Gully läuft über.')
  await readFor(page)
  await tabTo(page, page.getByRole('button', { name: 'Meldung absenden' }))
  await page.keyboard.press('Enter')
  const own = await told(page)
  await lookUp(page, own)
  await expect(page.getByText(/Auf der Karte: \d+ m westlich von „Kelterstraße“/)).toBeVisible()
})

test('a tap on the map sets the point, and the point survives an error', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/schaeden/neu')
  const map = page.getByRole('application', { name: 'Karte der Stadt' })
  await map.scrollIntoViewIfNeeded()
  const box = await map.locator('..').boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  const state = page.getByRole('group', { name: 'Auf der Karte zeigen' }).getByRole('status').last()
  await expect(state).toContainText('Ihr Punkt:')
  const words = (await state.textContent()) ?? ''
  await readFor(page)
  await send(page)
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await expect(state).toHaveText(words)
})

test('a report that is refused under load keeps its text and is sent with the next press', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/schaeden/neu')
  await page.getByLabel('Was ist kaputt?').selectOption('licht')
  await page.getByLabel('Straße und Hausnummer').fill('Rosenweg 21')
  await page.getByLabel('Was sehen Sie?').fill('Die Laterne flackert.')
  await readFor(page)
  await page.route('**/schaeden/neu.data*', route => route.fulfill({ status: 503, body: 'Zu viele' }))
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Ihre Angaben stehen noch hier.')
  await expect(page.getByLabel('Was sehen Sie?')).toHaveValue('Die Laterne flackert.')
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Rosenweg 21')
  await page.unrouteAll()
  await readFor(page)
  await send(page)
  await told(page)
})

test('without a network text and photo stay on the device, are offered again, and are deleted once they are sent', async ({
  page,
  context,
}) => {
  await page.goto('/schaeden/neu')
  await page.getByLabel('Was ist kaputt?').selectOption('baum')
  await context.setOffline(true)
  await page.getByLabel('Fotos').setInputFiles(await photo())
  await page.getByLabel('Woran erkennen wir die Stelle?').fill('Am Waldrand, hinter dem Hochsitz')
  await page.getByLabel('Was sehen Sie?').fill('Eine Eiche liegt quer über dem Weg.')
  await expect(page.getByText('Was Sie schreiben, liegt auf diesem Gerät, mit den Fotos.')).toBeVisible()
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Noch nicht gesendet')
  await expect(page.getByLabel('Was sehen Sie?')).toHaveValue('Eine Eiche liegt quer über dem Weg.')

  await context.setOffline(false)
  await expect(page.getByText('Sie haben wieder Netz.')).toBeVisible()
  // The resident closes the page and comes back later.
  await page.goto('/schaeden')
  await page.goto('/schaeden/neu')
  const offer = page.getByRole('region', { name: 'Sie haben eine Meldung angefangen' })
  await expect(offer).toContainText('ein Foto ist dabei')
  expect(await axeFindings(page)).toEqual([])
  await offer.getByRole('button', { name: 'Weiterschreiben' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByLabel('Was ist kaputt?')).toHaveValue('baum')
  await expect(page.getByLabel('Was sehen Sie?')).toHaveValue('Eine Eiche liegt quer über dem Weg.')
  await expect(page.getByRole('list', { name: 'Gewählt: Fotos' })).toContainText('laterne.jpg')
  await readFor(page)
  await send(page)
  await told(page)
  await expect.poll(() => page.evaluate(() => caches.has('rathausplatz-schadensentwurf-1'))).toBe(false)
})

test('a damage on the map has the number it has in the list, and leads to its report', {
  tag: '@lang',
}, async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  // The whole list is in view.
  await page.setViewportSize({ width: 1280, height: 4_000 })
  await page.goto('/schaeden')
  // The browser prefetches pages behind visible links when idle; links in an SVG are excluded.
  await expect(page.locator('head link[rel=prefetch]').first()).toBeAttached()
  expect(faults).toEqual([])
  const map = page.getByRole('figure')
  await expect(map).toContainText('Die Nummern stehen auch in der Liste.')
  const mark = map.locator('a').last()
  const number = await mark.locator('text').textContent()
  const href = await mark.getAttribute('href')
  await expect(page.locator(`main li h2:has(a[href="${href}"]) [aria-hidden]`)).toHaveText(number ?? '')
  await mark.locator('circle').click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('RFC 8058: a mail program ends the mails with one POST, without a page or an origin', async ({
  request,
  baseURL,
}) => {
  const reported = await request.post('/api/cms/schaeden', {
    headers: { origin: baseURL ?? '' },
    data: {
      einreichung: crypto.randomUUID(),
      kategorie: 'baum',
      text: 'Ein Ast hängt herab.',
      ort: 'Hinter dem Friedhof',
    },
  })
  expect(reported.ok(), await reported.text()).toBe(true)
  const { schluessel } = (await reported.json()) as { schluessel: string }
  const answer = await request.post(`/schaeden/eigene/${schluessel}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(200)
})

test('axe finds nothing on the pages of damages, and nothing overflows at 320 pixels', {
  tag: '@lang',
}, async ({ page }) => {
  for (const path of ['/schaeden', '/schaeden/neu', '/schaeden/stand']) {
    await page.goto(path)
    await lookAt(page, path)
    await page.setViewportSize({ width: 320, height: 700 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1_280, height: 800 })
  }
  await page.goto('/schaeden')
  await page.locator('main li h2 a').first().click()
  await expect(heading(page)).not.toHaveText('Gemeldete Schäden')
  await lookAt(page, 'one damage')
})
