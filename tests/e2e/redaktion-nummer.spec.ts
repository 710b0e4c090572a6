import { expect } from '@playwright/test'
import { begin } from './follow-task.ts'
import { test } from './in-own-town.ts'

const IS = '030 23125-118'

/** Where the number of the person stands: among the persons of the town, and in the search. */
const PLACES = ['/rathaus/personen?buchstabe=Z', '/suche/?q=Ruth+Zimmermann']

test('P2: the number of a person is corrected in four steps, every place shows it, and one step takes it back', async ({
  page,
  town,
}) => {
  await begin(page, 'seite-aendern', town)
  const told = page.getByRole('status')
  // 1: the old number into the search of the desk.
  await page.getByRole('combobox', { name: 'Alles durchsuchen' }).fill('23125-113')
  // 2: the hit, which leads to the field.
  await page
    .getByRole('option', { name: /Bürgerbüro/ })
    .first()
    .click()
  await expect(page.locator('input:focus')).toHaveValue(/23125-113$/)
  // 3: the new number.
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(IS)
  // 4: public at once, because there is nothing to ask.
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(told.filter({ hasText: 'Veröffentlicht: Auf der Website zu sehen.' })).toBeVisible()
  // Numbers are written with blanks that do not break.
  const textOf = async (path: string) =>
    (await (await page.request.get(path)).text()).replaceAll('\u00A0', ' ')
  const shown = () => Promise.all(PLACES.map(async path => (await textOf(path)).includes(IS)))
  await expect.poll(shown).toEqual(PLACES.map(() => true))

  await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click()
  await expect(told.filter({ hasText: 'Auf der Website steht wieder, was vorher dort stand.' })).toBeVisible()
  await expect.poll(shown).toEqual(PLACES.map(() => false))
})
