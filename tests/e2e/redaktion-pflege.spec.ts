import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'
import { until } from './until.ts'

const linkTo = (href: string, words: string) => ({
  content: [{ template: 'text', context: { text: `<p><a href="${href}">${words}</a></p>` } }],
})

test('Ein zurückgezogenes Ziel steht als kaputter Link da, wird überall ersetzt, und das lässt sich zurücknehmen', async ({
  page,
}) => {
  await enter(page, 'redaktion')
  const mark = randomUUID().slice(0, 8)
  const make = async (daten: { pfad: string; title: string; content?: object[] }) => {
    const id = randomUUID()
    await call(page, 'POST', 'inhalte', { id, art: 'seite', daten })
    await call(page, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: 1 })
    return id
  }
  const target = await make({ pfad: `/formulare-${mark}`, title: `Formulare ${mark}` })
  const from = await make({
    pfad: `/antrag-${mark}`,
    title: `Antrag ${mark}`,
    ...linkTo(`/formulare-${mark}`, 'Formulare holen'),
  })
  await call(page, 'POST', `inhalte/${target}/zurueckziehen`, { trotzdem: true })

  await page.goto('/redaktion')
  await page
    .getByRole('region', { name: 'Kaputte Links' })
    .getByRole('link', { name: /auf dieser Website/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kaputte Links' })).toBeFocused()
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: `/formulare-${mark}` })
    .first()
  await expect(entry).toContainText(`„Formulare ${mark}“ wurde von der Website genommen.`)
  await expect(entry).toContainText('„Formulare holen“')
  expect(await axeFindings(page)).toEqual([])

  await entry.getByRole('button', { name: `/formulare-${mark} überall ersetzen` }).click()
  const dialog = page.getByRole('dialog', { name: 'Adresse überall ersetzen' })
  await dialog.getByLabel('Neue Adresse').fill(`/nirgends-${mark}`)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Überall ersetzen' }).click()
  // Behind the dialog nobody would see or hear the message.
  await expect(dialog.getByText('Dort steht keine öffentliche Seite.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Ausblenden' }).click()
  await dialog.getByLabel('Neue Adresse').fill('/rathaus')
  await page.keyboard.press('Escape')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Überall ersetzen' }).click()
  await expect(page.getByText('In einem Inhalt ersetzt.')).toBeVisible()
  await expect(entry).toHaveCount(0)
  expect(await (await page.request.get(`/antrag-${mark}`)).text()).toContain('href="/rathaus"')

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(entry).toBeVisible()
  await call(page, 'POST', `inhalte/${target}/veroeffentlichen`, { grundfassung: 1 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Kaputte Links' })).toBeVisible()
  await expect(entry).toHaveCount(0)
  for (const id of [from, target]) await call(page, 'DELETE', `inhalte/${id}?trotzdem=true`)
})

test('Adressen anderer Websites werden hier nicht geprüft, und das steht da', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion', '/redaktion/pflege/links?lage=aussen')
  await expect(page.getByText(/Das ist für diesen Server abgeschaltet/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await axeFindings(page)).toEqual([])
})

test('Wer keine Weiterleitungen pflegt, findet die fehlenden Adressen nicht', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion')
  await expect(page.getByRole('link', { name: 'Kaputte Links' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Fehlende Adressen' })).toHaveCount(0)
})

test('Aus einer vergeblich aufgerufenen Adresse wird mit einem Druck eine Weiterleitung, und wer sie aufruft, kommt an', {
  tag: '@lang',
}, async ({ page, browser }) => {
  // Without digits: several in a row could be a personal number, and such an address is not stored.
  const mark = randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, digit => 'ghijklmnop'.charAt(Number(digit)))
  const missing = `/alt-${mark}/rathaus`
  const visitor = await (await browser.newContext()).newPage()
  for (let time = 0; time < 3; time++) {
    const answer = await visitor.goto(`${missing}?wer=Erika`)
    expect(answer?.status()).toBe(404)
  }
  await enter(page, 'chefredaktion', '/redaktion/pflege/adressen')
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: missing }) })
  // Each process of the server writes its counts after some seconds.
  await until(async () => {
    const { data } = await call<{ data: { adresse: string; anzahl: number }[] }>(
      page,
      'GET',
      'fehlende-adressen',
    )
    return data.some(({ adresse, anzahl }) => adresse === missing && anzahl === 3)
  })
  await page.reload()
  await expect(entry).toContainText('3-mal aufgerufen, zuletzt heute')
  await expect(page.getByText('Erika')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])

  await entry.getByRole('button', { name: `${missing} nicht mehr zeigen` }).click()
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await entry
    .getByRole('button', { name: /^Weiterleiten zu / })
    .first()
    .click()
  await expect(page.getByText(`${missing} führt jetzt zu /`)).toBeVisible()
  await expect(entry).toHaveCount(0)

  await visitor.goto(missing)
  await expect(visitor).not.toHaveURL(new RegExp(mark))
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(entry).toBeVisible()
  // Browsers cache redirects, so the request goes through another client.
  expect((await page.request.get(missing)).status()).toBe(404)
  await entry.getByRole('button', { name: `${missing} nicht mehr zeigen` }).click()
  await expect(entry).toHaveCount(0)
  await visitor.context().close()
})
