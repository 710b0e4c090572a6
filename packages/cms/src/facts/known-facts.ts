import { AMOUNTS } from './record-facts.ts'
import { amountsIn, digitsOf, mailsIn, namedBy, plain, roomsIn, spansIn, TITLES } from './spelling.ts'

/** What the records of a town know, to hold its texts against. */
export type KnownFacts = {
  telephones: Set<string>
  mails: Set<string>
  /** Street and number as the records spell them. */
  streets: Set<string>
  /** The streets that records give for one house; two of them are one too many. */
  houses: Map<string, Set<string>>
  people: Map<string, Person>
  /** Names of houses and offices: two words with capitals, but nobody. */
  places: Set<string>
  units: Unit[]
  /** Hours of whatever is no office: clubs, doctors, events. */
  spans: Set<string>
  /** Everything that has a price, with the words by which a text speaks of it. */
  priced: Priced[]
  /** Amounts of any of them. */
  amounts: Set<number>
  /** Rooms of any office or person. */
  rooms: Set<string>
  /** Streets with a number by their names. */
  streetsByName: Map<string, string[]>
  /** What a text names. */
  named: {
    units: (text: string) => ReadonlySet<Unit>
    people: (text: string) => ReadonlySet<Person>
    priced: (text: string) => ReadonlySet<Priced>
  }
}

export type Person = { name: string; rooms: Set<string> }

/** An office or a house: the rooms in which it sits, and its hours as `08:30-12:00`. */
export type Unit = { names: string[]; rooms: Set<string>; spans: Set<string>; closures: Closure[] }

/** From one moment to another the house is closed all day long. */
type Closure = { beginn: string; ende: string; zusatz: string }

export type Priced = { name: string; words: string[]; amounts: Set<number>; isService: boolean }

export type Source = { kind: string; key: string; data: unknown }

/** Kinds that only speak of things; every other record is where its facts are at home. */
const SPEAKS_ONLY: ReadonlySet<string> = new Set([
  'seite',
  'aktuelles',
  'bekanntmachung',
  'hinweis',
  'menue',
  'suchbegriff',
])

export const speaksOnly = ({ kind }: Pick<Source, 'kind'>): boolean => SPEAKS_ONLY.has(kind)

export function knownFacts(records: readonly Source[]): KnownFacts {
  const known = stated(records)
  const { units, people, priced, streets } = known
  return {
    ...known,
    amounts: new Set(priced.flatMap(({ amounts }) => Array.from(amounts))),
    rooms: new Set([...units, ...people.values()].flatMap(({ rooms }) => Array.from(rooms))),
    streetsByName: Map.groupBy(streets, nameOfStreet),
    named: {
      units: namedBy(units, ({ names }) => names),
      people: namedBy(people.values(), ({ name }) => [name]),
      priced: namedBy(priced, ({ words }) => words),
    },
  }
}

/** `Rheinweg ` of `Rheinweg 18`. */
export const nameOfStreet = (street: string): string => street.split(/\d/, 1)[0] ?? ''

type Stated = Omit<KnownFacts, 'amounts' | 'rooms' | 'streetsByName' | 'named'>

function stated(records: readonly Source[]): Stated {
  const known: Stated = {
    telephones: new Set(),
    mails: new Set(),
    streets: new Set(),
    houses: new Map(),
    people: new Map(),
    places: new Set(),
    units: [],
    spans: new Set(),
    priced: [],
  }
  for (const record of records) {
    for (const thing of things(record.data)) note(known, thing)
    for (const { house, street } of addressesIn(record.data))
      known.houses.set(house, (known.houses.get(house) ?? new Set()).add(street))
    if (record.kind === 'organisationseinheit') known.units.push(unitOf(record.data))
    else if (!speaksOnly(record)) for (const span of spansOf(record.data)) known.spans.add(span)
    known.priced.push(...pricedIn(record))
  }
  return known
}

type Thing = Record<string, unknown>

/** Every object within some data, the data itself among them. */
function* things(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const item of value) yield* things(item)
  else if (typeof value === 'object' && value !== null) {
    yield value as Thing
    for (const item of Object.values(value)) yield* things(item)
  }
}

/** Facts are told by the names of their fields, which the contract gives once: `kennung`, `street`, `nachname`. */
function note(known: Stated, thing: Thing): void {
  const isMail = thing['kanal'] === 'EMAIL'
  for (const kennung of texts(thing['kennung'], thing['telefon'], thing['fax'], thing['email']))
    if (isMail || kennung.includes('@')) for (const mail of mailsIn(kennung)) known.mails.add(mail)
    else known.telephones.add(digitsOf(kennung))
  for (const place of texts(thing['location'], thing['name'])) known.places.add(plain(place))
  for (const street of texts(thing['street'], thing['strasse'])) known.streets.add(plain(street))
  for (const nachname of texts(thing['nachname'])) {
    const [vorname = ''] = texts(thing['vorname'])
    notePerson(known, `${vorname} ${nachname}`, texts(thing['raum']))
  }
  for (const person of texts(thing['ansprechperson'])) notePerson(known, person.split(',')[0] ?? '', [])
}

/** Houses with their streets: `Rathaus, zweiter Stock, Zimmer 12` is in the same house as `Rathaus`. */
export const addressesIn = (data: unknown): { house: string; street: string }[] =>
  [...things(data)].flatMap(thing =>
    texts(thing['location']).flatMap(location =>
      texts(thing['street']).map(street => ({
        house: plain(location).split(',')[0] ?? '',
        street: plain(street),
      })),
    ),
  )

function notePerson(known: Stated, written: string, raeume: readonly string[]): void {
  const name = plain(written).replace(TITLES, '')
  const person = known.people.get(name) ?? { name, rooms: new Set<string>() }
  for (const room of raeume.flatMap(roomsIn)) person.rooms.add(room)
  known.people.set(name, person)
}

function unitOf(data: unknown): Unit {
  const { name, kurzname, anschrift, kontaktpersonen, oeffnungszeiten } = data as Thing
  return {
    names: texts(name, kurzname).map(plain),
    rooms: new Set(roomsIn(JSON.stringify([anschrift, kontaktpersonen]))),
    spans: new Set(spansOf(oeffnungszeiten)),
    closures: closuresIn(oeffnungszeiten),
  }
}

/** Of the first kind of hours: the others are those of a telephone or a counter. */
function closuresIn(oeffnungszeiten: unknown): Closure[] {
  const [first] = Array.isArray(oeffnungszeiten) ? oeffnungszeiten : []
  return [...things((first as Thing | undefined)?.['abweichendeZeiten'])].flatMap(
    ({ beginn, ende, zusatz, zeiten }) => {
      const isClosed = !Array.isArray(zeiten) || zeiten.length === 0
      const [from] = texts(beginn)
      const [until] = texts(ende)
      return isClosed && from && until ? [{ beginn: from, ende: until, zusatz: texts(zusatz)[0] ?? '' }] : []
    },
  )
}

/** Hours of a week, begin and end of an event, and what its own text says of them. */
function spansOf(data: unknown): string[] {
  return [...things(data)]
    .flatMap(({ beginn, ende, datum_von, datum_bis }) => [
      [texts(beginn)[0], texts(ende)[0]],
      [clock(datum_von), clock(datum_bis)],
    ])
    .flatMap(([from = '', until = '']) => spansIn(`${from}–${until}`))
}

const clock = (moment: unknown): string => (typeof moment === 'string' ? moment.slice(11, 16) : '')

/** A service by its name and its synonyms, any other record by its name; a table of prices by the title of its page. */
function pricedIn({ kind, data }: Source): Priced[] {
  const { name, titel, title, synonyme, content } = data as Thing
  if (speaksOnly({ kind })) {
    const tables = [...things(content)].filter(({ betraege }) => Array.isArray(betraege))
    if (tables.length === 0) return []
    const amounts = tables
      .flatMap(({ betraege }) => betraege as unknown[])
      .filter(value => typeof value === 'number')
    const [heading = ''] = texts(title)
    return [{ name: heading, words: nounsOf(heading), amounts: new Set(amounts), isService: false }]
  }
  const [heading = ''] = texts(name, titel)
  const amounts = new Set([...amountsIn(JSON.stringify(data)), ...[...things(data)].flatMap(numbersOf)])
  if (amounts.size === 0) return []
  const isService = kind === 'leistung'
  const words = isService
    ? [heading, ...nounsOf(heading), ...(Array.isArray(synonyme) ? texts(...synonyme) : [])]
    : heading.split(':')
  return [{ name: heading, words: words.map(plain), amounts, isService }]
}

const nounsOf = (title: string): string[] => plain(title).match(/\p{Lu}[\p{L}-]{4,}/gu) ?? []

const numbersOf = (thing: Thing): number[] =>
  AMOUNTS.map(key => thing[key]).filter(value => typeof value === 'number')

const texts = (...values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '')
