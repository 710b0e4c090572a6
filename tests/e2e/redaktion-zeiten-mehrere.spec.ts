import { expect } from '@playwright/test'
import { Clerk } from './clerk.ts'
import { begin, follow, taskOf } from './follow-task.ts'
import { test } from './in-own-town.ts'

test('P3: the town hall gets its Christmas hours in at most twelve actions, and the site shows them', async ({
  page,
  town,
}) => {
  test.setTimeout(120_000)
  await begin(page, 'oeffnungszeiten-mehrere', town)
  const clerk = new Clerk(page, 'maus')
  await follow(clerk, taskOf('oeffnungszeiten-mehrere').steps)
  await expect(page.getByRole('status').filter({ hasText: 'haben die abweichenden Zeiten.' })).toBeVisible()
  expect(clerk.actions).toBeLessThanOrEqual(12)
  // One inherits its hours from the town hall, the other has its own.
  for (const office of ['ordnungsamt', 'standesamt']) {
    await page.goto(`/rathaus/aemter/${office}`)
    const closings = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Weihnachten' })
    await expect(closings).toContainText(['21.12.2026 bis 23.12.2026', '04.01.2027 bis 05.01.2027'])
  }
})
