import { expect, test } from '@playwright/test'
import { type GespeicherteAngabe, gespeicherteDaten } from '@rathausplatz/contract/gespeicherte-daten'

test.use({ serviceWorkers: 'allow' })

const angaben: readonly GespeicherteAngabe[] = Object.values(gespeicherteDaten)
const namen = (ort: GespeicherteAngabe['ort']) =>
  angaben.filter(angabe => angabe.ort === ort).map(({ name }) => name)

test('T3: after a visit the device stores nothing that the privacy page does not name', async ({
  page,
  context,
}) => {
  await page.goto('/')
  expect(await context.cookies()).toEqual([])
  await page.goto('/suche/?q=ausweis')
  await page.goto('/kontakt')
  await page.getByRole('button', { name: 'Dunkel', exact: true }).click()
  // Before hydration the choice submits a form, and going back would abort it.
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await page.goBack()
  await page.goto('/datenschutz')
  const there = await page.evaluate(async () => ({
    browser: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies.filter(name => !namen('cookie').includes(name))).toEqual([])
  const kept = [...there.browser, ...there.databases, ...there.caches]
  // A cache name may end with a version.
  expect(kept.filter(name => !namen('browser').some(known => name?.startsWith(known)))).toEqual([])

  for (const { name, was, nur } of angaben) {
    const line = page.locator(`[data-name="${name}"]`)
    if (nur) await expect(line).toHaveCount(0)
    else await expect(line).toContainText(was)
  }
})
