import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { enter } from './at-the-desk.ts'
import { lookAt } from './look-at.ts'

// As high as a screen at the town hall, so that both ends of a drag are in view.
test.use({ viewport: { width: 1_280, height: 900 } })

const text = (titel: string, slotName = 'content') => ({
  template: 'text',
  slotName,
  context: { titel, text: `<p>${titel}, mit ein paar Worten dazu.</p>` },
  options: {},
})

/** Creates a saved page and opens it in the editor. */
async function openPage(page: Page, title: string, content: readonly object[]): Promise<string> {
  const id = randomUUID()
  const daten = { pfad: `/rathaus/${id}`, title, content }
  const headers = { origin: new URL(page.url()).origin }
  const made = await page.request.post('/api/cms/redaktion/inhalte', {
    data: { id, art: 'seite', daten },
    headers,
  })
  expect(made.ok(), await made.text()).toBe(true)
  await page.goto(`/redaktion/inhalte/seite/${id}`)
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText(title)
  return id
}

const three = [text('Erstes'), text('Zweites'), text('Am Rand', 'sidebar')]

/** The page preview. */
const shown = (page: Page) => page.frameLocator('iframe[title="Ansicht der Seite"]')
const outline = (page: Page) => page.getByRole('region', { name: 'Aufbau' })
const form = (page: Page) => page.getByRole('region', { name: 'Text', exact: true })
const row = (page: Page, name: string) =>
  outline(page).getByRole('button', { name, exact: false }).and(page.locator('[data-row]'))
const rowsAt = (page: Page, place: string) =>
  outline(page).getByRole('region', { name: place, exact: true }).locator('[data-row]')
const headings = (page: Page) => shown(page).locator('main [data-baustein] h2')
const status = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })

test('After a change of a text the preview shows it in its place, without scrolling or rendering other entries again', async ({
  page,
}) => {
  await enter(page, 'redaktion')
  const long = Array.from({ length: 12 }, (_, index) => text(`Abschnitt ${index + 1}`))
  await openPage(page, 'Eine lange Seite', long)
  await row(page, 'Abschnitt 9').click()
  await expect(shown(page).getByRole('heading', { name: 'Abschnitt 9' })).toBeInViewport()
  const scrolled = () =>
    shown(page)
      .locator('html')
      .evaluate(html => html.ownerDocument.defaultView?.scrollY ?? 0)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  await shown(page)
    .getByRole('heading', { name: 'Abschnitt 8' })
    .evaluate(heading => Object.assign(heading, { isTheSame: true }))
  await form(page).getByLabel('Titel').fill('Ganz neu')
  await expect(shown(page).getByRole('heading', { name: 'Ganz neu' })).toBeInViewport()
  await expect(row(page, 'Ganz neu')).toHaveAttribute('aria-current', 'true')
  expect(await scrolled()).toBe(before)
  const isTheSame = await shown(page)
    .getByRole('heading', { name: 'Abschnitt 8' })
    .evaluate(heading => 'isTheSame' in heading)
  expect(isTheSame).toBe(true)
})

test('A click in the preview selects an entry, links in it do not navigate, and Escape goes back to the outline', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  await openPage(page, 'Zum Anfassen', [
    ...three,
    {
      ...text('Mit Link'),
      context: { titel: 'Mit Link', text: '<p><a href="/rathaus">Zum Rathaus</a></p>' },
    },
  ])
  await shown(page).getByRole('link', { name: 'Zum Rathaus' }).click()
  await expect(row(page, 'Mit Link')).toHaveAttribute('aria-current', 'true')
  await expect(form(page).getByLabel('Titel')).toHaveValue('Mit Link')
  expect(page.context().pages()).toHaveLength(1)
  const tools = page.getByRole('group', { name: 'Baustein Text: Mit Link' })
  await expect(tools).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(row(page, 'Mit Link')).toBeFocused()
})

test('A click on the title leads to its field, and the number of findings leads to the findings', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  await openPage(page, 'Zum Drücken', [
    {
      ...text('Mit Link'),
      context: { titel: 'Mit Link', text: '<p><a href="/rathaus">klicken Sie hier</a></p>' },
    },
  ])
  await row(page, 'Mit Link').click()
  await shown(page).getByRole('heading', { level: 1 }).click()
  await expect(page.getByLabel('Seitentitel')).toBeFocused()
  await page.getByRole('button', { name: /^Durchsicht: \d+ Stelle/ }).click()
  await expect(page.getByRole('heading', { name: 'Durchsicht' })).toBeFocused()
})

test('The large view shows only the page, until the editor edits an entry', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion')
  await openPage(page, 'In groß', three)
  const large = page.getByRole('button', { name: 'Große Ansicht' })
  await large.click()
  await expect(large).toHaveAttribute('aria-pressed', 'true')
  await expect(outline(page)).toBeHidden()
  await shown(page).getByRole('heading', { name: 'Zweites' }).click()
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  await expect(large).toHaveAttribute('aria-pressed', 'false')
  await expect(form(page).getByLabel('Titel')).toHaveValue('Zweites')
})

test('A template is found, inserted below the selected entry, filled in, and the steps are undone', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  await openPage(page, 'Etwas Neues', three)
  await row(page, 'Erstes').click()
  await outline(page).getByRole('button', { name: 'Darunter einfügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Baustein einfügen' })
  await expect(dialog.getByLabel('Baustein suchen')).toBeFocused()
  await page.keyboard.type('listen tabellen')
  await dialog.getByRole('button', { name: /^Text/ }).click()
  await expect(status(page, '„Text“ ist eingefügt, an Stelle 2 von 3 in: Inhalt.')).toBeVisible()
  await expect(shown(page).getByText('„Text“ erscheint hier')).toBeVisible()
  await form(page).getByLabel('Titel').fill('Heute geschlossen')
  await expect(shown(page).getByText('Heute geschlossen')).toBeVisible()
  await expect(shown(page).getByText('„Text“ erscheint hier')).toHaveCount(0)
  await expect(rowsAt(page, 'Inhalt')).toHaveCount(3)
  const undo = page.getByRole('button', { name: 'Rückgängig', exact: true })
  await undo.click()
  await undo.click()
  await expect(rowsAt(page, 'Inhalt')).toHaveCount(2)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Wiederholen', exact: true }).click()
  await expect(rowsAt(page, 'Inhalt')).toHaveCount(3)
})

test('By keyboard alone an entry is moved down, into the column and back, and keeps the focus', async ({
  page,
}) => {
  await enter(page, 'redaktion')
  await openPage(page, 'Mit der Tastatur', three)
  await row(page, 'Erstes').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'Zweites')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(status(page, '„Text“ steht jetzt an Stelle 2 von 2 in: Inhalt.')).toBeVisible()
  await expect(row(page, 'Erstes')).toBeFocused()
  await expect(headings(page)).toHaveText(['Zweites', 'Erstes', 'Am Rand'])
  await page.keyboard.press('Alt+ArrowRight')
  await expect(rowsAt(page, 'Seitenleiste')).toContainText(['Am Rand', 'Erstes'])
  await expect(row(page, 'Erstes')).toBeFocused()
  await expect(shown(page).getByRole('complementary', { name: 'Zu dieser Seite' })).toContainText('Erstes')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rowsAt(page, 'Seitenleiste')).toContainText(['Erstes', 'Am Rand'])
  // Outside of text fields, undo takes back whole steps.
  await page.keyboard.press('Control+z')
  await expect(rowsAt(page, 'Seitenleiste')).toContainText(['Am Rand', 'Erstes'])
  await page.keyboard.press('Control+z')
  await expect(rowsAt(page, 'Inhalt')).toContainText(['Zweites', 'Erstes'])
  await page.keyboard.press('Control+Shift+z')
  await expect(rowsAt(page, 'Seitenleiste')).toContainText(['Am Rand', 'Erstes'])
})

test('An entry is dragged in the outline, and on the page itself', async ({ page }) => {
  await enter(page, 'redaktion')
  await openPage(page, 'Mit der Maus', three)
  await row(page, 'Erstes').dragTo(row(page, 'Am Rand'), { targetPosition: { x: 40, y: 4 } })
  await expect(rowsAt(page, 'Seitenleiste')).toContainText(['Erstes', 'Am Rand'])
  await expect(headings(page)).toHaveText(['Zweites', 'Erstes', 'Am Rand'])
  const from = await shown(page).getByRole('heading', { name: 'Am Rand' }).boundingBox()
  const to = await shown(page).getByRole('heading', { name: 'Zweites' }).boundingBox()
  if (!from || !to) throw new Error('not drawn')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + 20, { steps: 6 })
  await page.mouse.move(to.x + 60, to.y - 2, { steps: 2 })
  await page.mouse.up()
  await expect(rowsAt(page, 'Inhalt')).toContainText(['Am Rand', 'Zweites'])
  await expect(headings(page)).toHaveText(['Am Rand', 'Zweites', 'Erstes'])
})

test('An entry is duplicated, copied to another page, deleted and restored', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion')
  await openPage(page, 'Die erste Seite', three)
  await row(page, 'Erstes').click()
  const tools = outline(page).getByRole('group', { name: 'Baustein Text: Erstes' })
  await tools.getByRole('button', { name: 'Duplizieren' }).click()
  await expect(rowsAt(page, 'Inhalt')).toContainText(['Erstes', 'Erstes', 'Zweites'])
  await form(page).getByLabel('Titel').fill('Die Kopie')
  await expect(rowsAt(page, 'Inhalt')).toContainText(['Erstes', 'Die Kopie', 'Zweites'])
  await outline(page).getByRole('button', { name: 'Kopieren' }).click()
  await outline(page).getByRole('button', { name: 'Löschen' }).click()
  await expect(rowsAt(page, 'Inhalt')).toContainText(['Erstes', 'Zweites'])
  await status(page, 'ist gelöscht').getByRole('button', { name: 'Rückgängig' }).click()
  await expect(rowsAt(page, 'Inhalt')).toContainText(['Erstes', 'Die Kopie', 'Zweites'])

  await openPage(page, 'Die andere Seite', [text('Allein')])
  await outline(page).getByRole('button', { name: 'Kopie in die Seitenleiste' }).click()
  await expect(rowsAt(page, 'Seitenleiste')).toContainText(['Die Kopie'])
  await expect(shown(page).getByRole('complementary', { name: 'Zu dieser Seite' })).toContainText('Die Kopie')
})

test('An entry that is incomplete is marked in the outline, and the list of missing fields leads into its form', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  await openPage(page, 'Noch nicht fertig', three)
  await outline(page).getByRole('button', { name: 'Baustein einfügen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bild und Text/ })
    .click()
  await outline(page).getByRole('button', { name: 'Ganze Seite' }).click()
  // A draft may be incomplete; publishing leads to what is missing.
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(row(page, 'Bild und Text')).toContainText(/Angaben? prüfen/)
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Bild und Text' })).toBeVisible()
  await expect(page.locator(':focus')).toHaveId(/^feld-content\.\d\.context\./)
})

test('A page gets a version in Leichte Sprache, which is written and shown like the page itself', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  await openPage(page, 'Auch einfach', three)
  await page.locator('summary', { hasText: 'Leichte Sprache' }).click()
  await page.getByRole('button', { name: 'Fassung in Leichter Sprache anlegen' }).click()
  await expect(page.getByRole('button', { name: 'Leichte Sprache' })).toHaveAttribute('aria-pressed', 'true')
  await outline(page).getByRole('button', { name: 'Baustein einfügen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Text/ }).click()
  await form(page).getByLabel('Titel').fill('Kurz gesagt')
  await expect(shown(page).getByRole('heading', { name: 'Kurz gesagt' })).toBeVisible()
  await page.getByRole('button', { name: 'Alltagssprache' }).click()
  await expect(headings(page)).toHaveText(['Erstes', 'Zweites', 'Am Rand'])
})

for (const width of [1_280, 360])
  test(`axe finds nothing in the editor at ${width} px, with an entry selected, and in its dialog`, {
    tag: '@lang',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'redaktion')
    const headers = { origin: new URL(page.url()).origin }
    const id = randomUUID()
    const daten = { pfad: `/rathaus/${id}`, title: 'Zugänglich', content: three }
    await page.request.post('/api/cms/redaktion/inhalte', { data: { id, art: 'seite', daten }, headers })
    await page.goto(`/redaktion/inhalte/seite/${id}`)
    const look = (name: string) => lookAt(page, name, { widths: [width], beside: 'iframe' })
    await expect(row(page, 'Erstes')).toBeVisible()
    await look('outline')
    await row(page, 'Erstes').click()
    const typed = () =>
      form(page).getByRole('textbox', { name: 'Text', exact: true }).pressSequentially('Neu. ')
    if (width > 900) await typed()
    await look('entry')
    if (width === 360) {
      await page.getByRole('button', { name: 'Bearbeiten' }).first().click()
      await typed()
      await look('form')
      await page.getByRole('button', { name: 'Ansicht', exact: true }).click()
      await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Zugänglich')
      await look('view')
      await page.getByRole('button', { name: 'Aufbau' }).click()
    } else await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Zugänglich')
    await outline(page).getByRole('button', { name: 'Baustein einfügen' }).click()
    await look('dialog')
    await page.goto(`/redaktion/ansicht/${id}?rahmen=ohne`)
    await lookAt(page, 'page', { widths: [width] })
  })
