import { expect, type Page, test } from '@playwright/test'
import { another, call, enter, PASSWORD, signIn } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { quickIf } from './quick-if.ts'

const title = (page: Page) => page.getByLabel('Titel', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true })
const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

/** The message after saving. */
const SAVED = /^Gespeichert gerade eben von/

/** Unique, also if a test is retried. */
const nameLike = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

/**
 * Creates a saved article with only the required fields and a unique address, so that the test can be
 * retried.
 */
async function article(page: Page, name: string, address: string = crypto.randomUUID()): Promise<string> {
  await enter(page, 'redaktion', '/redaktion/inhalte/aktuelles/neu')
  await title(page).fill(name)
  await page.getByLabel('Datum', { exact: true }).fill('2026-11-20T08:00')
  await page.getByLabel('Name in der Webadresse', { exact: true }).fill(address)
  await save(page).click()
  await expect(told(page, SAVED)).toBeVisible()
  return new URL(page.url()).pathname
}

test('Saving by keyboard right after the last letter saves that letter too', async ({ page }) => {
  const name = nameLike('Markt')
  const address = await article(page, name)
  await title(page).press('End')
  await page.keyboard.type('tag')
  await page.keyboard.press('Control+s')
  await expect(told(page, 'Gespeichert.')).toBeVisible()
  await page.goto(address)
  await expect(title(page)).toHaveValue(`${name}tag`)
})

test('After a reload right after the last key all text is there; saving and reloading at once causes no conflict with oneself', async ({
  page,
}) => {
  // The browser asks before leaving; the working copy is kept all the same.
  page.on('dialog', dialog => void dialog.accept())
  const name = nameLike('Markt')
  await article(page, name)
  await title(page).press('End')
  await page.keyboard.type('tag')
  await page.reload()
  await expect(title(page)).toHaveValue(`${name}tag`)
  await title(page).press('End')
  await page.keyboard.type(' am Samstag')
  await page.keyboard.press('Control+s')
  await page.reload()
  await expect(title(page)).toHaveValue(`${name}tag am Samstag`)
  await title(page).press('End')
  await page.keyboard.type(' und Sonntag')
  await page.keyboard.press('Control+s')
  await expect(told(page, SAVED)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title(page)).toHaveValue(`${name}tag am Samstag und Sonntag`)
})

test('A news article is written, published at once, read on the website and withdrawn', async ({ page }) => {
  await article(page, 'Der Brunnen läuft wieder')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(told(page, 'Veröffentlicht: Auf der Website zu sehen.')).toBeVisible()
  const [site] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Auf der Website ansehen' }).click(),
  ])
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Der Brunnen läuft wieder')
  const address = site.url()

  await page.getByRole('button', { name: 'Von der Website nehmen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Von der Website nehmen' })
  await dialog.getByRole('button', { name: 'Von der Website nehmen' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Bitte wählen Sie, wohin Besuchende der alten Adresse kommen.',
  )
  await dialog.getByLabel('nirgendwohin').check()
  await dialog.getByRole('button', { name: 'Von der Website nehmen' }).click()
  await expect(told(page, 'Nicht mehr auf der Website.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test('An article that is scheduled for later is not public today', { tag: '@lang' }, async ({ page }) => {
  const address = crypto.randomUUID()
  const path = await article(page, 'Ab morgen gilt der Winterdienst', address)
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await page.getByLabel('Ab einem Zeitpunkt').check()
  await page.getByLabel('Ab wann, Datum und Uhrzeit').fill('2050-01-01T06:00')
  await page.getByRole('button', { name: 'Veröffentlichung planen' }).click()
  await expect(told(page, 'Die Veröffentlichung ist geplant.')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Stand und weitere Schritte' })).toContainText(
    'Geplant',
  )
  expect((await page.request.get(`/aktuelles/${address}`)).status()).toBe(404)
  await page.goto(path)
  await expect(page.getByRole('complementary')).toContainText('01.01.2050, 06:00 Uhr')
})

test('An incomplete article is saved and found by colleagues; publishing lists what is missing, with the focus on the list, which leads to the field', async ({
  page,
  browser,
}) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/aktuelles/neu')
  await page.getByLabel('Einleitung').fill('Der Titel kommt noch.')
  await save(page).click()
  await expect(told(page, 'Gespeichert. Zum Veröffentlichen fehlt noch eine Angabe.')).toBeVisible()
  const side = page.getByRole('complementary', { name: 'Stand und weitere Schritte' })
  await expect(side).toContainText('Entwurf, noch nicht vollständig')
  expect(await axeFindings(page)).toEqual([])

  // Sorted and filtered, so that drafts of other tests do not hide it.
  const berta = await another(
    browser,
    'autorin',
    '/redaktion/inhalte/aktuelles?status=entwurf&sortierung=titel:asc',
  )
  const row = berta.getByRole('row').filter({ hasText: '(ohne Titel)' })
  await expect(row.first()).toContainText('Entwurf, noch nicht vollständig')
  await berta.context().close()

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const list = page.getByRole('alert').filter({ hasText: 'Zum Veröffentlichen fehlt noch' })
  await expect(list).toBeFocused()
  await list.getByRole('link').first().click()
  await expect(page.locator(':focus')).toHaveJSProperty('tagName', 'INPUT')
  await title(page).fill(`Der Titel ist da ${crypto.randomUUID().slice(0, 8)}`)
  await page.getByLabel('Datum', { exact: true }).fill('2026-11-20T08:00')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Veröffentlichen' })).toBeVisible()
  // The earlier list of missing fields is gone.
  await expect(page.getByText('Gespeichert. Zum Veröffentlichen')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(side).not.toContainText('vollständig')
})

test('D-08: if the browser dies while an editor types, the text is there again', { tag: '@lang' }, async ({
  page,
  browser,
}) => {
  const path = await article(page, 'Sperrung der Kirchgasse')
  await title(page).fill('Sperrung der Kirchgasse ab Montag')
  await expect(told(page, 'Ihre Eingaben sind gemerkt')).toBeVisible()
  await page.context().close()
  const again = await another(browser, 'redaktion', path)
  await expect(title(again)).toHaveValue('Sperrung der Kirchgasse ab Montag')
  await expect(again.getByText('die noch nicht gespeichert sind')).toBeVisible()
  await again.getByRole('button', { name: 'Eingaben verwerfen' }).first().click()
  await expect(title(again)).toHaveValue('Sperrung der Kirchgasse')
  await again.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect(title(again)).toHaveValue('Sperrung der Kirchgasse ab Montag')
  await again.context().close()
})

test('D-08: if the session ends while an editor types, a sign-in in a dialog is enough and no text is lost', {
  tag: '@lang',
}, async ({ page }) => {
  await article(page, 'Markt am Samstag')
  await page.context().clearCookies()
  await title(page).fill('Markt am Samstag und Sonntag')
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist zu Ende' })
  await expect(dialog).toBeVisible()
  // Pressed slowly, while the error of the attempt before appears in the dialog: the button does not move
  // away.
  const press = await dialog.getByRole('button', { name: 'Anmelden und weiterarbeiten' }).boundingBox()
  await dialog.getByLabel('Passwort', { exact: true }).fill('falsch geraten')
  if (press) await page.mouse.move(press.x + press.width / 2, press.y + press.height / 4)
  await page.mouse.down()
  await expect(dialog.locator('[data-unheard]')).toHaveCount(0)
  await page.mouse.up()
  await expect(dialog.getByRole('alert')).toContainText('Das Passwort ist nicht korrekt.')
  await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Anmelden und weiterarbeiten' }).click()
  await expect(dialog).toBeHidden()
  await expect(title(page)).toHaveValue('Markt am Samstag und Sonntag')
  await save(page).click()
  await expect(told(page, SAVED)).toBeVisible()
})

test('If another editor signs in in a second window, the first one has to sign in again before anything is saved', async ({
  page,
  context,
}) => {
  await article(page, 'Wer schreibt hier')
  const window = await context.newPage()
  await window.goto('/redaktion/abmelden')
  await window.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true }).click()
  await signIn(window, 'autorin')
  // The browser keeps the session of the last sign-in, so this one has to be complete before the first window
  // continues.
  await expect(
    window.getByRole('main', { name: 'Redaktion' }).getByRole('heading', { level: 1 }),
  ).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist zu Ende' })
  await expect(dialog).toContainText('redaktion@rebenau.example.org')
  await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Anmelden und weiterarbeiten' }).click()
  await expect(dialog).toBeHidden()
  await title(page).fill('Wer schreibt hier: Tobias')
  await save(page).click()
  await expect(told(page, 'Gespeichert gerade eben von Tobias Kern')).toBeVisible()
  await expect(window.getByRole('dialog', { name: 'Ihre Sitzung ist zu Ende' })).toContainText('autorin@')
})

test('D-07: two editors at one article see each other; changes of different fields are merged, the same field is a question', async ({
  page,
  browser,
}) => {
  const path = await article(page, 'Weihnachtsmarkt')
  const berta = await another(browser, 'autorin', path)
  await berta.getByLabel('Einleitung').fill('Am ersten Advent.')
  await expect(told(berta, 'Ihre Eingaben sind gemerkt')).toBeVisible()
  // The lock is shown without any action.
  await expect(told(page, /bearbeitet diesen Inhalt seit \d\d:\d\d Uhr/)).toBeVisible()
  await title(page).fill('Weihnachtsmarkt 2026')
  await save(page).click()
  await expect(told(page, SAVED)).toBeVisible()
  await save(berta).click()
  await expect(told(berta, SAVED)).toBeVisible()
  await expect(title(berta)).toHaveValue('Weihnachtsmarkt 2026')
  await expect(berta.getByLabel('Einleitung')).toHaveValue('Am ersten Advent.')

  await title(page).fill('Weihnachtsmarkt auf dem Marktplatz')
  await title(berta).fill('Weihnachtsmarkt rund um die Kirche')
  await save(berta).click()
  await expect(told(berta, SAVED)).toBeVisible()
  await save(page).click()
  const clash = page.getByRole('dialog', { name: 'Zwei Änderungen am selben Feld' })
  await expect(clash).toContainText('Weihnachtsmarkt rund um die Kirche')
  await clash.getByRole('radio', { name: /^Fassung von/ }).check()
  await clash.getByRole('button', { name: 'Zusammenführen und speichern' }).click()
  await expect(clash).toBeHidden()
  await expect(title(page)).toHaveValue('Weihnachtsmarkt rund um die Kirche')
  await berta.context().close()
})

test('An editor takes over the work of a colleague: the colleague sees it at once, and the changes of both are merged', {
  tag: '@lang',
}, async ({ page, browser }) => {
  const path = await article(page, 'Umleitung')
  const berta = await another(browser, 'autorin', path)
  await berta.getByLabel('Einleitung').fill('Ab Montag.')
  await expect(told(berta, 'Ihre Eingaben sind gemerkt')).toBeVisible()

  await page.getByRole('button', { name: 'Arbeit von Leyla Aydin übernehmen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arbeit übernehmen' })
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Übernehmen', exact: true }).click()
  await expect(page.getByLabel('Einleitung')).toHaveValue('Ab Montag.')
  await expect(told(berta, /schreibt hier seit \d\d:\d\d Uhr mit Ihren Eingaben weiter/)).toBeVisible()

  await title(berta).fill('Umleitung über die Kirchgasse')
  await page.getByLabel('Einleitung').fill('Ab Montag, 8 Uhr.')
  await save(page).click()
  await expect(told(page, SAVED)).toBeVisible()
  await save(berta).click()
  const clash = berta.getByRole('dialog', { name: 'Zwei Änderungen am selben Feld' })
  await clash.getByRole('radio', { name: /^Fassung von/ }).check()
  await clash.getByRole('button', { name: 'Zusammenführen und speichern' }).click()
  await expect(title(page)).toHaveValue('Umleitung über die Kirchgasse')
  await expect(page.getByLabel('Einleitung')).toHaveValue('Ab Montag, 8 Uhr.')
  await berta.context().close()
})

test('An author asks for a review, the reviewer returns the article with a remark, then approves it', {
  tag: '@lang',
}, async ({ page, browser }) => {
  await enter(page, 'autorin', '/redaktion/inhalte/aktuelles/neu')
  await title(page).fill('Neue Bücher im Advent')
  await page.getByLabel('Datum', { exact: true }).fill('2026-11-20T08:00')
  await expect(page.getByRole('button', { name: 'Veröffentlichen', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Zur Prüfung geben' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/Prüfenden/)
    .fill('Bitte bis Freitag')
  await page.getByRole('dialog').getByRole('button', { name: 'Zur Prüfung geben' }).click()
  await expect(told(page, 'Zur Prüfung gegeben.')).toBeVisible()
  const path = new URL(page.url()).pathname

  const reviewer = await another(browser, 'redaktion', path)
  await reviewer.getByRole('button', { name: 'Zurückgeben' }).click()
  await reviewer.getByLabel('Was soll noch geändert werden?').fill('Es fehlt der Ort')
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Zurückgeben' }).click()
  await expect(told(reviewer, 'Zurückgegeben.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('complementary')).toContainText('Entwurf')
  await page.getByRole('button', { name: 'Zur Prüfung geben' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zur Prüfung geben' }).click()
  await expect(told(page, 'Zur Prüfung gegeben.')).toBeVisible()
  await reviewer.reload()
  await reviewer.getByRole('button', { name: 'Freigeben' }).click()
  await expect(told(reviewer, 'Freigegeben.')).toBeVisible()
  const when = reviewer.getByRole('dialog', { name: 'Veröffentlichen' })
  await when.getByRole('button', { name: 'Schließen' }).click()
  await expect(reviewer.getByRole('complementary')).toContainText('Freigegeben')
  await reviewer.context().close()
})

test('An earlier version is compared and restored as a draft', {
  tag: '@lang',
}, async ({ page }) => {
  await article(page, 'Fahrplan im Winter')
  await title(page).fill('Fahrplan im Sommer')
  await save(page).click()
  await expect(told(page, SAVED)).toBeVisible()
  await page.getByRole('button', { name: 'Frühere Fassungen' }).click()
  const versions = page.getByRole('dialog', { name: 'Frühere Fassungen' })
  await versions.getByRole('button', { name: 'Unterschied zu heute' }).first().click()
  await expect(versions.locator('del')).toContainText('Winter')
  await expect(versions.locator('ins')).toContainText('Sommer')
  await versions.getByRole('button', { name: 'Als Entwurf zurückholen' }).first().click()
  await expect(versions).toBeHidden()
  await expect(title(page)).toHaveValue('Fahrplan im Winter')
})

test('An article that was deleted by mistake is restored with one press', { tag: '@lang' }, async ({
  page,
}) => {
  await article(page, 'Versehentlich gelöscht')
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(told(page, 'Im Papierkorb, 30 Tage lang.')).toBeVisible()
  await page.getByRole('button', { name: 'Zurückholen' }).click()
  await expect(title(page)).toHaveValue('Versehentlich gelöscht')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    for (const width of [1280, 360])
      test(
        `axe finds nothing on a document at ${width} px, also in its dialogs`,
        quickIf(colorScheme === 'light' && width === 360),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await article(page, `Barrierefrei ${colorScheme} ${width}`)
          expect(await axeFindings(page)).toEqual([])
          const paper = page.getByRole('textbox', { name: 'Text', exact: true })
          await paper.pressSequentially('Heute')
          await expect(paper).toHaveAttribute('lang', 'de')
          await expect(paper).toHaveCSS('padding-left', '16px')
          // Elements half under the bar with the steps are scrolled out from under it.
          await page.evaluate(() => scrollTo(0, 0))
          expect(await axeFindings(page)).toEqual([])
          await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
          await page.getByLabel('Bis zu einem Zeitpunkt').check()
          expect(await axeFindings(page)).toEqual([])
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Frühere Fassungen' }).click()
          await expect(page.getByText('neuester Entwurf')).toBeVisible()
          expect(await axeFindings(page)).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow).toBe(0)
        },
      )
  })
}

test('The preview of a record shows it as visitors will see it, with unsaved text', { tag: '@lang' }, async ({
  page,
}) => {
  await article(page, 'Die neue Brücke steht')
  await page.getByRole('button', { name: 'Ansehen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'So wird es aussehen' })
  const frame = dialog.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Die neue Brücke steht')
  await dialog.getByRole('button', { name: 'Telefon' }).click()
  await expect(dialog.getByRole('button', { name: 'Telefon' })).toHaveAttribute('aria-pressed', 'true')
  expect(await axeFindings(page, { beside: 'iframe' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ansehen', exact: true })).toBeFocused()
})

test('A correction of a scheduled article says that it has to be scheduled again, and suggests the same time', {
  tag: '@lang',
}, async ({ page }) => {
  await article(page, 'Das Fest der Kelter')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await dialog.getByLabel('Ab einem Zeitpunkt').check()
  await dialog.getByLabel('Ab wann, Datum und Uhrzeit').fill('2031-05-02T08:00')
  await dialog.getByRole('button', { name: 'Veröffentlichung planen' }).click()
  await expect(told(page, 'Die Veröffentlichung ist geplant.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Auf der Website ansehen' })).toHaveCount(0)

  await title(page).fill('Das Fest an der Kelter')
  await save(page).click()
  await expect(told(page, 'aber in der Fassung davor')).toBeVisible()
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(dialog.getByLabel('Ab wann, Datum und Uhrzeit')).toHaveValue('2031-05-02T08:00')
  await dialog.getByRole('button', { name: 'Veröffentlichung planen' }).click()
  await expect(told(page, 'in der Fassung davor')).toHaveCount(0)

  await page.getByRole('button', { name: 'Planung aufheben' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Planung aufheben' }).click()
  await expect(told(page, 'Die Planung ist aufgehoben.')).toBeVisible()
})

test('Missing fields are listed before the dialog asks when to publish', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/aktuelles/neu')
  await title(page).fill('Ohne Datum')
  await page.getByLabel('Datum', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(
    page.getByRole('alert').getByRole('heading', { name: 'Zum Veröffentlichen fehlt noch' }),
  ).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Veröffentlichen' })).toHaveCount(0)
})

test('A public article that is deleted and restored at once is public as before', { tag: '@lang' }, async ({
  page,
}) => {
  await article(page, 'Der Steg am See')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  const link = page.getByRole('link', { name: 'Auf der Website ansehen' })
  const address = (await link.getAttribute('href')) ?? ''
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Löschen' })
  await dialog.getByLabel('zu einer anderen Seite').check()
  await dialog.getByLabel('Titel oder Adresse der anderen Seite').fill('/aktuelles')
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(told(page, 'Im Papierkorb, 30 Tage lang.')).toBeVisible()
  await page.request.get(address)
  await page.getByRole('button', { name: 'Zurückholen' }).click()
  await expect(link).toBeVisible()
  const seen = await page.request.get(address, { maxRedirects: 0 })
  expect(seen.status()).toBe(200)
  await call(page, 'DELETE', `inhalte/${page.url().split('/').at(-1)}?trotzdem=true`)
})
