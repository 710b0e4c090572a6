import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { call, enter, makePage } from './at-the-desk.ts'
import { axeFindings, ofColour } from './axe-findings.ts'

const mark = () => randomUUID().slice(0, 8)

/** A row of the tree on the screen, or in a dialog. */
const line = (page: Page, name: string) =>
  page.getByRole('treegrid', { name: 'Seitenbaum' }).getByRole('row', { name })

test('Eine neue Seite: Titel, Ort und Muster, die Adresse kommt von selbst', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion', '/redaktion/seiten')
  await page.getByRole('button', { name: 'Neue Seite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  const m = mark()
  await dialog.getByLabel('Titel', { exact: true }).fill(`Fundbüro & Straßenfunde ${m}`)
  await dialog.getByRole('radio', { name: /Leistung erklären/ }).check()
  await dialog.getByRole('row', { name: 'Rathaus' }).getByRole('button', { name: 'Rathaus' }).click()
  await expect(dialog.getByText(`Adresse: /rathaus/fundbuero-strassenfunde-${m}`)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await expect(page).toHaveURL(/\/redaktion\/inhalte\/seite\/[\w-]+\?neu$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  // Contents of the pattern are shown at once, and are not called the editor's own input.
  await expect(
    page.frameLocator('iframe[title="Ansicht der Seite"]').getByRole('heading', { level: 1 }),
  ).toHaveText(`Fundbüro & Straßenfunde ${m}`)
  await expect(page.getByText('Hier stehen Ihre Eingaben')).toHaveCount(0)
  const { daten } = await call<{ daten: { pfad: string; content: { context: { titel: string } }[] } }>(
    page,
    'GET',
    `inhalte/${id}/arbeitskopie`,
  )
  expect(daten.pfad).toBe(`/rathaus/fundbuero-strassenfunde-${m}`)
  expect(daten.content.map(({ context }) => context.titel)).toContain('Das bringen Sie mit')
  await call(page, 'DELETE', `inhalte/${id}/arbeitskopie`)
})

test('Eine Adresse, die vergeben ist, wird nicht noch einmal vergeben, und ohne Titel entsteht nichts', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/seiten')
  await page.getByRole('button', { name: 'Neue Seite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Bitte einen Titel angeben.')
  await dialog.getByLabel('Titel', { exact: true }).fill('Rathaus')
  await expect(dialog.getByText('Unter /rathaus steht schon eine Seite.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Bitte eine andere Adresse wählen.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Neue Seite' })).toBeFocused()
})

test('Verschieben mit der Tastatur allein: die alte Adresse leitet weiter, und es lässt sich zurücknehmen', async ({
  page,
}) => {
  const m = mark()
  await enter(page, 'redaktion')
  await makePage(page, { pfad: `/umzug-${m}`, title: `Umzug ${m}` }, {})
  await makePage(page, { pfad: `/umzug-${m}/darunter`, title: `Darunter ${m}` }, {})
  await page.goto('/redaktion/seiten')
  await expect(line(page, `Umzug ${m}`)).toBeVisible()
  await page.getByLabel('Seite suchen').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type(`umzug ${m}`)
  await expect(line(page, `Umzug ${m}`)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(line(page, `Darunter ${m}`)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Verschieben' })).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: `„Umzug ${m}“ verschieben` })
  await expect(dialog).toContainText('Mit ihr zieht die eine Seite um, die darunter steht.')
  await expect(dialog).toContainText('Wer eine alte Adresse aufruft, wird von selbst zur neuen geleitet.')
  await expect(dialog.getByLabel('Ort suchen')).toBeFocused()
  await page.keyboard.type('bürgerbüro')
  await dialog.getByRole('button', { name: /^Bürgerbüro \/rathaus\/buergerbuero$/ }).press('Enter')
  await expect(dialog).toContainText(`Neue Adresse: /rathaus/buergerbuero/umzug-${m}`)
  await dialog.getByRole('row').first().focus()
  await page.keyboard.type('rathaus')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(`Neue Adresse: /rathaus/umzug-${m}`)
  await expect(dialog).toContainText(`/umzug-${m} führt dann von selbst zu /rathaus/umzug-${m}`)
  await dialog.getByRole('button', { name: 'Verschieben' }).press('Enter')

  await expect(
    page.getByRole('status').filter({ hasText: `steht jetzt unter /rathaus/umzug-${m}` }),
  ).toBeVisible()
  await expect(line(page, `Umzug ${m}`)).toBeFocused()
  // As expanded as before.
  await expect(line(page, `Darunter ${m}`)).toHaveAttribute('aria-level', '3')
  const old = await page.request.get(`/umzug-${m}/darunter`, { maxRedirects: 0 })
  expect([old.status(), old.headers()['location']]).toEqual([301, `/rathaus/umzug-${m}/darunter`])

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('status').filter({ hasText: `steht wieder unter /umzug-${m}` })).toBeVisible()
  await expect(line(page, `Umzug ${m}`)).toHaveAttribute('aria-level', '1')
  await expect(line(page, `Umzug ${m}`)).toHaveCount(1)
  expect((await page.request.get(`/umzug-${m}/darunter`, { maxRedirects: 0 })).status()).toBe(200)
})

test('Eine Seite auf eine andere gezogen: derselbe Dialog, mit dem Ort schon gewählt', {
  tag: '@lang',
}, async ({ page }) => {
  const m = mark()
  await enter(page, 'redaktion')
  await makePage(page, { pfad: `/aaa-${m}`, title: `AAA ${m}` })
  await page.goto('/redaktion/seiten')
  const source = await line(page, `AAA ${m}`).boundingBox()
  const target = await line(page, 'Aktuelles').boundingBox()
  if (!source || !target) throw new Error('Both lines are to be seen')
  await page.mouse.move(source.x + 60, source.y + source.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 8 })
  await expect(line(page, 'Aktuelles')).toContainText('unter „Aktuelles“')
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: `„AAA ${m}“ verschieben` })
  await expect(dialog).toContainText(`Neue Adresse: /aktuelles/aaa-${m}`)
  await dialog.getByLabel('Letzter Teil der Adresse').fill('Ganz Neu!')
  await expect(dialog).toContainText('Kleine Buchstaben, Ziffern und Bindestriche: ganz-neu')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('Kopieren, löschen mit Weiterleitung und zurückholen', { tag: '@lang' }, async ({ page }) => {
  const m = mark()
  await enter(page, 'redaktion')
  await makePage(page, { pfad: `/weg-${m}`, title: `Weg ${m}` }, {})
  await page.goto(`/redaktion/seiten?zeige=/weg-${m}`)
  await expect(line(page, `Weg ${m}`)).toBeFocused()
  await page.getByRole('button', { name: `Aktionen für „Weg ${m}“` }).click()
  await page.getByRole('menuitem', { name: 'Kopieren' }).click()
  await expect(page.getByRole('status').filter({ hasText: `„Weg ${m} (Kopie)“ ist angelegt` })).toBeVisible()
  await expect(line(page, `Weg ${m} (Kopie)`)).toContainText('Entwurf')

  await page.getByRole('button', { name: `Aktionen für „Weg ${m}“`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const dialog = page.getByRole('dialog', { name: `„Weg ${m}“ löschen` })
  await expect(dialog).toContainText('Kein anderer Inhalt verweist hierher.')
  await dialog.getByRole('radio', { name: 'zu einer anderen Seite' }).check()
  await dialog.getByLabel('Titel oder Adresse der anderen Seite').fill('/kontakt')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('option', { name: 'Kontakt /kontakt', exact: true }).click()
  await dialog.getByRole('button', { name: 'In den Papierkorb legen' }).click()
  await expect(page.locator(`[data-path="/weg-${m}"]`)).toHaveCount(0)
  const gone = await page.request.get(`/weg-${m}`, { maxRedirects: 0 })
  expect([gone.status(), gone.headers()['location']]).toEqual([301, '/kontakt'])
  await page.getByRole('button', { name: 'Zurückholen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ist zurück' })).toBeVisible()
  // Public again, as before: the tree shows no status for that.
  await expect(page.locator(`[data-path="/weg-${m}"]`)).toBeVisible()
  await expect(page.locator(`[data-path="/weg-${m}"]`)).not.toContainText('Entwurf')
})

test('Im Baum gesucht, im Baum gezeigt', { tag: '@lang' }, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/seiten')
  await page.getByLabel('Seite suchen').fill('eintrittspr')
  await page.getByRole('button', { name: '„Eintrittspreise im Freibad“ im Baum zeigen' }).click()
  const found = line(page, 'Eintrittspreise im Freibad')
  await expect(found).toBeFocused()
  await expect(found).toHaveAttribute('aria-level', '2')
  await expect(line(page, 'Freibad am Altrhein')).toContainText('Bereich Freibad')
})

test('Eine Schule sieht im Baum nur ihre Seiten, und Neues beginnt bei ihr', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'schillerschule', '/redaktion/seiten')
  const rows = page.getByRole('treegrid', { name: 'Seitenbaum' }).getByRole('row')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Neue Seite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await dialog.getByLabel('Titel', { exact: true }).fill('Mensa')
  await expect(dialog.getByText('Adresse: /schillerschule/mensa')).toBeVisible()
})

for (const width of [1280, 360])
  test(`Der Seitenbaum ist bei ${width} px barrierefrei, hell und dunkel, und nichts ragt hinaus`, {
    tag: '@lang',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'redaktion', '/redaktion/seiten?zeige=/freibad/preise')
    await expect(line(page, 'Eintrittspreise im Freibad')).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, ofColour)).toEqual([])
    await page.getByRole('button', { name: 'Aktionen für „Eintrittspreise im Freibad“' }).click()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('menuitem', { name: 'Verschieben' }).click()
    await expect(page.getByRole('dialog').getByRole('row').nth(3)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
