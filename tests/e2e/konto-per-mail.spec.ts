import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { fillSignIn } from './at-the-desk.ts'
import { quickIf } from './quick-if.ts'
import { type TownWithMail, townWithMail } from './town-with-mail.ts'

/** From the link in a mail, through a real mail server, to a signed-in page. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const PASSWORD = 'Amboss Wiese Laterne Kiesel'

let town: TownWithMail
let origin = ''

test.beforeAll(async () => {
  town = await townWithMail('konto-per-mail')
  origin = town.origin
})

test.afterAll(() => town.close())

/** Creates an account by invitation; returns the link of the invitation. */
async function invite(realm: string, email: string): Promise<string> {
  await town.run('konto', 'anlegen', realm, email, 'Anna', 'Neu', '--einladung')
  return town.linkTo(email, 1)
}

async function choose(page: Page, link: string, password: string) {
  await page.goto(link)
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}

async function forget(page: Page, realm: string, email: string) {
  await page.goto(`${origin}/${realm}/passwort-vergessen`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte sehen Sie in Ihrem Postfach nach')
}

const isOver = (page: Page) => expect(page.getByRole('alert')).toContainText('Dieser Link gilt nicht mehr.')
const isGreeted = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toContainText('Guten Tag')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'W-04 without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const email = `anna-${javaScriptEnabled ? 'mit' : 'ohne'}@example.org`

    test(
      'A-07: an invited person chooses a password and signs in; the link works only once',
      quickIf(!javaScriptEnabled),
      async ({ page }) => {
        const link = await invite('intranet', email)
        await choose(page, link, 'kurz')
        await expect(page.getByRole('alert')).toContainText('mindestens 12 Zeichen')
        await choose(page, link, PASSWORD)
        await expect(page).toHaveURL(/\/intranet\/anmelden\?neu=1$/)
        await fillSignIn(page, email, PASSWORD)
        await isGreeted(page)
        await choose(page, link, `${PASSWORD} anders`)
        await isOver(page)
      },
    )

    test('A-07: a link in a mail replaces a forgotten password, and the old password is invalid', {
      tag: '@lang',
    }, async ({ page }) => {
      await forget(page, 'intranet', 'niemand@example.org')
      await forget(page, 'intranet', email)
      await choose(page, await town.linkTo(email, 2), `${PASSWORD} neu`)
      await expect(page).toHaveURL(/\/intranet\/anmelden\?neu=1$/)
      await fillSignIn(page, email, PASSWORD)
      await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort ist nicht korrekt.')
      await fillSignIn(page, email, `${PASSWORD} neu`)
      await isGreeted(page)
      expect(town.mailsTo('niemand@example.org')).toEqual([])
    })

    test('A-07: an expired link is refused', { tag: '@lang' }, async ({ page }) => {
      const link = await invite('intranet', `alt-${email}`)
      // The server writes to the same database.
      using database = new DatabaseSync(join(town.folder, 'rathausplatz.sqlite'), { timeout: 10_000 })
      database.prepare('update single_use_keys set expires_at = ?').run('2020-01-01T00:00:00.000Z')
      await choose(page, link, `${PASSWORD} alt`)
      await isOver(page)
    })

    test('A-07: a link is invalid in another realm, and does not change the account that is signed in', {
      tag: '@lang',
    }, async ({ page }) => {
      const other = `bert-${javaScriptEnabled ? 'mit' : 'ohne'}@example.org`
      await choose(page, await invite('intranet', other), PASSWORD)
      await fillSignIn(page, other, PASSWORD)
      await isGreeted(page)
      const stranger = `${other}.example`
      const link = await invite('intranet', stranger)
      await choose(page, link.replace('/intranet/', '/raete/'), `${PASSWORD} fremd`)
      await isOver(page)
      await choose(page, link, `${PASSWORD} fremd`)
      // A browser that was signed in with another account has to sign in: with the account of the link, or
      // with its own password.
      await expect(page).toHaveURL(/\/intranet\/anmelden\?neu=1$/)
      await fillSignIn(page, other, PASSWORD)
      await isGreeted(page)
      await page.goto(`${origin}/intranet/konto`)
      await expect(page.getByText(other, { exact: true })).toBeVisible()
      await page.context().clearCookies()
      await page.goto(`${origin}/intranet/anmelden`)
      await fillSignIn(page, stranger, `${PASSWORD} fremd`)
      await isGreeted(page)
      await page.goto(`${origin}/intranet/konto`)
      await expect(page.getByText(stranger, { exact: true })).toBeVisible()
    })
  })
}
