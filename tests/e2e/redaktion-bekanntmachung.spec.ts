import { createHash } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { call, enter } from './at-the-desk.ts'
import { axeFindings, ofColour } from './axe-findings.ts'

type Listed = { data: { id: string; titel: string }[] }

/** Returns the id of a notice of the demo town that no test changes, found by a word. */
async function noticeOf(page: Page, words: string): Promise<string> {
  const { data } = await call<Listed>(page, 'GET', `inhalte?art=bekanntmachung&suche=${words}`)
  return data[0]?.id ?? ''
}

const panel = (page: Page) => page.getByRole('region', { name: 'Zur Bekanntmachung' })

test('Neben dem Formular steht, was eine Bekanntmachung ihrer Art sagen muss und was davon fehlt', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', '/redaktion/inhalte/bekanntmachung/neu')
  await expect(panel(page)).toContainText('Noch 3 Angaben, dann kann sie veröffentlicht werden.')
  await page.getByLabel('Titel', { exact: true }).first().fill('Auslegung eines Plans')
  await page.getByLabel('Art', { exact: true }).fill('Auslegung')
  await expect(panel(page)).toContainText('§ 3 Absatz 2 des Baugesetzbuchs')
  await expect(panel(page)).toContainText('Auslegung: fehlt noch')
  await panel(page).getByRole('link', { name: 'Bereitgestellt am' }).press('Enter')
  await expect(page.getByLabel('Bereitgestellt am')).toBeFocused()
  await page.getByLabel('Bereitgestellt am').fill('2099-12-01T08:00')
  await page.getByRole('button', { name: 'Auslegung angeben' }).click()
  await page.getByLabel('Wo', { exact: true }).fill('Bauamt')
  await page.getByLabel('Erster Tag').fill('2099-12-02')
  await page.getByLabel('Letzter Tag').fill('2099-12-11')
  await page.getByLabel('Unterzeichnet von').fill('Katharina Lehmann')
  await expect(panel(page)).toContainText('Liegt aus vom 02.12.2099 bis einschließlich 11.12.2099: 10 Tage.')
  await expect(panel(page)).toContainText('kürzer als 30 Tage')
  await expect(panel(page)).toContainText('Alles da: Diese Bekanntmachung kann veröffentlicht werden.')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByText('Noch nicht gespeichert', { exact: false }).first()).toBeVisible()
  await call(page, 'DELETE', `inhalte/${id}/arbeitskopie`)
})

test('Was bekannt gemacht ist, bleibt: ein Nachweis mit Prüfsummen, eine Berichtigung als neue Bekanntmachung', async ({
  page,
}) => {
  await enter(page, 'redaktion')
  const id = await noticeOf(page, 'Hundesteuer')
  await page.goto(`/redaktion/inhalte/bekanntmachung/${id}`)
  await panel(page).getByRole('link', { name: 'Nachweis der Bekanntmachung' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nachweis der Bekanntmachung')
  const { daten, pfad } = await call<{ daten: { dateien: { titel: string; url: string }[] }; pfad: string }>(
    page,
    'GET',
    `inhalte/${id}`,
  )
  const main = page.getByRole('main', { name: 'Redaktion' })
  await expect(main).toContainText(new URL(pfad, page.url()).href)
  for (const { url } of daten.dateien) {
    const body = await (await page.request.get(url)).body()
    await expect(main).toContainText(createHash('sha256').update(body).digest('hex'))
  }
  expect(daten.dateien.length).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Bereiche der Redaktion' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`/redaktion/inhalte/bekanntmachung/${id}`)
  await panel(page).getByRole('link', { name: 'Berichtigung anlegen' }).click()
  await expect(page.getByLabel('Titel', { exact: true }).first()).toHaveValue(/^Berichtigung: /)
  await expect(page.getByLabel('Berichtigt die Bekanntmachung')).toHaveValue(/\w/)
  const announced = await call<{ daten: Record<string, string> }>(page, 'GET', `inhalte/${id}`)
  for (const [label, name] of [
    ['Beschlossen am', 'beschlossen_am'],
    ['In Kraft ab', 'in_kraft_am'],
    ['Unterzeichnet von', 'unterzeichnet_von'],
  ] as const)
    await expect(page.getByLabel(`${label} (freiwillig)`, { exact: true })).toHaveValue(
      announced.daten[name] ?? '',
    )
  for (const { titel } of daten.dateien) await expect(page.getByText(titel).first()).toBeVisible()
  await expect(panel(page)).toContainText('Noch eine Angabe, dann kann sie veröffentlicht werden.')
  await expect(panel(page)).toContainText('Bereitgestellt am: fehlt noch')
})

for (const width of [1280, 360])
  test(`Bekanntmachung und Nachweis sind bei ${width} px barrierefrei, hell und dunkel, und nichts ragt hinaus`, {
    tag: '@lang',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'redaktion')
    const id = await noticeOf(page, 'Hundesteuer')
    for (const path of ['', '/nachweis']) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(`/redaktion/inhalte/bekanntmachung/${id}${path}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFindings(page, ofColour)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
