import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { another, enter } from './at-the-desk.ts'
import { axeFindings } from './axe-findings.ts'

const PAGE = '/stadt/partnerstadt'

/** Sends an answer as a visitor. */
async function answer(page: Page, body: object) {
  const sent = await page.request.post('/api/cms/rueckmeldungen', { data: { pfad: PAGE, ...body } })
  expect(sent.ok(), await sent.text()).toBe(true)
}

const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
const remark = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test('An editor reads an answer of a visitor, marks it as done, undoes that and deletes it', async ({
  page,
}) => {
  const text = `=Wann fährt der Bus? ${crypto.randomUUID().slice(0, 8)}`
  await answer(page, { hilfreich: true })
  await answer(page, { hilfreich: false, text })
  await enter(page, 'redaktion')
  await page.getByRole('link', { name: 'Rückmeldungen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rückmeldungen')
  await expect(remark(page, text)).toContainText('Nein, nicht hilfreich')
  await expect(remark(page, text)).toContainText('heute')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Tabelle speichern' }).click()
  const table = await readFile(await (await saving).path(), 'utf8')
  // No formula that a spreadsheet would run.
  expect(table).toContain(`;Nein;'${text};offen`)

  await remark(page, text).getByRole('button', { name: 'Als erledigt vermerken' }).click()
  await expect(told(page, 'Als erledigt vermerkt.')).toBeVisible()
  await expect(remark(page, text)).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(remark(page, text)).toHaveCount(1)

  await page.getByRole('link', { name: 'Nach Seiten' }).click()
  const row = page.getByRole('row').filter({ hasText: PAGE })
  await expect(row).toContainText(/offene/)
  await row.getByRole('link', { name: /offene/ }).click()
  await expect(remark(page, text)).toHaveCount(1)
  await remark(page, text).getByRole('link').first().click()
  await expect(page.getByRole('complementary')).toContainText(
    /Hilfreich: \d+ von \d+ in den letzten 90 Tagen/,
  )
  await page.goBack()

  await remark(page, text).getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Text löschen' }).click()
  await expect(told(page, 'Der Text ist gelöscht.')).toBeVisible()
  await expect(remark(page, text)).toHaveCount(0)
})

test('An editor of the school sees no answers about the town', { tag: '@lang' }, async ({
  page,
  browser,
}) => {
  const text = `Nur für das Rathaus ${crypto.randomUUID().slice(0, 8)}`
  await answer(page, { hilfreich: false, text })
  await enter(page, 'schillerschule', '/redaktion/pflege/rueckmeldungen?stand=alle')
  await expect(page.getByRole('main')).not.toContainText(text)
  await page.getByRole('link', { name: 'Nach Seiten' }).click()
  // The address changes once its screen has loaded.
  await expect(page).toHaveURL(/\/seiten$/)
  await expect(page.getByRole('main')).not.toContainText(PAGE)
  const town = await another(browser, 'redaktion', '/redaktion/pflege/rueckmeldungen/seiten')
  await expect(town.getByRole('main')).toContainText(PAGE)
  await town.context().close()
})

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the screens of Rückmeldungen (${scheme})`, { tag: '@lang' }, async ({
    page,
  }) => {
    await answer(page, { hilfreich: false, text: `Ein langes Wort: ${'Donaudampfschifffahrt'.repeat(5)}` })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      for (const way of ['', '/seiten', '?stand=erledigt']) {
        await enter(page, 'redaktion', `/redaktion/pflege/rueckmeldungen${way}`)
        expect(await axeFindings(page), `${way} ${width}`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wide, `${way} ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
