import { type Browser, expect, type Page, test } from '@playwright/test'
import { confirmIt, enter, enterNew, fillSignIn, PASSWORD, setUpFactor } from './at-the-desk.ts'
import { lookAt } from './look-at.ts'

async function signIn(page: Page, email: string, password: string, path: string) {
  await page.goto(`/redaktion/anmelden?zurueck=${encodeURIComponent(path)}`)
  await fillSignIn(page, email, password)
}

const heading = (page: Page) =>
  page.getByRole('main', { name: 'Redaktion' }).getByRole('heading', { level: 1 })

/** Signs in as a new administrator, who sets up a second factor first. */
async function enterAsAdministrator(page: Page) {
  await enterNew(page, 'Lore', 'Leitung', 'administration')
  await setUpFactor(page)
}

const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage()

test('An administrator limits an editor to another school, disables and enables the account, and finds all of it in the audit log', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const editor = await elsewhere(browser)
  const email = await enterNew(editor, 'Heike', 'Hofmann', 'autor', '/schillerschule')
  await enterAsAdministrator(page)
  await page.goto('/redaktion')
  await page.getByRole('link', { name: 'Konten', exact: true }).click()
  await expect(heading(page)).toHaveText('Konten')
  await lookAt(page)

  await page.getByRole('link', { name: 'Person einladen' }).click()
  await page.getByRole('button', { name: 'Einladung schicken' }).click()
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveText(
    'Bitte geben Sie den Vornamen an.',
  )
  await lookAt(page)
  await page.getByLabel('Vorname').fill('Jana')
  await page.getByLabel('Nachname').fill('Jahn')
  await page.getByLabel('E-Mail-Adresse').fill('jana.jahn@rebenau.example.org')
  await page.getByRole('checkbox', { name: /^Autorin oder Autor/ }).check()
  await page.getByRole('checkbox', { name: /^Jahnschule/ }).check()
  await page.getByRole('button', { name: 'Einladung schicken' }).click()
  await confirmIt(page)
  // This town has no mail server, so an invitation by mail is refused.
  await expect(page.getByRole('alert')).toContainText('Eine Einladung braucht einen Mailserver')

  await page.goto('/redaktion/konten?suche=hofmann')
  await page.getByRole('link', { name: 'Heike Hofmann' }).click()
  await expect(heading(page)).toHaveText('Heike Hofmann')
  await lookAt(page)
  await page.getByRole('checkbox', { name: /^Schillerschule/ }).uncheck()
  await page.getByRole('checkbox', { name: /^Jahnschule/ }).check()
  await expect(told(page, 'Die neuen Rechte gelten ab der nächsten Anmeldung.')).toBeVisible()
  await page.getByRole('button', { name: 'Rechte ändern' }).click()
  await expect(told(page, 'Heike Hofmann hat nun andere Rechte.')).toBeVisible()

  await signIn(editor, email, PASSWORD, '/redaktion/inhalte/seite')
  await expect(heading(editor)).toHaveText('Seiten')
  const rows = editor.getByRole('table').getByRole('row').filter({ hasText: '/' })
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) await expect(row).toContainText('/jahnschule')

  const step = async (name: string, says: string, then: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `${name}?` })
    await expect(dialog).toContainText(says)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(told(page, then)).toBeVisible()
  }
  await step('Konto sperren', 'kann sich nicht mehr anmelden', 'Das Konto von Heike Hofmann ist gesperrt.')
  expect((await editor.request.get('/api/cms/redaktion/inhalte')).status()).toBe(401)
  await step('Konto freigeben', 'mit demselben Passwort', 'Heike Hofmann kann sich wieder anmelden.')

  await page.getByRole('link', { name: 'Protokoll', exact: true }).click()
  await page.getByLabel('Was', { exact: true }).selectOption('Konten')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('freigegeben')
  await expect(page.getByRole('table')).toContainText('Bereiche: /jahnschule')
  await editor.context().close()
})

test('A chief editor filters the audit log by words and person, pages through it and saves it as a table', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'chefredaktion', '/redaktion/protokoll')
  await expect(heading(page)).toHaveText('Protokoll')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(50)).toBeVisible()
  await lookAt(page)
  const before = await rows.count()
  await page.getByRole('button', { name: 'Ältere zeigen' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
  await page.getByLabel('Titel, Adresse oder Vermerk').fill('fundb')
  await expect(page).toHaveURL(/suche=fundb/)
  await expect(rows.nth(1)).toContainText('Fundb')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Tabelle speichern' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^protokoll-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByLabel('Wer').fill('niemand dieses Namens')
  await page.getByLabel('Wer').press('Enter')
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Konten', exact: true })).toHaveCount(0)
})

test('An editor without the rights to accounts and the audit log is refused on screen and by call', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  await expect(heading(page)).toBeVisible()
  for (const name of ['konten', 'protokoll']) {
    await expect(page.locator(`a[href="/redaktion/${name}"]`)).toHaveCount(0)
    await page.goto(`/redaktion/${name}`)
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Hier haben Sie keinen Zugang')
    await expect(page.getByText('Dazu fehlt Ihnen die Berechtigung.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toHaveCount(0)
    const status = await page.evaluate(async path => (await fetch(path)).status, `/api/cms/redaktion/${name}`)
    expect(status).toBe(403)
  }
})
