import { rightFor } from './judge-ways.ts'
import type { KnownFacts } from './known-facts.ts'
import { nameOf, wayKey, waysIn } from './people.ts'

type CopiedWay = {
  readonly wer: string
  readonly wert: string
  readonly hinweis: string
  readonly field: string
}

/**
 * Finds people typed into a record, such as a job, with a number or address that their own record does not
 * state.
 */
export function copiedPeople(value: unknown, known: KnownFacts, field = ''): CopiedWay[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, item]) =>
    copiedPeople(item, known, field ? `${field}.${key}` : key),
  )
  const wer = nameOf(value as Record<string, unknown>)
  const person = wer === undefined ? undefined : known.people.get(wer)
  if (!person) return below
  const strange = waysIn(value as Record<string, unknown>).flatMap(wert => {
    const key = wayKey(wert)
    if (key === '' || person.ways.has(key) || known.sharedWays.has(key)) return []
    const hinweis = rightFor(wert, key, [person], known)
    return hinweis === undefined ? [] : [{ wer: person.name, wert, hinweis, field }]
  })
  return [...below, ...strange]
}
