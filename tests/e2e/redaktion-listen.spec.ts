import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { JUST_NOW } from './just-now.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'

/** Creates drafts of events for one test; public contents of the town stay unchanged. */
async function drafts(page: Page, titles: readonly string[]) {
  await page.evaluate(async titles => {
    for (const titel of titles) {
      const daten = { titel, datum_von: '2027-03-01T18:00:00Z', rubriken: ['Musik'] }
      const body = JSON.stringify({ id: crypto.randomUUID(), art: 'veranstaltung', daten })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/cms/redaktion/inhalte', { method: 'POST', body, headers })
      if (!answer.ok) throw new Error(await answer.text())
    }
  }, titles)
  await page.reload()
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Suchen' })
const titles = (page: Page) => page.getByRole('rowheader')
const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
const step = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Ausgewählte Inhalte' }).getByRole('button', { name })

test('An event is found by the beginning of a word of its name, and the back button leads to the list as it was', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/veranstaltung')
  await search(page).pressSequentially('winterk')
  await expect(titles(page)).toHaveText(['Winterkonzert der Jugendmusikschule'])
  await expect(told(page, 'ein Eintrag')).toBeVisible()
  await expect(page).toHaveURL(/\?suche=winterk$/)
  await expect(search(page)).toBeFocused()
  await page.getByRole('link', { name: 'Winterkonzert der Jugendmusikschule' }).click()
  await expect(page).toHaveURL(/\/inhalte\/veranstaltung\/[\w-]+$/)
  await page.goBack()
  await expect(search(page)).toHaveValue('winterk')
  await expect(titles(page)).toHaveCount(1)
  await search(page).fill('gibt es nicht')
  await expect(page.getByRole('heading', { name: 'Nichts gefunden zu „gibt es nicht“' })).toBeVisible()
  await page.getByRole('button', { name: 'Alle Veranstaltungen zeigen' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(titles(page)).toHaveCount(25)
})

test('A list is filtered by Rubrik, sorted and paged, and its address holds all of it', async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/veranstaltung')
  const heading = page.getByRole('columnheader', { name: 'Titel' })
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(told(page, /^26–\d+ von \d+$/)).toBeFocused()
  await page.getByRole('link', { name: 'Vorige Seite' }).click()
  await expect(told(page, /^1–25 von \d+$/)).toBeFocused()

  await page.getByLabel('Rubriken').selectOption('Wein')
  await expect(told(page, /^(alle|ein) /)).toBeVisible()
  await page.getByLabel('Rubriken').selectOption('Musik')
  await expect(page).toHaveURL(/Musik/)
  await heading.getByRole('link').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  // Other journeys have events of their own with this rubrik.
  const concerts = titles(page).filter({ hasText: 'konzert' })
  await expect(concerts.first()).toHaveText('Frühlingskonzert der Jugendmusikschule')
  await heading.getByRole('link').click()
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  // A choice is shown at once; the address follows when the list has loaded.
  await expect(page).toHaveURL(/titel(?::|%3A)desc/)
  await page.reload()
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByLabel('Rubriken')).toHaveValue('Musik')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Beginn' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByLabel('Zustand').selectOption('Abgelaufen')
  await page.getByRole('button', { name: 'Filter aufheben' }).click()
  await expect(page).toHaveURL(/veranstaltung$/)
})

test('Three events are deleted and restored by undo, deleted again and restored from the trash', async ({
  page,
}) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/veranstaltung')
  await drafts(page, ['Kelterprobe eins', 'Kelterprobe zwei', 'Kelterprobe drei'])
  await search(page).fill('kelterprobe')
  await expect(titles(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).check()
  await expect(step(page, 'Von der Website nehmen')).toHaveCount(0)
  await step(page, 'Löschen').click()
  await expect(told(page, '3 Inhalte liegen im Papierkorb.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Nichts gefunden/ })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(told(page, 'Rückgängig gemacht.')).toBeVisible()
  await expect(titles(page)).toHaveCount(3)

  await page.getByRole('checkbox', { name: '„Kelterprobe eins“ auswählen' }).check()
  await page.getByRole('checkbox', { name: '„Kelterprobe zwei“ auswählen' }).check()
  await step(page, 'Löschen').click()
  await expect(titles(page)).toHaveText(['Kelterprobe drei'])
  await page.getByRole('link', { name: 'Papierkorb' }).click()
  // The list that is left has a field with the same label.
  await expect(page.getByRole('heading', { level: 1, name: 'Papierkorb' })).toBeVisible()
  await search(page).fill('kelterprobe')
  // A box that is ticked before the search has loaded belongs to the other list.
  await expect(page).toHaveURL(/suche=kelterprobe/)
  await expect(titles(page)).toHaveText([/^Kelterprobe (eins|zwei)$/, /^Kelterprobe (eins|zwei)$/])
  const row = page.getByRole('row').filter({ hasText: 'Kelterprobe eins' })
  await expect(row).toContainText('Veranstaltung')
  await expect(row).toContainText(new RegExp(`${JUST_NOW} von Tobias Kern`))
  await expect(row).toContainText('noch 30 Tage')
  await page.getByRole('button', { name: '„Kelterprobe eins“ zurückholen' }).click()
  await expect(told(page, '„Kelterprobe eins“ ist als Entwurf zurück.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Kelterprobe zwei'])
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).check()
  await step(page, 'Zurückholen').click()
  await expect(told(page, '„Kelterprobe zwei“ ist als Entwurf zurück.')).toBeVisible()
})

test('Several contents are published and withdrawn at once', { tag: '@lang' }, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/veranstaltung')
  await drafts(page, ['Fasslprobe eins', 'Fasslprobe zwei'])
  await search(page).fill('fasslprobe')
  await expect(titles(page)).toHaveCount(2)
  const all = page.getByRole('checkbox', { name: 'Alle auf dieser Seite' })
  await all.check()
  await step(page, 'Veröffentlichen').click()
  await expect(told(page, '2 Inhalte sind öffentlich.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Öffentlich', exact: true })).toHaveCount(2)
  await expect(all).not.toBeChecked()
  await all.check()
  await expect(step(page, 'Veröffentlichen')).toHaveCount(0)
  await step(page, 'Von der Website nehmen').click()
  await expect(told(page, '2 Inhalte sind nicht mehr auf der Website.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Entwurf', exact: true })).toHaveCount(2)
})

test('An office that others refer to is not withdrawn without a second confirmation, and the reason is shown', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/organisationseinheit?suche=bauamt')
  const [first] = await titles(page).allTextContents()
  await page.getByRole('checkbox', { name: `„${first}“ auswählen` }).check()
  await step(page, 'Von der Website nehmen').click()
  const dialog = page.getByRole('dialog', { name: 'Das hat nicht geklappt' })
  await expect(dialog).toContainText(/verweis(t|en) noch/)
  await expect(dialog.getByRole('button', { name: 'Trotzdem von der Website nehmen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('cell', { name: 'Öffentlich', exact: true }).first()).toBeVisible()
})

test('X-06: the whole list is saved as a table, filtered and sorted as on the screen, and no formula in it is run', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/veranstaltung')
  const many = Array.from({ length: 110 }, (_, at) => `Tabellenprobe ${String(at).padStart(3, '0')}`)
  await drafts(page, ['=HYPERLINK("https://a.example";"Tabellenprobe")', ...many])
  await page.goto('/redaktion/inhalte/veranstaltung?suche=tabellenprobe&sortierung=titel%3Adesc')
  await expect(told(page, '1–25 von 111')).toBeVisible()
  await page.getByRole('button', { name: 'Als Tabelle speichern' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click(),
  ])
  await expect(told(page, '111 Einträge sind als Tabelle gespeichert.')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^veranstaltungen-\d{4}-\d\d-\d\d\.csv$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const lines = bytes.subarray(3).toString('utf8').split('\r\n')
  expect(lines[0]).toBe(
    'Titel;Zustand;Ort;Beginn;Adresse;Öffentlich ab;Öffentlich bis;Geändert am;Geändert von',
  )
  expect(lines.slice(1, 111).map(line => line.split(';')[0])).toEqual(many.toReversed())
  expect(lines[111]).toMatch(
    /^"'=HYPERLINK\(""https:\/\/a\.example"";""Tabellenprobe""\)";Entwurf;;01\.03\.2027/,
  )
  expect(lines.slice(112)).toEqual([''])

  // Deletes them, page by page.
  for (let left = 111; left > 0; left -= 25) {
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).check()
    await step(page, 'Löschen').click()
    await expect(told(page, `${Math.min(left, 25)} Inhalte liegen im Papierkorb.`)).toBeVisible()
    await page.getByRole('button', { name: 'Ausblenden' }).click()
  }
})

test.describe('By the keyboard alone', () => {
  /** Presses a key until the control has the focus. */
  async function tabTo(page: Page, place: Locator, key = 'Tab') {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(key)
      const isThere = await place.evaluateAll(found => found.includes(document.activeElement as never))
      if (isThere) return
    }
    throw new Error('not reached')
  }

  test('an event is found, ticked, deleted and restored', { tag: '@lang' }, async ({ page }) => {
    await enter(page, 'redaktion', '/redaktion/inhalte/veranstaltung')
    await drafts(page, ['Tastenprobe'])
    await tabTo(page, search(page))
    await page.keyboard.type('tastenprobe')
    await expect(titles(page)).toHaveText(['Tastenprobe'])
    await tabTo(page, page.getByRole('checkbox', { name: '„Tastenprobe“ auswählen' }))
    await page.keyboard.press('Space')
    await expect(step(page, 'Löschen')).toBeVisible()
    await tabTo(page, step(page, 'Löschen'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(told(page, '„Tastenprobe“ liegt im Papierkorb.')).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Rückgängig' }))
    await page.keyboard.press('Enter')
    await expect(titles(page)).toHaveText(['Tastenprobe'])
  })
})

for (const path of ['inhalte/veranstaltung', 'pflege/bestand', 'papierkorb'])
  test(`The first tick moves no row: /${path}`, { tag: '@lang' }, async ({ page }) => {
    await enter(page, 'redaktion')
    if (path === 'papierkorb')
      for (const titel of ['Fort eins', 'Fort zwei']) {
        const daten = { titel, datum_von: '2027-03-01T18:00:00Z', rubriken: ['Musik'] }
        const id = randomUUID()
        await call(page, 'POST', 'inhalte', { id, art: 'veranstaltung', daten })
        await call(page, 'DELETE', `inhalte/${id}`)
      }
    await page.goto(`/redaktion/${path}`)
    const second = page.getByRole('row').nth(2)
    await expect(second).toBeVisible()
    const before = await second.boundingBox()
    await page.getByRole('checkbox').nth(1).check()
    await expect(page.getByRole('group', { name: 'Ausgewählte Inhalte' })).toBeVisible()
    expect(await second.boundingBox()).toEqual(before)
  })

test('On a phone the filters are folded, and the button states how many are set', { tag: '@lang' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await enter(page, 'redaktion', '/redaktion/inhalte/veranstaltung')
  await expect(page.getByLabel('Zustand')).toBeHidden()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Zustand').selectOption('Öffentlich')
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toHaveAttribute('aria-expanded', 'true')
})

test('At 400 % zoom nothing stays fixed over the content, and nothing overflows sideways (WCAG 1.4.10)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/seiten', '/inhalte/veranstaltung', '/inhalte/aktuelles/neu', '/medien']) {
    await enter(page, 'redaktion', `/redaktion${path}`)
    await page.evaluate(() => scrollTo(0, 400))
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(element => {
          const { position } = getComputedStyle(element)
          const { height, top, bottom } = element.getBoundingClientRect()
          const isStuck = position === 'sticky' || position === 'fixed'
          return isStuck && height > 0 && bottom > 0 && top < innerHeight && element.textContent !== ''
        })
        .map(element => element.className),
    )
    expect([path, staying]).toEqual([path, []])
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect([path, isWide]).toEqual([path, false])
  }
})

for (const width of [1280, 360])
  test(
    `axe finds nothing on a list with a selection, and on an empty one, at ${width} px`,
    quickIf(width === 1280),
    async ({ page }) => {
      const look = (name: string) => lookAt(page, name, { widths: [width] })
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await enter(page, 'redaktion', '/redaktion/inhalte/veranstaltung')
      await page.getByRole('checkbox').nth(1).check()
      await expect(page.getByRole('group', { name: 'Ausgewählte Inhalte' })).toBeVisible()
      await look('chosen')
      await search(page).fill('gibt es nicht')
      await expect(page.getByRole('heading', { name: /^Nichts gefunden/ })).toBeVisible()
      await look('nothing found')
    },
  )

test('An editor of the school sees pages of the school only', { tag: '@lang' }, async ({ page }) => {
  await enter(page, 'schillerschule', '/redaktion/inhalte/seite')
  await expect(titles(page).first()).toBeVisible()
  const shown = await titles(page).allTextContents()
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.filter(text => !text.includes('/schillerschule'))).toEqual([])
  await page.goto('/redaktion/inhalte/seite?suche=fundb%C3%BCro')
  await expect(page.getByRole('heading', { name: /^Nichts gefunden/ })).toBeVisible()
  await page.goto('/redaktion/inhalte/gibtesnicht')
  await expect(page.getByRole('heading', { name: 'Das gibt es hier nicht (mehr)' })).toBeVisible()
})

test('A kind with a single content has no list and opens the content', { tag: '@lang' }, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/stadt')
  await expect(page).toHaveURL(/\/inhalte\/stadt\/[\w-]+$/)
})

test('Eine lange Liste: gleich zu einer Seite, zur letzten und zur ersten, auch mit der Tastatur', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/seite')
  const ways = page.getByRole('navigation', { name: 'Seiten der Liste' })
  const number = ways.getByLabel('Seite', { exact: true })
  await number.fill('3')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/seite=3$/)
  await expect(told(page, /^51–75 von \d+$/)).toBeFocused()
  await expect(number).toHaveValue('3')
  expect(await axeFindings(page)).toEqual([])
  await number.fill('999')
  await ways.getByRole('button', { name: 'Anzeigen' }).click()
  await expect(ways.getByRole('link', { name: 'Nächste Seite' })).toHaveCount(0)
  await ways.getByRole('link', { name: 'Erste Seite' }).click()
  await expect(told(page, /^1–25 von \d+$/)).toBeFocused()
  await expect(ways.getByRole('link', { name: 'Letzte Seite' })).toBeVisible()
})

test('Columns are chosen and stay; several events get a Rubrik and are submitted for review, which is undone', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/organisationseinheit')
  await page.getByRole('button', { name: 'Spalten' }).press('Enter')
  await page.getByLabel('Kurzname').press('Space')
  await page.getByLabel('Telefon').press('Space')
  await page.getByLabel('Anschrift: Straße und Hausnummer').press('Space')
  await page.getByRole('button', { name: 'Übernehmen' }).press('Enter')
  const headings = page.getByRole('columnheader')
  await expect(headings.filter({ hasText: 'Telefon' })).toBeVisible()
  await expect(headings.filter({ hasText: 'Kurzname' })).toHaveCount(0)
  await page.reload()
  await expect(headings.filter({ hasText: 'Straße' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Bürgerbüro' }).first()).toContainText('030 23125-110')
  expect(await axeFindings(page)).toEqual([])

  const mark = randomUUID().slice(0, 6)
  const events = [`Zuordnung ${mark} eins`, `Zuordnung ${mark} zwei`]
  await drafts(page, events)
  await page.goto(`/redaktion/inhalte/veranstaltung?suche=${mark}`)
  for (const one of events) await page.getByLabel(`„${one}“ auswählen`).press('Space')
  await step(page, 'Mehr mit den ausgewählten Inhalten tun').press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Zur Prüfung geben' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByLabel('Rubrik', { exact: true }).selectOption('Wein')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Zuordnen' }).press('Enter')
  await expect(told(page, '2 Inhalte haben die neue Wahl der Rubriken, als Entwürfe.')).toBeVisible()
  await page.goto(`/redaktion/inhalte/veranstaltung?suche=${mark}&feld.rubriken=Wein`)
  await expect(titles(page)).toHaveCount(2)
  for (const one of events) await page.getByLabel(`„${one}“ auswählen`).check()
  await step(page, 'Mehr mit den ausgewählten Inhalten tun').click()
  await page.getByRole('menuitem', { name: 'Zur Prüfung geben' }).click()
  await expect(told(page, '2 Inhalte liegen zur Prüfung.')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(told(page, 'Rückgängig gemacht.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Entwurf' })).toHaveCount(2)
})
