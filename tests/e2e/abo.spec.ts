import { expect, type Page, test } from '@playwright/test'
import { openCms } from '../../packages/cms/src/index.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'

/**
 * News by mail without an account, through a real mail server (issue: resident subscribes, receives and
 * unsubscribes).
 */
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let town: TownWithMail
let origin = ''

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}

/** Writes contents as the desk would, beside the server. */
async function write(kind: 'stadt' | 'rubrik' | 'hinweis', ...records: object[]) {
  const log = { info() {}, warn() {}, error() {} }
  const cms = await openCms({ dataDir: town.folder, log })
  const written = await cms.store.writeAll(
    records.map(data => ({ kind, data: data as never, author: 'test' })),
  )
  await cms.close()
  expect(written.ok).toBe(true)
}

test.beforeAll(async () => {
  town = await townWithMail('abo')
  origin = town.origin
  await write('stadt', stadt)
  await write('rubrik', { rubrik_id: 1, rubrik: 'Markt' }, { rubrik_id: 2, rubrik: 'Konzert' })
})

test.afterAll(() => town.close())

/** Makes the page look as if it had been open for a while: faster forms are refused. */
const readFor = (page: Page) =>
  page.locator('input[name=geladen]').evaluate((field: HTMLInputElement) => {
    field.value = new Date(Date.now() - 60_000).toISOString()
  })

const send = (page: Page) => page.getByRole('button', { name: 'Benachrichtigungen bestellen' }).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function order(page: Page, email: string) {
  await page.goto(`${origin}/abo?thema=hinweis`)
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email)
  await readFor(page)
  await send(page)
  await expect(heading(page)).toHaveText('Bitte sehen Sie in Ihrem Postfach nach')
}

async function confirm(page: Page, email: string) {
  await page.goto(await town.linkTo(email, 1))
  await page.getByRole('button', { name: 'Ja, bestätigen' }).click()
  await expect(heading(page)).toHaveText('Ihre Benachrichtigungen sind bestellt')
}

const linkIn = (text: string, word: string) => new RegExp(`${word}: (http\\S+)`).exec(text)?.[1] ?? ''

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const email = `erika-${javaScriptEnabled ? 'mit' : 'ohne'}@example.org`

    test(
      'a resident subscribes, receives, changes and unsubscribes',
      quickIf(javaScriptEnabled),
      async ({ page }) => {
        await page.goto(`${origin}/abo?thema=veranstaltung%2Frubrik%3AMarkt`)
        await expect(page.getByLabel('Markt', { exact: true })).toBeChecked()
        await page.getByLabel('Markt', { exact: true }).uncheck()
        await send(page)
        const summary = page.getByRole('main').getByRole('alert')
        await expect(summary.getByRole('link')).toHaveText([
          'Bitte wählen Sie mindestens ein Thema, oder nennen Sie eine Straße.',
          'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.',
        ])
        await expect(page).toHaveTitle('Fehler: Per E-Mail benachrichtigen – Stadt Rebenau')
        await page.getByLabel('Alle eiligen Hinweise, sofort').check()
        await page.getByLabel('Ihre Straße (freiwillig)').fill('Kelterstr. 7')
        await page.getByLabel('Ihre E-Mail-Adresse').fill(email)
        await readFor(page)
        await send(page)
        await expect(heading(page)).toHaveText('Bitte sehen Sie in Ihrem Postfach nach')

        const link = await town.linkTo(email, 1)
        // Mail scanners open links: a GET is no consent.
        for (let time = 0; time < 3; time++) expect((await page.request.get(link)).status()).toBe(200)
        await confirm(page, email)
        await expect(page.getByRole('listitem').filter({ hasText: 'Straße: Kelterstr. 7' })).toBeVisible()

        const titel = `Wasser abkochen (${javaScriptEnabled ? 'mit' : 'ohne'})`
        await write('hinweis', { titel, stufe: 'dringend', text: 'Bis morgen früh.' })
        await expect.poll(() => town.mailsTo(email).length, { timeout: 60_000 }).toBe(2)
        const [, mail] = town.mailsTo(email)
        expect(mail?.subject).toBe(`Hinweis: ${titel}`)
        expect(mail?.text).toContain('Bis morgen früh.')

        await page.goto(linkIn(mail?.text ?? '', 'Themen ändern'))
        await expect(page.getByLabel('Ihre Straße (freiwillig)')).toHaveValue('Kelterstr. 7')
        await page.getByLabel('Alle eiligen Hinweise, sofort').uncheck()
        await page.getByLabel('Ihre Straße (freiwillig)').fill('')
        await page.getByRole('button', { name: 'Auswahl speichern' }).click()
        await expect(summary.getByRole('link')).toHaveText([
          'Bitte wählen Sie mindestens ein Thema, oder nennen Sie eine Straße.',
        ])
        await page.getByLabel('Alle Nachrichten').check()
        await page.getByRole('button', { name: 'Auswahl speichern' }).click()
        await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible()
        await expect(page.getByLabel('Alle Nachrichten')).toBeChecked()
        await expect(page.getByLabel('Alle eiligen Hinweise, sofort')).not.toBeChecked()

        const end = linkIn(mail?.text ?? '', 'Abbestellen')
        await page.goto(end)
        await expect(heading(page)).toHaveText('Benachrichtigungen abbestellen')
        await page.getByRole('button', { name: 'Abbestellen' }).click()
        await expect(heading(page)).toHaveText('Sie sind abgemeldet')
        const gone = await page.request.get(linkIn(mail?.text ?? '', 'Themen ändern'))
        expect(gone.status()).toBe(410)
        expect(await town.run('abo')).not.toContain('Alle Nachrichten')
      },
    )
  })
}

test('M-04, RFC 8058: a mail program ends the subscription with one POST, without cookie, redirect or question; a GET changes nothing', {
  tag: '@lang',
}, async ({ page, request }) => {
  const email = 'programm@example.org'
  await order(page, email)
  await confirm(page, email)
  await write('hinweis', { titel: 'Der Strom fällt aus', stufe: 'dringend' })
  await expect.poll(() => town.mailsTo(email).length, { timeout: 60_000 }).toBe(2)
  const address = linkIn(town.mailsTo(email)[1]?.text ?? '', 'Abbestellen')
  const look = await request.get(address)
  expect(look.status()).toBe(200)
  expect(look.headers()).toMatchObject({
    'cache-control': expect.stringContaining('private, no-store'),
    'referrer-policy': 'same-origin',
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  expect(look.headers()['set-cookie']).toBeUndefined()
  expect(await town.run('abo')).toContain('1  Alle eiligen Hinweise, sofort')
  const ended = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect(ended.status()).toBe(200)
  expect(ended.headers()['set-cookie']).toBeUndefined()
  expect(await town.run('abo')).toBe('Niemand lässt sich per E-Mail benachrichtigen.\n')
  // Repeated, and with an invalid key.
  for (const again of [address, `${origin}/abo/abbestellen/abc`])
    expect((await request.post(again, { multipart: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200)
})

test('M-07: a form that is sent at once, or with its hidden field filled in, is shown again and orders nothing', {
  tag: '@lang',
}, async ({ page }) => {
  const email = 'eilig@example.org'
  await page.goto(`${origin}/abo?thema=hinweis`)
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email)
  await page.locator('input[name=geladen]').evaluate((field: HTMLInputElement) => {
    field.value = new Date().toISOString()
  })
  await send(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('wurde noch nicht gesendet')
  await expect(page.getByLabel('Ihre E-Mail-Adresse')).toHaveValue(email)
  await readFor(page)
  await page.locator('input[name=homepage]').evaluate((field: HTMLInputElement) => (field.value = 'x'))
  await send(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('wurde noch nicht gesendet')
  expect(town.mailsTo(email)).toEqual([])
})

test('the operator deletes an address whose owner asks for it', { tag: '@lang' }, async ({ page }) => {
  const email = 'bitte@example.org'
  await order(page, email)
  await confirm(page, email)
  expect(await town.run('abo', 'loeschen', email)).toBe(`Das Abo von ${email} ist gelöscht.\n`)
  expect(await town.run('abo', 'loeschen', email)).toBe(`Zu ${email} gibt es kein Abo.\n`)
})

test('axe finds nothing on any page of the subscription', { tag: '@lang' }, async ({ page }) => {
  const email = 'ansehen@example.org'
  await page.goto(`${origin}/abo?thema=veranstaltung%2Frubrik%3AMarkt`)
  await lookAt(page, 'order')
  await send(page)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await lookAt(page, 'refused')
  await order(page, email)
  await lookAt(page, 'ordered')
  await page.goto(await town.linkTo(email, 1))
  await lookAt(page, 'to confirm')
  await page.getByRole('button', { name: 'Ja, bestätigen' }).click()
  await expect(heading(page)).toHaveText('Ihre Benachrichtigungen sind bestellt')
  await lookAt(page, 'confirmed')
  await page.getByRole('link', { name: 'Themen ändern' }).click()
  await expect(heading(page)).toHaveText('Themen ändern')
  await lookAt(page, 'changing')
  await page.getByRole('button', { name: 'Alles abbestellen' }).click()
  await expect(heading(page)).toHaveText('Sie sind abgemeldet')
  await lookAt(page, 'ended')
  await page.goto(`${origin}/abo/verwalten/abc`)
  await expect(heading(page)).toHaveText('Dieser Link gilt nicht mehr')
  await lookAt(page, 'over')
})
