import { expect, type Page, test } from '@playwright/test'
import { expectAlive } from './alive.ts'
import { quickIf } from './quick-if.ts'
import { readFor } from './read-for.ts'

/** Fills in the form when the page has been open for a moment: faster forms are refused. */
async function fillIn(page: Page, nachricht: string) {
  await readFor(page)
  await page.getByLabel('Worum geht es?').selectOption('Frage oder Anliegen')
  await page.getByLabel('Ihre Nachricht').fill(nachricht)
  await page.getByLabel('Name', { exact: true }).fill('Erika Beispiel')
  await page.getByLabel('E-Mail').fill(`erika+${crypto.randomUUID()}@example.org`)
}

const send = (page: Page) => page.getByRole('button', { name: 'Absenden', exact: true }).click()
const vorgang = async (page: Page) => {
  const section = page.getByRole('status').filter({ hasText: 'Ihr Formular ist angekommen' })
  // On a phone the form is far below the top: the confirmation must be in view.
  await expect(section).toBeInViewport()
  return section.getByRole('strong').first().textContent()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'Spec §2 /kontakt: missing answers are named, typed text is kept, and the complete message arrives',
      quickIf(javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/kontakt')
        await page.getByLabel('Name', { exact: true }).fill('Erika Beispiel')
        await send(page)
        const summary = page.getByRole('alert')
        await expect(summary.getByRole('link')).toHaveText([
          'Bitte wählen Sie aus, worum es geht.',
          'Bitte schreiben Sie uns, was wir für Sie tun können.',
          'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.org.',
        ])
        await expect(page).toHaveTitle('Fehler: Kontakt – Stadt Rebenau')
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Erika Beispiel')
        if (javaScriptEnabled) await expect(summary).toBeFocused()
        await summary.getByRole('link').nth(1).click()
        await expect(page.getByLabel('Ihre Nachricht')).toBeFocused()

        await fillIn(page, 'Wann wird der Spielplatz fertig?')
        await send(page)
        expect(await vorgang(page)).toMatch(/^F-[0-9A-Z]{8}$/)
        await expect(page).toHaveTitle('Angekommen: Kontakt – Stadt Rebenau')
      },
    )
  })
}

test.describe('one form', () => {
  // Without JavaScript the browser really submits the form again.
  test.use({ javaScriptEnabled: false })

  test('M-05: a form that is sent three times is one record with one number', { tag: '@lang' }, async ({
    page,
  }) => {
    await page.goto('/kontakt')
    const hidden = (name: string) => page.locator(`input[name=${name}]`).inputValue()
    const einreichung = await hidden('einreichung')
    const form = {
      einreichung,
      beginn: await hidden('beginn'),
      schritt: '0',
      _tun: 'weiter',
      _gezeigt: await hidden('_gezeigt'),
      anlass: 'frage',
      nachricht: 'Zweimal derselbe Gruß',
      name: 'Erika Beispiel',
      email: `erika+${einreichung}@example.org`,
    }
    await readFor(page)
    const origin = new URL(page.url()).origin
    const answers = await Promise.all(
      [1, 2, 3].map(() => page.request.post('/kontakt', { form, headers: { origin }, maxRedirects: 0 })),
    )
    expect(answers.map(answer => answer.status())).toEqual([303, 303, 303])
    // The confirmation link is sealed anew each time; it opens the same record.
    const confirmed = await Promise.all(
      answers.map(async answer => {
        const html = await (await page.request.get(answer.headers()['location'] ?? '')).text()
        return /F-[0-9A-Z]{8}/.exec(html)?.[0]
      }),
    )
    expect(new Set(confirmed).size).toBe(1)
    expect(confirmed[0]).toMatch(/^F-/)
  })
})

test('R-S20: a confirmation survives a reload and the back button; a number that never arrived is not confirmed', {
  tag: '@lang',
}, async ({ page, context }) => {
  await page.goto('/kontakt')
  // Hydration would reset the time at which the page was opened.
  await expectAlive(page)
  await fillIn(page, 'Wann wird der Brunnen wieder angestellt?')
  await send(page)
  const number = await vorgang(page)
  await page.reload()
  expect(await vorgang(page)).toBe(number)
  await page.getByRole('link', { name: 'Impressum' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Impressum')
  await page.goBack()
  expect(await vorgang(page)).toBe(number)

  const other = await context.newPage()
  const answer = await other.goto('/kontakt?beleg=AAAAAAAA')
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(other.getByText('Ihr Formular ist angekommen')).toHaveCount(0)
  await expect(other.getByRole('status').filter({ hasText: 'Bestätigung' })).toContainText(
    'Diese Bestätigung lässt sich nicht mehr anzeigen',
  )
  await expect(other.getByLabel('Ihre Nachricht')).toBeVisible()
})

test('A report of a barrier names the page it comes from, and ignores invalid values in the address', {
  tag: '@lang',
}, async ({ page }) => {
  await page.goto('/kontakt?anlass=barriere&seite=/freibad')
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('barriere')
  await expect(page.getByLabel('Ihre Nachricht betrifft die Seite /freibad')).toBeChecked()
  await page.goto('/kontakt?anlass=constructor&seite=https://evil.example&beleg=%3Cscript%3E')
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('')
  await expect(page.getByText('Ihre Nachricht betrifft')).toHaveCount(0)
  await expect(page.getByText('Ihr Formular ist angekommen')).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('A message concerns the page that the visitor comes from, unless the visitor unticks it', {
      tag: '@lang',
    }, async ({ page }) => {
      await page.goto('/freibad/preise')
      await page.getByRole('link', { name: 'Kontaktformular' }).first().click()
      const about = page.getByLabel('Ihre Nachricht betrifft die Seite /freibad/preise')
      await expect(about).toBeChecked()
      await about.uncheck()
      await send(page)
      // The form is refused, because other fields are empty, and the unticked page is not offered again.
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByText('Ihre Nachricht betrifft')).toHaveCount(0)
      await page.goto('/schaeden/stand')
      await page.getByRole('link', { name: 'Kontaktformular' }).first().click()
      await expect(page.getByLabel('Ihre Nachricht', { exact: true })).toBeVisible()
      await expect(page.getByText('Ihre Nachricht betrifft')).toHaveCount(0)
    })
  })
}

test('The address of the contact form below /formulare redirects to /kontakt', async ({ page }) => {
  const answer = await page.request.get('/formulare/kontakt?anlass=frage', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/kontakt?anlass=frage'])
})
