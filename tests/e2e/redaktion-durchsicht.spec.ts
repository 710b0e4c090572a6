import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'

const durchsicht = (page: Page) => page.getByRole('region', { name: 'Durchsicht' })
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const NOTHING = 'Nichts gefunden, worüber jemand stolpern würde.'

test('A clerk writes "klicken Sie hier", sees the hint, goes to the field and mends it', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/aktuelles/neu')
  await page.getByLabel('Titel', { exact: true }).fill('Neue Parkausweise')
  await page.getByLabel('Datum', { exact: true }).fill('2026-11-20T08:00')
  const text = page.getByLabel('Einleitung')
  await text.fill('Für den Antrag klicken Sie hier.')
  await expect(durchsicht(page).getByRole('status')).toHaveText('1 Hinweis')
  await expect(durchsicht(page)).toContainText('„klicken Sie hier“ sagt nicht, wohin es geht.')
  expect(await axeFindings(page)).toEqual([])
  await durchsicht(page).getByRole('link', { name: 'Einleitung' }).click()
  await expect(text).toBeFocused()
  await text.fill('Den Antrag auf einen Parkausweis gibt es nun auch online.')
  await expect(durchsicht(page).getByRole('status')).toHaveText(NOTHING)
})

test('Publishing a picture without an alternative text asks once more', async ({ page }) => {
  // The library requires an alternative text; this article has none.
  await enter(page, 'redaktion', '/redaktion')
  const id = randomUUID()
  const daten = {
    titel: `Bild ohne Worte ${id.slice(0, 8)}`,
    datum_von: '2026-11-20T08:00:00Z',
    bild: '/medien/marktplatz-morgen',
    bildtext: '',
  }
  const made = await page.request.post('/api/cms/redaktion/inhalte', {
    data: { id, art: 'aktuelles', daten },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(made.ok(), await made.text()).toBe(true)
  await page.goto(`/redaktion/inhalte/aktuelles/${id}`)
  await expect(durchsicht(page).getByRole('status')).toContainText('1 Fehler')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' })
  await expect(dialog.getByRole('alert')).toContainText('Das Bild hat keinen Bildtext.')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Bildtext' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Bildtext')).toBeFocused()
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await dialog.getByRole('button', { name: 'Trotzdem veröffentlichen' }).click()
  await expect(told(page, 'Veröffentlicht: Auf der Website zu sehen.')).toBeVisible()
  await call(page, 'DELETE', `inhalte/${id}?trotzdem=true`)
})
