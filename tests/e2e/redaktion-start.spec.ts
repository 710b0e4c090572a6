import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { call, enter, makePage } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { sendTo } from './follow-task.ts'
import { lookAt } from './look-at.ts'

const DAY = 86_400_000

test('Öffnungszeiten ändern: von der Aufgabe zum Eintrag des Hauses', { tag: '@lang' }, async ({ page }) => {
  await enter(page, 'redaktion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten Tag, /)
  const tasks = page.getByRole('navigation', { name: 'Womit möchten Sie anfangen?' })
  await expect(tasks.getByRole('link')).toContainText(['Seite bearbeiten', 'Nachricht schreiben'])
  await tasks.getByRole('link', { name: 'Öffnungszeiten ändern' }).click()
  await page.getByLabel('Amt oder Haus suchen').fill('freib')
  await page.getByRole('main').getByRole('link', { name: 'Freibad am Altrhein' }).click()
  await expect(page).toHaveURL(/\/redaktion\/inhalte\/organisationseinheit\/[\w-]+#feld-oeffnungszeiten\.0$/)
})

test('Was getippt und nicht gespeichert ist, steht da: verwerfen, zurücknehmen, weiterschreiben', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const id = randomUUID()
  const titel = `Angefangen ${id.slice(0, 8)}`
  const daten = { pfad: `/angefangen-${id}`, title: titel }
  await call(page, 'PUT', `inhalte/${id}/arbeitskopie`, { art: 'seite', daten })
  await page.reload()
  const block = page.getByRole('region', { name: 'Angefangen, noch nicht gespeichert' })
  await block.getByRole('button', { name: `Eingaben zu „${titel}“ verwerfen` }).click()
  await expect(block.getByText(titel)).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(block.getByText(titel)).toBeVisible()
  await block.getByRole('link', { name: `„${titel}“ weiterschreiben` }).click()
  await expect(page).toHaveURL(`/redaktion/inhalte/seite/${id}?neu`)
  await call(page, 'DELETE', `inhalte/${id}/arbeitskopie`)
})

test('Was wartet, sehen die, die es angeht: Entwürfe die Autorin, Eingereichtes die Redaktion, Ablaufendes alle', {
  tag: '@lang',
}, async ({ page, browser }) => {
  const mark = randomUUID().slice(0, 8)
  await enter(page, 'autorin')
  const id = await makePage(page, { pfad: `/wartet-${mark}`, title: `Wartet ${mark}` })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Ihre Entwürfe' })).toContainText(`Wartet ${mark}`)
  await call(page, 'POST', `inhalte/${id}/pruefung`, { schritt: 'einreichen', grundfassung: 1 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Wartet auf Ihre Prüfung' })).toHaveCount(0)

  const other = await (await browser.newContext()).newPage()
  await enter(other, 'redaktion')
  await expect(other.getByRole('region', { name: 'Wartet auf Ihre Prüfung' })).toContainText(`Wartet ${mark}`)
  const until = new Date(Date.now() + 3 * DAY).toISOString()
  await makePage(other, { pfad: `/bald-${mark}`, title: `Bald ${mark}` }, { gueltig_bis: until })
  await other.reload()
  const ending = other.getByRole('region', { name: 'Läuft bald ab' }).getByRole('listitem')
  await expect(ending.filter({ hasText: `Bald ${mark}` })).toContainText('läuft in 3 Tagen ab')
  await other.getByRole('link', { name: `Wartet ${mark}` }).click()
  await expect(other).toHaveURL(`/redaktion/inhalte/seite/${id}`)
  await call(other, 'DELETE', `inhalte/${id}?trotzdem=true`)
  await other.context().close()
})

test('Die Suche führt mit den Tasten allein zu Seiten, Inhalten und Aufgaben', async ({ page }) => {
  await enter(page, 'redaktion')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Alles durchsuchen' })
  await expect(field).toBeFocused()
  await page.keyboard.type('freibad am')
  const pages = page.getByRole('group', { name: 'Seiten' })
  await expect(pages.getByRole('option').first()).toContainText('Freibad am Altrhein')
  await expect(pages.getByRole('option').first()).toContainText('Öffentlich')
  await page.keyboard.press('ArrowDown')
  const active = await field.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/redaktion\/inhalte\/seite\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await field.focus()
  await page.keyboard.type('urlaub')
  await expect(page.getByRole('option', { name: /Öffnungszeiten ändern/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/redaktion/oeffnungszeiten')

  await field.focus()
  await page.keyboard.type('markt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/redaktion/suche?q=markt')
  await expect(page.getByRole('region').first()).toContainText(/markt/i)
  await page.getByLabel('Wonach suchen Sie?').fill('gibtesnicht')
  await expect(page.getByText('Zu „gibtesnicht“ ist nichts zu finden.')).toBeVisible()
})

test('Die Suche zeigt einer Schule nur die Seiten, die ihr gehören', { tag: '@lang' }, async ({ page }) => {
  await enter(page, 'schillerschule', '/redaktion/suche?q=freibad')
  // Pictures are visible to all editors.
  await expect(page.getByRole('status').filter({ hasText: 'Treffer' })).toBeVisible()
  const found = page.getByRole('region', { name: 'Seiten' }).getByRole('listitem')
  // A page of the school may name the pool in its text.
  for (const text of await found.allTextContents()) expect(text).toContain('/schillerschule')
  await page.getByLabel('Wonach suchen Sie?').fill('schiller')
  await expect(found.first()).toBeVisible()
  for (const text of await found.allTextContents()) expect(text).toContain('/schillerschule')
})

test('Der Rundgang wird angeboten, bis jemand ihn nimmt oder ablehnt, und bleibt am Fuß der Startseite', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  await page.getByRole('button', { name: 'Rundgang beginnen' }).click()
  const tour = page.getByRole('dialog', { name: 'Rundgang durch die Redaktion' })
  await expect(tour).toContainText('Schritt 1 von 4')
  expect(await axeFindings(page)).toEqual([])
  for (const step of [2, 3, 4]) {
    await tour.getByRole('button', { name: 'Weiter' }).click()
    await expect(tour).toContainText(`Schritt ${step} von 4`)
  }
  await tour.getByRole('button', { name: 'Loslegen' }).click()
  await expect(tour).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Zum ersten Mal hier?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rundgang durch die Redaktion ansehen' }).click()
  await page.keyboard.press('Escape')
  await expect(tour).toHaveCount(0)
})

test('Eine Nachricht an die Stadt: vom Start zum Eingang, zur Seite, von der sie kam, übernehmen, mit Notiz erledigen', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8)
  await enter(page, 'posteingang')
  await sendTo(page, 'kontakt', {
    anlass: 'schaden',
    seite: '/rathaus',
    nachricht: `Die Laterne ist dunkel. ${mark}`,
    name: `Erika ${mark}`,
    email: 'erika@example.org',
  })
  await page.reload()
  await page
    .getByRole('region', { name: 'Eingänge der Formulare' })
    .getByRole('link', { name: 'Eingänge öffnen' })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Nachricht an die Stadt: Schaden auf Straße, Weg oder Platz, F-/ })
    .first()
    .click()
  const main = page.getByRole('main')
  await expect(main).toContainText(`Die Laterne ist dunkel. ${mark}`)
  await expect(main).toContainText('Schaden auf Straße, Weg oder Platz')
  await expect(main.getByRole('link', { name: '/rathaus (öffnet die Website)' })).toHaveAttribute(
    'href',
    '/rathaus',
  )
  await expect(main.getByRole('link', { name: 'erika@example.org' })).toHaveAttribute(
    'href',
    /^mailto:erika@example\.org\?subject=Ihr%20Vorgang%20F-/,
  )
  expect(await axeFindings(page)).toEqual([])

  const handling = page.getByRole('region', { name: 'Bearbeitung' })
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(handling).toContainText('In Bearbeitung bei Ihnen')
  await handling.getByLabel('Notiz').fill('Bauhof ist verständigt.')
  await handling.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(page.getByText('Die Notiz ist gespeichert.')).toBeVisible()
  await handling.getByRole('button', { name: 'Erledigt', exact: true }).click()
  await expect(handling).toContainText('Erledigt von Ihnen')
  await page.reload()
  await expect(handling).toContainText('Erledigt von Ihnen')
  await expect(handling.getByLabel('Notiz')).toHaveValue('Bauhof ist verständigt.')
})

test('Öffnungszeiten ändern: vom Haus gleich zu seinen Zeiten, und beim Rathaus steht, wer sie ändert', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/oeffnungszeiten')
  const search = page.getByLabel('Amt oder Haus suchen')
  await search.fill('rathaus')
  await expect(page.getByText('die Chefredaktion oder die Administration')).toBeVisible()
  await search.fill('freibad')
  await page.getByRole('link', { name: 'Freibad am Altrhein' }).click()
  const hours = page.getByRole('group', { name: 'Öffnungszeit 1' })
  await expect(hours).toBeFocused()
  await expect(hours).toBeInViewport()
  await expect(hours.getByRole('group', { name: 'Abweichende Zeiten' })).toBeVisible()
})

const screens = ['/redaktion', '/redaktion/oeffnungszeiten', '/redaktion/suche?q=schule']

test('Start und Suche sind barrierefrei, und nichts ragt hinaus', async ({ page }) => {
  await enter(page, 'redaktion')
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path.includes('q=')) await expect(page.getByRole('region').first()).toBeVisible()
    await lookAt(page, path)
  }
  await page.keyboard.press('/')
  await page.keyboard.type('veranst')
  await expect(page.getByRole('option').nth(2)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
