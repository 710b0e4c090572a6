import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { grownPosts, wordpressExport } from '../../packages/cms/src/uebernahme/testing/wordpress-export.ts'
import { another, call, enter, makePage, PASSWORD } from './at-the-desk.ts'
import { Clerk, type Hand } from './clerk.ts'
import { quickIf } from './quick-if.ts'

/**
 * The tasks of a town clerk, from the first screen to the public page: each with the mouse, and again with
 * the keyboard alone.
 */

test.use({ viewport: { width: 1_280, height: 900 } })
// With the keyboard each step takes several presses, and each checks the visible focus.
test.setTimeout(300_000)

const hands: readonly Hand[] = ['maus', 'tasten']
const mark = () => randomUUID().slice(0, 8)
const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
const SAVED = /^Gespeichert gerade eben von/

/** Opens a screen of the desk with an account. */
async function at(page: Page, hand: Hand, path = '/redaktion', name = 'redaktion'): Promise<Clerk> {
  await enter(page, name, path)
  return new Clerk(page, hand)
}

/** Opens a screen with another account, in another browser context. */
const beside = async (browser: Browser, hand: Hand, name: string, path: string) =>
  new Clerk(await another(browser, name, path), hand)

/** A table as Excel puts it on the clipboard. */
const PRICES =
  '<table><tr><th>Was</th><th>Euro</th></tr><tr><td>Ausleihe</td><td>2</td></tr><tr><td>Verlust</td><td>15</td></tr></table>'

async function copyFromExcel(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    html =>
      navigator.clipboard.write([
        new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
      ]),
    PRICES,
  )
}

/** Deletes a content that a journey has created. */
const clear = (page: Page, id: string) => call(page, 'DELETE', `inhalte/${id}?trotzdem=true`)
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

for (const hand of hands)
  test.describe(hand === 'maus' ? 'mit der Maus' : 'mit der Tastatur allein', () => {
    test(
      'Eine neue Seite mit Bild, Link und Tabelle, von leer bis veröffentlicht, in höchstens 25 Schritten',
      quickIf(hand === 'maus'),
      async ({ page }) => {
        const title = `Lastenrad ausleihen ${mark()}`
        const clerk = await at(page, hand)
        await copyFromExcel(page)
        await clerk.press('Seite bearbeiten')
        await clerk.press('Neue Seite')
        await clerk.fill('Titel', title)
        await clerk.press('Rathaus')
        await clerk.press('Seite anlegen')
        await clerk.press('Baustein einfügen', { in: 'Inhalt' })
        await clerk.press('Bild und Text')
        await clerk.fill('Titel', 'So leihen Sie es aus')
        await clerk.press('Bild auswählen')
        await clerk.press('Marktplatz am Morgen')
        await clerk.fill('Text', 'Das Rad steht hinter dem Rathaus. Den Schlüssel gibt es hier: ')
        await clerk.press('Link', { in: 'Text gestalten' })
        await clerk.fill('Seite, Dokument oder Adresse', 'Bürgerbüro')
        await clerk.press('Link übernehmen')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await clerk.key('ControlOrMeta+v')
        await clerk.press('Veröffentlichen')
        await clerk.press('Jetzt veröffentlichen')
        await expect(told(page, 'Veröffentlicht: Auf der Website zu sehen.')).toBeVisible()
        if (hand === 'maus') expect(clerk.actions).toBeLessThanOrEqual(25)
        const id = idIn(page)
        const { pfad } = await call<{ pfad: string }>(page, 'GET', `inhalte/${id}`)
        await page.goto(pfad)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        const main = page.getByRole('main')
        await expect(main.getByRole('cell', { name: 'Ausleihe' })).toBeVisible()
        await expect(main.getByRole('link', { name: /Bürgerbüro/ })).toBeVisible()
        await expect(main.getByRole('img').first()).toBeVisible()
        await page.goto('/redaktion')
        await clear(page, id)
      },
    )

    test('Eine Veranstaltungsreihe, von der zwei Termine ausfallen', { tag: '@lang' }, async ({ page }) => {
      const title = `Chorprobe ${mark()}`
      const clerk = await at(page, hand)
      await clerk.press('Veranstaltung anlegen')
      await clerk.fill('Titel', title)
      await clerk.fill('Beginn', '03.12.2026, 18:00')
      await clerk.press('Wiederholung angeben')
      await clerk.press('Termine nach Regel angeben')
      // The weekday is that of the beginning.
      await clerk.fill('Anzahl der Termine', '6')
      await expect(told(page, '6 Termine finden statt.')).toBeVisible()
      await clerk.press('fällt aus: Donnerstag, 24.12.2026')
      await clerk.press('fällt aus: Donnerstag, 31.12.2026')
      await expect(told(page, '4 Termine finden statt, 2 fallen aus.')).toBeVisible()
      await clerk.press('Rubrik hinzufügen')
      await clerk.fill('Rubrik 1', 'Musik')
      await clerk.press('Veröffentlichen')
      await clerk.press('Jetzt veröffentlichen')
      await expect(told(page, 'Veröffentlicht: Auf der Website zu sehen.')).toBeVisible()
      const id = idIn(page)
      const { pfad } = await call<{ pfad: string }>(page, 'GET', `inhalte/${id}`)
      await page.goto(pfad)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      const main = page.getByRole('main')
      await expect(main).toContainText('10.12.2026')
      await expect(main.getByRole('listitem').filter({ hasText: '24.12.2026' })).toContainText(
        /entfällt|fällt aus/,
      )
      await page.goto('/redaktion')
      await clear(page, id)
    })

    test('Zwei an einer Seite: beide sehen einander, verschiedene Felder kommen zusammen', {
      tag: '@lang',
    }, async ({ page, browser }) => {
      const m = mark()
      const anna = await at(page, hand)
      const id = await makePage(page, { pfad: `/zu-zweit-${m}`, title: `Zu zweit ${m}` })
      const path = `/redaktion/inhalte/seite/${id}`
      await anna.open(path)
      const berta = await beside(browser, hand, 'autorin', path)
      await berta.fill('Beschreibung', 'Alles über das Fest')
      await expect(told(berta.page, 'Ihre Eingaben sind gemerkt')).toBeVisible()
      await anna.open(path)
      await expect(told(page, 'bearbeitet diesen Inhalt')).toBeVisible()
      await anna.fill('Seitentitel', `Zu zweit schreiben ${m}`)
      await anna.press('Speichern')
      await expect(told(page, SAVED)).toBeVisible()
      await berta.press('Speichern')
      await expect(told(berta.page, SAVED)).toBeVisible()
      await expect(berta.page.getByLabel('Seitentitel')).toHaveValue(`Zu zweit schreiben ${m}`)
      await expect(berta.page.getByLabel(/^Beschreibung/)).toHaveValue('Alles über das Fest')
      await berta.page.context().close()
      await clear(page, id)
    })

    test('Der Browser stürzt beim Tippen ab: die Wörter sind wieder da', { tag: '@lang' }, async ({
      page,
      browser,
    }) => {
      const m = mark()
      const clerk = await at(page, hand)
      const id = await makePage(page, { pfad: `/absturz-${m}`, title: `Absturz ${m}` })
      await clerk.open(`/redaktion/inhalte/seite/${id}`)
      await clerk.fill('Seitentitel', 'Halb getippt')
      await expect(told(page, 'Ihre Eingaben sind gemerkt')).toBeVisible()
      await page.context().close()
      const again = await beside(browser, hand, 'redaktion', '/redaktion')
      await again.press('„Halb getippt“ weiterschreiben')
      await expect(again.page.getByLabel('Seitentitel')).toHaveValue('Halb getippt')
      await again.press('Speichern')
      await expect(told(again.page, SAVED)).toBeVisible()
      await clear(again.page, id)
      await again.page.context().close()
    })

    test(
      'Die Sitzung endet beim Tippen: neu angemeldet im Fenster, nichts ist verloren',
      quickIf(hand === 'tasten'),
      async ({ page }) => {
        const m = mark()
        const clerk = await at(page, hand)
        const id = await makePage(page, { pfad: `/sitzung-${m}`, title: `Sitzung ${m}` })
        await clerk.open(`/redaktion/inhalte/seite/${id}`)
        await expect(page.getByLabel('Seitentitel')).toBeVisible()
        await page.context().clearCookies()
        await clerk.fill('Seitentitel', 'Mitten im Satz')
        const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist zu Ende' })
        await expect(dialog).toBeVisible()
        await clerk.fill('Passwort', PASSWORD)
        await clerk.press('Anmelden und weiterarbeiten')
        await expect(dialog).toBeHidden()
        await clerk.press('Speichern')
        await expect(told(page, SAVED)).toBeVisible()
        await expect(page.getByLabel('Seitentitel')).toHaveValue('Mitten im Satz')
        await clear(page, id)
      },
    )

    test('Eine Schule ändert nur das Ihre: woanders sagen es der Bildschirm und der Aufruf', {
      tag: '@lang',
    }, async ({ page }) => {
      const m = mark()
      const boss = await page.context().browser()?.newPage()
      if (!boss) throw new Error('no browser')
      await enter(boss, 'redaktion')
      const elsewhere = await makePage(boss, { pfad: `/freibad/probe-${m}`, title: `Probe ${m}` })
      const clerk = await at(page, hand, '/redaktion', 'schillerschule')
      await clerk.press('Seite bearbeiten')
      await clerk.fill('Seite suchen', `Probe ${m}`)
      await expect(page.getByRole('main')).toContainText(/nichts/i)
      await clerk.open(`/redaktion/inhalte/seite/${elsewhere}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das gibt es hier nicht (mehr)')
      await clerk.press('Zur Startseite der Redaktion')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten Tag/)
      const headers = { origin: new URL(page.url()).origin }
      const address = `/api/cms/redaktion/inhalte/${elsewhere}`
      for (const [step, data] of [
        ['', { grundfassung: 1, daten: { pfad: `/freibad/probe-${m}`, title: 'Übernommen' } }],
        ['/veroeffentlichen', { grundfassung: 1 }],
      ] as const) {
        const method = step === '' ? 'PUT' : 'POST'
        const answer = await page.request.fetch(address + step, { method, headers, data })
        expect([403, 404], `${method} ${step}`).toContain(answer.status())
      }
      await clear(boss, elsewhere)
      await boss.close()
    })

    test(
      'Wer prüft, gibt mit einem Wort zurück; überarbeitet wird es freigegeben',
      quickIf(hand === 'maus'),
      async ({ page, browser }) => {
        const m = mark()
        const author = await at(page, hand, '/redaktion', 'autorin')
        const id = await makePage(page, { pfad: `/pruefung-${m}`, title: `Prüfung ${m}` })
        await author.open(`/redaktion/inhalte/seite/${id}`)
        await author.press('Zur Prüfung geben')
        await author.fill('Was sollen die Prüfenden wissen?', 'Bitte bis Freitag')
        await author.press('Zur Prüfung geben')
        await expect(told(page, 'Zur Prüfung gegeben.')).toBeVisible()
        const reviewer = await beside(browser, hand, 'redaktion', '/redaktion')
        await reviewer.press(`Prüfung ${m}`, { in: 'Wartet auf Ihre Prüfung' })
        await reviewer.press('Zurückgeben')
        await reviewer.fill('Was soll noch geändert werden?', 'Es fehlt der Ort')
        await reviewer.press('Zurückgeben')
        await expect(told(reviewer.page, 'Zurückgegeben.')).toBeVisible()
        await author.open(`/redaktion/inhalte/seite/${id}`)
        await expect(page.getByRole('complementary', { name: 'Stand und weitere Schritte' })).toContainText(
          'Es fehlt der Ort',
        )
        await author.fill('Beschreibung', 'Im Rathaus, Zimmer 12')
        await author.press('Zur Prüfung geben')
        await expect(page.getByRole('dialog')).toBeVisible()
        await author.press('Zur Prüfung geben')
        await expect(told(page, 'Zur Prüfung gegeben.')).toBeVisible()
        await reviewer.open(`/redaktion/inhalte/seite/${id}`)
        await reviewer.press('Freigeben')
        await expect(told(reviewer.page, 'Freigegeben.')).toBeVisible()
        // After the approval the dialog asks at once when to publish.
        await reviewer.press('Jetzt veröffentlichen')
        await expect(told(reviewer.page, 'Veröffentlicht: Auf der Website zu sehen.')).toBeVisible()
        await clear(reviewer.page, id)
        await reviewer.page.context().close()
      },
    )

    test('Eine Seite, auf die andere verweisen, geht von der Website: Besucher kommen woanders an', {
      tag: '@lang',
    }, async ({ page }) => {
      const m = mark()
      const clerk = await at(page, hand)
      const id = await makePage(page, { pfad: `/rathaus/alt-${m}`, title: `Alte Seite ${m}` }, {})
      const from = randomUUID()
      const content = [
        {
          template: 'text',
          slotName: 'content',
          context: { titel: 'Mehr', text: `<p><a href="/rathaus/alt-${m}">Alte Seite</a></p>` },
          options: {},
        },
      ]
      const daten = { pfad: `/rathaus/verweist-${m}`, title: `Verweist ${m}`, content }
      await call(page, 'POST', 'inhalte', { id: from, art: 'seite', daten })
      await call(page, 'POST', `inhalte/${from}/veroeffentlichen`, { grundfassung: 1 })
      await clerk.open(`/redaktion/inhalte/seite/${id}`)
      await expect(page.getByRole('complementary').getByRole('link', { name: `Verweist ${m}` })).toBeVisible()
      await clerk.press('Von der Website nehmen')
      await expect(page.getByRole('dialog')).toContainText(`Verweist ${m}`)
      await clerk.press('zu einer anderen Seite')
      await clerk.fill('Titel oder Adresse der anderen Seite', 'Kontakt')
      await clerk.press('Von der Website nehmen')
      await expect(told(page, 'Nicht mehr auf der Website.')).toBeVisible()
      const old = await page.request.get(`/rathaus/alt-${m}`, { maxRedirects: 0 })
      expect(old.status()).toBe(301)
      expect((await page.request.get(old.headers()['location'] ?? '')).status()).toBe(200)
      await clear(page, from)
      await clear(page, id)
    })

    test('Eine frühere Fassung wird verglichen und als Entwurf zurückgeholt', { tag: '@lang' }, async ({
      page,
    }) => {
      const m = mark()
      const clerk = await at(page, hand)
      const id = await makePage(page, { pfad: `/fassung-${m}`, title: `Fahrplan im Winter ${m}` })
      await clerk.open(`/redaktion/inhalte/seite/${id}`)
      await clerk.fill('Seitentitel', `Fahrplan im Sommer ${m}`)
      await clerk.press('Speichern')
      await expect(told(page, SAVED)).toBeVisible()
      await clerk.press('Frühere Fassungen')
      await clerk.press('Unterschied zu heute')
      await expect(page.getByRole('dialog').locator('del').first()).toContainText('Winter')
      await clerk.press('Als Entwurf zurückholen')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByLabel('Seitentitel')).toHaveValue(`Fahrplan im Winter ${m}`)
      await clear(page, id)
    })

    test('Ein Bild wird überall ersetzt', { tag: '@lang' }, async ({ page }) => {
      const m = mark()
      const clerk = await at(page, hand)
      const picture = async (background: string, width: number) => ({
        name: `kasse-${m}.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.concat([
          await sharp({ create: { width, height: 480, channels: 3, background } })
            .jpeg()
            .toBuffer(),
          Buffer.from(randomUUID()),
        ]),
      })
      const { buffer } = await picture('#a33', 640)
      const taken = await page.request.post('/api/cms/redaktion/medien', {
        data: buffer,
        headers: { origin: new URL(page.url()).origin, 'content-type': 'image/jpeg' },
        params: {
          name: `Kasse ${m}.jpg`,
          beschreibung: 'Die Kasse',
          urheber: 'Bäderamt',
          titel: `Kasse ${m}`,
        },
      })
      const { datei, adresse } = (await taken.json()) as { datei: string; adresse: string }
      const id = randomUUID()
      const daten = {
        pfad: `/mit-bild-${m}`,
        title: `Mit Bild ${m}`,
        heroImages: [{ src: adresse, alt: 'Kasse' }],
      }
      await call(page, 'POST', 'inhalte', { id, art: 'seite', daten })
      await call(page, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: 1 })
      const before = await (await page.request.get(`/medien/${datei}/480.jpg`)).body()
      await clerk.press('Bilder und Dokumente')
      await clerk.fill('Suchen', `Kasse ${m}`)
      await clerk.press(`Kasse ${m}`)
      await clerk.press('Überall durch eine andere Datei ersetzen')
      const chooser = page.waitForEvent('filechooser')
      await expect(page.getByRole('dialog').getByRole('link', { name: `Mit Bild ${m}` })).toBeVisible()
      await clerk.press('Neue Datei auswählen')
      await (await chooser).setFiles(await picture('#3a3', 800))
      await clerk.press('Überall ersetzen')
      await expect(told(page, 'Bild ersetzt.')).toBeVisible()
      expect(await (await page.request.get(`/medien/${datei}/480.jpg`)).body()).not.toEqual(before)
      await clear(page, id)
    })

    test('Eine WordPress-Website mit 200 Beiträgen wird übernommen, ohne einen, und das wieder zurückgenommen', {
      tag: '@lang',
    }, async ({ page }) => {
      const site = `https://alt-${mark()}.example`
      const text = wordpressExport(grownPosts(200, site), site)
      const clerk = await at(page, hand)
      const chooser = page.waitForEvent('filechooser')
      await clerk.press('Inhalte übernehmen')
      await clerk.press('Datei auswählen')
      await (await chooser).setFiles({
        name: 'alte-website.xml',
        mimeType: 'text/xml',
        buffer: Buffer.from(text),
      })
      await expect(page.getByText('200 von 200 gewählt')).toBeVisible()
      await clerk.fill('Titel oder alte Adresse', 'mitteilung-5/')
      await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1)
      await clerk.press('„Neue Bänke im Schlosspark (5)“ übernehmen')
      await clerk.press('199 Entwürfe anlegen')
      await expect(page.getByText('Fertig: 199 Entwürfe, 1 noch nicht übernommen')).toBeVisible({
        timeout: 120_000,
      })
      expect((await page.request.get('/aktuelles/mitteilung-2')).status()).toBe(404)
      await clerk.press('Alles wieder wegnehmen')
      await clerk.press('Alles wegnehmen')
      await expect(page.getByText('199 wieder weggenommen')).toBeVisible({ timeout: 120_000 })
      await clerk.press('Verwerfen')
      await clerk.press('Verwerfen')
      await expect(told(page, 'Verworfen.')).toBeVisible()
    })
  })
