import { expect, type Page, test } from '@playwright/test'
import { openCms } from '../../packages/cms/src/index.ts'
import { menues } from '../../packages/demo/src/menues.ts'
import { verzeichnisSeiten } from '../../packages/demo/src/seiten/verzeichnisse.ts'
import { stadt } from '../../packages/demo/src/stadt.ts'
import { verzeichniseintraege, verzeichnisse } from '../../packages/demo/src/verzeichnisse.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'
import { enterOn, tabTo, typeInto } from './tab-to.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'
import { arrive } from './visitor.ts'

/** Entries of a directory from the proposal to the last step of the owner, through a real mail server. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let town: TownWithMail
let origin = ''
const CLERK = 'anna.ritter@example.org'
const PASSWORD = 'Kelter Amsel Brunnen Pflug'
const CLUBS = '/leben/vereine'

test.beforeAll(async () => {
  town = await townWithMail('verzeichnis')
  origin = town.origin
  const log = { info() {}, warn() {}, error() {} }
  const cms = await openCms({ dataDir: town.folder, log })
  const page = verzeichnisSeiten.find(({ pfad }) => pfad === CLUBS)
  const content = page?.content.filter(({ template }) => template === 'verzeichnis')
  const home = { pfad: '/', pageLayout: 'default', title: 'Rebenau', description: 'Die Stadt.', content: [] }
  const record = (kind: string, data: unknown) => ({ kind, data, author: 'test' }) as never
  const clubs = verzeichniseintraege.filter(({ verzeichnis }) => verzeichnis === 'vereine')
  const directory = verzeichnisse.find(({ slug }) => slug === 'vereine')
  const written = await cms.store.writeAll([
    record('stadt', stadt),
    record('menue', { name: 'Hauptmenü', menuItems: menues.Hauptmenü }),
    record('verzeichnis', directory),
    ...clubs.map(club => record('verzeichniseintrag', club)),
    record('seite', home),
    record('seite', { ...page, content }),
  ])
  expect(written).toMatchObject({ ok: true })
  const clerk = { realm: 'redaktion' as const, email: CLERK, vorname: 'Anna', nachname: 'Ritter' }
  await cms.accounts.createExamples([{ ...clerk, roles: ['posteingang'], sections: ['/'] }], PASSWORD)
  await cms.close()
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
  return new RegExp(`${origin}/verzeichnis/vorschlagen/${word}\\S*`).exec(text)?.[0] ?? ''
}

async function confirm(page: Page, email: string) {
  const link = await lastLink(email, 1, 'bestaetigen')
  // Mail scanners open links: a GET confirms nothing.
  for (let time = 0; time < 3; time++) expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(link)
  await page.getByRole('button', { name: 'Ja, bestätigen' }).click()
  await expect(heading(page)).toHaveText('Ihr Vorschlag ist bestätigt')
}

/** Works at the desk, in a browser context of its own. */
async function atDesk(page: Page, name: string, work: (desk: Page) => Promise<void>) {
  // The desk needs JavaScript, also if the browser of the resident has none.
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: true })
  const desk = await context?.newPage()
  if (!context || !desk) throw new Error('no browser')
  await desk.goto(`${origin}/redaktion/verzeichnisvorschlaege`)
  await desk.getByLabel('E-Mail').fill(CLERK)
  await desk.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await desk.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await desk.getByRole('link', { name, exact: true }).click()
  await work(desk)
  await context.close()
}

const release = (page: Page, name: string) =>
  atDesk(page, name, async desk => {
    await desk.getByRole('button', { name: 'Freigeben' }).click()
    await expect(desk.getByText('Der Eintrag steht auf der Website.')).toBeVisible()
  })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'mit' : 'ohne'
    const erika = `erika-${how}@example.org`
    const name = `Ruderclub ${how} <b>Boot</b> & "Riemen"`
    const address = `/verzeichnis/ruderclub-${how}-b-boot-b-riemen`

    test(
      'X-03: a club is proposed, confirmed, released as plain text, locked, unlocked and deleted by its owner',
      quickIf(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto(origin + CLUBS)
        await page.getByRole('link', { name: 'Verein vorschlagen' }).click()
        await expect(heading(page)).toHaveText('Verein vorschlagen')
        await readFor(page)
        await page.getByLabel('E-Mail im Eintrag').fill('keine')
        await page.getByRole('button', { name: 'Verein vorschlagen' }).click()
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([
          'Bitte geben Sie den Namen an.',
          'Bitte wählen Sie mindestens eines davon aus.',
          'In der E-Mail-Adresse fehlt das @-Zeichen. Bitte geben Sie sie ganz an, zum Beispiel name@example.org.',
          'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.',
          'Bitte willigen Sie ein. Ohne Ihre Einwilligung dürfen wir nichts veröffentlichen.',
        ])
        await expect(page).toHaveTitle('Fehler: Verein vorschlagen – Stadt Rebenau')
        await page.getByLabel('Name', { exact: true }).fill(name)
        await page.getByLabel('Sport', { exact: true }).check()
        await page.getByLabel('Natur und Garten').check()
        await page.getByLabel('Text').fill('Training am Mittwoch.\n\n<script>alert(1)</script>')
        await page.getByLabel('Telefon').fill('030 23125-490')
        await page.getByLabel('E-Mail im Eintrag').fill('')
        await page.getByLabel('Ihre eigene E-Mail-Adresse').fill(erika)
        await page.getByLabel('darf die Stadt veröffentlichen').check()
        await readFor(page)
        await page.getByRole('button', { name: 'Verein vorschlagen' }).click()
        await expect(heading(page)).toHaveText('Bitte sehen Sie in Ihrem Postfach nach')
        await expect(page.getByText(/^Ihr Vorschlag hat die Nummer V-/)).toBeVisible()
        await confirm(page, erika)
        expect((await page.request.get(origin + address)).status()).toBe(404)
        await release(page, name)
        const own = await lastLink(erika, 2, 'eigener')

        await page.goto(`${origin}${CLUBS}?q=Ruderclub+${how}`)
        await page.getByRole('link', { name }).click()
        await expect(heading(page)).toHaveText(name)
        await expect(page.getByText('<script>alert(1)</script>')).toBeVisible()
        await expect(page.getByRole('main').locator('b')).toHaveCount(0)
        expect(await page.content()).not.toContain(erika)

        await page.goto(own)
        await expect(page.getByText(`„${name}“ ist öffentlich.`)).toBeVisible()
        await expect(page.getByLabel('Natur und Garten')).toBeChecked()
        await page.getByLabel('Telefon').fill('030 23125-491')
        await page.getByRole('button', { name: 'Änderung speichern' }).click()
        await expect(page.getByText('Ihre Änderung wartet auf unsere Prüfung.')).toBeVisible()
        expect(await (await page.request.get(origin + address)).text()).toContain('030 23125-490')

        await page.getByRole('button', { name: 'Sperren' }).click()
        await expect(page.getByText('haben Sie gesperrt')).toBeVisible()
        // The lock takes effect at once on the page and in the lists.
        expect((await page.request.get(origin + address)).status()).toBe(404)
        const listed = async () =>
          (await page.request.get(`${origin}/api/cms/verzeichnisse/vereine/eintraege?q=Ruderclub`)).text()
        expect(await listed()).not.toContain(`Ruderclub ${how}`)
        await page.getByRole('button', { name: 'Sperre aufheben' }).click()
        await expect(page.getByText('Ihre Änderung wartet auf unsere Prüfung.')).toBeVisible()
        expect((await page.request.get(origin + address)).status()).toBe(200)
        await page.getByRole('link', { name: 'Löschen …' }).click()
        await page.getByRole('button', { name: 'Ja, löschen' }).click()
        await expect(heading(page)).toHaveText('Ihr Eintrag ist gelöscht')
        expect((await page.request.get(own)).status()).toBe(410)
        expect((await page.request.get(origin + address)).status()).toBe(404)
        expect(await listed()).not.toContain(`Ruderclub ${how}`)
      },
    )
  })
}

test('A proposed change is shown beside the public entry, and its release changes nothing else', {
  tag: '@lang',
}, async ({ page }) => {
  const paul = 'paul@example.org'
  const entry = async () => {
    await page.goto(`${origin}/verzeichnis/angelsportverein-altrhein`)
    // The last element to appear, because a script adds it.
    await expect(page.getByRole('button', { name: 'Für unterwegs speichern' })).toBeVisible()
    return (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ')
  }
  const before = await entry()
  await page.getByRole('link', { name: 'Angaben ändern' }).click()
  await expect(heading(page)).toHaveText('Angaben ändern')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Angelsportverein Altrhein')
  const telephone = await page.getByLabel('Telefon').inputValue()
  await page.getByLabel('Telefon').fill('030 23125-499')
  await page.getByLabel('Ihre eigene E-Mail-Adresse').fill(paul)
  await page.getByLabel('darf die Stadt veröffentlichen').check()
  await readFor(page)
  await page.getByRole('button', { name: 'Änderung vorschlagen' }).click()
  await confirm(page, paul)
  await atDesk(page, 'Angelsportverein Altrhein', async desk => {
    await expect(desk.getByRole('heading', { name: 'Was sich ändert' })).toBeVisible()
    const changed = desk.getByRole('term').filter({ hasText: 'Telefon' }).locator('..')
    await expect(changed).toContainText(telephone)
    await expect(changed).toContainText('030 23125-499')
    await lookAt(desk, 'Vorschlag am Schreibtisch')
    // The owner of the entry is decided separately.
    await expect(desk.getByText('Ohne Haken steht nur die Änderung auf der Website')).toBeVisible()
    await desk.getByLabel('Diese Person betreut den Eintrag künftig').check()
    await desk.getByRole('button', { name: 'Freigeben' }).click()
    await expect(desk.getByText('Der Eintrag steht auf der Website.')).toBeVisible()
    await desk.goto(`${origin}/redaktion/verzeichnisvorschlaege?stand=freigegeben`)
    await expect(desk.getByRole('link', { name: 'Angelsportverein Altrhein' })).toBeVisible()
    await lookAt(desk, 'Vorschläge am Schreibtisch')
  })
  expect(await entry()).toBe(before.replace(telephone, '030 23125-499'))
})

test('With the keyboard alone a club is proposed and confirmed; the summary leads to a forgotten field', {
  tag: '@lang',
}, async ({ page }) => {
  const email = 'gerda@example.org'
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(origin + CLUBS)
  await enterOn(page, page.getByRole('link', { name: 'Verein vorschlagen' }))
  await expect(heading(page)).toHaveText('Verein vorschlagen')
  await typeInto(page, page.getByLabel('Name', { exact: true }), 'Kegelfreunde')
  await tabTo(page, page.getByLabel('Sport', { exact: true }))
  await page.keyboard.press('Space')
  await typeInto(page, page.getByLabel('Text'), 'Wir kegeln am Montag.')
  await typeInto(page, page.getByLabel('Ihre eigene E-Mail-Adresse'), email)
  await readFor(page)
  await enterOn(page, button('Verein vorschlagen'))

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await enterOn(page, summary.getByRole('link', { name: 'Bitte willigen Sie ein.' }))
  const consent = page.getByLabel('darf die Stadt veröffentlichen')
  await expect(consent).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Name', { exact: true }), 'Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.type(' Rebenau')
  await readFor(page)
  await enterOn(page, button('Verein vorschlagen'))
  await expect(heading(page)).toHaveText('Bitte sehen Sie in Ihrem Postfach nach')
  await page.goto(await lastLink(email, 1, 'bestaetigen'))
  await enterOn(page, button('Ja, bestätigen'))
  await expect(heading(page)).toHaveText('Ihr Vorschlag ist bestätigt')
  await atDesk(page, 'Kegelfreunde Rebenau', async desk => {
    await expect(desk.getByText('Wir kegeln am Montag.').first()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the form to propose a club is four taps from the home page, and its link is at the top of the directory', {
    tag: '@lang',
  }, async ({ page }) => {
    const visitor = await arrive(page, `${origin}/`)
    await visitor.press(page.getByRole('button', { name: 'Menü', exact: true }))
    await visitor.press(page.getByRole('dialog').getByRole('button', { name: /Leben/ }))
    await visitor.tap(page.getByRole('dialog').getByRole('link', { name: 'Vereine', exact: true }))
    const before = visitor.scrolled
    await visitor.tap(page.getByRole('main').getByRole('link', { name: 'Verein vorschlagen', exact: true }))
    expect(visitor.scrolled - before).toBe(0)
    await visitor.reach(page.getByRole('main').getByText('Was alle lesen', { exact: true }))
    expect(visitor.taps).toBe(4)
  })
})

test('axe finds nothing on directory, entry, form and the pages of the links', { tag: '@lang' }, async ({
  page,
}) => {
  const own = await lastLink('paul@example.org', 2, 'eigener')
  for (const place of [
    CLUBS,
    '/verzeichnis/angelsportverein-altrhein',
    '/verzeichnis/vorschlagen?verzeichnis=vereine',
    '/verzeichnis/vorschlagen?verzeichnis=vereine&gesendet=V-00000000',
    '/verzeichnis/vorschlagen/bestaetigen/abc',
    '/verzeichnis/vorschlagen/eigener/abc',
    own.slice(origin.length),
  ]) {
    await page.goto(origin + place)
    await lookAt(page, place)
  }
})

test('The page of a secret link is never cached', { tag: '@lang' }, async ({ page }) => {
  const own = await lastLink('paul@example.org', 2, 'eigener')
  expect((await page.request.get(own)).headers()).toMatchObject({
    'cache-control': expect.stringContaining('private, no-store'),
    'x-robots-tag': expect.stringContaining('noindex'),
  })
})
