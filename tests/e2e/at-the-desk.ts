import { type Browser, type Cookie, expect, type Page } from '@playwright/test'
import { codeOf } from './code-app.ts'
import { notKept } from './not-kept.ts'
import { atTerminal } from './terminal.ts'

/** The accounts of the demo town have the password of playwright.config.ts. */
export const PASSWORD = 'Kelter Amsel Brunnen Pflug'

/** Sessions of this process by account: dozens of sign-ins would reach the rate limit. */
const sessions = new Map<string, Cookie[]>()

/** Opens a screen of the desk with an account; signs in if needed. */
export async function enter(page: Page, name: string, path = '/redaktion'): Promise<void> {
  await page.context().addCookies(sessions.get(name) ?? [])
  await page.goto(path)
  if (new URL(page.url()).pathname === '/redaktion/anmelden') await signIn(page, name)
  await expect(page.getByRole('main', { name: 'Redaktion' }).getByRole('heading', { level: 1 })).toBeVisible()
  sessions.set(name, await page.context().cookies())
}

/** Fills in the sign-in page with an account of the demo town. */
export const signIn = (page: Page, name: string) => fillSignIn(page, `${name}@rebenau.example.org`, PASSWORD)

/** Fills in the sign-in page. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Runs `npm run konto` beside the running server, like the operator; returns the one-time password. */
export async function konto(...words: string[]): Promise<string> {
  const settings = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] }
  const said = await atTerminal(settings, 'konto', ...words)
  return /Einmalpasswort: (\S.*)/.exec(said)?.[1] ?? ''
}

/**
 * Creates an account that no other journey uses, with a password of its own, and enters the desk with it.
 * Returns its email address.
 */
export async function enterNew(
  page: Page,
  vorname: string,
  nachname: string,
  rolle: string,
  bereich = '/',
): Promise<string> {
  const email = `${vorname}.${nachname}@rebenau.example.org`.toLowerCase()
  const rights = ['--rollen', rolle, '--bereiche', bereich]
  const once = await konto('anlegen', 'redaktion', email, vorname, nachname, ...rights)
  await page.goto('/redaktion/anmelden')
  await fillSignIn(page, email, once)
  await page.getByLabel('Jetziges Passwort', { exact: true }).fill(once)
  await page.getByLabel('Neues Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toHaveCount(0)
  return email
}

/**
 * Sets up a second factor, which an administrator needs before anything else. In a town with its own clock
 * the code app uses that clock.
 */
export async function setUpFactor(page: Page, password = PASSWORD, now = Date.now): Promise<void> {
  await page.getByLabel('Ihr Passwort', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Code-App einrichten' }).click()
  await expect(page.getByRole('img', { name: 'QR-Code für die Code-App' })).toBeVisible()
  const secret = (await page.locator('main code').textContent()) ?? ''
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, now()))
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByText('Die Code-App ist eingerichtet.')).toBeVisible()
}

/** Answers the question that comes before a sensitive step. */
export async function confirmIt(page: Page, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' })
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Bestätigen und weiter' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Opens a screen with another account, in another browser context. */
export async function another(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await enter(page, name, path)
  return page
}

/** Makes a call of the desk with the session of the page, as its screens do; returns the answer. */
export async function call<Answer = { id: string; fassung: number }>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<Answer> {
  const headers = { origin: new URL(page.url()).origin, ...notKept }
  const options = { method, headers, ...(data ? { data } : {}) }
  const answer = await page.request.fetch(`/api/cms/redaktion/${path}`, options)
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Answer
}

/** Creates a page like an editor; publishes it at once if `publish` is given, until the time in it. */
export async function makePage(
  page: Page,
  daten: { pfad: string; title: string },
  publish?: { gueltig_bis?: string },
): Promise<string> {
  const id = crypto.randomUUID()
  await call(page, 'POST', 'inhalte', { id, art: 'seite', daten })
  if (publish) await call(page, 'POST', `inhalte/${id}/veroeffentlichen`, { grundfassung: 1, ...publish })
  return id
}
