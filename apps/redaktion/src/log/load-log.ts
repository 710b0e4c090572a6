import { type CallAnswer, calls } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'
import { askedOf, type Entry, type LogQuery } from './log-query.ts'

export type LogPart = { readonly entries: readonly Entry[]; readonly next: number | null }

const AT_ONCE = 50
const FOR_FILES = 200
/** Most calls in a row if most entries are not visible to the account. */
const MOST_CALLS = 8

/**
 * Loads the entries before the number `before`: at least a screenful, unless the log ends or `MOST_CALLS` is
 * reached.
 */
export async function loadLog(
  query: LogQuery,
  before?: number | null,
  signal?: AbortSignal,
): Promise<LogPart> {
  const entries: Entry[] = []
  let next = before ?? null
  for (let call = 0; call < MOST_CALLS; call++) {
    const { data, weiter } = await ask(calls.redaktionProtokoll, {
      query: { ...askedOf(query), anzahl: AT_ONCE, ...(next === null ? {} : { vor: next }) },
      ...(signal ? { signal } : {}),
    })
    entries.push(...data)
    next = weiter
    if (next === null || entries.length >= AT_ONCE) break
  }
  return { entries, next }
}

/** Yields all changes, newest first. */
export async function* walkLog(query: LogQuery, signal: AbortSignal): AsyncGenerator<readonly Entry[]> {
  let vor: number | null | undefined
  while (vor !== null) {
    const found: CallAnswer<typeof calls.redaktionProtokoll> = await ask(calls.redaktionProtokoll, {
      query: { ...askedOf(query), anzahl: FOR_FILES, ...(vor === undefined ? {} : { vor }) },
      signal,
    })
    yield found.data
    vor = found.weiter
  }
}
