import type { Page } from '@playwright/test'

/** Simulates a laptop of the town hall: its CPU is this many times slower than that of this machine. */
export const SLOWER = 4

/** Signs in to the desk of a running demo town with the password that its operator has set (`DEMO_PASSWORT`). */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/redaktion/anmelden')
  await page.getByLabel('E-Mail-Adresse').fill('redaktion@rebenau.example.org')
  await page.getByLabel('Passwort', { exact: true }).fill(process.env['DEMO_PASSWORT'] ?? '')
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/redaktion/anmelden')
}
