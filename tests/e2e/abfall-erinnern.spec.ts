import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { MONDAY } from './follow-task.ts'
import { linkIn, postOffice } from './post-office.ts'
import { quickIf } from './quick-if.ts'
import { townAt } from './town-at-a-time.ts'
import { arrive } from './visitor.ts'

/**
 * Collection reminders by mail: from the street to unsubscribing with one click, through a real mail server.
 */
base.describe.configure({ mode: 'serial', timeout: 240_000 })

type Town = Awaited<ReturnType<typeof townAt>> & { post: Awaited<ReturnType<typeof postOffice>> }

const test = base.extend<object, { town: Town }>({
  town: [
    async ({ browserName: _any }, use) => {
      const post = await postOffice()
      const town = await townAt(MONDAY, post.settings)
      await use({ ...town, post })
      await town.close()
      await post.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ town }, use) => use(town.origin),
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/**
 * Makes the page look as if it had been open for a while, by the clock of the town: faster forms are refused.
 */
const readFor = (page: Page) =>
  page.locator('input[name=geladen]').evaluate((field: HTMLInputElement) => {
    field.value = new Date(Date.parse(field.value) - 60_000).toISOString()
  })

/** Tuesdays with Restmüll in the Kelterstraße; the clock of the town only goes forward. */
for (const { javaScriptEnabled, day, before } of [
  { javaScriptEnabled: true, day: 'Dienstag, 24. November', before: '2026-11-23' },
  { javaScriptEnabled: false, day: 'Dienstag, 8. Dezember', before: '2026-12-07' },
])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      '49: M-02, M-04: reminders begin only after a confirmation, come once on the evening before, and end with one click',
      quickIf(!javaScriptEnabled),
      async ({ page, request, town: { post, setClock } }) => {
        const email = `erika-${javaScriptEnabled ? 'mit' : 'ohne'}@example.org`
        await setClock(`${before}T12:00:00+01:00`)
        await page.goto('/leben/abfall')
        await page.getByLabel('Straße', { exact: true }).fill('Kelterstr. 7')
        await page.getByRole('button', { name: 'Termine zeigen' }).click()
        await page.getByRole('link', { name: 'Erinnern lassen' }).click()
        await expect(heading(page)).toHaveText('An die Abfuhr erinnern lassen')
        // A calendar-only kind has no reminder.
        await expect(page.getByLabel('Hinweis')).toHaveCount(0)
        await page.getByLabel('Papier').uncheck()
        await page.getByLabel('Ihre E-Mail-Adresse').fill(email)
        await readFor(page)
        await page.getByRole('button', { name: 'Erinnerung bestellen' }).click()
        await expect(heading(page)).toHaveText('Bitte sehen Sie in Ihrem Postfach nach')

        const asking = await post.mailTo(email, 1)
        expect(asking.text).toContain('Restmüll, Kelterstraße')
        expect(asking.text).not.toContain('Papier, Kelterstraße')
        const link = linkIn(asking)
        // Mail scanners open links: a GET is no consent.
        for (let time = 0; time < 3; time++) expect((await request.get(link)).status()).toBe(200)
        await page.goto(link)
        await page.getByRole('button', { name: 'Ja, bestätigen' }).click()
        await expect(heading(page)).toHaveText('Ihre Benachrichtigungen sind bestellt')

        await setClock(`${before}T18:00:01+01:00`)
        const mail = await post.mailTo(email, 2)
        expect(mail.subject).toMatch(/^Morgen: .*Restmüll/)
        expect(mail.text).toContain(`morgen, ${day}, wird geholt:`)
        const [end = ''] = /http[^>]+/.exec(mail.headers['list-unsubscribe'] ?? '') ?? []
        expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
        // A GET of the link changes nothing, a POST unsubscribes.
        expect((await request.get(end)).status()).toBe(200)
        const ended = await request.post(end, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
        expect(ended.status()).toBe(200)
        // The subscription has ended: the link to change it is invalid.
        const [change = ''] = /http\S+\/abo\/verwalten\/\S+/.exec(mail.text) ?? []
        await page.goto(change)
        await expect(heading(page)).toHaveText('Dieser Link gilt nicht mehr')
        expect(post.mailsTo(email)).toHaveLength(2)
      },
    )
  })

/** Goes to a control with the keyboard alone. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await place.evaluate(one => one === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  await expect(place).toBeFocused()
}

test('the keyboard alone leads from the street to the order and to its confirmation', {
  tag: '@lang',
}, async ({ page, town: { post } }) => {
  const email = 'tastatur@example.org'
  await page.goto('/leben/abfall')
  await tabTo(page, page.getByLabel('Straße', { exact: true }))
  await page.keyboard.type('Kelterstr. 7')
  await page.keyboard.press('Enter')
  const remind = page.getByRole('link', { name: 'Erinnern lassen' })
  await expect(remind).toBeVisible()
  await tabTo(page, remind)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('An die Abfuhr erinnern lassen')
  await tabTo(page, page.getByLabel('Biotonne'))
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Biotonne')).not.toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'am Abend vorher' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'am Morgen der Abfuhr' })).toBeChecked()
  await tabTo(page, page.getByLabel('Ihre E-Mail-Adresse'))
  await page.keyboard.type(email)
  await readFor(page)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Bitte sehen Sie in Ihrem Postfach nach')
  const asking = await post.mailTo(email, 1)
  expect(asking.text).not.toContain('Biotonne')
  expect(asking.text).toContain('am Morgen der Abfuhr')
  await page.goto(linkIn(asking))
  await tabTo(page, page.getByRole('button', { name: 'Ja, bestätigen' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Ihre Benachrichtigungen sind bestellt')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('one tap on the home page, the street and a second tap lead to the order form of a reminder', {
    tag: '@lang',
  }, async ({ page }) => {
    const visitor = await arrive(page)
    await visitor.tap(page.getByRole('main').getByRole('link', { name: 'Ihre Straße wählen' }))
    await page.getByLabel('Straße', { exact: true }).fill('Kelterstr. 7')
    await page.keyboard.press('Enter')
    await visitor.tap(page.getByRole('link', { name: 'Erinnern lassen' }))
    await visitor.reach(page.getByLabel('Ihre E-Mail-Adresse'))
    expect(visitor.taps).toBe(2)
  })
})
