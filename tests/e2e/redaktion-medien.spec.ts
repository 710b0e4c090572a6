import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { enter } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { lookAt } from './look-at.ts'

/** The tasks of a clerk with pictures and documents. */
test.beforeEach(async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/medien')
})

/** Creates a unique picture. */
async function photo(name: string, width = 640) {
  const colour = `#${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 6)}`
  const buffer = await sharp({ create: { width, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

type Chosen = Awaited<ReturnType<typeof photo>>

async function begin(page: Page, files: Chosen[] | string[]) {
  await page.getByRole('button', { name: 'Dateien aufnehmen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dateien aufnehmen' })
  await dialog.locator('input[type=file]').setInputFiles(files)
  return dialog
}

async function takeIn(page: Page, file: Chosen, title: string) {
  const dialog = await begin(page, [file])
  await dialog.getByLabel('Was zeigt das Bild?').fill(`Zu sehen ist ${title}`)
  await dialog.getByLabel('Urheber').fill('Stadt Rebenau / Anna Beispiel')
  await dialog.getByLabel('Titel').fill(title)
  await dialog.getByRole('button', { name: '1 Bild aufnehmen' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 Bild aufgenommen.' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Suchen nach Titel' })
const tiles = (page: Page) => page.getByRole('list', { name: 'Bilder und Dokumente' }).getByRole('link')

async function open(page: Page, title: string) {
  await search(page).fill(title)
  await expect(tiles(page)).toHaveCount(1)
  await tiles(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`

/** Publishes a page that shows a picture, by calls of the desk. */
async function publish(page: Page, adresse: string) {
  const headers = { origin: new URL(page.url()).origin }
  const id = randomUUID()
  const pfad = `/rathaus/${id.slice(0, 8)}`
  const title = unique('Mit Bild')
  const daten = { pfad, title, heroImages: [{ src: adresse, alt: 'Bild' }] }
  const at = '/api/cms/redaktion/inhalte'
  const made = await page.request.post(at, { headers, data: { id, art: 'seite', daten } })
  expect(made.status()).toBe(200)
  const released = await page.request.post(`${at}/${id}/veroeffentlichen`, {
    headers,
    data: { grundfassung: 1 },
  })
  expect(released.status()).toBe(200)
  return { id, title }
}

test('A picture is accepted only with a description and an author, and is found again', async ({ page }) => {
  const title = unique('Brunnenfest')
  const dialog = await begin(page, [await photo('IMG_4711')])
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await expect(dialog.getByLabel('Titel')).toHaveValue('')
  await dialog.getByRole('button', { name: '1 Bild aufnehmen' }).click()
  await expect(
    dialog.getByText('Bitte beschreiben Sie, was das Bild zeigt, oder kreuzen Sie „Nur Schmuck“ an.'),
  ).toBeVisible()
  await expect(dialog.getByText('Bitte geben Sie an, wer das Bild gemacht hat.')).toBeVisible()
  await expect(dialog.getByLabel('Was zeigt das Bild?')).toBeFocused()
  await dialog.getByLabel('Was zeigt das Bild?').fill('Kinder am Marktbrunnen')
  await dialog.getByLabel('Urheber').fill('Anna Beispiel')
  await dialog.getByLabel('Titel').fill(title)
  await dialog.getByRole('button', { name: '1 Bild aufnehmen' }).click()
  await expect(dialog).toHaveCount(0)

  await open(page, title)
  await expect(page.getByText('JPEG, 640')).toBeVisible()
  await expect(page.getByLabel('Was zeigt das Bild?')).toHaveValue('Kinder am Marktbrunnen')
  await expect(page.getByText('Noch nirgends: Kein Inhalt verwendet diese Datei.')).toBeVisible()
  const shown = page.getByRole('img', { name: 'Kinder am Marktbrunnen' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  // The picture is not public yet.
  const datei = new URL(page.url()).pathname.split('/').at(-1)
  expect((await page.request.get(`/medien/${datei}`)).status()).toBe(404)
})

test('Several files at once: the author of the first is suggested for the others, and a decoration needs no description', {
  tag: '@lang',
}, async ({ page }) => {
  const titles = [unique('Umzug'), unique('Fahne')]
  const dialog = await begin(page, [await photo('eins'), await photo('zwei')])
  const first = dialog.getByRole('listitem', { name: 'eins.jpg' })
  const second = dialog.getByRole('listitem', { name: 'zwei.jpg' })
  await first.getByLabel('Was zeigt das Bild?').fill('Der Umzug in der Hauptstraße')
  await first.getByLabel('Urheber').fill('Musikverein Rebenau')
  await expect(second.getByLabel('Urheber')).toHaveValue('Musikverein Rebenau')
  await first.getByLabel('Titel').fill(titles[0] ?? '')
  await second.getByLabel('Nur Schmuck').check()
  await second.getByLabel('Titel').fill(titles[1] ?? '')
  await dialog.getByRole('button', { name: '2 Bilder aufnehmen' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 Dateien aufgenommen.' })).toBeVisible()
  await open(page, titles[1] ?? '')
  await expect(page.getByLabel('Nur Schmuck')).toBeChecked()
})

test(
  'Files that cannot be accepted are refused by name before they are sent',
  { tag: '@lang' },
  async ({ page }, info) => {
    const files = Object.entries({ 'Rede.docx': 1, 'IMG_1.heic': 1, 'Wappen.svg': 1, 'Plan.png': 30_100_000 })
    const paths = files.map(([name]) => info.outputPath(name))
    await Promise.all(files.map(([, size], index) => writeFile(paths[index] ?? '', Buffer.alloc(size))))
    const dialog = await begin(page, paths)
    await expect(dialog.getByRole('alert').getByRole('paragraph')).toHaveText([
      '„Rede.docx“ öffnet sich nicht auf jedem Gerät. Bitte sichern Sie das Dokument als PDF.',
      '„IMG_1.heic“ hat ein Format, das viele Geräte nicht zeigen. Bitte sichern Sie das Foto als JPEG und wählen es noch einmal.',
      '„Wappen.svg“ ist eine Zeichnung (SVG), die Programme enthalten kann. Bitte sichern Sie sie als PNG.',
      '„Plan.png“ ist 30,1 MB groß. Möglich sind höchstens 30 MB.',
    ])
    // A fault that only the server can detect is shown beside the file, and typed text is kept.
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'kaputt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') })
    await dialog.getByLabel('Was zeigt das Bild?').fill('Ein Baum')
    await dialog.getByLabel('Urheber').fill('Anna Beispiel')
    await dialog.getByRole('button', { name: '1 Bild aufnehmen' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Bitte ein Bild im Format JPEG, PNG, WebP oder AVIF wählen.',
    )
    await expect(dialog.getByLabel('Was zeigt das Bild?')).toHaveValue('Ein Baum')
  },
)

test('A picture that is already in the library is reported before it is sent', { tag: '@lang' }, async ({
  page,
}) => {
  const title = unique('Rathausuhr')
  const file = await photo('uhr')
  await takeIn(page, file, title)
  const dialog = await begin(page, [{ ...file, name: 'Kopie von uhr.jpg' }])
  await expect(dialog.getByRole('alert')).toContainText('Dieses Bild ist schon da.')
  await expect(dialog.getByRole('alert')).toContainText(title)
  await dialog.getByRole('button', { name: 'Vorhandenes nehmen' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: `„${title}“ ist schon da` })).toBeVisible()
})

/** Creates a unique scene, as a large JPEG and as a small WebP. */
async function scene(name: string) {
  const at = () => Math.round(10 + Math.random() * 80)
  const circles = Array.from(
    { length: 7 },
    () => `<circle cx="${at()}" cy="${at()}" r="${at() / 4}" fill="hsl(${at() * 4} 60% ${at()}%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 75" width="1600" height="1200"><rect width="100" height="100" fill="#8ab"/>${circles.join('')}</svg>`
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer()
  const file = async (ending: string, width: number): Promise<Chosen> => ({
    name: `${name}-${width}.${ending}`,
    mimeType: `image/${ending}`,
    buffer: await sharp(drawn)
      .resize(width)
      .toFormat(ending as 'jpeg' | 'webp', { quality: 70 })
      .toBuffer(),
  })
  return { large: await file('jpeg', 1_600), small: await file('webp', 700) }
}

test('A picture that looks like an existing one is shown beside it, accepted only on request, and listed as a duplicate', {
  tag: '@lang',
}, async ({ page }) => {
  const title = unique('Erntekrone')
  const { large, small } = await scene('erntekrone')
  await takeIn(page, large, title)
  const dialog = await begin(page, [small])
  const asked = dialog.getByRole('alert')
  await expect(asked).toContainText('Es gibt schon ein Bild, das genauso aussieht.')
  await expect(asked.getByRole('figure').first()).toContainText(title)
  await expect(asked.getByRole('figure').last()).toContainText('erntekrone-700.webp')
  await expect(dialog.getByLabel('Was zeigt das Bild?')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Trotzdem neu aufnehmen' }).click()
  await dialog.getByLabel('Was zeigt das Bild?').fill('Die Erntekrone vor der Kirche')
  await dialog.getByLabel('Urheber').fill('Anna Beispiel')
  await dialog.getByLabel('Titel').fill(`${title} klein`)
  await dialog.getByRole('button', { name: '1 Bild aufnehmen' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('radio', { name: 'Doppelte' }).check()
  const group = page.getByRole('region').filter({ hasText: title })
  await expect(group.getByRole('heading')).toHaveText('2 Bilder, sehen gleich aus')
  await expect(group.getByRole('link')).toHaveCount(2)
  await group.getByRole('link', { name: `${title} klein` }).click()
  await page.getByRole('button', { name: 'Bild löschen' }).click()
  await page.getByRole('button', { name: 'In den Papierkorb legen' }).click()
  await page.getByRole('radio', { name: 'Doppelte' }).check()
  await expect(page.getByRole('status').filter({ hasText: /doppelt|beieinander/ })).toBeVisible()
  await expect(page.getByRole('region').filter({ hasText: title })).toHaveCount(0)
})

test('A screenshot that is pasted into a text goes to the library and below the text; missing pictures of Word are reported', {
  tag: '@lang',
}, async ({ page }) => {
  const headers = { origin: new URL(page.url()).origin }
  const id = randomUUID()
  const daten = {
    pfad: `/rathaus/${id.slice(0, 8)}`,
    title: unique('Mit Bildschirmfoto'),
    content: [{ template: 'text', context: { text: '<p>Anfang</p>' } }],
  }
  const made = await page.request.post('/api/cms/redaktion/inhalte', {
    headers,
    data: { id, art: 'seite', daten },
  })
  expect(made.status()).toBe(200)
  await page.goto(`/redaktion/inhalte/seite/${id}`)
  await page.getByRole('treeitem').or(page.locator('[data-row]')).first().click()
  const paper = page.getByRole('textbox', { name: 'Text', exact: true })
  await paper.click()
  const paste = (html: string, picture?: string) =>
    paper.evaluate(
      (element, [html, picture]) => {
        const clipboardData = new DataTransfer()
        if (html) clipboardData.setData('text/html', html)
        if (picture) {
          const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0))
          clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
        }
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [html, picture ?? ''] as const,
    )
  await paste('<p>Aus Word</p><img width=300 height=200 src="file:///C:/Temp/x.png">')
  await expect(paper).toContainText('Aus Word')
  await expect(page.getByRole('status').filter({ hasText: 'Ein Bild kam nicht mit' })).toBeVisible()

  const { buffer } = await photo('bildschirm')
  await paste('', buffer.toString('base64'))
  const dialog = page.getByRole('dialog', { name: 'Das Bild aufnehmen' })
  await expect(dialog).toContainText('danach steht es als Baustein „Bild und Text“ unter diesem Text.')
  expect(await axeFindings(page, { beside: 'iframe' })).toEqual([])
  await dialog.getByLabel('Was zeigt das Bild?').fill('Die Anmeldung')
  await dialog.getByLabel('Urheber').fill('Anna Beispiel')
  await dialog.getByRole('button', { name: '1 Bild aufnehmen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Bild und Text' })).toBeVisible()
  await expect(page.locator('[name$="context.titel"]')).toHaveValue('Eingefügtes Bild')
  await page.request.delete(`/api/cms/redaktion/inhalte/${id}`, { headers, data: {} })
})

test('A picture is replaced everywhere, and cannot be deleted while a page shows it', async ({ page }) => {
  const title = unique('Freibadkasse')
  await takeIn(page, await photo('kasse'), title)
  await open(page, title)
  const datei = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { id, title: where } = await publish(page, `/medien/${datei}`)
  await page.reload()
  const place = page.getByRole('main').getByRole('link', { name: where })
  await expect(place).toHaveAttribute('href', `/redaktion/inhalte/seite/${id}`)
  const before = await (await page.request.get(`/medien/${datei}/480.jpg`)).body()

  await page.getByRole('button', { name: 'Bild löschen' }).click()
  const refused = page.getByRole('dialog', { name: 'Bild löschen' })
  await expect(refused).toContainText('Dieses Bild wird noch verwendet und lässt sich deshalb nicht löschen.')
  await expect(refused.getByRole('link', { name: where })).toBeVisible()
  await expect(refused.getByRole('button')).toHaveText(['Schließen'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Bild löschen' })).toBeFocused()

  await page.getByRole('button', { name: 'Überall durch eine andere Datei ersetzen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bild überall ersetzen' })
  await expect(dialog.getByRole('link', { name: where })).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(await photo('neu', 800))
  await expect(dialog.getByText(/neu\.jpg/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Überall ersetzen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Bild ersetzt.' })).toBeVisible()
  await expect(page.getByText('JPEG, 800')).toBeVisible()
  expect(await (await page.request.get(`/medien/${datei}/480.jpg`)).body()).not.toEqual(before)
})

test('An unused file goes to the trash after a question, and is restored at once or later', {
  tag: '@lang',
}, async ({ page }) => {
  const title = unique('Altes Plakat')
  await takeIn(page, await photo('plakat'), title)
  await open(page, title)
  const remove = async () => {
    await page.getByRole('button', { name: 'Bild löschen' }).click()
    await page.getByRole('button', { name: 'In den Papierkorb legen' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: `„${title}“ liegt für 30 Tage im Papierkorb.` }),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: 'Bild löschen' }).click()
  await page.getByRole('button', { name: 'Behalten' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await remove()
  await page.getByRole('button', { name: 'Zurückholen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await remove()
  await search(page).fill(title)
  await expect(page.getByText(`Zu „${title}“ ist nichts da.`)).toBeVisible()

  await page.getByRole('link', { name: 'Papierkorb' }).click()
  await page.getByRole('link', { name: 'Gelöschte Bilder und Dokumente' }).click()
  const gone = page
    .getByRole('list', { name: 'Gelöschte Bilder und Dokumente' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(gone).toContainText('noch 30 Tage')
  await gone.getByRole('button', { name: `„${title}“ zurückholen` }).click()
  await expect(page.getByRole('status').filter({ hasText: `„${title}“ ist zurück.` })).toBeVisible()
  await expect(gone).toHaveCount(0)
  await page.getByRole('radio', { name: 'Alle' }).check()
  await open(page, title)
})

test('Pictures are uploaded into a folder, found in it and moved to another, and the move is undone', {
  tag: '@lang',
}, async ({ page }) => {
  const folder = unique('Freibad')
  const titles = [unique('Sprungturm'), unique('Liegewiese')]
  for (const [index, title] of titles.entries()) {
    const dialog = await begin(page, [await photo(`bad${index}`)])
    await dialog.getByLabel('Was zeigt das Bild?').fill('Im Freibad')
    await dialog.getByLabel('Urheber').fill('Anna Beispiel')
    await dialog.getByLabel('Titel').fill(title)
    await dialog.getByRole('combobox', { name: 'Ordner' }).fill(index === 0 ? folder : folder.slice(0, 12))
    if (index === 0)
      await expect(dialog.getByText('Diesen Ordner gibt es noch nicht; er entsteht damit.')).toBeVisible()
    else await dialog.getByRole('option', { name: folder }).click()
    await dialog.getByRole('button', { name: '1 Bild aufnehmen' }).click()
    await expect(dialog).toHaveCount(0)
  }
  const filter = page.getByRole('combobox', { name: 'Ordner' })
  await filter.selectOption({ label: `${folder} (2)` })
  await expect(tiles(page)).toHaveCount(2)

  await page.getByRole('checkbox', { name: `„${titles[0]}“ auswählen` }).check()
  await page.getByRole('button', { name: 'In einen Ordner legen' }).click()
  const dialog = page.getByRole('dialog', { name: 'In einen Ordner legen' })
  await expect(dialog.getByRole('combobox', { name: 'Ordner' })).toHaveValue(folder)
  await dialog.getByRole('combobox', { name: 'Ordner' }).fill(`${folder} / Sommer / 2026`)
  await expect(dialog.getByText('ein Unterordner keine weiteren')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Ordner' }).fill(`${folder} /Sommer 2026`)
  await dialog.getByRole('combobox', { name: 'Ordner' }).press('Escape')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Hierhin legen' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: `1 Datei liegt jetzt in „${folder} / Sommer 2026“.` }),
  ).toBeVisible()
  // A folder filter includes its subfolders.
  await expect(tiles(page)).toHaveCount(2)
  const choice = filter.getByRole('option', { name: 'Sommer 2026 (1)' }).last()
  await filter.selectOption(await choice.getAttribute('value'))
  await expect(tiles(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'liegt wieder, wo sie lag' })).toBeVisible()
  await filter.selectOption({ label: `${folder} (2)` })
  await expect(tiles(page)).toHaveCount(2)
  await open(page, titles[0] ?? '')
  await expect(page.getByText(`Liegt in „${folder}“.`)).toBeVisible()
})

test('With the keyboard alone a picture is reached by the arrow keys, and its author is changed and saved', {
  tag: '@lang',
}, async ({ page }) => {
  const title = unique('Ratsglocke')
  await takeIn(page, await photo('turm'), `${title} im Turm`)
  await takeIn(page, await photo('glocke'), title)
  await search(page).fill(title)
  // Waits for the answer: elements that it removes would take the focus along.
  await expect(tiles(page)).toHaveCount(2)
  await tiles(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tiles(page).nth(1)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByLabel('Urheber').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Gerhard Muster')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Angaben gespeichert.' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Urheber')).toHaveValue('Gerhard Muster')
})

for (const width of [1280, 360]) {
  test(`axe finds nothing on the screens of the library at ${width} px`, { tag: '@lang' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    // A colour transition would be checked half-way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    const look = (what: string) => lookAt(page, what, { widths: [width] })
    await expect(tiles(page).first()).toBeVisible()
    await look('tiles')
    await page.getByRole('radio', { name: 'Liste' }).check()
    await expect(page).toHaveURL(/ansicht=liste/)
    await look('list')
    await page.getByRole('radio', { name: 'Doppelte' }).check()
    await expect(page.getByRole('status').filter({ hasText: /doppelt|beieinander/ })).toBeVisible()
    await look('doubles')
    await page.getByRole('radio', { name: 'Gelöschte' }).check()
    await expect(page.getByRole('status').filter({ hasText: /zurückholen/ })).toBeVisible()
    await look('deleted')
    await page.getByRole('radio', { name: 'Bilder', exact: true }).check()
    const dialog = await begin(page, [await photo('eins'), await photo('zwei')])
    await dialog.getByRole('button', { name: '2 Bilder aufnehmen' }).click()
    await expect(dialog.getByLabel('Was zeigt das Bild?').first()).toBeFocused()
    await look('taking in, with faults')
    await page.goto('/redaktion/medien/marktplatz-morgen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marktplatz am Morgen')
    await look('one picture')
    await page.getByRole('button', { name: 'Überall durch eine andere Datei ersetzen' }).click()
    await look('replacing')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bild löschen' }).click()
    await look('deleting')
  })
}
