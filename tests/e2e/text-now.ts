import type { Locator } from '@playwright/test'

/** What a part of the page says at this very moment; empty where there is none. */
export const textNow = async (part: Locator): Promise<string> =>
  (await part.allTextContents()).join(' ').replaceAll(/\s+/g, ' ')
