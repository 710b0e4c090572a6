import { expect, type Page, test } from '@playwright/test'
import { openCms } from '../../packages/cms/src/index.ts'
import { axeFindings } from './axe-findings.ts'
import { quickIf } from './quick-if.ts'
import { enterOn } from './tab-to.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'

/** Appointments at an office, through a real mail server: found, booked, moved, cancelled. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let town: TownWithMail
let origin = ''

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const buergerbuero = {
  name: 'Bürgerbüro',
  slug: 'buergerbuero',
  anschrift: { location: 'Rathaus, Zimmer 1', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  kommunikation: [{ kanal: 'TELEFON', kennung: '030 23125-110' }],
  oeffnungszeiten: [
    {
      typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
      regulaereZeiten: [{ tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:30', ende: '12:00' }],
    },
  ],
}
const personalausweis = {
  name: 'Personalausweis beantragen',
  slug: 'personalausweis',
  unterlagen: ['Ihr bisheriger Ausweis', 'ein digitales Foto'],
  organisationseinheiten: [{ id: 'buergerbuero', name: 'Bürgerbüro' }],
}
const terminangebot = {
  name: 'Bürgerbüro',
  slug: 'buergerbuero',
  amt: 'buergerbuero',
  plaetze: 1,
  anliegen: [{ leistung: 'personalausweis', dauer: 15 }],
}

test.beforeAll(async () => {
  town = await townWithMail('termine')
  origin = town.origin
  const log = { info() {}, warn() {}, error() {} }
  const cms = await openCms({ dataDir: town.folder, log })
  const written = await cms.store.writeAll(
    Object.entries({
      stadt,
      organisationseinheit: buergerbuero,
      leistung: personalausweis,
      terminangebot,
    }).map(([kind, data]) => ({ kind: kind as 'stadt', data: data as never, author: 'test' })),
  )
  await cms.close()
  expect(written.ok).toBe(true)
})

test.afterAll(() => town.close())

/** Makes the page look as if it had been open for a while: faster forms are refused. */
const readFor = (page: Page) =>
  page.locator('input[name=geladen]').evaluate((field: HTMLInputElement) => {
    field.value = new Date(Date.now() - 60_000).toISOString()
  })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const book = (page: Page) => page.getByRole('button', { name: 'Termin buchen' }).click()

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Erika Beispiel')
  await page.getByLabel('E-Mail').fill(email)
  await readFor(page)
}

async function toForm(page: Page): Promise<string> {
  await page.goto(`${origin}/termin/buergerbuero/personalausweis`)
  const next = page.getByRole('link', { name: /^Nächster freier Termin/ })
  const words = (await next.locator('strong').textContent()) ?? ''
  await next.click()
  await expect(heading(page)).toHaveText(words)
  return words
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const email = `erika-${javaScriptEnabled ? 'mit' : 'ohne'}@example.org`

    test(
      'from the service a resident books, moves and cancels an appointment, with a mail each time',
      quickIf(javaScriptEnabled),
      async ({ page }) => {
        await page.goto(`${origin}/rathaus/leistungen/personalausweis`)
        // Two taps from the service to the form: one to the free times, one to the next of them.
        await page.getByRole('link', { name: 'Termin vereinbaren' }).first().click()
        await expect(heading(page)).toHaveText('Wann möchten Sie kommen?')
        const next = page.getByRole('link', { name: /^Nächster freier Termin/ })
        const words = (await next.locator('strong').textContent()) ?? ''
        await next.click()
        await expect(heading(page)).toHaveText(words)

        await readFor(page)
        await book(page)
        const summary = page.getByRole('alert')
        await expect(summary.getByRole('link')).toHaveText([
          'Bitte geben Sie Ihren Namen an.',
          'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.',
        ])
        await expect(page).toHaveTitle(/^Fehler: /)

        await fillIn(page, email)
        await book(page)
        await expect(page.getByRole('status').filter({ hasText: 'Ihr Termin ist gebucht.' })).toBeVisible()
        await expect(heading(page)).toHaveText(words)
        await expect(page.getByText('ein digitales Foto')).toBeVisible()
        const nummer = (await page.getByText(/^T-[0-9A-Z]{8}$/).textContent()) ?? ''
        await expect.poll(() => town.mailsTo(email).length, { timeout: 60_000 }).toBe(1)
        expect(town.mailsTo(email)[0]?.text).toContain(nummer)

        const link = /http\S+\/termin\/buchung\/\S+/.exec(town.mailsTo(email)[0]?.text ?? '')?.[0] ?? ''
        await page.goto(link)
        await page.getByRole('link', { name: 'Termin verschieben' }).click()
        await page
          .getByRole('link', { name: /^\d+:\d\d.Uhr$/ })
          .nth(2)
          .click()
        await page.getByRole('button', { name: 'Auf diese Zeit verschieben' }).click()
        await expect(page.getByRole('status').filter({ hasText: 'Ihr Termin ist verschoben.' })).toBeVisible()
        await expect(heading(page)).not.toHaveText(words)
        await expect.poll(() => town.mailsTo(email).length, { timeout: 60_000 }).toBe(2)

        await page.getByRole('link', { name: 'Termin absagen' }).click()
        await page.getByRole('button', { name: 'Termin absagen' }).click()
        await expect(heading(page)).toHaveText(/^Abgesagt: /)
        await expect.poll(() => town.mailsTo(email).length, { timeout: 60_000 }).toBe(3)
        expect(town.mailsTo(email)[2]?.subject).toContain('ist abgesagt')
      },
    )

    test('if another resident was faster, the page says so, keeps the typed text and offers other free times', {
      tag: '@lang',
    }, async ({ page, request }) => {
      const words = await toForm(page)
      const zeit = new URL(page.url()).searchParams.get('zeit') ?? ''
      await fillIn(page, email)
      const other = await request.post(`${origin}/api/cms/termine`, {
        data: {
          einreichung: crypto.randomUUID(),
          angebot: 'buergerbuero',
          anliegen: 'personalausweis',
          beginn: zeit,
          name: 'Karl Muster',
          email: `karl-${javaScriptEnabled}@example.org`,
        },
      })
      expect(other.status()).toBe(200)
      await book(page)
      await expect(page.getByRole('alert')).toContainText('ist nicht mehr frei')
      await expect(page.getByLabel('E-Mail')).toHaveValue(email)
      await page.getByRole('radio').first().check()
      await readFor(page)
      await book(page)
      await expect(page.getByRole('status').filter({ hasText: 'Ihr Termin ist gebucht.' })).toBeVisible()
      await expect(heading(page)).not.toHaveText(words)
    })
  })
}

test('M-05: going back and sending the form again gives the same appointment, not a second one', async ({
  page,
}) => {
  const email = 'zweimal@example.org'
  await toForm(page)
  const form = page.url()
  await fillIn(page, email)
  await book(page)
  const nummer = await page.getByText(/^T-[0-9A-Z]{8}$/).textContent()
  await page.goto(form)
  await fillIn(page, email)
  await book(page)
  await expect(page.getByText(/^T-[0-9A-Z]{8}$/)).toHaveText(nummer ?? '')
  await expect.poll(() => town.mailsTo(email).length, { timeout: 60_000 }).toBe(1)
})

test('M-04: opening the links of a mail changes nothing, and an invalid key is refused', async ({
  request,
}) => {
  const link =
    /http\S+\/termin\/buchung\/\S+/.exec(town.mailsTo('zweimal@example.org')[0]?.text ?? '')?.[0] ?? ''
  for (const page of ['', '/verschieben', '/absagen', '/termin.ics']) {
    const look = await request.get(link + page)
    expect(look.status()).toBe(200)
    expect(look.headers()).toMatchObject({
      'cache-control': expect.stringContaining('private, no-store'),
      'referrer-policy': 'same-origin',
    })
  }
  expect(await (await request.get(`${link}/termin.ics`)).text()).toContain('STATUS:CONFIRMED')
  expect((await request.get(`${origin}/termin/buchung/abc`)).status()).toBe(410)
  expect((await request.post(`${origin}/termin/buchung/abc/absagen`, { form: {} })).status()).toBe(410)
})

test('M-07: a form that is sent at once is shown again and books nothing', { tag: '@lang' }, async ({
  page,
}) => {
  await toForm(page)
  await page.getByLabel('Name', { exact: true }).fill('Erika Beispiel')
  await page.getByLabel('E-Mail').fill('eilig@example.org')
  await page.locator('input[name=geladen]').evaluate((field: HTMLInputElement) => {
    field.value = new Date().toISOString()
  })
  await book(page)
  await expect(page.getByRole('alert')).toContainText('ist noch nicht gebucht')
  await expect(page.getByLabel('E-Mail')).toHaveValue('eilig@example.org')
  expect(town.mailsTo('eilig@example.org')).toEqual([])
})

test('an appointment is booked with the keyboard alone, at 320 pixels, without a finding of axe', {
  tag: '@lang',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${origin}/termin/buergerbuero/personalausweis`)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: /^Nächster freier Termin/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Erika Beispiel')
  await page.keyboard.press('Tab')
  await page.keyboard.type('tastatur@example.org')
  await readFor(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^T-[0-9A-Z]{8}$/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
})

test('with the keyboard alone an appointment is moved and cancelled', { tag: '@lang' }, async ({ page }) => {
  const email = 'gerda@example.org'
  await toForm(page)
  await fillIn(page, email)
  await book(page)
  const words = (await heading(page).textContent()) ?? ''
  await expect.poll(() => town.mailsTo(email).length, { timeout: 60_000 }).toBe(1)
  await page.goto(/http\S+\/termin\/buchung\/\S+/.exec(town.mailsTo(email)[0]?.text ?? '')?.[0] ?? '')
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
  await enterOn(page, link('Termin verschieben'))
  await expect(heading(page)).toHaveText('Wann möchten Sie stattdessen kommen?')
  await enterOn(page, link(/^\d+:\d\d.Uhr$/).nth(2))
  await enterOn(page, page.getByRole('button', { name: 'Auf diese Zeit verschieben' }))
  await expect(page.getByRole('status').filter({ hasText: 'Ihr Termin ist verschoben.' })).toBeVisible()
  await expect(heading(page)).not.toHaveText(words)
  await enterOn(page, link('Termin absagen'))
  await enterOn(page, page.getByRole('button', { name: 'Termin absagen' }))
  await expect(heading(page)).toHaveText(/^Abgesagt: /)
  await expect.poll(() => town.mailsTo(email).length, { timeout: 60_000 }).toBe(3)
  expect(town.mailsTo(email)[2]?.subject).toContain('ist abgesagt')
})

test('of 200 residents who book the same time at once over HTTP one gets it, and 199 get a plain refusal', async ({
  request,
}) => {
  const found = await request.get(`${origin}/api/cms/terminangebote/buergerbuero/personalausweis`)
  const { data } = (await found.json()) as { data: { zeiten: string[] }[] }
  const beginn = data.flatMap(({ zeiten }) => zeiten).at(-1)
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const answer = await fetch(`${origin}/api/cms/termine`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          einreichung: crypto.randomUUID(),
          angebot: 'buergerbuero',
          anliegen: 'personalausweis',
          beginn,
          name: 'Wer Zuerst',
          email: `n${n}@example.org`,
        }),
      })
      return { status: answer.status, said: await answer.text() }
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(199)
  for (const { said } of refused) {
    expect(said).toContain('ist nicht mehr frei')
    expect(said).not.toContain('example.org')
  }
})
