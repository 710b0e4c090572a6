import { execFileSync } from 'node:child_process'
import { open, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openPackage } from '../../packages/cms/src/ausfuhr/open-package.ts'
import { another, call, confirmIt, enterNew, PASSWORD, setUpFactor } from './at-the-desk.ts'
import { lookAt } from './look-at.ts'

type State = { ausfuhr: { id: string } | null }

/** A town has one export at most: these journeys run one after the other and delete theirs. */
test.describe.configure({ mode: 'serial' })

test.afterEach(async ({ page }) => {
  const { ausfuhr } = await call<State>(page, 'GET', 'ausfuhr')
  if (ausfuhr) await call(page, 'DELETE', `ausfuhr/${ausfuhr.id}`)
})

/** Signs in as a new administrator and opens the screen. */
async function enterAsAdministrator(page: Page, nachname: string) {
  await enterNew(page, 'Emma', nachname, 'administration')
  await setUpFactor(page)
  await page.getByRole('link', { name: 'Weiter zur Redaktion' }).click()
  await page.getByRole('link', { name: 'Alles herunterladen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alles herunterladen' })).toBeFocused()
}

const done = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Die Datei ist fertig.' })).toBeVisible({
    timeout: 90_000,
  })

/** Returns the file that the browser saves when the link is followed. */
async function saved(page: Page) {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Herunterladen/ }).click()
  const download = await coming
  const path = test.info().outputPath('stadt.zip')
  await download.saveAs(path)
  return { name: download.suggestedFilename(), path }
}

/** Aborts a download half-way and resumes it at the real server, with the ETag of the first answer. */
async function expectToGoOn(page: Page, address: string, whole: Buffer) {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const ask = (headers: Record<string, string>) =>
    fetch(new URL(address, page.url()), { headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } })
  const begun = await ask({})
  const etag = begun.headers.get('etag') ?? ''
  const reader = begun.body?.getReader()
  const { value: first = new Uint8Array() } = (await reader?.read()) ?? {}
  await reader?.cancel()
  expect(first.byteLength).toBeGreaterThan(0)
  expect(first.byteLength).toBeLessThan(whole.byteLength)
  const rest = await ask({ range: `bytes=${first.byteLength}-`, 'if-range': etag })
  expect([rest.status, rest.headers.get('content-range')]).toEqual([
    206,
    `bytes ${first.byteLength}-${whole.byteLength - 1}/${whole.byteLength}`,
  ])
  expect(Buffer.concat([first, Buffer.from(await rest.arrayBuffer())]).equals(whole)).toBe(true)
  const other = await ask({ range: 'bytes=9-', 'if-range': '"eine-andere"' })
  expect(other.status).toBe(200)
  await other.body?.cancel()
}

test('An administrator exports the whole town, leaves and returns, downloads the file and deletes it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await enterAsAdministrator(page, 'Ausfuhr')
  await expect(page.getByText('Konten und Passwörter')).toBeVisible()
  await lookAt(page, 'noch keine')
  await page.getByRole('checkbox', { name: /^Ältere Fassungen/ }).check()
  await page.getByRole('button', { name: 'Datei erstellen' }).click()
  await confirmIt(page)
  // After closing and opening the window the export continues.
  await expect(page.getByRole('button', { name: 'Datei erstellen', exact: true })).toHaveCount(0)
  await page.reload()
  await done(page)
  const file = page.getByRole('region', { name: 'Die fertige Datei' })
  await expect(file).toContainText('für Emma Ausfuhr')
  await expect(file).toContainText('Öffentliches, Geplantes und Entwürfe, ältere Fassungen')
  await expect(file).toContainText('morgen, ')
  await lookAt(page, 'fertig')

  const { name, path } = await saved(page)
  expect(name).toMatch(/^ausfuhr-\d{4}-\d\d-\d\d\.zip$/)
  const pack = await openPackage(path)
  pack.close()
  expect(pack.head.umfang).toEqual({ entwuerfe: true, fassungen: true, zielgruppen: ['oeffentlich'] })
  expect(pack.head.bestand.inhalte['seite']).toBeGreaterThan(50)
  expect(pack.head.bestand.medien).toBeGreaterThan(10)

  // An interrupted download continues where it stopped, if the file is still the same.
  const { ausfuhr } = await call<State>(page, 'GET', 'ausfuhr')
  const address = `/api/cms/redaktion/ausfuhr/${ausfuhr?.id}/datei`
  await expectToGoOn(page, address, await readFile(path))

  // No other account can open the address.
  const editor = await another(browser, 'redaktion', '/redaktion')
  await expect(editor.getByRole('link', { name: 'Inhalte übernehmen' })).toBeVisible()
  await expect(editor.getByRole('link', { name: 'Alles herunterladen' })).toHaveCount(0)
  expect((await editor.request.get(address)).status()).toBe(403)
  await editor.context().clearCookies()
  expect((await editor.request.get(address)).status()).toBe(401)
  const elsewhere = await page.request.get(address, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(elsewhere.status()).toBe(401)
  await editor.close()

  await page.goto('/redaktion/protokoll')
  const entry = page.getByRole('row', { name: /Emma Ausfuhr/ }).filter({ hasText: 'Ganze Stadt' })
  await expect(entry.filter({ hasText: 'heruntergeladen' }).first()).toBeVisible()
  await expect(entry.filter({ hasText: 'als Datei erstellt' }).first()).toBeVisible()

  await page.goto('/redaktion/ausfuhr')
  await page.getByRole('button', { name: 'Jetzt löschen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Die Datei ist gelöscht.' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Herunterladen/ })).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(404)
})

test('An export in progress can be cancelled, and its screen has no fault at any width, light or dark', async ({
  page,
}) => {
  await enterAsAdministrator(page, 'Abbruch')
  // A FIFO in the media folder: reading it blocks while it is held, so the export does not finish.
  const slow = join(process.env['E2E_DATA_DIR'] ?? '', 'medien', 'kommt-langsam.svg')
  execFileSync('mkfifo', [slow])
  const held = await open(slow, 'r+')
  try {
    await page.getByRole('button', { name: 'Datei erstellen' }).click()
    await confirmIt(page)
    await expect(page.getByRole('progressbar', { name: 'Erstellt' })).toBeVisible()
    await lookAt(page, 'wird erstellt')
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Abgebrochen.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Datei erstellen' })).toBeVisible()
  } finally {
    await held.close()
    await rm(slow)
  }
})

test('With the keyboard alone only the public contents are exported, and the focus is never lost', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await enterAsAdministrator(page, 'Tastatur')
  await page.getByRole('radio', { name: /^Alles Öffentliche/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Nur, was jetzt auf der Website steht' })).toBeChecked()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  const begin = page.getByRole('button', { name: 'Datei erstellen' })
  await begin.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Ihr Passwort', { exact: true })).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await done(page)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await expect(page.getByRole('region', { name: 'Die fertige Datei' })).toContainText(
    'nur, was auf der Website',
  )
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Herunterladen/ }).focus()
  await page.keyboard.press('Enter')
  const path = test.info().outputPath('oeffentlich.zip')
  await (await coming).saveAs(path)
  const pack = await openPackage(path)
  pack.close()
  expect(pack.head.umfang).toEqual({ entwuerfe: false, fassungen: false, zielgruppen: ['oeffentlich'] })
  await page.getByRole('button', { name: 'Jetzt löschen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Die fertige Datei' })).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('A failed export says what to do, and succeeds at the next try once the cause is fixed', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await enterAsAdministrator(page, 'Fehlschlag')
  // A symbolic link to itself: it exists, and nobody can open it.
  const broken = join(process.env['E2E_DATA_DIR'] ?? '', 'medien', 'fuehrt-im-kreis.svg')
  await symlink('fuehrt-im-kreis.svg', broken)
  try {
    await page.getByRole('button', { name: 'Datei erstellen' }).click()
    await confirmIt(page)
    await expect(page.getByRole('alert')).toContainText('Bitte versuchen Sie es noch einmal.', {
      timeout: 90_000,
    })
    await lookAt(page, 'gescheitert')
  } finally {
    await rm(broken)
  }
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await done(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
