import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { konto } from './at-the-desk.ts'
import { codeOf } from './code-app.ts'
import { keptOnDevice } from './kept-on-device.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'

test.use({ serviceWorkers: 'allow' })

/** The demo town has an account for each role, all with the password of playwright.config.ts. */
const PASSWORD = 'Kelter Amsel Brunnen Pflug'
const at = (name: string) => `${name}@rebenau.example.org`

async function signIn(page: Page, name: string, password = PASSWORD) {
  await page.getByLabel('E-Mail-Adresse').fill(at(name))
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function enter(page: Page, realm: string, name: string) {
  await page.goto(`/${realm}/anmelden`)
  await signIn(page, name)
  await expect(page).toHaveURL(new RegExp(`/${realm}$`))
}

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).toSorted()

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'Spec §4: log-in sets two cookies and shows the user; log-out removes both, and going back shows the sign-in',
      quickIf(javaScriptEnabled),
      async ({ page, context }) => {
        await page.goto('/intranet')
        await expect(page).toHaveTitle('Anmelden – Intranet – Stadt Rebenau')
        await signIn(page, 'miriam.huber', 'falsch geraten')
        await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist nicht korrekt.')
        await expect(page).toHaveTitle('Fehler: Anmelden – Intranet – Stadt Rebenau')
        if (javaScriptEnabled) await expect(page.getByRole('alert')).toBeFocused()
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([
          'Im Ratsinformationssystem anmelden',
          'In der Redaktion anmelden',
        ])
        await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(at('miriam.huber'))
        await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('')
        expect(await cookieNames(context)).toEqual([])

        const begun = Date.now() / 1_000
        await signIn(page, 'miriam.huber')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Miriam Huber')
        const ended = Date.now() / 1_000
        expect(await cookieNames(context)).toEqual(['token-intranet', 'user-intranet'])
        for (const { httpOnly, sameSite, expires } of await context.cookies()) {
          expect([httpOnly, sameSite]).toEqual([true, 'Lax'])
          // 3600 s (spec §9) from a moment during the sign-in, in whole seconds.
          expect(expires).toBeGreaterThanOrEqual(begun + 3_600 - 1)
          expect(expires).toBeLessThanOrEqual(ended + 3_600 + 1)
        }
        const answer = await page.reload()
        expect(answer?.headers()['cache-control']).toBe('private, no-store')
        await page.goto('/intranet/konto')
        await expect(page.getByText(at('miriam.huber'))).toBeVisible()
        // A token of one realm is invalid in another.
        await page.goto('/raete')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')

        await page.goto('/intranet')
        await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
        await expect(page.getByRole('status').filter({ hasText: 'Sie sind abgemeldet.' })).toBeVisible()
        expect(await cookieNames(context)).toEqual([])
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
      },
    )

    test('After the end of a session the sign-in says so, and leads back to the page before', {
      tag: '@lang',
    }, async ({ page, context }) => {
      await enter(page, 'intranet', 'miriam.huber')
      await page.goto('/intranet/konto')
      await page.getByRole('link', { name: 'Passwort ändern' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort ändern')
      await context.clearCookies()
      await page.getByLabel('Bisheriges Passwort', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Neues Passwort', { exact: true }).fill('Amboss Wiese Laterne Kiesel')
      await page.getByRole('button', { name: 'Passwort ändern' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Ihre Sitzung ist zu Ende.' })).toBeVisible()
      await page.goto('/intranet/passwort')
      await signIn(page, 'miriam.huber')
      await expect(page).toHaveURL(/\/intranet\/passwort$/)
    })
  })
}

test.describe('the end of a session (WCAG 2.2.1)', () => {
  const MINUTE = 60_000

  const endsSoon = 'Ihre Anmeldung endet in 4 Minuten.'

  test('is announced in view, can be put off on the page, and leads to the sign-in', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 360, height: 740 })
    await enter(page, 'intranet', 'miriam.huber')
    await page.goto('/intranet/passwort')
    const line = page.getByRole('region', { name: 'Ihre Anmeldung' })
    await expect(line).toContainText('Angemeldet als Miriam Huber')
    const told = page.getByRole('status').filter({ hasText: endsSoon })
    await expect(told).toHaveCount(0)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Amboss Wiese Laterne Kiesel')
    await page.clock.fastForward(56 * MINUTE)
    await expect(told).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Passwort ändern' }).scrollIntoViewIfNeeded()
    await expect(told).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Angemeldet bleiben' }).first().click()
    await expect(told).toHaveCount(0)
    await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveValue(
      'Amboss Wiese Laterne Kiesel',
    )
    // After an extension the page reloads how long the session lasts.
    await expect(line.getByRole('button', { name: 'Angemeldet bleiben' })).toBeEnabled()
    await page.clock.fastForward(30 * MINUTE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort ändern')
    await page.getByLabel('Neues Passwort', { exact: true }).fill('')
    // The clock of the server does not advance; without its cookie the session ends there as well.
    await context.clearCookies()
    await page.clock.fastForward(31 * MINUTE)
    await expect(page).toHaveURL(/\/intranet\/anmelden\?/)
  })

  test('keeps typed text: the page stays, and continues after a sign-in in a new tab', {
    tag: '@lang',
  }, async ({ page, context }) => {
    await page.clock.install()
    await enter(page, 'intranet', 'miriam.huber')
    await page.goto('/intranet/passwort')
    const typed = page.getByLabel('Neues Passwort', { exact: true })
    await typed.fill('Amboss Wiese Laterne Kiesel')
    await context.clearCookies()
    await page.clock.fastForward(61 * MINUTE)
    const told = page.getByRole('status').filter({ hasText: 'Ihre Sitzung ist zu Ende.' })
    await expect(told).toBeInViewport()
    await expect(typed).toHaveValue('Amboss Wiese Laterne Kiesel')
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'In neuem Tab anmelden' }).click()
    const tab = await opening
    await signIn(tab, 'miriam.huber')
    await expect(tab).toHaveURL(/\/intranet\/passwort$/)
    await expect(page.getByText('Sie sind wieder angemeldet')).toBeVisible()
    await expect(typed).toHaveValue('Amboss Wiese Laterne Kiesel')
  })

  test('in one window is the end in all windows', { tag: '@lang' }, async ({ page, context }) => {
    await enter(page, 'intranet', 'miriam.huber')
    const other = await context.newPage()
    await other.goto('/intranet')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Miriam Huber')
    await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
    await expect(other.getByText('Ihre Sitzung ist zu Ende.')).toBeVisible()
  })

  test('A-06: can be requested for all other devices', { tag: '@lang' }, async ({ page, browser }) => {
    await enter(page, 'intranet', 'jan.oberle')
    const elsewhere = await (await browser.newContext()).newPage()
    await enter(elsewhere, 'intranet', 'jan.oberle')
    await page.goto('/intranet/konto')
    await page.getByRole('button', { name: 'Auf allen anderen Geräten abmelden' }).click()
    await expect(page.getByText('Auf allen anderen Geräten sind Sie abgemeldet.')).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
    await elsewhere.context().close()
  })
})

test('A-16: an account with a password that somebody else chose (pw_geaendert false) reaches only the page to change it', {
  tag: '@lang',
}, async ({ page }) => {
  const once = await konto('passwort', 'raete', at('ratsmitglied'))
  await page.goto('/raete/anmelden')
  await signIn(page, 'ratsmitglied', once)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte vergeben Sie ein eigenes Passwort')
  await expect(page).toHaveTitle(/^Bitte vergeben Sie ein eigenes Passwort – /)
  await page.goto('/raete')
  await expect(page).toHaveURL(/\/raete\/passwort$/)

  const change = async (neu: string) => {
    await page.getByLabel('Jetziges Passwort', { exact: true }).fill(once)
    await page.getByLabel('Neues Passwort', { exact: true }).fill(neu)
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
  }
  await change('kurz')
  await expect(page.getByRole('alert').getByRole('link')).toContainText('mindestens 12 Zeichen')
  await expect(page.getByText('Gut sind vier Wörter')).toHaveCount(1)
  await change('Amboss Wiese Laterne Kiesel')
  const done = page.getByText('Ihr Passwort ist geändert.')
  await expect(done).toBeFocused()
  await expect(done).not.toContainText('Geräten')
  await expect(page.getByText('Gemeinderat, Technischer Ausschuss')).toBeVisible()
})

test.describe('W-04 without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Administrators set up a code app first, and are asked for a code at the next sign-in', async ({
    page,
  }) => {
    await page.goto('/redaktion/anmelden')
    await signIn(page, 'administration')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bitte richten Sie einen zweiten Faktor ein',
    )
    await page.goto('/redaktion')
    await expect(page).toHaveURL(/\/redaktion\/zweiter-faktor$/)
    await page.getByLabel('Ihr Passwort', { exact: true }).first().fill(PASSWORD)
    await page.getByRole('button', { name: 'Code-App einrichten' }).click()
    await expect(page.getByRole('img', { name: 'QR-Code für die Code-App' })).toBeVisible()
    const secret = (await page.locator('main code').textContent()) ?? ''
    const confirm = async (code: string) => {
      await page.getByLabel('Code', { exact: true }).fill(code)
      await page.getByRole('button', { name: 'Bestätigen' }).click()
    }
    await confirm('000000')
    await expect(page.getByRole('alert')).toContainText('Der Code ist nicht korrekt.')
    await confirm(codeOf(secret))
    await expect(page.getByText('Die Code-App ist eingerichtet.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweiter Faktor')
    await expect(page.getByRole('link', { name: 'Weiter zur Redaktion' })).toHaveAttribute(
      'href',
      '/redaktion',
    )
    const recovery =
      (await page.getByRole('region', { name: 'Ihre Codes' }).locator('code').first().textContent()) ?? ''

    await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
    await signIn(page, 'administration')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zweiter Schritt der Anmeldung')
    const send = async (code: string) => {
      await page.getByLabel('Code', { exact: true }).fill(code)
      await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
    }
    await send('000000')
    await expect(page.getByRole('alert')).toContainText('Der Code ist nicht korrekt.')
    await page.getByText('Gerät nicht zur Hand?').click()
    await page.getByLabel('Code zur Wiederherstellung', { exact: true }).fill(recovery)
    await page.getByRole('button', { name: 'Mit diesem Code anmelden' }).click()
    // The desk needs JavaScript, and links to the account without it.
    await page.getByRole('link', { name: 'Zu Ihrem Konto und zum Abmelden' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag')
  })
})

/** Emulates a device that can store passkeys and has none yet. */
async function deviceOf(page: Page) {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test('A passkey is made with the password, and signs in without it', async ({ page }) => {
  await deviceOf(page)
  // No other test uses this account: from here on it requires the passkey.
  await enter(page, 'redaktion', 'personal')
  await page.goto('/redaktion/konto')
  await page.getByRole('link', { name: 'Zweiten Faktor einrichten' }).click()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('Passkey anlegen').first().click()
  const summary = page.getByRole('alert')
  await passkeys.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(summary.getByRole('link')).toHaveText([
    'Bitte geben Sie dem Passkey einen Namen.',
    'Bitte geben Sie Ihr Passwort an.',
  ])
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Fehler: Zweiter Faktor/)
  await summary.getByRole('link', { name: 'Bitte geben Sie Ihr Passwort an.' }).click()
  await expect(passkeys.getByLabel('Ihr Passwort', { exact: true })).toBeFocused()
  await passkeys.getByLabel('Name des Passkeys').fill('Dienstrechner')
  const make = async (password: string) => {
    await passkeys.getByLabel('Ihr Passwort', { exact: true }).fill(password)
    await passkeys.getByRole('button', { name: 'Passkey anlegen' }).click()
  }
  await make('falsch geraten')
  await expect(passkeys.getByText('Das Passwort ist nicht korrekt.')).toBeVisible()
  await expect(summary).toBeFocused()
  await make(PASSWORD)
  await expect(page.getByText('Der Passkey ist angelegt.')).toBeFocused()
  for (const name of ['Codes drucken', 'Codes kopieren'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(passkeys.getByText('Dienstrechner', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Sonja')
})

test('After an action the focus is on its result: the picture for the code app, the end of other sessions', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion', 'autorin')
  await page.goto('/redaktion/konto')
  await page.getByRole('link', { name: 'Zweiten Faktor einrichten' }).click()
  await page.getByLabel('Ihr Passwort', { exact: true }).first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Code-App einrichten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Code-App einrichten' })).toBeFocused()
  await expect(page).toHaveTitle(/^Code-App einrichten – Redaktion/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Schlüssel kopieren' }).click()
  await expect(page.getByText('Kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[A-Z2-7]{16,}$/)
  await page.goto('/redaktion/konto?geaendert=andere')
  await expect(page.getByText('Auf allen anderen Geräten sind Sie abgemeldet.')).toBeFocused()
})

test('A device without a passkey says so and names the other way to sign in; it is asked only on a click', {
  tag: '@lang',
}, async ({ page }) => {
  await deviceOf(page)
  let questions = 0
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/redaktion/passkey')) questions += 1
  })
  await page.goto('/redaktion/anmelden', { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: 'Mit Passkey anmelden' })
  await expect(button).toBeVisible()
  expect(questions).toBe(0)
  await button.click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('oder melden Sie sich mit E-Mail-Adresse und Passwort an')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Fehler: Anmelden/)
  await button.click()
  await expect.poll(() => questions).toBe(2)
})

test('Creating a passkey after the end of a session leads to the sign-in', {
  tag: '@lang',
}, async ({ page }) => {
  await deviceOf(page)
  await enter(page, 'redaktion', 'chefredaktion')
  await page.goto('/redaktion/zweiter-faktor')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('Passkey anlegen').first().click()
  await passkeys.getByLabel('Name des Passkeys').fill('Dienstrechner')
  await passkeys.getByLabel('Ihr Passwort', { exact: true }).fill(PASSWORD)
  await page.context().clearCookies()
  await passkeys.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(page.getByText('Ihre Sitzung ist zu Ende.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
})

test('C-02, C-07: public pages are the same for a signed-in visitor, and the device stores nothing of the realms', {
  tag: '@lang',
}, async ({ page, context }) => {
  // Removes what differs between answers: nonces and request ids.
  const withoutNumbers = (html: string) => html.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{12}/g, '')
  const before = withoutNumbers(await (await page.request.get('/rathaus')).text())
  await page.goto('/rathaus')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await enter(page, 'redaktion', 'chefredaktion')
  await page.goto('/redaktion/passwort')
  const answer = await page.request.get('/rathaus')
  expect(withoutNumbers(await answer.text())).toBe(before)
  expect(answer.headers()['cache-control']).not.toContain('private')
  await page.goto('/freibad')
  // Public pages are cached.
  await expect.poll(() => keptOnDevice(page)).toContain('/rathaus')
  expect((await keptOnDevice(page)).filter(path => /^\/(?:redaktion|intranet|raete)/.test(path))).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].flatMap(Object.entries)),
  )
  expect(stored).not.toMatch(/chefredaktion|rebenau\.example/)
  expect(await cookieNames(context)).toEqual(['token-redaktion', 'user-redaktion'])
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).not.toMatch(/anmelden|redaktion/)
})

test('W-01, W-06: axe finds nothing, and nothing is cut off at 320 px', { tag: '@lang' }, async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  const look = async (path: string) => {
    await page.goto(path)
    await lookAt(page, path, { widths: [320] })
    // Each link is large enough for a finger (WCAG 2.5.8).
    for (const way of await page.getByRole('complementary').getByRole('link').all())
      expect((await way.boundingBox())?.height, path).toBeGreaterThanOrEqual(24)
  }
  for (const path of [
    '/intranet/anmelden?ende=1',
    '/raete/anmelden',
    '/redaktion/anmelden',
    '/redaktion/passwort-vergessen',
    '/redaktion/neues-passwort?schluessel=x',
  ])
    await look(path)
  await enter(page, 'redaktion', 'chefredaktion')
  for (const path of [
    '/redaktion/konto',
    '/redaktion/passwort',
    '/redaktion/zweiter-faktor',
    '/redaktion/abmelden',
  ])
    await look(path)
})
