import { expect, type Page, test } from '@playwright/test'
import { openCms } from '../../packages/cms/src/index.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'
import { enterOn, tabTo, typeInto } from './tab-to.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'

/** The pin board from the first step to the last, through a real mail server (spec: pin board with lock). */
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let town: TownWithMail
let origin = ''
const CLERK = 'anna.ritter@example.org'
const PASSWORD = 'Kelter Amsel Brunnen Pflug'

test.beforeAll(async () => {
  town = await townWithMail('pinnwand')
  origin = town.origin
  const log = { info() {}, warn() {}, error() {} }
  const cms = await openCms({ dataDir: town.folder, log })
  const stadt = {
    name: 'Stadt Rebenau',
    anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    telefon: '030 23125-0',
    email: 'stadt@example.org',
  }
  const seite = (pfad: string, options: object) => ({
    pfad,
    pageLayout: 'default',
    title: 'Pinnwand',
    description: 'Von Nachbarn für Nachbarn.',
    content: [{ template: 'pinnwand', slotName: 'content', context: {}, options }],
  })
  const written = await cms.store.writeAll([
    { kind: 'stadt', data: stadt as never, author: 'test' },
    { kind: 'seite', data: seite('/pinnwand', {}) as never, author: 'test' },
  ])
  await cms.accounts.createExamples(
    [
      {
        realm: 'redaktion',
        email: CLERK,
        vorname: 'Anna',
        nachname: 'Ritter',
        roles: ['posteingang'],
        sections: ['/'],
      },
    ],
    PASSWORD,
  )
  await cms.close()
  expect(written).toMatchObject({ ok: true })
})

test.afterAll(() => town.close())

/** Makes the page look as if it had been open for a while: faster forms are refused. */
const readFor = (page: Page) =>
  page.locator('input[name=geladen]').evaluateAll(fields => {
    for (const field of fields as HTMLInputElement[])
      field.value = new Date(Date.now() - 60_000).toISOString()
  })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const lastLink = async (email: string, number: number, word: string) => {
  await expect.poll(() => town.mailsTo(email).length, { timeout: 60_000 }).toBe(number)
  const text = town.mailsTo(email)[number - 1]?.text ?? ''
  return new RegExp(`${origin}/pinnwand/${word}\\S*`).exec(text)?.[0] ?? ''
}

async function putUp(page: Page, email: string, titel: string) {
  await page.goto(`${origin}/pinnwand/neu?rubrik=verschenke`)
  await page.getByLabel('Titel').fill(titel)
  await page.getByLabel('Beschreibung').fill('Gut in Schuss, zum Abholen.')
  await page.getByLabel('Ihr Name oder Vorname').fill('Erika')
  await page.getByLabel('Ihre E-Mail-Adresse').fill(email)
  await readFor(page)
  await page.getByRole('button', { name: 'Eintrag aufgeben' }).click()
  await expect(heading(page)).toHaveText('Bitte sehen Sie in Ihrem Postfach nach')
}

async function confirm(page: Page, email: string) {
  const link = await lastLink(email, 1, 'bestaetigen')
  // Mail scanners open links: a GET confirms nothing.
  for (let time = 0; time < 3; time++) expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(link)
  await page.getByRole('button', { name: 'Ja, bestätigen' }).click()
  await expect(heading(page)).toHaveText('Ihr Eintrag ist bestätigt')
}

/** Releases an entry at the desk, in a browser context of its own. */
async function release(page: Page, titel: string) {
  // The desk needs JavaScript, also if the browser of the resident has none.
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true })
  const desk = await context?.newPage()
  if (!context || !desk) throw new Error('no browser')
  await desk.goto(`${origin}/redaktion/pinnwand`)
  await desk.getByLabel('E-Mail').fill(CLERK)
  await desk.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await desk.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await desk.getByRole('link', { name: titel }).click()
  await desk.getByRole('button', { name: 'Freigeben' }).click()
  await expect(desk.getByText('Der Eintrag ist öffentlich.')).toBeVisible()
  await context.close()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'mit' : 'ohne'
    const erika = `erika-${how}@example.org`
    const paul = `paul-${how}@example.org`
    const titel = `Kinderfahrrad ${how} <b>Klingel</b> & "Korb"`

    test(
      'X-03: an entry is confirmed, released, shown as plain text, answered in both directions, locked and deleted',
      quickIf(javaScriptEnabled),
      async ({ page }) => {
        await page.goto(`${origin}/pinnwand`)
        await page.getByRole('link', { name: 'Eintrag aufgeben' }).click()
        await readFor(page)
        await page.getByRole('button', { name: 'Eintrag aufgeben' }).click()
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([
          'Bitte wählen Sie, worum es geht.',
          'Bitte geben Sie einen Titel an, zum Beispiel: Kinderfahrrad, 20 Zoll.',
          'Bitte beschreiben Sie es in ein paar Sätzen.',
          'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.',
        ])
        await expect(page).toHaveTitle('Fehler: Eintrag aufgeben – Stadt Rebenau')
        await putUp(page, erika, titel)
        await confirm(page, erika)
        await page.goto(`${origin}/pinnwand`)
        await expect(page.getByRole('link', { name: titel })).toHaveCount(0)
        await release(page, titel)
        const own = await lastLink(erika, 2, 'eigener')

        await page.goto(`${origin}/pinnwand`)
        await page.getByRole('link', { name: titel }).click()
        await expect(heading(page)).toHaveText(titel)
        await expect(page.getByRole('main').locator('b')).toHaveCount(0)
        const address = page.url()
        expect(await page.content()).not.toContain(erika)
        await page.getByLabel('Ihre Nachricht').fill('Ist es noch da?')
        await page.getByLabel('Ihr Name').fill('Paul')
        await page.getByLabel('Ihre E-Mail-Adresse').fill(paul)
        await readFor(page)
        await page.getByRole('button', { name: 'Nachricht senden' }).click()
        await expect(page.getByText('Bitte sehen Sie in Ihrem Postfach nach:')).toBeVisible()
        const asked = await lastLink(paul, 1, 'nachricht')
        for (let time = 0; time < 3; time++) expect((await page.request.get(asked)).status()).toBe(200)
        expect(town.mailsTo(erika)).toHaveLength(2)
        await page.goto(asked)
        await page.getByRole('button', { name: 'Ja, Nachricht weiterreichen' }).click()
        await expect(heading(page)).toHaveText('Ihre Nachricht wird weitergereicht')

        await page.goto(await lastLink(erika, 3, 'gespraech'))
        await page.getByLabel('Ihre Antwort').fill('Ja, bis Samstag.')
        await page.getByRole('button', { name: 'Antwort senden' }).click()
        await expect(page.getByText('Ihre Antwort wird per E-Mail weitergereicht.')).toBeVisible()
        await page.goto(await lastLink(paul, 2, 'gespraech'))
        expect(town.mailsTo(paul)[1]?.text).toContain('> Ja, bis Samstag.')
        expect(JSON.stringify(town.mailsTo(paul))).not.toContain(erika)
        expect(JSON.stringify(town.mailsTo(erika))).not.toContain(paul)
        await page.getByLabel('Ihre Antwort').fill('Ich komme.')
        await page.getByRole('button', { name: 'Antwort senden' }).click()
        await expect.poll(() => town.mailsTo(erika).length, { timeout: 60_000 }).toBe(4)

        await page.goto(own)
        await expect(page.getByText(`„${titel}“ ist öffentlich`)).toBeVisible()
        await page.getByRole('button', { name: 'Sperren' }).click()
        await expect(page.getByText('haben Sie gesperrt')).toBeVisible()
        // The lock takes effect at once, on the page, in the list and in the API.
        expect((await page.request.get(address)).status()).toBe(410)
        expect(await (await page.request.get(`${origin}/pinnwand`)).text()).not.toContain(
          `Kinderfahrrad ${how}`,
        )
        expect(await (await page.request.get(`${origin}/api/cms/pinnwand`)).text()).not.toContain(
          `Kinderfahrrad ${how}`,
        )
        await page.getByRole('button', { name: 'Sperre aufheben' }).click()
        await expect(page.getByText(`„${titel}“ ist öffentlich`)).toBeVisible()
        expect((await page.request.get(address)).status()).toBe(200)
        await page.getByRole('link', { name: 'Löschen …' }).click()
        await page.getByRole('button', { name: 'Ja, löschen' }).click()
        await expect(heading(page)).toHaveText('Ihr Eintrag ist gelöscht')
        expect((await page.request.get(own)).status()).toBe(410)
        await page.goto(address)
        await expect(heading(page)).toHaveText('Diesen Eintrag gibt es hier nicht')
      },
    )
  })
}

test('An entry is reported with the keyboard alone, and the page of a secret link is never cached', {
  tag: '@lang',
}, async ({ page }) => {
  const email = 'hanne@example.org'
  await putUp(page, email, 'Quitten')
  const link = await lastLink(email, 1, 'bestaetigen')
  expect((await page.request.get(link)).headers()).toMatchObject({
    'cache-control': expect.stringContaining('private, no-store'),
    'x-robots-tag': expect.stringContaining('noindex'),
  })
  await confirm(page, email)
  await release(page, 'Quitten')
  await page.goto(`${origin}/pinnwand`)
  await page.getByRole('link', { name: 'Quitten' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Quitten')
  await readFor(page)
  await page.locator('#melden > summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Das ist Werbung.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Danke. Wir sehen uns den Eintrag an.')).toBeVisible()
})

test('With the keyboard alone an entry is put up, confirmed, locked and unlocked again', {
  tag: '@lang',
}, async ({ page }) => {
  const email = 'gerda@example.org'
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(`${origin}/pinnwand`)
  await enterOn(page, page.getByRole('link', { name: 'Eintrag aufgeben' }))
  await expect(heading(page)).toHaveText('Eintrag aufgeben')
  await typeInto(page, page.getByLabel('Worum geht es?'), 'Versch')
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('verschenke')
  await typeInto(page, page.getByLabel('Titel'), 'Apfelkiste')
  await typeInto(page, page.getByLabel('Beschreibung'), 'Zwei Kisten, leer.')
  await tabTo(page, page.getByLabel('Titel'), 'Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('n')
  await tabTo(page, page.getByLabel('Wie lange soll er stehen?'))
  await page.keyboard.press('Home')
  await typeInto(page, page.getByLabel('Ihre E-Mail-Adresse'), email)
  await readFor(page)
  await enterOn(page, button('Eintrag aufgeben'))
  await expect(heading(page)).toHaveText('Bitte sehen Sie in Ihrem Postfach nach')

  await page.goto(await lastLink(email, 1, 'bestaetigen'))
  await enterOn(page, button('Ja, bestätigen'))
  await expect(heading(page)).toHaveText('Ihr Eintrag ist bestätigt')
  await release(page, 'Apfelkisten')
  await page.goto(await lastLink(email, 2, 'eigener'))
  await enterOn(page, button('Sperren'))
  await expect(page.getByText('„Apfelkisten“ haben Sie gesperrt')).toBeVisible()
  await tabTo(page, button('Sperre aufheben'))
  await page.keyboard.press('Space')
  await expect(page.getByText('„Apfelkisten“ ist öffentlich')).toBeVisible()
})

test('axe finds nothing on list, entry and form', { tag: '@lang' }, async ({ page }) => {
  await page.goto(`${origin}/pinnwand`)
  const places = [
    '/pinnwand',
    '/pinnwand/neu',
    '/pinnwand/P-00000000',
    '/pinnwand/eigener/abc',
    '/pinnwand/nachricht/abc',
  ]
  const entry = await page.getByRole('link', { name: 'Quitten' }).getAttribute('href')
  for (const place of [...places, entry ?? '']) {
    await page.goto(origin + place)
    await lookAt(page, place)
  }
})
