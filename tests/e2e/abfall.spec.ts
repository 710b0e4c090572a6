import { expect, type Page } from '@playwright/test'
import { enter } from './at-the-desk.ts'
import { test } from './in-own-town.ts'
import { lookAt } from './look-at.ts'

/** Collection dates as visitors see them, in a town whose clock is at Monday, 23 November 2026. */
test.describe.configure({ timeout: 180_000 })

const PAGE = '/leben/abfall'
const answer = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).first()

async function askFor(page: Page, street: string) {
  await page.goto(PAGE)
  await page.getByLabel('Straße', { exact: true }).fill(street)
  await page.getByRole('button', { name: 'Termine zeigen' }).click()
}

test('46: the next bin is found from the home page with two clicks and the typed street', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Ihre Straße wählen' }).click()
  await page.getByLabel('Straße', { exact: true }).click()
  await page.keyboard.type('Kelterstr. 7')
  await page.keyboard.press('Enter')
  await expect(answer(page)).toContainText(/: Restmüll|: Biotonne/)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the street is remembered on request, shown on the home page, and forgotten on request', {
      tag: '@lang',
    }, async ({ page, context }) => {
      await askFor(page, 'Kelterstraße')
      expect(await context.cookies()).toEqual([])
      await page.getByRole('button', { name: 'Meine Straße merken' }).click()
      await expect(page.getByText('Ihre Straße ist gemerkt')).toBeVisible()
      const home = await page.goto('/')
      expect(home?.headers()['cache-control']).toBe('private, no-cache')
      await expect(page.getByRole('link', { name: /(?:Restmüll|Biotonne)/ }).first()).toBeVisible()
      await page.goto('/unterwegs')
      await expect(page.getByRole('heading', { name: 'Ihre Abfuhrtermine' })).toBeVisible()
      await page.goto(PAGE)
      await page.getByRole('button', { name: 'Meine Straße vergessen' }).click()
      await expect(page.getByText('Ihre Straße ist vergessen.')).toBeVisible()
      expect(await context.cookies()).toEqual([])
      const again = await page.goto('/')
      expect(again?.headers()['cache-control']).toBe('no-cache')
    })

    test('a street has a calendar file, a PDF, a month and a year', { tag: '@lang' }, async ({
      page,
      request,
    }) => {
      await askFor(page, 'Kelterstraße')
      const calendar = await page.getByRole('link', { name: 'oder als Datei (.ics)' }).getAttribute('href')
      expect(await (await request.get(calendar ?? '')).text()).toContain('BEGIN:VCALENDAR')
      const pdf = await request.get(
        (await page.getByRole('link', { name: 'Als PDF' }).getAttribute('href')) ?? '',
      )
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
      await page.getByRole('link', { name: 'Monat', exact: true }).click()
      await expect(page.getByRole('table', { name: 'November 2026' })).toBeVisible()
      await page.getByRole('link', { name: 'Nächster Monat' }).click()
      await expect(page.getByRole('table', { name: 'Dezember 2026' })).toBeVisible()
      await page.getByRole('link', { name: 'Jahr', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Alle Termine 2026' })).toBeVisible()
    })

    test('a street whose parts have different days asks for the house number, and a typing error still finds its street', {
      tag: '@lang',
    }, async ({ page }) => {
      await askFor(page, 'Bahnhofstraße')
      await page.getByLabel('Hausnummer').fill('30')
      await page.getByRole('button', { name: 'Termine zeigen' }).click()
      await expect(page.getByText('Bahnhofstraße 25 bis Ende')).toBeVisible()
      await askFor(page, 'Kelterstrse')
      await page.getByRole('link', { name: 'Kelterstraße, Kernstadt' }).click()
      await expect(answer(page)).toBeVisible()
    })
  })

test('K-01: axe finds nothing on question, answer, year and poster, and they fit 320 pixels', {
  tag: '@lang',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await askFor(page, 'Kelterstraße')
  const place = new URL(
    (await page.getByRole('link', { name: 'Jahr', exact: true }).getAttribute('href')) ?? '',
    page.url(),
  )
  const sheet = await page.getByRole('link', { name: 'Zum Aufhängen drucken' }).getAttribute('href')
  for (const path of [PAGE, page.url(), place.href, sheet ?? '']) {
    await page.goto(path)
    await lookAt(page, path, { widths: [320] })
  }
})

test('A clerk moves a collection because of a market, and sees the new day for a street', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/abfall')
  await page.getByRole('link', { name: 'Bio Kernstadt' }).click()
  // Past dates are folded away, and the fold is recognisable.
  const fold = page.getByText(/^Vorbei: /)
  expect(await fold.evaluate(one => getComputedStyle(one, '::before').content)).toBe('""')
  await page.getByRole('button', { name: 'Ändern: Dienstag, 15.12.2026' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Straßen sind betroffen/)).toBeVisible()
  await dialog.getByLabel('Neuer Tag').fill('2026-12-16')
  await dialog.getByLabel('Grund').fill('Weihnachtsmarkt')
  await dialog.getByRole('button', { name: 'Verschieben' }).click()
  await expect(page.getByText('verschoben vom Dienstag, 15.12.2026 (Weihnachtsmarkt)')).toBeVisible()
  await page.goto('/redaktion/abfall?strasse=Kelterstr')
  await page.getByRole('link', { name: 'Kelterstraße, Kernstadt' }).click()
  await expect(page.getByText('Weihnachtsmarkt')).toBeVisible()
  await page.goto(`${PAGE}?strasse=Kelterstra%C3%9Fe`)
  await expect(page.getByText('verschoben vom Di 15.12. (Weihnachtsmarkt)')).toBeVisible()
})

test('A clerk creates a street and a tour for it, plans the tour by its rule, and adds a single collection', async ({
  page,
}) => {
  await enter(page, 'redaktion', '/redaktion/abfall')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const summary = page.getByRole('alert').getByRole('link')
  await page.getByRole('link', { name: 'Neue Straße' }).click()
  await page.getByLabel('Hausnummern').fill('eins bis drei')
  await page.getByRole('button', { name: 'Straße anlegen' }).click()
  await expect(summary).toHaveText(['Bitte die Straße angeben.', 'Bitte den Ort angeben.'])
  await lookAt(page, 'street, refused')
  await page.getByLabel('Straße', { exact: true }).fill('Mondgasse')
  await page.getByLabel('Ort', { exact: true }).fill('Kernstadt')
  await page.getByRole('button', { name: 'Straße anlegen' }).click()
  await expect(summary).toHaveText([/Diese Hausnummern lassen sich nicht lesen/])
  await page.getByLabel('Hausnummern').fill('1-19 ungerade')
  await page.getByRole('button', { name: 'Straße anlegen' }).click()
  await expect(heading('Mondgasse 1-19 ungerade, Kernstadt')).toBeVisible()
  await page.getByRole('link', { name: 'Straße ändern' }).click()
  await page.getByLabel('Hausnummern').fill('')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(heading('Mondgasse, Kernstadt')).toBeVisible()

  await page.goto('/redaktion/abfall')
  await page.getByRole('link', { name: 'Neue Tour' }).click()
  await page.getByRole('button', { name: 'Zeitraum hinzufügen' }).click()
  await expect(page.getByLabel('Vom')).toBeFocused()
  await page.keyboard.type('im Juni')
  await page.getByRole('button', { name: 'Tour anlegen' }).click()
  await expect(summary).toHaveText([
    'Bitte einen Namen angeben, zum Beispiel „Restmüll Kernstadt“.',
    'Bitte wählen Sie, was abgeholt wird.',
    'Bitte geben Sie den ersten Tag an.',
    'Bitte den ersten und den letzten Tag so angeben: 1.6. und 30.9.',
  ])
  await lookAt(page, 'tour, refused')
  await page.getByLabel('Name der Tour').fill('Häckselgut Mondgasse')
  await page.getByLabel('Was wird abgeholt?').selectOption('Grüngut')
  await page.getByLabel('Wochentag', { exact: true }).selectOption('Mittwoch')
  await page.getByLabel('Wie oft?').first().selectOption('alle 4 Wochen')
  await page.getByLabel('Ab welchem Tag').fill('2026-12-02')
  await page.getByLabel('Vom').fill('1.6.')
  await page.getByLabel('Bis', { exact: true }).fill('30.9.')
  await page.getByLabel('Straßen suchen').fill('mondg')
  await page.getByLabel('Mondgasse, Kernstadt').check()
  await page.getByRole('button', { name: 'Tour anlegen' }).click()
  await expect(heading('Häckselgut Mondgasse')).toBeVisible()
  await expect(page.getByText('Mittwoch, alle vier Wochen; vom 1. 6. bis 30. 9. jede Woche')).toBeVisible()
  await page.getByRole('button', { name: 'Nach Regel planen' }).click()
  await lookAt(page, 'plan')
  await page.getByRole('dialog').getByRole('button', { name: 'So planen' }).click()
  await expect(page.getByText('Mittwoch, 02.12.2026')).toBeVisible()

  await page.getByRole('button', { name: 'Termin hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Termin eintragen' }).click()
  await expect(summary).toHaveText(['Bitte geben Sie den Tag an.'])
  await lookAt(page, 'date')
  await dialog.getByLabel('Tag', { exact: true }).fill('2026-12-26')
  await dialog.getByRole('button', { name: 'Termin eintragen' }).click()
  await expect(page.getByText('liegt auf einem Feiertag: 2. Weihnachtsfeiertag')).toBeVisible()

  await page.getByRole('link', { name: 'Tour ändern' }).click()
  await expect(page.getByLabel('Vom')).toHaveValue('1.6.')
  await page.getByLabel('Sammelplatz').fill('Festplatz')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await expect(heading('Häckselgut Mondgasse')).toBeVisible()
  await askFor(page, 'Mondgasse')
  await expect(answer(page)).toContainText('Grüngut')
  await expect(page.getByText('Festplatz').first()).toBeVisible()
})

test('A clerk renames a kind of waste, and ends a tour', { tag: '@lang' }, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/abfall')
  await page.getByRole('link', { name: 'Abfallarten' }).click()
  await page.getByRole('button', { name: 'Ändern: Grüngut' }).click()
  const dialog = page.getByRole('dialog')
  await lookAt(page, 'kind')
  await dialog.getByLabel('Name').fill('Schnittgut')
  await dialog.getByLabel('Farbe').fill('#225522')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  const changed = page.getByRole('button', { name: 'Ändern: Schnittgut' })
  await expect(changed).toBeFocused()
  // The other journeys in this town use the old name.
  await changed.click()
  await dialog.getByLabel('Name').fill('Grüngut')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('button', { name: 'Ändern: Grüngut' })).toBeFocused()
  await page.goto('/redaktion/abfall')
  const tours = page.getByRole('region', { name: 'Touren' })
  await tours
    .getByRole('link', { name: /Grüngut/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Tour beenden …' }).click()
  await lookAt(page, 'end')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Tour beenden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Abfuhr' })).toBeVisible()
  await expect(tours.getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('A clerk imports a file of collections: it is checked first, then taken over', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/abfall/einlesen')
  const csv = 'Ort;Straße;Abfallart;Datum\nKernstadt;Kelterstraße;Restmüll;14.12.2026\n'
  await page.getByLabel('Datei mit Terminen').setInputFiles({
    name: 'restmuell.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(page.getByRole('heading', { name: 'restmuell.csv: Geprüft' })).toBeVisible()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByRole('heading', { name: 'restmuell.csv: Übernommen' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('heading', { name: 'restmuell.csv: Übernommen' })).toBeFocused()
  await lookAt(page, 'taken-over')
})

test('The refusal of an unreadable file names the file, and the report of the previous file stays, folded', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/abfall/einlesen')
  const choose = (name: string, csv: string) =>
    page
      .getByLabel('Datei mit Terminen')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await choose('gut.csv', 'Ort;Straße;Abfallart;Datum\nKernstadt;Kelterstraße;Papier;15.12.2026\n')
  await expect(page.getByRole('heading', { name: 'gut.csv: Geprüft' })).toBeVisible()
  await choose('leer.csv', 'nichts\n')
  const refusal = page.getByRole('alert')
  await expect(refusal).toBeFocused()
  await expect(refusal).toContainText('„leer.csv“ wurde nicht gelesen')
  await expect(refusal).toHaveCSS('outline-width', '3px')
  await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeHidden()
  await lookAt(page, 'refused')
  await page.getByText('gut.csv Geprüft').click()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByText('gut.csv')).toHaveCount(0)
})
