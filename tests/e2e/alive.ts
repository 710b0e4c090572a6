import { expect, type Page } from '@playwright/test'

/** Waits until scripts have taken the page over: a link that is followed before loads the next page as it does without them. */
export const expectAlive = (page: Page) =>
  expect(page.getByRole('button', { name: 'Menü', exact: true })).toBeVisible()
