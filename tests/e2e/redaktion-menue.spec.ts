import { expect, type Page, test } from '@playwright/test'
import { call, enter, makePage } from './at-the-desk.ts'
import { axeFindings, ofColour } from './axe-findings.ts'

// Serial, because all tests edit the same menu with the same account.
test.describe.configure({ mode: 'default' })

type Listed = { data: { id: string; titel: string }[] }

const line = (page: Page, name: string | RegExp) =>
  page.getByRole('treegrid', { name: 'Menüpunkte' }).getByRole('row', { name })

/**
 * Opens the form of a menu; its changes are discarded at the end, so that the town's menu stays unchanged.
 */
async function openMenu(page: Page, titel: string): Promise<string> {
  await enter(page, 'redaktion')
  const { data } = await call<Listed>(page, 'GET', 'inhalte?art=menue&pro_seite=100')
  const id = data.find(one => one.titel === titel)?.id ?? ''
  await page.goto(`/redaktion/inhalte/menue/${id}`)
  await expect(line(page, /^(?:Rathaus|Startseite)/).first()).toBeVisible()
  return id
}

/** Discards the working copy once it is stored: one still in transit would come back. */
async function letGo(page: Page, id: string) {
  await expect(page.getByText('Ihre Eingaben sind gemerkt')).toBeVisible()
  await call(page, 'DELETE', `inhalte/${id}/arbeitskopie`)
}

test('Ein Menü als Baum: mit der Tastatur verschoben, ergänzt, entfernt und zurückgeholt', async ({
  page,
}) => {
  const id = await openMenu(page, 'Hauptmenü')
  const picture = page.getByRole('figure', { name: 'So steht es auf der Website' })
  await line(page, /^Wirtschaft/).focus()
  await page.keyboard.press('Alt+ArrowRight')
  const told = page
    .getByRole('status')
    .filter({ hasText: '„Wirtschaft“ steht jetzt unter „Leben in Rebenau“' })
  await expect(told).toBeVisible()
  await expect(line(page, /^Wirtschaft/)).toBeFocused()
  await expect(line(page, /^Wirtschaft/)).toHaveAttribute('aria-level', '2')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(line(page, /^Wirtschaft/)).toHaveAttribute('aria-level', '1')

  await page.getByRole('button', { name: 'Menüpunkt hinzufügen' }).press('Enter')
  await page.keyboard.type('Gibt es nicht')
  await expect(picture).toContainText('Gibt es nicht')
  await page.getByLabel('Link').fill('/gibt-es-nicht')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const added = line(page, /^Gibt es nicht/)
  await expect(added).toBeFocused()
  await expect(added).toContainText('Diese Seite gibt es nicht.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Entfernen' }).press('Enter')
  await expect(added).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(added).toBeFocused()
  await letGo(page, id)
})

test('Ein Menüpunkt wird gezogen, und ein Ziel, das noch nicht öffentlich ist, steht dabei', {
  tag: '@lang',
}, async ({ page }) => {
  const id = await openMenu(page, 'Jahnschule: Hauptmenü')
  const pfad = `/jahnschule/noch-geheim-${crypto.randomUUID().slice(0, 8)}`
  const draft = await makePage(page, { pfad, title: 'Noch geheim' })
  const rows = page.getByRole('treegrid', { name: 'Menüpunkte' }).getByRole('row')
  const [first, second] = [rows.nth(0), rows.nth(1)]
  const moved = (await first.getByRole('gridcell').first().innerText()).split('\n')[0] ?? ''
  const box = await second.boundingBox()
  await first.dragTo(second, { targetPosition: { x: 60, y: (box?.height ?? 0) - 4 } })
  await expect(
    page.getByRole('status').filter({ hasText: `„${moved}“ steht jetzt auf der obersten Ebene` }),
  ).toBeVisible()
  await expect(rows.nth(1)).toContainText(moved)

  await rows.nth(0).press('Enter')
  await page.getByLabel('Link').fill(pfad)
  await expect(rows.nth(0)).toContainText('Diese Seite ist noch nicht öffentlich.')
  await letGo(page, id)
  await call(page, 'DELETE', `inhalte/${draft}?trotzdem=true`)
})

for (const width of [1280, 360])
  test(`Der Baum eines Menüs ist bei ${width} px barrierefrei, hell und dunkel, und nichts ragt hinaus`, {
    tag: '@lang',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openMenu(page, 'Hauptmenü')
    await line(page, /^Rathaus/).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Titel')).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, ofColour)).toEqual([])
    await page.getByRole('button', { name: 'Aktionen für „Rathaus“' }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
