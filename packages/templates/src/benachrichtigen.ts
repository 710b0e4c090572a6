import { type Cms, calls } from '@rathausplatz/contract'

/**
 * Returns the address of the form that orders a topic by mail; an empty object if the town sends no mails or
 * cannot be loaded.
 */
export async function benachrichtigen(cms: Cms, thema: string): Promise<{ benachrichtigen?: string }> {
  const town = await cms.call(calls.stadt, {}).catch(() => undefined)
  return town?.abos ? { benachrichtigen: `/abo?${new URLSearchParams({ thema })}` } : {}
}
