import { expect, type Page, test } from '@playwright/test'
import { enter } from './at-the-desk.ts'

/**
 * Makes the chunks of the library unavailable, as after a new build; with `isBack` only until the page is
 * loaded again. Returns a counter of page loads.
 */
async function loseLibrary(page: Page, { isBack }: { isBack: boolean }): Promise<() => number> {
  let loaded = 0
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded++
  })
  await page.route(/\/redaktion\/assets\/library-screen-[^/]+\.js$/, route =>
    isBack && loaded > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  return () => loaded
}

const toLibrary = (page: Page) =>
  page.getByRole('link', { name: 'Bilder und Dokumente', exact: true }).click()

test('After a new build the next screen opens with one reload', async ({ page }) => {
  await enter(page, 'redaktion')
  const loaded = await loseLibrary(page, { isBack: true })
  await toLibrary(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Bilder und Dokumente' })).toBeVisible()
  await expect(page).toHaveURL('/redaktion/medien')
  expect(loaded()).toBe(1)
})

test('If the reload does not help, the desk says so and does not reload again', { tag: '@lang' }, async ({
  page,
}) => {
  await enter(page, 'redaktion')
  const loaded = await loseLibrary(page, { isBack: false })
  await toLibrary(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Das hat nicht geklappt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible()
  expect(loaded()).toBe(1)
})

test('Without the network the desk stays and says so, and goes on once the network is back', {
  tag: '@lang',
}, async ({ page }) => {
  await enter(page, 'redaktion')
  await page.context().setOffline(true)
  await toLibrary(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Das hat nicht geklappt' })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bilder und Dokumente' })).toBeVisible()
})
