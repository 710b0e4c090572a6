import { expect, type Page, test } from '@playwright/test'
import { enter } from './at-the-desk.ts'
import { Clerk } from './clerk.ts'

const heading = (page: Page) =>
  page.getByRole('main', { name: 'Redaktion' }).getByRole('heading', { level: 1 })

test('Die Hilfe nennt alle Aufgaben nach Bereichen, findet sie nach Wörtern und zeigt eine Schritt für Schritt', async ({
  page,
}) => {
  await enter(page, 'redaktion', '/redaktion/hilfe')
  const main = page.getByRole('main', { name: 'Redaktion' })
  await expect(main.getByRole('listitem')).toHaveCount(40)
  await expect(main.getByRole('heading', { level: 2, name: 'Seiten', exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Was möchten Sie tun?' }).fill('Urlaub')
  await expect(page.getByRole('status').filter({ hasText: '1 Aufgabe' })).toBeVisible()
  await page.getByRole('link', { name: 'Öffnungszeiten für Feiertage und Urlaub ändern' }).click()
  await expect(heading(page)).toHaveText('Öffnungszeiten für Feiertage und Urlaub ändern')
  const picture = page.getByRole('img', { name: /^Der Bildschirm bei Schritt/ })
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth > 0 && image.naturalWidth === Number(image.getAttribute('width')),
        image.naturalHeight === Number(image.getAttribute('height')),
      ]),
    )
    .toEqual([true, true])
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Was möchten Sie tun?' })).toHaveValue('Urlaub')
  await page.getByRole('searchbox', { name: 'Was möchten Sie tun?' }).fill('Raumschiff')
  await expect(page.getByRole('status').filter({ hasText: 'Dazu steht hier keine Aufgabe.' })).toBeVisible()
  await page.goto('/redaktion/hilfe/gibt-es-nicht')
  await expect(heading(page)).toHaveText('Das gibt es hier nicht (mehr)')
})

test('Das Suchfeld im Kopf findet eine Aufgabe der Hilfe, mit der Tastatur allein', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion')
  // The focus goes to the heading of a new screen; keys pressed before that are lost.
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Alles durchsuchen' })).toBeFocused()
  await page.keyboard.type('verschieben anderen ort')
  const hit = page.getByRole('option', { name: /Eine Seite an einen anderen Ort verschieben/ })
  await expect(hit).toBeVisible()
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('ArrowDown')
    if ((await hit.getAttribute('aria-selected')) === 'true') break
  }
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Eine Seite an einen anderen Ort verschieben')
})

test('Von jedem Bildschirm führt die Hilfe zu dem, was man dort tut; der Rundgang nennt sie', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/stelle/neu')
  const help = page.getByRole('banner').getByRole('link', { name: /^Hilfe/ })
  const opened = page.waitForEvent('popup')
  await help.click()
  const beside = await opened
  await expect(heading(beside)).toHaveText('Eine Stelle ausschreiben')
  await beside.close()
  await page.goto('/redaktion/medien')
  await expect(heading(page)).toBeVisible()
  await page.goto(`/redaktion${(await help.getAttribute('href'))?.replace('/redaktion', '')}`)
  const section = page.locator('section', { hasText: 'Auf dem Bildschirm, von dem Sie kommen' })
  await expect(section.getByRole('link')).toHaveText([
    'Ein Bild aufnehmen',
    'Ein Dokument zum Herunterladen anbieten',
    'Ein Bild überall ersetzen',
  ])
  await page.goto('/redaktion')
  const clerk = new Clerk(page, 'maus')
  await clerk.press('Rundgang durch die Redaktion ansehen')
  for (let step = 1; step < 4; step++) await clerk.press('Weiter')
  await clerk.press('Hilfe')
  await expect(heading(page)).toHaveText('Hilfe')
})

test('Auf Papier steht die Aufgabe, und sonst nichts', { tag: '@lang' }, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/hilfe/link-setzen')
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Bereiche der Redaktion' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
})
