import { type Cms, calls } from '@rathausplatz/contract'

/** Returns the address to order a topic by mail; none if the town sends no mails. */
export async function benachrichtigen(cms: Cms, thema: string): Promise<{ benachrichtigen?: string }> {
  const town = await cms.call(calls.stadt, {}).catch(() => undefined)
  return town?.abos ? { benachrichtigen: `/abo?${new URLSearchParams({ thema })}` } : {}
}
