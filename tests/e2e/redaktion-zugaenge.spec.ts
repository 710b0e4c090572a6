import { expect, test } from '@playwright/test'
import { confirmIt, enterNew, setUpFactor } from './at-the-desk.ts'
import { lookAt } from './look-at.ts'

test('A program gets a key, reads drafts with it and nothing else, and is refused at once when the key is ended', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await enterNew(page, 'Petra', 'Programm', 'administration')
  await setUpFactor(page)
  await page.goto('/redaktion')
  await page.getByRole('link', { name: 'Zugänge für Programme' }).click()
  await expect(page.getByRole('heading', { name: 'Noch kein Zugang' })).toBeVisible()
  await lookAt(page, 'leer')

  await page.getByRole('link', { name: 'Zugang anlegen' }).click()
  await page.getByRole('button', { name: 'Zugang anlegen' }).click()
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveText('Bitte einen Namen angeben.')
  await lookAt(page, 'Formular')
  await page.getByRole('textbox', { name: 'Name' }).fill('Kalender der Vereine')
  await page.getByRole('checkbox', { name: /^Entwürfe, Fassungen und Listen/ }).check()
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Gilt bis').fill(inAMonth)
  await page.getByRole('button', { name: 'Zugang anlegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
  await expect(dialog.getByLabel('Ihr Passwort', { exact: true })).toBeVisible()
  await lookAt(page, 'Bestätigung')
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill('nicht mein Passwort')
  await dialog.getByRole('button', { name: 'Bestätigen und weiter' }).click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText('Das Passwort ist nicht korrekt.')
  // Cancelled: the form stays as it is, and says why nothing happened.
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.getByRole('alert')).toContainText('Bitte bestätigen Sie zuerst, dass Sie es sind.')
  await page.getByRole('button', { name: 'Zugang anlegen' }).click()
  await confirmIt(page)
  const field = page.getByLabel('Schlüssel', { exact: true })
  await expect(field).toBeFocused()
  const key = await field.inputValue()
  expect(key).toMatch(/^rathausplatz\./)
  await lookAt(page, 'Schlüssel')

  const program = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  expect((await program.get('/api/cms/redaktion/inhalte')).status()).toBe(200)
  expect((await program.get('/api/cms/redaktion/konten')).status()).toBe(403)
  // The key opens no page of the desk.
  const desk = await program.get('/redaktion', { maxRedirects: 0 })
  expect(desk.headers()['location']).toContain('/redaktion/anmelden')

  await page.getByRole('link', { name: 'Fertig' }).click()
  const row = page.getByRole('row', { name: /Kalender der Vereine/ })
  await expect(row).toContainText('Petra Programm')
  await lookAt(page, 'Liste')
  await row.getByRole('button', { name: 'Kalender der Vereine beenden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zugang beenden' }).click()
  await expect(page.getByRole('heading', { name: 'Noch kein Zugang' })).toBeVisible()
  expect((await program.get('/api/cms/redaktion/inhalte')).status()).toBe(401)
  await program.dispose()
})
