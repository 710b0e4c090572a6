import { digitsOf, mailsIn, type Named, namedAt, plain, roomsIn, TITLES } from './spelling.ts'

/** A person of the records, with the words by which texts name them. */
export type Person = {
  readonly name: string
  readonly called: Set<string>
  readonly rooms: Set<string>
  /** Telephone numbers and addresses: the spelling of the record by `wayKey`. */
  readonly ways: Map<string, string>
}

export type People = {
  readonly people: Map<string, Person>
  /** Keys of the ways of offices, houses, clubs: a text may give them beside any name. */
  readonly shared: Set<string>
}

type Thing = Record<string, unknown>
type Source = { readonly kind: string; readonly data: unknown }

/** Records whose people are the source of their contact data; other records repeat them. */
const OWN_PEOPLE: ReadonlySet<string> = new Set(['organisationseinheit', 'ratsperson'])

/** Whether a record is the source of the contact data of its people. */
export const ownsPeople = ({ kind }: Pick<Source, 'kind'>): boolean => OWN_PEOPLE.has(kind)

/** Returns the key that is equal for all spellings of a telephone number or address. */
export const wayKey = (way: string): string =>
  way.includes('@') ? (mailsIn(way)[0] ?? '') : /^[\d\s/()+-]{6,}$/.test(way) ? digitsOf(way) : ''

export function peopleOf(records: readonly Source[]): People {
  const known: People = { people: new Map(), shared: new Set() }
  // The sources first: a copy elsewhere adds nothing to a person that they know.
  const sources = records.filter(({ kind }) => OWN_PEOPLE.has(kind))
  for (const { data } of sources) visit(known, data, undefined)
  const own = new Set(known.people.keys())
  for (const { kind, data } of records) if (!OWN_PEOPLE.has(kind)) visit(known, data, own)
  return known
}

/** `own`: the names whose contact data stand elsewhere. */
function visit(known: People, value: unknown, own: ReadonlySet<string> | undefined): void {
  if (Array.isArray(value)) for (const item of value) visit(known, item, own)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const thing = value as Thing
  const [nachname] = texts(thing['nachname'])
  if (nachname === undefined) {
    for (const way of texts(thing['kennung'], thing['telefon'], thing['fax'], thing['email']))
      known.shared.add(wayKey(way))
    for (const named of texts(thing['ansprechperson'])) noteOther(known, named, thing, own)
    for (const item of Object.values(thing)) visit(known, item, own)
    return
  }
  const [vorname = ''] = texts(thing['vorname'])
  const person = personNamed(known, vorname, nachname)
  for (const room of texts(thing['raum']).flatMap(roomsIn)) person.rooms.add(room)
  if (!own?.has(person.name)) noteWays(person, thing)
}

/** Notes a contact of a club or business; its number is also the person's. */
function noteOther(known: People, named: string, thing: Thing, own: ReadonlySet<string> | undefined): void {
  const words = plain(named).split(',')[0]?.replace(TITLES, '').split(' ') ?? []
  const nachname = words.at(-1)
  if (!nachname) return
  const person = personNamed(known, words.slice(0, -1).join(' '), nachname)
  if (!own?.has(person.name)) noteWays(person, thing)
}

/** Returns the name of a person as in `People`; undefined for any other thing. */
export function nameOf(thing: Thing): string | undefined {
  const [nachname] = texts(thing['nachname'])
  const [vorname = ''] = texts(thing['vorname'])
  return nachname === undefined ? undefined : fullName(vorname, nachname)
}

const fullName = (vorname: string, nachname: string): string =>
  plain(`${plain(vorname).replace(TITLES, '')} ${plain(nachname).replace(TITLES, '')}`)

function personNamed({ people }: People, given: string, last: string): Person {
  const vorname = plain(given).replace(TITLES, '')
  const nachname = plain(last).replace(TITLES, '')
  const name = fullName(given, last)
  const person = people.get(name) ?? { name, called: new Set(), rooms: new Set(), ways: new Map() }
  for (const words of wordsFor(vorname, nachname)) person.called.add(words)
  people.set(name, person)
  return person
}

/** Returns a finder for people in the order of a text; „Frau Nold-Meier“ is not Frau Nold. */
export function inOrder(people: Iterable<Person>): (text: string) => readonly Named<Person>[] {
  const find = namedAt(people, ({ called }) => called)
  return text => find(text).filter(({ to }) => !/^-\p{L}/u.test(text.slice(to, to + 3)))
}

/** Words before a surname that make it a name: a surname alone may be a word, such as „Sommer“. */
const ADDRESSES = 'Frau Fr. Herr Herrn Hr. Dr. Prof. Kollegin Kollege'.split(' ')

const wordsFor = (vorname: string, nachname: string): string[] => [
  ...ADDRESSES.map(address => `${address} ${nachname}`),
  ...(vorname === ''
    ? []
    : [`${vorname} ${nachname}`, `${nachname}, ${vorname}`, `${vorname.charAt(0)}. ${nachname}`]),
]

function noteWays({ ways }: Person, thing: Thing): void {
  for (const way of waysIn(thing)) if (wayKey(way) !== '') ways.set(wayKey(way), plain(way))
}

/** Returns the telephone numbers and addresses of a person as written. */
export function waysIn({ kommunikation, telefon, fax, email }: Thing): string[] {
  const list = Array.isArray(kommunikation) ? (kommunikation as (Thing | null)[]) : []
  return texts(...list.map(way => way?.['kennung']), telefon, fax, email)
}

export const texts = (...values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '')
