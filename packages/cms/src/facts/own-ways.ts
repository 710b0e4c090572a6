import { type Person, wayKey } from './people.ts'
import { MAIL, type Named, TELEPHONE } from './spelling.ts'

/** A telephone number or address beside the name of people who have another one. */
export type StrangeWay = {
  readonly wert: string
  readonly key: string
  /** The people that the text names with it. */
  readonly people: readonly Person[]
}

type Spot = { readonly at: number; readonly person?: Person; readonly wert?: string }

/** People and ways in the order of the text; neighbours of one kind are one group. */
type Group = { readonly people: Person[]; readonly ways: string[] }

/**
 * Finds numbers and addresses that are not of the person beside them. A text that begins with a name has the
 * numbers after the names, any other the names after the numbers. `above`: the people of the heading or the
 * line above, for a text that names nobody. `shared`: ways of offices, which may stand beside any name.
 */
export function strangeWays(
  text: string,
  {
    named,
    shared,
    above,
  }: {
    readonly named: (text: string) => readonly Named<Person>[]
    readonly shared: ReadonlySet<string>
    readonly above: readonly Person[]
  },
): StrangeWay[] {
  const ways = waysAt(text).filter(({ wert }) => !shared.has(wayKey(wert)))
  if (ways.length === 0) return []
  const names = named(text).map(({ thing, at }) => ({ person: thing, at }))
  if (names.length === 0)
    return strangeIn(
      ways.map(({ wert }) => wert),
      above,
    )
  const groups = grouped([...names, ...ways].toSorted((one, other) => one.at - other.at))
  const isNameFirst = groups[0]?.ways.length === 0
  return groups.flatMap(({ ways }, index) => {
    if (ways.length === 0) return []
    const [near, other] = isNameFirst ? [index - 1, index + 1] : [index + 1, index - 1]
    return strangeIn(ways, (groups[near] ?? groups[other])?.people ?? [])
  })
}

function strangeIn(ways: readonly string[], named: readonly Person[]): StrangeWay[] {
  if (named.length === 0) return []
  const people = [...new Set(named)]
  return ways.flatMap(wert => {
    const key = wayKey(wert)
    return people.some(({ ways }) => ways.has(key)) ? [] : [{ wert, key, people }]
  })
}

function grouped(spots: readonly Spot[]): Group[] {
  const groups: Group[] = []
  for (const { person, wert } of spots) {
    const last = groups.at(-1)
    const isSame = last && (person ? last.people : last.ways).length > 0
    const group = isSame ? last : { people: [], ways: [] }
    if (!isSame) groups.push(group)
    if (person) group.people.push(person)
    if (wert !== undefined) group.ways.push(wert)
  }
  return groups
}

const waysAt = (text: string) =>
  [...text.matchAll(TELEPHONE), ...text.matchAll(MAIL)].map(({ 0: wert, index: at }) => ({ wert, at }))

/** Words of a line that only says how to reach somebody. */
const OF_CONTACT =
  /(?<!\p{L})(?:telefon(?:nummer)?|tel|fon|fax|mobil|handy|durchwahl|e-?mail|mail|link|erreichbar|erreichen|rufen|schreiben|sie|ihn|uns|unter|oder|und|an|per)(?!\p{L})/giu

/** Whether a line has nothing but ways to contact somebody, so that it belongs to the name above. */
export const isOnlyWays = (text: string): boolean =>
  !/\p{L}/u.test(text.replaceAll(TELEPHONE, '').replaceAll(MAIL, '').replaceAll(OF_CONTACT, ''))
