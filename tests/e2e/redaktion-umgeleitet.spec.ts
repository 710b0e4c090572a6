import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { call, enter, makePage } from './at-the-desk.ts'
import { axeFindings, ofColour } from './axe-findings.ts'
// In its own town, because „Alle“ includes links of the whole town.
import { test } from './in-own-town.ts'

const made: string[] = []

async function make(
  page: Page,
  pfad: string,
  title: string,
  links: readonly (readonly [string, string])[] = [],
) {
  const text = links.map(([href, words]) => `<p><a href="${href}">${words}</a></p>`).join('')
  const daten = { pfad, title, ...(text ? { content: [{ template: 'text', context: { text } }] } : {}) }
  const id = await makePage(page, daten, {})
  made.push(id)
  return id
}

const move = (page: Page, id: string, pfad: string) =>
  call(page, 'POST', `inhalte/${id}/verschieben`, { pfad, grundfassung: 1 })

test.afterEach(async ({ page }) => {
  for (const id of made.splice(0).toReversed()) await call(page, 'DELETE', `inhalte/${id}?trotzdem=true`)
})

const entryOf = (page: Page, address: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: address, exact: true }) })

test('Links zu einer verschobenen Seite: an einer Stelle die neue Adresse eingetragen, dann an allen, und zurückgenommen', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const mark = randomUUID().slice(0, 6)
  const [old, other] = [`/formulare-${mark}`, `/fundamt-${mark}`]
  const target = await make(page, old, `Formulare ${mark}`)
  const second = await make(page, other, `Fundamt ${mark}`)
  await make(page, `/antrag-${mark}`, `Antrag ${mark}`, [[old, 'Formulare holen']])
  await make(page, `/hilfe-${mark}`, `Hilfe ${mark}`, [
    [`${old}#unten`, 'Zu den Formularen'],
    [other, 'Zum Fundamt'],
  ])
  await move(page, target, `/neu-${mark}`)
  await move(page, second, `/jetzt-${mark}`)

  await page.goto('/redaktion/pflege/links')
  await page.getByRole('link', { name: /^Über Weiterleitung/ }).press('Enter')
  const entry = entryOf(page, old)
  await expect(entry).toContainText(`leitet weiter nach /neu-${mark}`)
  await expect(entry).toContainText('„Formulare holen“')
  await entry
    .getByRole('button', { name: `Neue Adresse eintragen, nur hier: in „Antrag ${mark}“` })
    .press('Enter')
  await expect(page.getByText('In einem Inhalt ersetzt.')).toBeVisible()
  const body = async (path: string) => (await page.request.get(path)).text()
  expect(await body(`/antrag-${mark}`)).toContain(`href="/neu-${mark}"`)
  expect(await body(`/hilfe-${mark}`)).toContain(`href="${old}#unten"`)
  await expect(entry).not.toContainText(`Antrag ${mark}`)

  await page.getByRole('button', { name: 'Alle neuen Adressen eintragen' }).click()
  await expect(entry).toHaveCount(0)
  await expect(entryOf(page, other)).toHaveCount(0)
  const help = await body(`/hilfe-${mark}`)
  expect(help).toContain(`href="/neu-${mark}#unten"`)
  expect(help).toContain(`href="/jetzt-${mark}"`)

  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await expect(entry).toContainText('„Zu den Formularen“')
  await expect(entryOf(page, other)).toBeVisible()
  expect(await body(`/hilfe-${mark}`)).toContain(`href="${old}#unten"`)
  expect(await body(`/antrag-${mark}`)).toContain(`href="/neu-${mark}"`)
})

for (const width of [1280, 360])
  test(`Was über eine Weiterleitung führt, ist bei ${width} px barrierefrei, hell und dunkel, und nichts ragt hinaus`, {
    tag: '@lang',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await enter(page, 'redaktion')
    const mark = randomUUID().slice(0, 6)
    const old = `/rathaus/grundstuecksverkehrsgenehmigung-${mark}`
    const target = await make(page, old, `Genehmigung ${mark}`)
    const links = [
      [old, 'Genehmigung beantragen'],
      [old, 'Mehr dazu'],
    ] as const
    await make(page, `/antrag-${mark}`, `Antrag auf Grundstücksverkehrsgenehmigung ${mark}`, links)
    await make(page, `/hilfe-${mark}`, `Hilfe ${mark}`, links)
    await move(page, target, `${old}-neu`)
    await page.goto('/redaktion/pflege/links?lage=weiterleitung')
    await expect(entryOf(page, old)).toContainText('leitet weiter nach')
    // One primary button per address; the others are less prominent.
    await expect(
      entryOf(page, old).getByRole('button', { name: `Neue Adresse überall eintragen statt ${old}` }),
    ).toHaveAttribute('data-look', 'outline')
    await expect(entryOf(page, old).locator('button[data-look]')).toHaveCount(1)
    const tabs = page.getByRole('navigation', { name: 'Wohin die Links führen' }).getByRole('listitem')
    const rows = new Set(await tabs.evaluateAll(all => all.map(one => one.getBoundingClientRect().top)))
    if (width === 1280) expect(rows.size).toBe(1)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await axeFindings(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, ofColour)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
