import { expect, type Page, test } from '@playwright/test'
import {
  grownPosts,
  type Post,
  wordpressExport,
} from '../../packages/cms/src/uebernahme/testing/wordpress-export.ts'
import { call, enter } from './at-the-desk.ts'
import { lookAt } from './look-at.ts'

const START = '/redaktion/uebernahme'

/** A file on the editor's machine. */
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** Address of an old site that no other journey and no retry uses. */
const ownSite = () => {
  const { testId, repeatEachIndex } = test.info()
  return `https://alt-${testId.slice(-6)}-${repeatEachIndex}.example`
}

async function choose(page: Page, chosen: ReturnType<typeof file>) {
  await page.goto(START)
  await page.getByLabel('Datei zum Übernehmen').setInputFiles(chosen)
  await expect(page.getByRole('heading', { level: 1, name: chosen.name })).toBeVisible()
}

async function takeBack(page: Page) {
  await page.getByRole('button', { name: 'Alles wieder wegnehmen' }).click()
  await page.getByRole('button', { name: 'Alles wegnehmen', exact: true }).click()
  await expect(page.getByText('Zurückgenommen:')).toBeVisible({ timeout: 90_000 })
}

test('A clerk imports a WordPress site with 200 posts, reads what was left out, and withdraws the whole import', {
  tag: '@lang',
}, async ({ page }) => {
  test.slow()
  await enter(page, 'redaktion', START)
  await lookAt(page)
  const site = ownSite()
  const old = file('alte-website.xml', wordpressExport(grownPosts(200, site), site))
  await choose(page, old)
  await expect(page.getByText('200 von 200 gewählt')).toBeVisible()
  await lookAt(page)

  // One entry is deselected.
  await page.getByLabel('Titel oder alte Adresse').fill('mitteilung-5/')
  await expect(page).toHaveURL(/suche=mitteilung-5/)
  const unwanted = page.getByRole('checkbox', { name: 'Neue Bänke im Schlosspark (5)' })
  await unwanted.click()
  await expect(unwanted).not.toBeChecked()
  await page.getByRole('button', { name: '199 Entwürfe anlegen' }).click()

  await expect(page.getByText(/^(Die Entwürfe werden angelegt|Fertig)/)).toBeVisible()

  // After closing and opening the window the import continues.
  await page.reload()
  await expect(page.getByText('Fertig: 199 Entwürfe, 1 noch nicht übernommen')).toBeVisible({
    timeout: 120_000,
  })
  // The filter of the list is in the address, and is then removed.
  await expect(page.getByLabel('Titel oder alte Adresse')).toHaveValue('mitteilung-5/')
  await page.getByRole('button', { name: 'Filter aufheben' }).click()
  await page.getByText('noch ein Hinweis zu „Öffnungszeiten über die Feiertage (3)“').click()
  await expect(page.getByText('Der Kurzbefehl [contact-form-7]').first()).toBeVisible()
  await lookAt(page)

  const draft = page.getByRole('link', { name: 'Weinfest & Markt: Überblick (2)' }).first()
  await draft.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weinfest & Markt: Überblick (2)' })).toBeVisible()
  await page.goBack()
  // Leaving a document waits until its working copy is stored: only then the address changes to the report.
  await expect(page.getByRole('heading', { level: 1, name: old.name })).toBeVisible()
  const report = page.url()
  const visitor = await page.request.get('/aktuelles/mitteilung-2')
  expect(visitor.status()).toBe(404)

  // A second import finds all entries.
  await choose(page, old)
  await expect(page.getByRole('cell', { name: /war schon da/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inhalte übernehmen' })).toBeVisible()

  await page.goto(report)
  await takeBack(page)
  await expect(page.getByText('199 wieder weggenommen')).toBeVisible()
})

test('An old address leads to the new page once that page is public', { tag: '@lang' }, async ({ page }) => {
  await enter(page, 'redaktion', START)
  const site = ownSite()
  const link = `${site}/buergerservice/fundsachen-alt.html`
  const text = '<h2>Öffnungszeiten</h2><p>Montags.</p>'
  const posts: Post[] = [
    { id: 1, titel: 'Fundsachen von früher', text, art: 'page', link, name: 'fundsachen' },
  ]
  await choose(page, file('eine-seite.xml', wordpressExport(posts, site)))
  await page.getByRole('button', { name: 'Ort der Seiten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rathaus', exact: true }).click()
  await page.getByRole('button', { name: 'Hier ablegen' }).click()
  await expect(page.getByText('/rathaus/fundsachen-alt')).toBeVisible()
  await page.getByRole('button', { name: 'Einen Entwurf anlegen' }).click()
  const draft = page.getByRole('link', { name: 'Fundsachen von früher' })
  await expect(draft).toBeVisible({ timeout: 60_000 })
  const id = (await draft.getAttribute('href'))?.split('/').at(-1) ?? ''
  const old = '/buergerservice/fundsachen-alt.html'
  expect((await page.request.get(old, { maxRedirects: 0 })).status()).toBe(404)
  await call(page, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: 1 })
  try {
    await page.goto(old)
    await expect(page).toHaveURL('/rathaus/fundsachen-alt')
    await expect(page.getByRole('heading', { level: 1, name: 'Fundsachen von früher' })).toBeVisible()
  } finally {
    await call(page, 'DELETE', `inhalte/${id}?trotzdem=true`)
  }
})

test('With the keyboard alone a table from Excel becomes events; a fault is shown before anything is created', async ({
  page,
}) => {
  // Registered at the start: a key press may come before the browser knows about the listener.
  const chooser = page.waitForEvent('filechooser')
  await enter(page, 'redaktion', START)
  const table =
    '\uFEFFTitel;Datum;Uhrzeit;Ort;Kategorie;Anmerkung\r\n"Kelterfest; das erste";24.07.2027;18:00;Kelter;Feste;Zelt\r\nKelterkonzert;31.02.2027;19:30;Kelter;Musik;\r\n'
  await page.getByRole('button', { name: 'Datei auswählen' }).press('Enter')
  await (await chooser).setFiles(file('termine.csv', table))
  const kind = page.getByLabel('Jede Zeile wird')
  await expect(kind).toHaveValue('veranstaltung')
  await expect(page.getByText('„31.02.2027 19:30“ ist kein Datum').first()).toBeVisible()
  await lookAt(page)

  // A column that was ignored is mapped to a field after all.
  await page.getByRole('combobox', { name: 'Spalte „Anmerkung“ wird zu' }).focus()
  await page.keyboard.type('Einleitung')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Zelt').nth(1)).toBeVisible()
  const begin = page.getByRole('button', { name: 'Einen Entwurf anlegen' })
  await begin.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Fertig: ein Entwurf, 1 noch nicht übernommen')).toBeVisible({
    timeout: 60_000,
  })

  await page.getByRole('button', { name: 'Alles wieder wegnehmen' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Alles wegnehmen', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 wieder weggenommen')).toBeVisible({ timeout: 60_000 })
})

test('An unreadable file is refused with the reason; importing from a website is only for editors with the right', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'autorin', START)
  await page.getByLabel('Datei zum Übernehmen').setInputFiles(file('bild.xml', '\u0089PNG\0\0'))
  await expect(page.getByRole('alert')).toContainText('Diese Datei lässt sich nicht lesen.')
  await page.getByLabel('Datei zum Übernehmen').setInputFiles(file('leer.csv', ''))
  await expect(page.getByRole('alert')).toContainText('Diese Datei ist leer.')
  await expect(page.getByRole('heading', { name: 'Von einer Website' })).toHaveCount(0)
  await lookAt(page)
})
