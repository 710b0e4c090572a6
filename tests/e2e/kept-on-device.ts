import type { Page } from '@playwright/test'

/** Returns the addresses in the caches of the site on this device, by cache. */
export const keptByCache = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: [string, string[]][] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      found.push([name, requests.map(({ url }) => url.replace(location.origin, ''))])
    }
    return Object.fromEntries(found)
  })

/** Returns the addresses in all caches together. */
export const keptOnDevice = async (page: Page): Promise<string[]> =>
  Object.values(await keptByCache(page)).flat()
