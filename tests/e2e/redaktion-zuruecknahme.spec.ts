import { createHash, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { axeFindings, ofColour } from './axe-findings.ts'
// In its own town, because a withdrawal is permanent.
import { test } from './in-own-town.ts'

/** Publishes a notice by calls; returns its id and its address. */
async function announce(page: Page, titel: string, more: object = {}) {
  const id = randomUUID()
  const daten = { titel, art: 'Hinweis', datum_von: '2099-12-01T08:00:00+01:00', ...more }
  await call(page, 'POST', 'inhalte', { id, art: 'bekanntmachung', daten })
  const { pfad } = await call<{ pfad: string }>(page, 'POST', `inhalte/${id}/veroeffentlichen`, {
    grundfassung: 1,
  })
  return { id, pfad, slug: pfad.replace('/bekanntmachungen/', '') }
}

/** Uploads a document that no other content uses; returns its address and its checksum. */
async function takeIn(page: Page, name: string) {
  const data = Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`)
  const taken = await page.request.post('/api/cms/redaktion/medien', {
    data,
    headers: { origin: new URL(page.url()).origin, 'content-type': 'application/pdf' },
    params: { name: `${name}.pdf`, beschreibung: name },
  })
  const { adresse } = (await taken.json()) as { adresse: string }
  return { adresse, sum: createHash('sha256').update(data).digest('hex') }
}

const side = (page: Page) => page.getByRole('complementary', { name: 'Stand und weitere Schritte' })

test('Eine Bekanntmachung zurücknehmen: nur mit einem Grund; danach steht an der Adresse, was, wann und warum', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6)
  const titel = `Sperrung der Brückenstraße ${mark}`
  const reason = `Das Datum war falsch ${mark}`
  await enter(page, 'redaktion')
  const { adresse, sum } = await takeIn(page, `Lageplan ${mark}`)
  const { id, pfad, slug } = await announce(page, titel, {
    text: '<p>Wortlaut der Sperrung</p>',
    dateien: [{ titel: 'Lageplan', url: adresse, groesse: 100, typ: 'application/pdf' }],
  })
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visitor.goto('/bekanntmachungen')
  await expect(visitor.getByRole('link', { name: titel })).toBeVisible()
  expect((await visitor.request.get(adresse)).status()).toBe(200)

  await page.goto(`/redaktion/inhalte/bekanntmachung/${id}`)
  await expect(side(page).getByRole('button', { name: 'Löschen' })).toHaveCount(0)
  await side(page).getByRole('button', { name: 'Zurücknehmen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Bekanntmachung zurücknehmen' })
  const field = dialog.getByLabel('Grund (alle lesen ihn)')
  await field.fill('   ')
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Bitte schreiben Sie, warum sie zurückgenommen wird.')
  await expect(field).toBeFocused()
  const refused = await page.request.post(`/api/cms/redaktion/inhalte/${id}/zurueckziehen`, {
    headers: { origin: new URL(page.url()).origin },
    data: { trotzdem: true },
  })
  expect(refused.status()).toBe(422)
  await field.fill(reason)
  await expect(dialog.getByRole('region', { name: 'So steht es dann auf der Website' })).toContainText(reason)
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(
    page.getByText('Zurückgenommen: An der Adresse stehen nun der Tag und der Grund.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: titel })).toBeFocused()
  await expect(side(page)).toContainText(`Grund der Zurücknahme: ${reason}`)
  await expect(side(page)).toContainText(
    /Zurückgenommen am \d\d\.\d\d\.\d{4}\s*An der Adresse stehen nur noch der Titel, der Tag und der Grund\./,
  )
  const desk = page.getByRole('main', { name: 'Redaktion' })
  await expect(desk.getByRole('status').first()).toHaveText(
    /^Zurückgenommen am \d\d\.\d\d\.\d{4}\. An der Adresse .* Sie können es ansehen, aber nicht ändern\.$/,
  )
  for (const name of ['Zurücknehmen', 'Löschen', 'Veröffentlichen'])
    await expect(desk.getByRole('button', { name, exact: true })).toHaveCount(0)

  const answer = await visitor.goto(pfad)
  expect(answer?.status()).toBe(410)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(titel)
  const main = visitor.getByRole('main')
  await expect(main).toContainText(/Diese Bekanntmachung wurde am \d\d\.\d\d\.\d{4} zurückgenommen\./)
  await expect(main).toContainText(`Grund: ${reason}`)
  await expect(main).not.toContainText('Wortlaut der Sperrung')
  expect((await visitor.request.get(adresse)).status()).toBe(404)
  for (const path of ['/bekanntmachungen', '/bekanntmachungen.atom', '/sitemap.xml', `/suche?q=${mark}`]) {
    const body = await (await visitor.request.get(path)).text()
    expect(body, path).not.toContain(pfad)
  }

  await side(page).getByRole('link', { name: 'Nachweis der Bekanntmachung' }).click()
  const proof = page.getByRole('main', { name: 'Redaktion' })
  await expect(proof).toContainText(/Zurückgenommen am\s*\d\d\.\d\d\.\d{4}/)
  await expect(proof).toContainText(reason)
  await expect(proof).toContainText('Wortlaut der Sperrung')
  await expect(proof).toContainText(sum)

  await page.goto(`/redaktion/inhalte/bekanntmachung?suche=${mark}`)
  await page.getByLabel('Zustand').selectOption('Zurückgenommen')
  await expect(page.getByRole('row', { name: titel })).toContainText(/Zurückgenommen am \d\d\.\d\d\.\d{4}/)
  await page.goto(`/redaktion/suche?q=${mark}`)
  await expect(page.getByRole('listitem').filter({ hasText: titel })).toContainText(
    /Zurückgenommen am \d\d\.\d\d\.\d{4}/,
  )

  const correction = await announce(page, `Berichtigung ${mark}`, { berichtigt: slug })
  await visitor.goto(pfad)
  await expect(main).toContainText(/Berichtigt am \d\d\.\d\d\.\d{4}:/)
  await visitor.getByRole('link', { name: `Berichtigung ${mark}` }).click()
  await expect(visitor).toHaveURL(new RegExp(`${correction.pfad}$`))
  await visitor.getByRole('link', { name: 'frühere Bekanntmachung' }).click()
  await expect(visitor).toHaveURL(new RegExp(`${pfad}$`))
  await visitor.context().close()
})

test('Wer auf der Website zu einer zurückgenommenen Bekanntmachung weitergeht, liest es auch ohne neue Seite', {
  tag: '@lang',
}, async ({ page }) => {
  const mark = randomUUID().slice(0, 6)
  await enter(page, 'redaktion')
  const { id, pfad, slug } = await announce(page, `Alte Satzung ${mark}`)
  const correction = await announce(page, `Neue Satzung ${mark}`, { berichtigt: slug })
  await page.goto(pfad)
  await expect(page.getByRole('main')).toContainText(/Berichtigt am \d\d\.\d\d\.\d{4}:/)
  await call(page, 'POST', `inhalte/${id}/zurueckziehen`, { grund: 'Ersetzt' })
  await page.goto(correction.pfad)
  const keep = page.getByRole('button', { name: 'Für unterwegs speichern' })
  await expect(keep).toBeVisible()
  await page.getByRole('link', { name: 'frühere Bekanntmachung' }).click()
  await expect(page).toHaveURL(new RegExp(`${pfad}$`))
  await expect(page.getByRole('main')).toContainText('Grund: Ersetzt')
  await expect(page.getByRole('link', { name: `Neue Satzung ${mark}` })).toBeVisible()
  await expect(keep).toHaveCount(0)
})

for (const width of [1280, 360])
  test(`Zurücknehmen und was danach dasteht sind bei ${width} px barrierefrei, hell und dunkel, und nichts ragt hinaus`, {
    tag: '@lang',
  }, async ({ page }) => {
    const mark = randomUUID().slice(0, 6)
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'redaktion')
    const { id, pfad, slug } = await announce(page, `Auslegung des Entwurfs am Rebgarten ${mark}`)
    await announce(page, `Berichtigung ${mark}`, { berichtigt: slug })
    await page.goto(`/redaktion/inhalte/bekanntmachung/${id}`)
    await side(page).getByRole('button', { name: 'Zurücknehmen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bekanntmachung zurücknehmen' })
    await dialog.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectSound(page, width)
    await dialog.getByLabel('Grund (alle lesen ihn)').fill('Beigefügt war die falsche Karte.')
    await dialog.getByRole('button', { name: 'Zurücknehmen' }).click()
    await expect(dialog).toBeHidden()
    // The message about the step disappears by itself; it covers other elements.
    await page.reload()
    await expect(side(page)).toContainText('Grund der Zurücknahme')
    await expectSound(page, width)
    await page.goto(pfad)
    await expect(page.getByRole('main')).toContainText('zurückgenommen')
    await expectSound(page, width)
  })

async function expectSound(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, ofColour)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('Wer die Bekanntmachung auf dem Gerät hat, liest nach dem nächsten Besuch auch ohne Netz nicht mehr, was sie sagte', {
  tag: '@lang',
}, async ({ page, browser }) => {
  const mark = randomUUID().slice(0, 6)
  await enter(page, 'redaktion')
  const { id, pfad } = await announce(page, `Sperrung am Wehr ${mark}`, { text: `<p>Wortlaut ${mark}</p>` })
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const visitor = await context.newPage()
  await visitor.goto(pfad)
  await visitor.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await visitor.reload()
  await visitor.getByRole('button', { name: 'Für unterwegs speichern' }).click()
  await expect(visitor.getByText('Gespeichert: Sie können diese Seite')).toBeVisible()
  await call(page, 'POST', `inhalte/${id}/zurueckziehen`, { grundfassung: 1, grund: 'Falscher Ort' })
  await visitor.reload()
  await expect(visitor.getByText('Falscher Ort')).toBeVisible()
  await context.setOffline(true)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText(`Wortlaut ${mark}`)).toHaveCount(0)
  await context.close()
})
