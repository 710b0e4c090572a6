import { test as base } from '@playwright/test'
import { MONDAY } from './follow-task.ts'
import { type TownAtATime, townAt } from './town-at-a-time.ts'

/** Journeys in a town of their own, one per worker, which begins on a Monday and whose clock they set. */
export const test = base.extend<object, { town: TownAtATime }>({
  town: [
    async ({ browserName: _any }, use) => {
      const town = await townAt(MONDAY)
      await use(town)
      await town.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ town }, use) => use(town.origin),
})
