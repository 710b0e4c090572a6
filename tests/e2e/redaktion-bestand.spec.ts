import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { another, call, enter } from './at-the-desk.ts'
import { JUST_NOW } from './just-now.ts'
import { until } from './until.ts'

const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
const titles = (page: Page) => page.getByRole('rowheader')
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const care = (page: Page) => page.getByRole('region', { name: 'Pflege' })

/** Creates a public page for this test alone, with `am` also a review date; it is deleted after the test. */
async function pageDue(
  page: Page,
  title: string,
  { am, text = '<p>Kurz.</p>' }: { am?: string; text?: string },
) {
  const id = crypto.randomUUID()
  made.push(id)
  const pfad = `/bestandprobe/${id}`
  const daten = { pfad, title, description: 'x', content: [{ template: 'text', context: { text } }] }
  await call(page, 'POST', 'inhalte', { id, art: 'seite', daten })
  await call(page, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: 1 })
  const { data } = await call<{ data: { id: string; name: string }[] }>(
    page,
    'GET',
    `verantwortliche?inhalt=${id}`,
  )
  const verantwortlich = data.find(({ name }) => name === 'Tobias Kern')?.id
  if (am)
    await call(page, 'PUT', `inhalte/${id}/pflege`, { verantwortlich, wiedervorlage: { monate: 0, am } })
}

/** Contents of the current test, deleted after it, also if it fails. */
const made: string[] = []
test.afterEach(({ page }) =>
  Promise.all(made.splice(0).map(id => call(page, 'DELETE', `inhalte/${id}?trotzdem=true`))),
)

test('A content that is due for review is listed on the first screen, and one press confirms that it is still right', async ({
  page,
}) => {
  await enter(page, 'redaktion')
  await pageDue(page, 'Bestandprobe Hundesteuer', { am: '2026-01-05' })
  await page.reload()
  const block = page.getByRole('region', { name: 'Bitte wieder ansehen' })
  await expect(block.getByRole('listitem').filter({ hasText: 'Bestandprobe Hundesteuer' })).toContainText(
    'fällig seit 05.01.2026',
  )
  await block.getByRole('button', { name: '„Bestandprobe Hundesteuer“ ist noch richtig' }).click()
  await expect(told(page, 'Vermerkt: „Bestandprobe Hundesteuer“ ist noch richtig.')).toBeVisible()
  await expect(page.getByText('Bestandprobe Hundesteuer', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await block.getByRole('link', { name: 'Bestandprobe Hundesteuer' }).click()
  await expect(care(page)).toContainText('fällig seit 05.01.2026')
  await care(page).getByRole('button', { name: 'Noch richtig' }).click()
  await expect(care(page)).toContainText(new RegExp(`${JUST_NOW} von Tobias Kern`))
  await care(page).getByRole('button', { name: 'Verantwortliche oder Termin ändern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wer kümmert sich, und wann?' })
  await dialog.getByRole('radio', { name: 'Alle 6 Monate' }).check()
  await dialog.getByLabel('Verantwortlich').selectOption('niemand')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(care(page)).toContainText('danach alle 6 Monate')
  await expect(care(page)).toContainText('niemand')
})

test('Several contents get a responsible editor at once, and the change is undone', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion')
  await pageDue(page, 'Sammelprobe eins', { am: '2026-02-01' })
  await pageDue(page, 'Sammelprobe zwei', {})
  await page.goto('/redaktion/pflege/bestand?suche=sammelprobe')
  await expect(titles(page)).toHaveCount(2)
  await expect(row(page, 'Sammelprobe zwei')).toContainText('niemand')
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).check()
  await page.getByRole('group', { name: 'Ausgewählte Inhalte' }).getByRole('button').last().click()
  const dialog = page.getByRole('dialog', { name: 'Pflege von 2 Inhalten ändern' })
  await dialog.getByLabel('Verantwortlich').selectOption('Tobias Kern')
  await dialog.getByRole('radio', { name: 'An einem bestimmten Tag' }).check()
  await dialog.getByLabel('Tag, an dem wieder angesehen wird').fill('2031-05-06')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(told(page, '2 Inhalte sind geändert.')).toBeVisible()
  await expect(row(page, 'Sammelprobe zwei')).toContainText('Tobias Kern')
  await expect(row(page, 'Sammelprobe zwei')).toContainText('06.05.2031')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(row(page, 'Sammelprobe eins')).toContainText('fällig seit 01.02.2026')
  await expect(row(page, 'Sammelprobe zwei')).toContainText('niemand')
})

test('The list of all contents is filtered by what is due, and saved as a table', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion')
  await pageDue(page, 'Tabellenprobe', { am: '2026-03-04' })
  await page.goto('/redaktion/pflege/bestand')
  await page.getByRole('link', { name: /zum Ansehen fällig/ }).click()
  await expect(page).toHaveURL(/merkmal=faellig/)
  await expect(row(page, 'Tabellenprobe')).toContainText('fällig seit 04.03.2026')
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('tabellenprobe')
  await expect(told(page, 'ein Eintrag')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Tabelle speichern' }).click(),
  ])
  const [, line] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(line).toMatch(/^Tabellenprobe;Seite;Öffentlich;\/bestandprobe\/[\w-]+;Tobias Kern;04\.03\.2026;/)
  await page.getByRole('link', { name: /zum Ansehen fällig/ }).click()
  await expect(page).not.toHaveURL(/merkmal/)
  await expect(page).toHaveURL(/suche=tabellenprobe/)
  await page.goto('/redaktion/pflege/bestand?suche=gibt-es-nicht')
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()
})

test('Findings of the Durchsicht in public contents are listed by rule, and each leads to its field', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  const text = '<p>Klicken Sie <a href="https://example.org">hier</a>.</p>'
  await pageDue(page, 'Durchsichtprobe', { text })
  await until(async () => {
    const { data } = await call<{ data: { titel: string }[] }>(
      page,
      'GET',
      'qualitaet/linktext?pro_seite=100',
    )
    return data.some(({ titel }) => titel === 'Durchsichtprobe')
  })
  await page.goto('/redaktion/pflege/barrierefreiheit/linktext')
  await expect(page.getByRole('link', { name: 'Durchsichtprobe', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Barrierefreiheit', exact: true }).first().click()
  await page.getByRole('link', { name: 'Links, die nicht sagen, wohin es geht' }).click()
  await page.getByRole('link', { name: /^Zur Stelle in „Durchsichtprobe“/ }).click()
  await expect(page.locator('[id="feld-content.0.context.text"]')).toBeFocused()
  await page.goto('/redaktion/pflege/barrierefreiheit')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Prüfbericht speichern' }).click(),
  ])
  const report = await readFile(await download.path(), 'utf8')
  expect(report).toContain('nicht von einem Programm zu prüfen, von Hand nötig')
  expect(report).toMatch(/Bilder ohne Bildtext;Barrierefreiheit;1\.1\.1;von einem Programm/)
})

test('An editor of the school sees contents of the school only', { tag: '@lang' }, async ({ browser }) => {
  const school = await another(browser, 'schillerschule', '/redaktion/pflege/bestand')
  await expect(titles(school).first()).toBeVisible()
  const paths = await school
    .getByRole('rowheader')
    .locator('span')
    .filter({ hasText: /^\// })
    .allTextContents()
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) expect(path).toMatch(/^\/schillerschule(\/|$)/)
  await school.goto('/redaktion/pflege/barrierefreiheit')
  await expect(school.getByRole('heading', { level: 1, name: 'Barrierefreiheit' })).toBeVisible()
  await expect(school.getByText('durchgesehenen Inhalten')).toHaveCount(0)
  await school.context().close()
})
