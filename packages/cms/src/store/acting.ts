import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What is done by a program is done in the name of a person, who shall not stand there as if they had done it: around the
 * whole call it is known which key asked, and every note of what was done says so. Held beside the call rather than
 * handed through, as otherwise a single step that forgets it would put the deed on the person.
 */
const acting = new AsyncLocalStorage<string>()

export const actingBy = <T>(key: string, work: () => T): T => acting.run(key, work)

/** A note of what was done, with the key by which a program did it. */
export function withActing(note: string | null): string | null {
  const key = acting.getStore()
  if (key === undefined) return note
  const said = `durch den Zugang „${key}“`
  return note ? `${note} (${said})` : said
}
