import { expect, type Locator } from '@playwright/test'

/** Returns the text of a part of the page without waiting. Fails if the part does not exist. */
export async function textNow(part: Locator): Promise<string> {
  const texts = await part.allTextContents()
  expect(texts).not.toEqual([])
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}
