import { createHash, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
// In its own town, because a promulgation is permanent.
import { test } from './in-own-town.ts'
import { lookAt } from './look-at.ts'

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Promulgates a notice with a PDF. */
async function promulgate(page: Page, titel: string, bytes: Buffer) {
  const taken = await page.request.post('/api/cms/redaktion/medien', {
    data: bytes,
    headers: { origin: new URL(page.url()).origin, 'content-type': 'application/pdf' },
    params: { name: `${titel}.pdf` },
  })
  const { adresse, datei } = (await taken.json()) as { adresse: string; datei: string }
  const id = randomUUID()
  const daten = {
    titel,
    art: 'Hinweis',
    datum_von: '2099-12-01T08:00:00+01:00',
    dateien: [{ titel, url: adresse, groesse: bytes.byteLength, typ: 'application/pdf' }],
  }
  await call(page, 'POST', 'inhalte', { id, art: 'bekanntmachung', daten })
  const { pfad } = await call<{ pfad: string }>(page, 'POST', `inhalte/${id}/veroeffentlichen`, {
    grundfassung: 1,
  })
  return { id, pfad, adresse, datei }
}

test('Ein Dokument überall ersetzen: Die Bekanntmachung behält die verkündete Datei, und das steht vorher und nachher da', {
  tag: '@lang',
}, async ({ page }) => {
  const [old, other] = [pdf('verkündet'), pdf('später geschrieben')]
  const titel = `Marktordnung ${randomUUID().slice(0, 6)}`
  await enter(page, 'redaktion')
  const { id, pfad, adresse, datei } = await promulgate(page, titel, old)
  const frozen = `/medien/${datei.replace('.pdf', '')}/${sumOf(old).slice(0, 16)}.pdf`

  await page.goto(`/redaktion/medien/${datei}`)
  await page.getByRole('button', { name: 'Überall durch eine andere Datei ersetzen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Dokument überall ersetzen' })
  const kept = dialog.getByRole('region', {
    name: 'Diese Bekanntmachung behält die Datei, mit der sie verkündet ist',
  })
  await expect(kept.getByRole('link', { name: titel, exact: true })).toBeVisible()
  await expect(kept).toContainText('Was verkündet ist, wird nicht mehr geändert')
  await expect(dialog.getByText('Hier ändert es sich sofort')).toHaveCount(0)
  await lookAt(page, 'vor dem Ersetzen')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'neu.pdf',
    mimeType: 'application/pdf',
    buffer: other,
  })
  await dialog.getByRole('button', { name: 'Überall ersetzen' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'behält die Datei' })).toContainText(
    `Die Bekanntmachung „${titel}“ behält die Datei, mit der sie verkündet ist.`,
  )
  const after = page.getByRole('region', {
    name: 'Diese Bekanntmachung behält die Datei, mit der sie verkündet ist',
  })
  await expect(after.getByRole('link', { name: 'die verkündete ansehen' })).toHaveAttribute('href', frozen)
  await lookAt(page, 'nach dem Ersetzen')

  expect(sumOf(await (await page.request.get(adresse)).body())).toBe(sumOf(other))
  await page.goto(pfad)
  const link = page.getByRole('main').getByRole('link', { name: titel })
  await expect(link).toHaveAttribute('href', frozen)
  expect(sumOf(await (await page.request.get(frozen)).body())).toBe(sumOf(old))

  await page.goto(`/redaktion/inhalte/bekanntmachung/${id}/nachweis`)
  const main = page.getByRole('main', { name: 'Redaktion' })
  await expect(main).toContainText(sumOf(old))
  await expect(main).toContainText('Festgehalten bei der Verkündung')
  await expect(main).toContainText('Die Datei unter dieser Adresse stimmt damit überein.')
  await expect(main).not.toContainText(sumOf(other))
  await lookAt(page, 'Nachweis')

  await page.goto(`/redaktion/medien/${datei}`)
  await page.getByRole('link', { name: `Berichtigung anlegen zu „${titel}“` }).press('Enter')
  await expect(page.getByLabel('Titel', { exact: true }).first()).toHaveValue(`Berichtigung: ${titel}`)
  // The seal is for the other file: the form says so.
  await expect(page.getByRole('group', { name: 'Signatur oder Siegel der Dateien' })).toContainText(
    'Ein Siegel gilt nur für die Dateien, für die es gesetzt wurde.',
  )
  await expect(page.getByRole('group', { name: 'Dateien', exact: true })).toContainText(/· .*\.pdf · 1\sKB/)
  await lookAt(page, 'Berichtigung')
})
