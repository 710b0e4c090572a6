import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page is hydrated: a link that is followed before loads the next page as without JavaScript.
 */
export const expectAlive = (page: Page) =>
  expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeVisible()
