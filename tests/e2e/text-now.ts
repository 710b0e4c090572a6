import { expect, type Locator } from '@playwright/test'

/** What a part of the page says at this very moment. A part that is not there says nothing and is a fault. */
export async function textNow(part: Locator): Promise<string> {
  const texts = await part.allTextContents()
  expect(texts).not.toEqual([])
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}
