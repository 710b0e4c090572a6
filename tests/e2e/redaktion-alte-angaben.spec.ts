import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { axeFindings, ofColour } from './axe-findings.ts'

/** A changed phone number: the desk lists texts with the old one, and replaces it there. */

const panel = (page: Page) => page.getByRole('region', { name: 'Alte Angaben in anderen Inhalten' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Alte Angaben in anderen Inhalten' })
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

const made: string[] = []
test.afterEach(({ page }) =>
  Promise.all(made.splice(0).map(id => call(page, 'DELETE', `inhalte/${id}?trotzdem=true`))),
)

async function make(page: Page, art: string, daten: object): Promise<string> {
  const id = randomUUID()
  made.push(id)
  await call(page, 'POST', 'inhalte', { id, art, daten })
  await call(page, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: 1 })
  return id
}

/**
 * Creates an office and a page with its number; optionally another office with the same number, or a second
 * page.
 */
async function town(page: Page, { hasNeighbour = false, hasSecond = false } = {}) {
  const mark = randomUUID().slice(0, 8)
  // A number that no other test uses.
  const line = `030 ${randomInt(100_000, 999_999)}`
  const [was, is] = [`${line}-160`, `${line}-170`] as const
  const kommunikation = [{ kanal: 'TELEFON', kennung: was }]
  const office = { name: `Umzugsamt ${mark}`, slug: `umzugsamt-${mark}`, kommunikation }
  const other = `Nachbaramt ${mark}`
  const content = [{ template: 'text', context: { text: `<p>Das Amt erreichen Sie unter ${was}.</p>` } }]
  const title = `Fragen ${mark}`
  const second = `Auskunft ${mark}`
  const written = { description: 'x', content }
  const neighbour = hasNeighbour
    ? await make(page, 'organisationseinheit', { ...office, name: other, slug: `nachbaramt-${mark}` })
    : ''
  return {
    mark,
    was,
    is,
    title,
    second,
    other,
    neighbour,
    id: await make(page, 'organisationseinheit', office),
    page: await make(page, 'seite', { ...written, pfad: `/umzugsprobe/${mark}`, title }),
    further: hasSecond
      ? await make(page, 'seite', { ...written, pfad: `/umzugsprobe/${mark}-2`, title: second })
      : '',
  }
}

/** Gives the office its new number, by a call. */
async function change(page: Page, id: string) {
  const { daten } = await call<{ daten: { kommunikation: { kennung: string }[] } }>(
    page,
    'GET',
    `inhalte/${id}`,
  )
  const kommunikation = daten.kommunikation.map(one => ({
    ...one,
    kennung: one.kennung.replace('-160', '-170'),
  }))
  await call(page, 'PUT', `inhalte/${id}`, { grundfassung: 1, daten: { ...daten, kommunikation } })
}

type Told = { alt: string; feld: string; absatz: number; satz: string }

/** Does the same as the button with all places of one content selected. */
async function mend(page: Page, record: string, id: string) {
  const { inhalte } = await call<{ inhalte: { id: string; stellen: Told[] }[] }>(
    page,
    'GET',
    `inhalte/${record}/alte-angaben`,
  )
  const stellen = inhalte
    .filter(one => one.id === id)
    .flatMap(one => one.stellen.map(({ alt, feld, absatz, satz }) => ({ alt, feld, absatz, satz })))
  await call(page, 'POST', `inhalte/${record}/alte-angaben`, { inhalte: [{ id, stellen }] })
}

const daten = async (page: Page, id: string) =>
  JSON.stringify((await call<{ daten: object }>(page, 'GET', `inhalte/${id}`)).daten)

test('Eine neue Nummer: Die Redaktion zeigt, wo die alte noch steht, ersetzt sie dort als Entwurf und nimmt es zurück', async ({
  page,
}) => {
  await enter(page, 'redaktion')
  const { id, mark, was, is, title, ...ids } = await town(page)
  await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
  await expect(panel(page)).toHaveCount(0)
  await page.getByLabel('Nummer oder Adresse').first().fill(is)
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(panel(page)).toContainText(
    `Die Nummer von „Umzugsamt ${mark}“ lautet jetzt „${is}“ statt „${was}“.`,
  )
  await expect(panel(page)).toContainText('In einem anderen Inhalt steht noch die alte Angabe.')

  await panel(page).getByRole('button', { name: 'Ansehen und ändern' }).press('Enter')
  await expect(dialog(page)).toContainText(`Das Amt erreichen Sie unter ${was}.`)
  await expect(dialog(page)).toContainText('Im 1. Baustein der Seite, „Text“')
  await expect(dialog(page).getByRole('checkbox', { name: `In „${title}“ einsetzen` })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'In einem Inhalt als Entwurf einsetzen' }).press('Enter')
  await expect(told(page, 'In einem Inhalt als Entwurf eingesetzt.')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: title })).toBeVisible()
  expect(await daten(page, ids.page)).toContain(is)

  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect(panel(page)).toContainText('In einem anderen Inhalt steht noch die alte Angabe.')
  expect(await daten(page, ids.page)).toContain(was)
  // A page that was public before is public again.
  expect((await call<{ status: string }>(page, 'GET', `inhalte/${ids.page}`)).status).toBe('oeffentlich')
})

test('Hat ein anderes Amt die Nummer weiterhin, ist nichts vorausgewählt; was so bleibt, kommt nicht wieder', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const { id, title, other } = await town(page, { hasNeighbour: true })
  await change(page, id)
  await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
  await expect(panel(page)).toContainText(`„${other}“ hat diese Nummer weiterhin.`)
  await panel(page).getByRole('button', { name: 'Ansehen und ändern' }).click()
  for (const name of [title, other])
    await expect(dialog(page).getByRole('checkbox', { name: `In „${name}“ einsetzen` })).not.toBeChecked()
  const why = `Nicht vorausgewählt „${other}“ hat diese Nummer weiterhin.`
  await expect(dialog(page).getByRole('region', { name: why })).toContainText(title)
  await dialog(page).getByRole('checkbox', { name: 'Alle auswählen' }).check()
  await expect(
    dialog(page).getByRole('button', { name: 'In 2 Inhalten als Entwurf einsetzen' }),
  ).toBeEnabled()

  await dialog(page).getByRole('button', { name: 'Das bleibt überall so' }).click()
  await expect(panel(page)).toContainText('Hier ist nichts mehr zu tun.')
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect(panel(page)).toContainText('In 2 anderen Inhalten steht noch die alte Angabe.')

  await panel(page).getByRole('button', { name: 'Ansehen und ändern' }).click()
  await dialog(page)
    .getByRole('button', { name: `Das bleibt so in „${other}“` })
    .press('Enter')
  await expect(told(page, 'Bleibt so und wird nicht mehr angeboten.')).toBeVisible()
  await expect(dialog(page).getByRole('checkbox', { name: `In „${other}“ einsetzen` })).toHaveCount(0)
  await expect(dialog(page).getByRole('list', { name: 'Was sich geändert hat' })).toBeFocused()
  await dialog(page)
    .getByRole('button', { name: `Das bleibt so in „${title}“` })
    .click()
  await expect(panel(page)).toContainText('Hier ist nichts mehr zu tun.')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Weitere Schritte' })).toBeVisible()
  await panel(page).getByText('Bleibt so: 2 Stellen').click()
  await panel(page)
    .getByRole('button', { name: /^Wieder anbieten/ })
    .and(page.getByRole('button', { name: title }))
    .press('Enter')
  await expect(told(page, 'Wird wieder angeboten.')).toBeVisible()
  await expect(panel(page)).toContainText('In einem anderen Inhalt steht noch die alte Angabe.')
  await expect(panel(page)).toContainText('Bleibt so: eine Stelle')
  await expect(panel(page).locator(':focus')).toHaveCount(1)
})

test('Jede Stelle hat einen Haken, der Inhalt einen für alle; wer den Dialog schließt, findet sie wieder', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const { id, was, is, title, ...ids } = await town(page)
  const before = await call<{ daten: object }>(page, 'GET', `inhalte/${ids.page}`)
  const text = `<p>Am Schalter: ${was}.</p><p>Am Abend: ${was}.</p>`
  const content = [{ template: 'text', context: { text } }]
  await call(page, 'PUT', `inhalte/${ids.page}`, { grundfassung: 1, daten: { ...before.daten, content } })
  await call(page, 'POST', `inhalte/${ids.page}/veroeffentlichen`, { grundfassung: 2 })
  await change(page, id)
  await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
  const look = panel(page).getByRole('button', { name: 'Ansehen und ändern' })
  await look.click()
  const whole = dialog(page).getByRole('checkbox', { name: `In „${title}“ einsetzen` })
  const evening = dialog(page).getByRole('checkbox', { name: `Am Abend: ${was}` })
  await expect(whole).toBeChecked()
  await evening.uncheck()
  await expect(whole).toBeChecked({ indeterminate: true })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await look.click()
  await expect(evening).not.toBeChecked()
  await whole.press('Space')
  await expect(evening).toBeChecked()
  await evening.press('Space')
  await dialog(page).getByRole('button', { name: 'In einem Inhalt als Entwurf einsetzen' }).click()
  await expect(told(page, 'In einem Inhalt als Entwurf eingesetzt.')).toBeVisible()
  expect(await daten(page, ids.page)).toContain(`<p>Am Schalter: ${is}.</p><p>Am Abend: ${was}.</p>`)

  await expect(panel(page)).toContainText('In einem anderen Inhalt steht noch die alte Angabe.')
  await panel(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  await expect(told(page, 'In einem Inhalt als Entwurf eingesetzt.')).toHaveCount(0)
})

test('Steht an einer Stelle inzwischen etwas anderes, wird dort nichts eingesetzt, und das wird gesagt', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const { id, was, title, ...ids } = await town(page)
  await change(page, id)
  await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
  await panel(page).getByRole('button', { name: 'Ansehen und ändern' }).click()
  const before = await call<{ daten: object }>(page, 'GET', `inhalte/${ids.page}`)
  const content = [{ template: 'text', context: { text: `<p>Nur noch abends: ${was}.</p>` } }]
  await call(page, 'PUT', `inhalte/${ids.page}`, { grundfassung: 1, daten: { ...before.daten, content } })
  await dialog(page).getByRole('button', { name: 'In einem Inhalt als Entwurf einsetzen' }).click()
  const refused = page.getByRole('dialog', { name: 'Das hat nicht geklappt' })
  await expect(refused.getByRole('listitem')).toContainText(title)
  await expect(refused).toContainText('Hier hat sich inzwischen etwas geändert')
  await refused.getByRole('button', { name: 'Schließen' }).click()
  await panel(page).getByRole('button', { name: 'Ansehen und ändern' }).click()
  await expect(dialog(page)).toContainText(`Nur noch abends: ${was}.`)
})

test('Eingesetzte Entwürfe stehen auch später noch da und werden mit einem Druck öffentlich, außer jemand hat mehr geändert', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const { id, was, is, title, second, ...ids } = await town(page, { hasSecond: true })
  await change(page, id)
  for (const one of [ids.page, ids.further]) await mend(page, id, one)
  const written = await call<{ daten: object }>(page, 'GET', `inhalte/${ids.further}`)
  const daten = { ...written.daten, description: 'Noch nicht fertig' }
  await call(page, 'PUT', `inhalte/${ids.further}`, { grundfassung: 2, daten })

  await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
  await expect(panel(page).getByRole('link', { name: title })).toBeVisible()
  await expect(panel(page).getByRole('listitem').filter({ hasText: second })).toContainText(
    'Hier ist noch anderes geändert',
  )
  // The new number of the office has to be public first.
  const waiting = panel(page).getByRole('listitem').filter({ hasText: title })
  await expect(waiting).toContainText(`„${is}“ statt „${was}“`)
  await expect(panel(page)).toContainText('Zuerst muss die neue Angabe hier selbst öffentlich sein.')
  await call(page, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: 2 })
  await page.reload()
  await panel(page)
    .getByRole('button', { name: `„${title}“ veröffentlichen` })
    .click()
  await expect(page.getByRole('dialog')).toContainText(`„${title}“ wurde seit der Veröffentlichung geändert.`)
  await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(told(page, `„${title}“ ist öffentlich.`)).toBeVisible()
  await expect(panel(page).getByRole('link', { name: title, exact: true })).toHaveCount(0)
  await expect(panel(page).getByRole('link', { name: second })).toBeVisible()
  const stand = (of: string) => call<{ status: string }>(page, 'GET', `inhalte/${of}`)
  expect([(await stand(ids.page)).status, (await stand(ids.further)).status]).toEqual([
    'oeffentlich',
    'geaendert',
  ])
  await page.goto(`/umzugsprobe/${ids.mark}`)
  await expect(page.getByText(is)).toBeVisible()
})

test('Hat inzwischen jemand daran gearbeitet, wird es nicht zurückgenommen: Das steht da, und nichts geht verloren', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const { id, title, ...ids } = await town(page)
  await change(page, id)
  await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
  await panel(page).getByRole('button', { name: 'Ansehen und ändern' }).click()
  await dialog(page).getByRole('button', { name: 'In einem Inhalt als Entwurf einsetzen' }).click()
  await expect(told(page, 'In einem Inhalt als Entwurf eingesetzt.')).toBeVisible()
  const written = await call<{ daten: object }>(page, 'GET', `inhalte/${ids.page}`)
  await call(page, 'PUT', `inhalte/${ids.page}`, {
    grundfassung: 2,
    daten: { ...written.daten, description: 'Von Kollegen' },
  })
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  const refused = page.getByRole('dialog', { name: 'Nicht überall ließ sich das zurücknehmen' })
  await expect(refused).toContainText('Hier steht die neue Angabe noch.')
  await expect(refused.getByRole('listitem')).toContainText(title)
  await expect(refused).toContainText('Hier hat inzwischen jemand etwas geändert.')
  await refused.getByRole('button', { name: 'Schließen' }).click()
  await expect(panel(page).locator(':focus')).toHaveCount(1)
  expect(await daten(page, ids.page)).toContain('Von Kollegen')
})

test('Die Meldung verdeckt am Telefon weder den letzten Knopf des Dialogs noch das Ende des Bildschirms', {
  tag: '@lang',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enter(page, 'redaktion')
  const { id, other } = await town(page, { hasNeighbour: true, hasSecond: true })
  await change(page, id)
  await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
  await panel(page).getByRole('button', { name: 'Ansehen und ändern' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Alle auswählen' }).check()
  await dialog(page)
    .getByRole('button', { name: `Das bleibt so in „${other}“` })
    .click()
  await expect(told(page, 'Bleibt so')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'In 2 Inhalten als Entwurf einsetzen' }).click()
  const words = told(page, 'In 2 Inhalten als Entwurf eingesetzt.')
  await expect(words).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = await page.getByRole('button', { name: 'Löschen' }).boundingBox()
  const over = await words.boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
})

for (const width of [1280, 360])
  test(`Alte Angaben sind bei ${width} px barrierefrei, hell und dunkel, und nichts ragt hinaus`, {
    tag: '@lang',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'redaktion')
    const { id, was, ...ids } = await town(page, { hasNeighbour: true, hasSecond: true })
    await change(page, id)
    await mend(page, id, ids.further)
    const inhalte = [{ id: ids.neighbour, angaben: [was] }]
    await call(page, 'POST', `inhalte/${id}/alte-angaben/lassen`, { inhalte })
    await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
    await expect(panel(page)).toBeVisible()
    await panel(page).getByText('Bleibt so: eine Stelle').click()
    await panel(page).scrollIntoViewIfNeeded()
    if (process.env['BILDER']) await page.screenshot({ path: `${process.env['BILDER']}/seite-${width}.png` })
    expect(await axeFindings(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Ansehen und ändern' }).click()
    await expect(dialog(page)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, ofColour)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env['BILDER']) await page.screenshot({ path: `${process.env['BILDER']}/alt-${width}.png` })
  })
