import { expect, type Page, test } from '@playwright/test'
import { openCms } from '../../packages/cms/src/index.ts'
import { fuehrung, veranstaltung, verein } from './formulare-beispiele.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'
import { readFor } from './read-for.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'

/**
 * Forms of the town, from the first question to the answer of the office, with a real mail server (issue:
 * form system).
 */
test.describe.configure({ mode: 'default', timeout: 180_000 })

let town: TownWithMail
let origin = ''

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}

test.beforeAll(async () => {
  town = await townWithMail('formulare')
  origin = town.origin
  const log = { info() {}, warn() {}, error() {} }
  const cms = await openCms({ dataDir: town.folder, log })
  const written = await cms.store.writeAll([
    { kind: 'stadt', data: stadt as never, author: 'test' },
    ...[veranstaltung, verein, fuehrung].map(data => ({
      kind: 'formular' as const,
      data: data as never,
      author: 'test',
    })),
  ])
  await cms.close()
  expect(written.ok, JSON.stringify(written)).toBe(true)
})

test.afterAll(() => town.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const summary = (page: Page) => page.getByRole('alert')
const step = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

async function arrived(page: Page): Promise<{ vorgang: string; kennwort: string }> {
  const section = page.getByRole('status').filter({ hasText: 'Ihr Formular ist angekommen' })
  await expect(section).toBeVisible()
  const text = (await section.textContent()) ?? ''
  const [vorgang = ''] = /F-[0-9A-Z]{8}/.exec(text) ?? []
  const [kennwort = ''] = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text) ?? []
  return { vorgang, kennwort }
}

async function fillFirst(page: Page, name: string) {
  await page.getByLabel('Wie heißt die Veranstaltung?').fill(name)
  await page.getByLabel('An welchem Tag?', { exact: true }).fill('24.12.2030')
  await page.getByLabel('Beginn').fill('19:30')
}

async function fillPlace(page: Page) {
  await page.getByLabel('Straße').fill('Marktplatz')
  await page.getByLabel('Hausnummer').fill('1')
  await page.getByLabel('Postleitzahl').fill('76999')
  await page.getByLabel('Ort', { exact: true }).fill('Rebenau')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('K-06, spec §2: an event is registered step by step, with a picture; nothing typed is lost on the way back', async ({
      page,
    }) => {
      await page.goto(`${origin}/formulare/veranstaltung-melden`)
      await expect(step(page)).toHaveText('Schritt 1 von 4: Veranstaltung')
      await button(page, 'Weiter').last().click()
      await expect(summary(page).getByRole('link')).toHaveText([
        'Bitte beantworten Sie: „Wie heißt die Veranstaltung?“',
        'Bitte beantworten Sie: „An welchem Tag?“',
        'Bitte füllen Sie „Beginn“ aus.',
      ])
      await expect(page).toHaveTitle(/^Fehler: Schritt 1 von 4: Veranstaltung – Veranstaltung melden/)
      if (javaScriptEnabled) await expect(summary(page)).toBeFocused()
      await fillFirst(page, 'Weinfest')
      if (!javaScriptEnabled)
        await page.getByLabel('Was erwartet die Gäste?').fill('Wein & <b>Musik</b>\n\nAuch bei Regen')
      await button(page, 'Weiter').last().click()

      await expect(step(page)).toHaveText('Schritt 2 von 4: Ort')
      if (javaScriptEnabled) await expect(step(page)).toBeFocused()
      await fillPlace(page)
      await page.getByLabel('Ja', { exact: true }).check()
      if (javaScriptEnabled) await expect(page.getByLabel('Preis (Euro)')).toBeVisible()
      else {
        await button(page, 'Weiter').last().click()
        await expect(page.getByText('Zu Ihrer Antwort gehört noch diese Frage.')).toBeVisible()
        await expect(page.getByLabel('Straße')).toHaveValue('Marktplatz')
      }
      await page.getByLabel('Preis (Euro)').fill('4,50')
      await button(page, 'Zurück').click()
      await expect(page.getByLabel('Wie heißt die Veranstaltung?')).toHaveValue('Weinfest')
      await button(page, 'Weiter').last().click()
      await expect(page.getByLabel('Preis (Euro)')).toHaveValue('4,50')
      await button(page, 'Weiter').last().click()

      await expect(step(page)).toHaveText('Schritt 3 von 4: Bild und Kontakt')
      await page.getByLabel('Bild oder Plakat').setInputFiles({
        name: 'plakat.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\nPlakat\n%%EOF\n'),
      })
      await button(page, 'Weiter').last().click()
      // An accepted file is kept, whatever else is wrong.
      await expect(summary(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'plakat.pdf entfernen' })).toBeVisible()
      await page.getByLabel('Ihr Name').fill('Erika Beispiel')
      await page.getByLabel('E-Mail').fill('erika@example.org')
      await page.getByLabel('Die Stadt darf das Bild zeigen.').check()
      await button(page, 'Weiter').last().click()

      await expect(step(page)).toHaveText('Schritt 4 von 4: Prüfen und absenden')
      for (const said of [
        'Weinfest',
        '24.12.2030',
        '19:30 Uhr',
        'Marktplatz 1, 76999 Rebenau',
        '4,50 Euro',
        'plakat.pdf',
      ])
        await expect(page.getByRole('main')).toContainText(said)
      await button(page, 'Ändern: Veranstaltung').click()
      await page.getByLabel('Wie heißt die Veranstaltung?').fill('Weinfest am Markt')
      await button(page, 'Übernehmen').click()
      await expect(page.getByRole('main')).toContainText('Weinfest am Markt')
      await readFor(page)
      await button(page, 'Absenden').last().click()
      const { vorgang, kennwort } = await arrived(page)
      expect(vorgang).toMatch(/^F-[0-9A-Z]{8}$/)
      expect(kennwort).toHaveLength(19)
      await expect(page.getByRole('main')).toContainText('innerhalb von drei Arbeitstagen')
      const [copy] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Kopie als PDF speichern').click(),
      ])
      expect(copy.suggestedFilename()).toBe(`${vorgang}.pdf`)

      await page.goto(`${origin}/formulare/stand?vorgang=${vorgang}`)
      await expect(page.getByLabel('Vorgangsnummer')).toHaveValue(vorgang)
      await page.getByLabel('Kennwort').fill(kennwort.toLowerCase())
      await button(page, 'Nachsehen').click()
      await expect(page.getByRole('main')).toContainText('Noch hat niemand damit begonnen')
      await expect(page.getByRole('main')).toContainText('Weinfest am Markt')
    })

    test('Rule xor of spec §5: a tour is requested with a telephone or an e-mail, never with both or none', {
      tag: '@lang',
    }, async ({ page }) => {
      await page.goto(`${origin}/formulare/fuehrung-anfragen`)
      await page.getByLabel('Wie viele Personen?').fill('12')
      await button(page, 'Absenden').last().click()
      await expect(summary(page).getByRole('link')).toHaveText([
        'Bitte füllen Sie eines aus: „Telefon“ oder „E-Mail“.',
      ])
      await page.getByLabel('Telefon').fill('030 23125-0')
      await page.getByLabel('E-Mail').fill('otto@example.org')
      await button(page, 'Absenden').last().click()
      await expect(summary(page).getByRole('link')).toHaveText([
        'Bitte füllen Sie nur eines aus: „Telefon“ oder „E-Mail“.',
      ])
      await page.getByLabel('E-Mail').fill('')
      await readFor(page)
      await button(page, 'Absenden').last().click()
      expect((await arrived(page)).vorgang).toMatch(/^F-/)
    })

    test(
      'A form is continued later with its code, also on another device',
      quickIf(javaScriptEnabled),
      async ({ page, browser }) => {
        await page.goto(`${origin}/formulare/veranstaltung-melden`)
        await fillFirst(page, 'Lesung')
        await button(page, 'Weiter').last().click()
        await page.getByLabel('Straße').fill('Kelterstraße')
        await button(page, 'Später weitermachen').click()
        await expect(page.getByRole('heading', { name: 'Ihr Formular ist gespeichert' })).toBeVisible()
        const [code = ''] =
          /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
        const other = await browser.newPage({ javaScriptEnabled, locale: 'de-DE' })
        await other.goto(`${origin}/formulare/fortsetzen`)
        await other.getByLabel('Code').fill(code)
        await button(other, 'Weiter ausfüllen').click()
        await expect(other.getByLabel('Straße')).toHaveValue('Kelterstraße')
        await button(other, 'Zurück').click()
        await expect(other.getByLabel('Wie heißt die Veranstaltung?')).toHaveValue('Lesung')
        await other.close()
      },
    )
  })
}

test('A club is proposed by the keyboard alone, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${origin}/formulare/verein-vorschlagen`)
  await page.getByLabel('Name des Vereins').focus()
  await page.keyboard.type('Sportverein Rebenau')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByLabel('Konto für Spenden').focus()
  await page.keyboard.type('de89370400440532013000')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Konto für Spenden')).toHaveValue('DE89 3704 0044 0532 0130 00')
  await page.keyboard.type('sport@example.org')
  await readFor(page)
  await page.keyboard.press('Enter')
  expect((await arrived(page)).vorgang).toMatch(/^F-/)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

test('K-07: a day is typed as people write it, or chosen in a calendar by keys; leaving the field shows what is wrong', async ({
  page,
}) => {
  await page.goto(`${origin}/formulare/veranstaltung-melden`)
  const field = page.getByLabel('An welchem Tag?', { exact: true })
  await field.fill('1.2.2020')
  await field.blur()
  await expect(page.locator('#fehler-tag')).toBeVisible()
  await field.fill('15.3.2031')
  await field.blur()
  await expect(page.locator('#fehler-tag')).toHaveCount(0)
  const open = page.getByRole('button', { name: 'An welchem Tag?: im Kalender wählen' })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'März 2031' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Samstag, 15. März 2031' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(page.getByRole('button', { name: 'Montag, 17. März 2031' })).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(page.getByRole('button', { name: 'Donnerstag, 17. April 2031' })).toBeFocused()
  await lookAt(page, 'calendar')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('17.04.2031')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'April 2031' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('M-05: a form that is sent by a double click and again from two tabs gets one number', {
  tag: '@lang',
}, async ({ page, context }) => {
  await page.goto(`${origin}/formulare/fuehrung-anfragen`)
  await page.getByLabel('Wie viele Personen?').fill('20')
  await page.getByLabel('Telefon').fill('030 23125-1')
  const fields = await page
    .locator('main form')
    .first()
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].filter(([name]) => name !== 'loesung')),
    )
  await readFor(page)
  await button(page, 'Absenden').last().dblclick()
  const first = await arrived(page)
  const answers = await Promise.all(
    [1, 2].map(() =>
      context.request.post(`${origin}/formulare/fuehrung-anfragen`, {
        multipart: fields as Record<string, string>,
        headers: { origin },
        maxRedirects: 5,
      }),
    ),
  )
  for (const answer of answers) expect(await answer.text()).toContain(first.vorgang)
  await page.reload()
  expect((await arrived(page)).vorgang).toBe(first.vorgang)
})

test('The back button of the browser leads one step back, and typed text stays', { tag: '@lang' }, async ({
  page,
}) => {
  await page.goto(`${origin}/formulare/veranstaltung-melden`)
  await fillFirst(page, 'Konzert')
  await button(page, 'Weiter').last().click()
  await expect(step(page)).toHaveText('Schritt 2 von 4: Ort')
  await page.goBack()
  await expect(step(page)).toHaveText('Schritt 1 von 4: Veranstaltung')
  await expect(page.getByLabel('Wie heißt die Veranstaltung?')).toHaveValue('Konzert')
})

test('Without a network the form says so, and typed text stays', { tag: '@lang' }, async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/formulare/veranstaltung-melden`)
  await fillFirst(page, 'Flohmarkt')
  await context.setOffline(true)
  await button(page, 'Weiter').last().click()
  await expect(summary(page)).toContainText('Es gibt gerade keine Verbindung')
  await expect(page.getByLabel('Wie heißt die Veranstaltung?')).toHaveValue('Flohmarkt')
  await context.setOffline(false)
  await button(page, 'Weiter').last().click()
  await expect(step(page)).toHaveText('Schritt 2 von 4: Ort')
})

for (const [who, status] of [
  ['a house that takes too many at once', 503],
  ['a proxy that does not reach the house', 502],
  ['one that counts', 429],
] as const)
  test(`Refused by ${who} (${status}), a form keeps all that was typed, and another try continues`, {
    tag: '@lang',
  }, async ({ page }) => {
    await page.goto(`${origin}/formulare/veranstaltung-melden`)
    await fillFirst(page, 'Flohmarkt')
    await page.route('**/*.data*', route => route.fulfill({ status, body: '<h1>Gerade nicht</h1>' }))
    await button(page, 'Weiter').last().click()
    await expect(summary(page)).toContainText('Ihre Angaben stehen noch hier.')
    await expect(page.getByLabel('Wie heißt die Veranstaltung?')).toHaveValue('Flohmarkt')
    await page.unrouteAll()
    await button(page, 'Weiter').last().click()
    await expect(step(page)).toHaveText('Schritt 2 von 4: Ort')
  })

test('A wrong number and a wrong secret give the same answer', { tag: '@lang' }, async ({ page }) => {
  await page.goto(`${origin}/formulare/fuehrung-anfragen`)
  await page.getByLabel('Wie viele Personen?').fill('12')
  await page.getByLabel('Telefon').fill('030 23125-0')
  await readFor(page)
  await button(page, 'Absenden').last().click()
  const known = (await arrived(page)).vorgang
  const said: (string | null)[] = []
  for (const vorgang of [known, 'F-AAAAAAAA']) {
    await page.goto(`${origin}/formulare/stand?vorgang=${vorgang}`)
    await page.getByLabel('Kennwort').fill('7GQ2-M9XD-4HT8-PZ3K')
    await button(page, 'Nachsehen').click()
    said.push(await summary(page).textContent())
  }
  expect(said[0]).toBe(said[1])
  expect(said[0]).toContain('gibt es keinen Vorgang')
})

test('axe finds nothing on any page of a form', { tag: '@lang' }, async ({ page }) => {
  await page.goto(`${origin}/formulare/veranstaltung-melden`)
  await lookAt(page, 'first page')
  await button(page, 'Weiter').last().click()
  await expect(summary(page)).toBeVisible()
  await lookAt(page, 'refused')
  await fillFirst(page, 'Tanz in den Mai')
  await button(page, 'Weiter').last().click()
  await fillPlace(page)
  await page.getByLabel('Ja', { exact: true }).check()
  await lookAt(page, 'place')
  await page.getByLabel('Preis (Euro)').fill('7')
  await button(page, 'Weiter').last().click()
  await expect(step(page)).toHaveText('Schritt 3 von 4: Bild und Kontakt')
  await lookAt(page, 'contact')
  await page.getByLabel('Ihr Name').fill('Erika Beispiel')
  await page.getByLabel('E-Mail').fill('erika@example.org')
  await page.getByLabel('Die Stadt darf das Bild zeigen.').check()
  await button(page, 'Weiter').last().click()
  await expect(step(page)).toHaveText('Schritt 4 von 4: Prüfen und absenden')
  await lookAt(page, 'summary')
  await button(page, 'Später weitermachen').click()
  await expect(page.getByRole('heading', { name: 'Ihr Formular ist gespeichert' })).toBeVisible()
  await lookAt(page, 'saved')
  await button(page, 'Jetzt weiter ausfüllen').click()
  await button(page, 'Absenden').last().click()
  await arrived(page)
  await lookAt(page, 'arrived')
  await page.goto(`${origin}/formulare/verein-vorschlagen`)
  await lookAt(page, 'club')
  await page.goto(`${origin}/formulare/stand`)
  await lookAt(page, 'status')
  await page.goto(`${origin}/formulare/fortsetzen`)
  await button(page, 'Weiter ausfüllen').click()
  await expect(summary(page)).toBeVisible()
  await lookAt(page, 'resume')
})

test('The summary of refused fields shows a focus ring, also after a mouse click', { tag: '@lang' }, async ({
  page,
}) => {
  await page.goto('/raete/anmelden')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page)).toHaveCSS('outline', /solid 3px/)
})
