import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { axeFindings, ofColour } from './axe-findings.ts'

/** A number that has become another: the desk says where the old one still stands, and mends it there. */

const panel = (page: Page) => page.getByRole('region', { name: 'Alte Angaben in anderen Texten' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Alte Angaben in anderen Texten' })
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

/** An office, a page that says its number, and another office that has the same number. */
async function town(page: Page) {
  const mark = randomUUID().slice(0, 8)
  // Nobody else in town has this number.
  const line = `030 ${randomInt(100_000, 999_999)}`
  const [was, is] = [`${line}-160`, `${line}-170`] as const
  const kommunikation = [{ kanal: 'TELEFON', kennung: was }]
  const office = { name: `Umzugsamt ${mark}`, slug: `umzugsamt-${mark}`, kommunikation }
  const content = [{ template: 'text', context: { text: `<p>Das Amt erreichen Sie unter ${was}.</p>` } }]
  const title = `Fragen ${mark}`
  return {
    was,
    is,
    title,
    other: `Nachbaramt ${mark}`,
    id: await make(page, 'organisationseinheit', office),
    page: await make(page, 'seite', { pfad: `/umzugsprobe/${mark}`, title, description: 'x', content }),
    beside: await make(page, 'organisationseinheit', {
      ...office,
      name: `Nachbaramt ${mark}`,
      slug: `nachbaramt-${mark}`,
    }),
  }
}

const daten = async (page: Page, id: string) =>
  JSON.stringify((await call<{ daten: object }>(page, 'GET', `inhalte/${id}`)).daten)

test('Eine neue Nummer: Die Redaktion zeigt, wo die alte noch steht, ersetzt sie dort als Entwurf und nimmt es zurück', async ({
  page,
}) => {
  await enter(page, 'redaktion')
  const { id, was, is, title, other, ...ids } = await town(page)
  await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
  await expect(panel(page)).toHaveCount(0)
  await page.getByLabel('Nummer oder Adresse').first().fill(is)
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(panel(page)).toContainText(`„${was}“ heißt jetzt „${is}“.`)
  await expect(panel(page)).toContainText('In 2 anderen Inhalten steht es noch so.')

  await panel(page).getByRole('button', { name: 'Ansehen und ersetzen' }).press('Enter')
  await expect(dialog(page)).toContainText(`Das Amt erreichen Sie unter ${was}.`)
  // What another office states for itself is left to people.
  await expect(dialog(page).getByRole('checkbox', { name: `In „${title}“ ersetzen` })).toBeChecked()
  await expect(dialog(page).getByRole('checkbox', { name: `In „${other}“ ersetzen` })).not.toBeChecked()
  await dialog(page).getByRole('button', { name: 'In einem Inhalt ersetzen' }).press('Enter')
  await expect(told(page, 'In einem Inhalt ersetzt, als Entwurf.')).toBeVisible()
  await expect(panel(page).getByRole('link', { name: title })).toBeVisible()
  await expect(panel(page)).toContainText('In einem anderen Inhalt steht es noch so.')
  expect(await daten(page, ids.page)).toContain(is)
  expect(await daten(page, ids.beside)).toContain(was)

  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
  await expect(panel(page)).toContainText('In 2 anderen Inhalten steht es noch so.')
  expect(await daten(page, ids.page)).toContain(was)
})

for (const width of [1280, 360])
  test(`Alte Angaben sind bei ${width} px barrierefrei, hell und dunkel, und nichts ragt hinaus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'redaktion')
    const { id, is } = await town(page)
    const { daten: office } = await call<{ daten: object }>(page, 'GET', `inhalte/${id}`)
    const kommunikation = [{ kanal: 'TELEFON', kennung: is }]
    await call(page, 'PUT', `inhalte/${id}`, { grundfassung: 1, daten: { ...office, kommunikation } })
    await page.goto(`/redaktion/inhalte/organisationseinheit/${id}`)
    await panel(page).getByRole('button', { name: 'Ansehen und ersetzen' }).click()
    await expect(dialog(page)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, ofColour)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (process.env['BILDER']) await page.screenshot({ path: `${process.env['BILDER']}/alt-${width}.png` })
  })
