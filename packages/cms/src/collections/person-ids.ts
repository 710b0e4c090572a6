import { slugOf } from '@rathausplatz/text'
import { fieldsOf } from './as-far-as-typed.ts'

/**
 * Permanent ids of the people of an office. The first version with a person sets the id from the name; the id
 * stays through a new name, number or place in the list. All functions take data as typed.
 */

type Typed = Record<string, unknown>

/** Gives an id to each person without one, or with the id of a person above. */
export function withPersonIds<Data>(unit: Data): Data {
  const people = peopleOf(unit)
  const taken = new Set<unknown>()
  const isMissing = people.map(person => {
    const isOwn = isId(person['id']) && !taken.has(person['id'])
    if (isOwn) taken.add(person['id'])
    return !isOwn
  })
  if (!isMissing.includes(true)) return unit
  const named = people.map((person, index) => {
    if (!isMissing[index]) return person
    const words = slugOf(nameOf(person)).slice(0, LONGEST_ID).replace(/-$/, '') || 'person'
    let id = words
    for (let number = 2; taken.has(id); number++) id = `${words}-${number}`
    taken.add(id)
    return withId(person, id)
  })
  return { ...unit, kontaktpersonen: named }
}

/**
 * Returns a new version with the ids of the version before, for writers that do not send them: an import, a
 * form that was opened earlier. The same person has the same name, or else the same number or address.
 */
export function withPersonIdsOf(unit: unknown, before: unknown): unknown {
  const people = peopleOf(unit)
  const ids = new Set(people.map(person => person['id']))
  const left = peopleOf(withPersonIds(before)).filter(person => !ids.has(person['id']))
  if (left.length === 0 || people.every(person => isId(person['id']))) return unit
  const found = new Map<number, unknown>()
  for (const isSame of [isNamesake, sharesWay])
    for (const [index, person] of people.entries()) {
      if (isId(person['id']) || found.has(index)) continue
      const at = left.findIndex(other => isSame(person, other))
      if (at >= 0) found.set(index, left.splice(at, 1)[0]?.['id'])
    }
  if (found.size === 0) return unit
  const named = people.map((person, index) => (found.has(index) ? withId(person, found.get(index)) : person))
  return { ...fieldsOf(unit), kontaktpersonen: named }
}

/** In the order of the schema, so that parsing again changes nothing. */
const withId = (person: Typed, id: unknown): Typed => Object.assign({ id }, person, { id })

const LONGEST_ID = 60

const isId = (id: unknown): id is string => typeof id === 'string' && id !== ''

/** Empty for content whose people cannot be read. */
function peopleOf(unit: unknown): Typed[] {
  const people = fieldsOf(unit)['kontaktpersonen']
  return Array.isArray(people) && people.every(isThing) ? people : []
}

const isThing = (person: unknown): person is Typed =>
  typeof person === 'object' && person !== null && !Array.isArray(person)

const nameOf = ({ vorname, nachname }: Typed): string =>
  [vorname, nachname].filter(part => typeof part === 'string' && part !== '').join(' ')

const isNamesake = (one: Typed, other: Typed): boolean => nameOf(one) !== '' && nameOf(one) === nameOf(other)

const sharesWay = (one: Typed, other: Typed): boolean => {
  const ways = waysOf(other)
  return waysOf(one).some(way => ways.includes(way))
}

const waysOf = ({ kommunikation }: Typed): string[] =>
  Array.isArray(kommunikation)
    ? kommunikation
        .map(way => fieldsOf(way)['kennung'])
        .filter(way => typeof way === 'string')
        .map(way => way.replaceAll(/\s/g, '').toLowerCase())
        .filter(way => way !== '')
    : []
