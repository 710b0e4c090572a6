import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The key of a program that acts in the name of a person, for the duration of a call. Every note in the log
 * names the key, so that no action is attributed to the person alone. The key is in async context: if it were
 * an argument, a step that forgets it would be attributed to the person.
 */
const acting = new AsyncLocalStorage<string>()

export const actingBy = <T>(key: string, work: () => T): T => acting.run(key, work)

/** Adds the key of the acting program to a note. */
export function withActing(note: string | null): string | null {
  const key = acting.getStore()
  if (key === undefined) return note
  const said = `durch den Zugang „${key}“`
  return note ? `${note} (${said})` : said
}
