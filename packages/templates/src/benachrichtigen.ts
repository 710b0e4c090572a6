import { type Cms, calls } from '@rathausplatz/contract'

/** Where people have themselves told of a topic by mail; nothing where the town sends none. */
export async function benachrichtigen(cms: Cms, thema: string): Promise<{ benachrichtigen?: string }> {
  const town = await cms.call(calls.stadt, {}).catch(() => undefined)
  return town?.abos ? { benachrichtigen: `/abo?${new URLSearchParams({ thema })}` } : {}
}
