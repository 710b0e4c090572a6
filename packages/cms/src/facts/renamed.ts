import { idOf, peopleIn } from './handed-over.ts'
import { nameOf } from './people.ts'

/** A name that a person of a record had before. */
type Renamed = { readonly art: 'name'; readonly alt: string; readonly neu: string; readonly wer: undefined }

/**
 * Returns the names that people of a record had in older versions, the newest first, with the present ones. A
 * name that somebody else in the record has now is left out, and a person without an id: only the id tells a new
 * name from a new person.
 */
export function renamed(older: readonly unknown[], now: unknown): readonly Renamed[] {
  const people = peopleOf(now)
  const named = new Map(people.map(person => [idOf(person), nameOf(person)]))
  const inUse = new Set(named.values())
  const found = new Map<string, Renamed>()
  for (const version of older)
    for (const before of peopleOf(version)) {
      const alt = nameOf(before)
      const neu = hasId(before) ? named.get(idOf(before)) : undefined
      if (alt === undefined || neu === undefined || inUse.has(alt) || !isFull(alt) || found.has(alt)) continue
      found.set(alt, { art: 'name', alt, neu, wer: undefined })
    }
  return [...found.values()]
}

/** Returns the names of the people of a record. */
export const namesOf = (data: unknown): readonly string[] =>
  peopleOf(data).flatMap(person => nameOf(person) ?? [])

/** The record itself is a person: a member of the council. */
const OWN_ID = 'selbst'

function peopleOf(data: unknown): readonly Record<string, unknown>[] {
  const own = data as Record<string, unknown> | null
  return own && nameOf(own) !== undefined ? [{ ...own, id: OWN_ID }] : peopleIn(data)
}

const hasId = ({ id }: Record<string, unknown>): boolean => typeof id === 'string' && id !== ''

/** A surname alone is a word like any other: „Sommer“. */
const isFull = (name: string): boolean => name.includes(' ')
