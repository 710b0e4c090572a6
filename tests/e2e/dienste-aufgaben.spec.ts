import { expect, type Page, test } from '@playwright/test'
import { arrive, type Visitor } from './visitor.ts'

/**
 * What residents want from the services of the town, on a phone of 360 px, from the home page: at most four
 * taps until a text has to be typed or the answer is visible. Other tasks are counted in the files that test
 * them (abfall, abfall-erinnern, zehn-aufgaben, pinnwand, warnungen, verzeichnis-vorschlagen): the next
 * collection, the reminder, the appointment, the lock of an entry, the meaning of a warning and the proposal
 * of a club, which needs mail.
 */
const MOST_TAPS = 4

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const often = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Willkommen' }).getByRole('link', { name, exact: true })
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** Expects the first question in view within the allowed taps, and nothing wider than the screen. */
async function expectAsked(visitor: Visitor, page: Page, question: string): Promise<void> {
  await visitor.reach(page.getByRole('main').getByText(question, { exact: true }).first())
  expect(visitor.taps).toBeLessThanOrEqual(MOST_TAPS)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('the report of a broken lamp is two taps away', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Schaden melden'))
  await visitor.tap(inMain(page, 'Schaden mit Foto melden'))
  await expectAsked(visitor, page, 'Was ist kaputt?')
  await expect(page.getByLabel('Was ist kaputt?')).toContainText('Laterne')
  expect(visitor.taps).toBe(2)
})

test('the status of a report is at most four taps away', { tag: '@lang' }, async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Schaden melden'))
  await visitor.tap(inMain(page, 'Gemeldete Schäden'))
  await visitor.tap(inMain(page, 'Wo ist meine Meldung?'))
  await expectAsked(visitor, page, 'Nummer der Meldung')
})

test('found keys are at most four taps away', async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.press(page.getByRole('button', { name: 'Menü', exact: true }))
  await visitor.press(page.getByRole('dialog').getByRole('button', { name: /Leben/ }))
  await visitor.tap(page.getByRole('dialog').getByRole('link', { name: 'Pinnwand', exact: true }))
  await visitor.tap(inMain(page, 'Gefunden'))
  await expectAsked(visitor, page, 'Schlüsselbund mit rotem Band')
})

test('the form to register an event is at most four taps away', { tag: '@lang' }, async ({ page }) => {
  const visitor = await arrive(page)
  await visitor.tap(often(page, 'Veranstaltungen'))
  await visitor.tap(inMain(page, 'Veranstaltung melden'))
  await expectAsked(visitor, page, 'Wie heißt die Veranstaltung?')
})
