import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  CLIENT,
  openIdentityProvider,
  type PersonThere,
} from '../../packages/cms/src/accounts/testing/identity-provider.ts'
import { confirmIt, fillSignIn, setUpFactor } from './at-the-desk.ts'
import { lookAt } from './look-at.ts'
import { quickIf } from './quick-if.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'

/**
 * How accounts reach the desk: by an invitation through a real mail server, and with the account of the town
 * at a real identity provider. In an empty town of its own.
 */
test.describe.configure({ mode: 'default' })

const PASSWORD = 'Amboss Wiese Laterne Kiesel'

const people: Record<string, PersonThere> = {
  klara: { email: 'klara.kern@example.org', email_verified: true },
  fremd: { email: 'fremd@example.org', email_verified: true },
  anna: { email: 'anna.amt@example.org', email_verified: true },
}
let provider: Awaited<ReturnType<typeof openIdentityProvider>>
let town: TownWithMail
let origin = ''

const invite = (run: TownWithMail['run'], email: string, name: readonly string[], ...rights: string[]) =>
  run('konto', 'anlegen', 'redaktion', email, ...name, '--rollen', ...rights, '--einladung')

test.beforeAll(async () => {
  town = await townWithMail('redaktion-tor', {
    settings: async origin => {
      provider = await openIdentityProvider(origin, people)
      return {
        OIDC_AUSSTELLER: provider.issuer,
        OIDC_KENNUNG: CLIENT.clientId,
        OIDC_GEHEIMNIS: CLIENT.clientSecret,
        OIDC_ZWEITER_FAKTOR: 'mfa',
      }
    },
    before: async run => {
      await invite(run, KLARA, ['Klara', 'Kern'], 'redaktion', '--bereiche', '/')
      await invite(run, ANNA, ['Anna', 'Amt'], 'administration')
    },
  })
  origin = town.origin
})

test.afterAll(async () => {
  await town.close()
  await provider.close()
})

const heading = (page: Page) =>
  page.getByRole('main', { name: 'Redaktion' }).getByRole('heading', { level: 1 })
const told = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage()

/** Chooses a password by the link of a mail, then signs in. */
async function choosePassword(page: Page, link: string, email: string) {
  await page.goto(link)
  await page.getByLabel('Neues Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await fillSignIn(page, email, PASSWORD)
}

const LORE = 'lore.leitung@example.org'
const JANA = 'jana.jahn@example.org'
const MOVED = 'jana.muster@example.org'
/**
 * Two invited people who never follow the link: a sign-in with the account of the town activates their
 * accounts.
 */
const KLARA = 'klara.kern@example.org'
const ANNA = 'anna.amt@example.org'

test('An administrator invited by mail chooses a password and sets up a second factor; an invited editor whose address changes needs a new link', async ({
  page,
  browser,
}) => {
  await invite(town.run, LORE, ['Lore', 'Leitung'], 'administration')
  await choosePassword(page, await town.linkTo(LORE, 1), LORE)
  await expect(page).toHaveURL(/\/redaktion\/zweiter-faktor/)
  await setUpFactor(page, PASSWORD)

  await page.goto(`${origin}/redaktion/konten/neu`)
  await page.getByLabel('Vorname').fill('Jana')
  await page.getByLabel('Nachname').fill('Jahn')
  await page.getByLabel('E-Mail-Adresse').fill(JANA)
  await page.getByRole('checkbox', { name: /^Chefredaktion/ }).check()
  await page.getByRole('radio', { name: /^überall/ }).check()
  await page.getByRole('button', { name: 'Einladung schicken' }).click()
  await confirmIt(page, PASSWORD)
  await expect(heading(page)).toHaveText('Jana Jahn')
  await lookAt(page)

  // Another email address: the first link is invalid, and both addresses get a mail.
  const dead = await town.linkTo(JANA, 1)
  await page.getByLabel('Nachname').fill('Muster')
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(MOVED)
  await expect(page.getByText('Bitte danach noch einmal einladen.')).toBeVisible()
  await lookAt(page)
  await page.getByRole('button', { name: 'Angaben ändern' }).click()
  await expect(told(page, `meldet sich jetzt mit ${MOVED} an`)).toBeVisible()
  await expect(heading(page)).toHaveText('Jana Muster')
  await expect
    .poll(() => town.mailsTo(JANA).at(-1)?.subject, { timeout: 60_000 })
    .toContain('E-Mail-Adresse geändert')
  await expect.poll(() => town.mailsTo(MOVED).length, { timeout: 60_000 }).toBe(1)
  await page.getByRole('button', { name: 'Noch einmal einladen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Noch einmal einladen' }).click()

  const jana = await elsewhere(browser)
  await jana.goto(dead)
  await jana.getByLabel('Neues Passwort', { exact: true }).fill(PASSWORD)
  await jana.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(jana.getByRole('alert')).toContainText('Dieser Link gilt nicht mehr.')
  await choosePassword(jana, await town.linkTo(MOVED, 2), MOVED)
  await expect(heading(jana)).toBeVisible()
  await jana.context().close()
})

/** Chooses an account on the page of the provider. */
const choose = (page: Page, who: string) => page.getByRole('link', { name: who, exact: true }).click()
const byTown = (page: Page) => page.getByRole('link', { name: 'Mit dem Konto der Verwaltung anmelden' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(
      'With the account of the town: to the provider, back to the requested page, and signed out there too',
      quickIf(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto(`${origin}/redaktion/konto`)
        await expect(page).toHaveURL(/\/redaktion\/anmelden\?zurueck=/)
        if (javaScriptEnabled) await lookAt(page)
        await byTown(page).click()
        await choose(page, KLARA)
        await expect(page).toHaveURL(`${origin}/redaktion/konto`)
        await expect(page.getByText(KLARA).first()).toBeVisible()
        const cookies = await page.context().cookies(origin)
        expect(cookies.map(({ name }) => name)).not.toContain('verwaltung')
        expect(cookies.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true)

        await page.goto(`${origin}/redaktion/abmelden`)
        await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
        await expect(
          page.getByText('Beim Konto der Verwaltung sind Sie in diesem Browser noch angemeldet.'),
        ).toBeVisible()
        if (javaScriptEnabled) await lookAt(page)
        await page.getByRole('link', { name: 'Auch dort abmelden' }).click()
        expect(new URL(page.url()).origin).toBe(provider.issuer)
      },
    )
  })
}

test.describe('W-04 without JavaScript: what is refused', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor without an account, or who cancels at the provider, gets a plain sentence; a foreign return address is ignored', {
    tag: '@lang',
  }, async ({ page }) => {
    for (const zurueck of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/redaktion/verwaltung',
    ]) {
      await page.context().clearCookies()
      await page.goto(`${origin}/redaktion/verwaltung?zurueck=${encodeURIComponent(zurueck)}`)
      await choose(page, KLARA)
      await expect(page, zurueck).toHaveURL(`${origin}/redaktion`)
    }
    await page.context().clearCookies()
    await page.goto(`${origin}/redaktion/anmelden`)
    await byTown(page).click()
    await choose(page, 'fremd@example.org')
    await expect(page.getByRole('alert')).toContainText('gehört hier kein Konto')
    await page.context().clearCookies()
    await page.goto(`${origin}/redaktion/anmelden`)
    await byTown(page).click()
    await choose(page, 'Abbrechen')
    await expect(page.getByRole('alert')).toContainText('abgebrochen')
    await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible()
  })
})

test('A-05: an answer to a sign-in that another browser has begun signs nobody in, and each sign-in starts a new session', async ({
  page,
  browser,
}) => {
  const [theirs, mine] = [await elsewhere(browser), page]
  // A sign-in that an attacker has begun and wants a victim to finish.
  await theirs.route('**/redaktion/verwaltung-antwort**', route => route.abort())
  await theirs.goto(`${origin}/redaktion/verwaltung`)
  const answered = theirs.waitForRequest('**/redaktion/verwaltung-antwort**')
  await choose(theirs, KLARA).catch(() => undefined)
  const link = (await answered).url()
  await mine.goto(link)
  await expect(mine.getByRole('alert')).toContainText('beginnen Sie noch einmal')
  await mine.goto(`${origin}/redaktion/verwaltung`)
  await mine.goto(link)
  await expect(mine.getByRole('alert')).toContainText('beginnen Sie noch einmal')
  await mine.goto(`${origin}/redaktion/konto`)
  await expect(mine).toHaveURL(/\/redaktion\/anmelden/)

  const token = async () =>
    (await mine.context().cookies(origin)).find(({ name }) => name === 'token-redaktion')?.value
  await mine.goto(`${origin}/redaktion/verwaltung`)
  await choose(mine, KLARA)
  await expect(heading(mine)).toBeVisible()
  const first = await token()
  // Session fixation: the old session ends with the next sign-in in the same browser.
  await mine.goto(`${origin}/redaktion/verwaltung`)
  await expect(heading(mine)).toBeVisible()
  expect(await token()).not.toBe(first)
  const old = await fetch(`${origin}/api/cms/redaktion/konto/anmeldung`, {
    headers: { 'redaktion-authorization': decodeURIComponent(first ?? '') },
  })
  expect(old.status).toBe(401)
  // A link on another site does not start the sign-in.
  const sent = await fetch(`${origin}/redaktion/verwaltung`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(sent.headers.get('location')).toBe('/redaktion/anmelden')
  await theirs.context().close()
})

test('An administrator needs a second factor, here or at the provider', { tag: '@lang' }, async ({
  page,
  browser,
}) => {
  // An account that is already connected with that of the town.
  const klara = await elsewhere(browser)
  await klara.goto(`${origin}/redaktion/verwaltung`)
  await choose(klara, KLARA)
  await expect(heading(klara)).toBeVisible()
  await klara.context().close()
  await page.goto(`${origin}/redaktion/verwaltung?zurueck=/redaktion/konten`)
  await choose(page, ANNA)
  // Without a second factor at the provider, the site's own is required first.
  await expect(page).toHaveURL(/\/redaktion\/zweiter-faktor/)
  people['anna'] = { email: ANNA, email_verified: true, amr: ['mfa'] }
  await page.context().clearCookies()
  await page.goto(`${origin}/redaktion/verwaltung?zurueck=/redaktion/konten`)
  await choose(page, ANNA)
  await expect(heading(page)).toHaveText('Konten')
  await page.getByRole('link', { name: 'Klara Kern' }).click()
  await expect(page.getByText('mit Konto der Verwaltung').first()).toBeVisible()
  await page.getByRole('button', { name: 'Verbindung mit der Verwaltung lösen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Verbindung mit der Verwaltung lösen' }).click()
  await expect(told(page, 'ist nicht mehr mit einem Konto der Verwaltung verbunden')).toBeVisible()
  await expect
    .poll(() => town.mailsTo(KLARA).at(-1)?.subject, { timeout: 60_000 })
    .toContain('Verbindung gelöst')
})
