import { records as kinds } from '@rathausplatz/contract/records'
import { type Holidays, holidaysOf } from '@rathausplatz/kalender'
import { type Titles, titlesOf } from './namesakes.ts'
import { inOrder, type People, type Person, peopleOf, texts } from './people.ts'
import { AMOUNTS } from './record-facts.ts'
import { amountsIn, digitsOf, mailsIn, type Named, namedBy, plain, roomsIn, spansIn } from './spelling.ts'
import { type Thing, type UnitRecord, unitRecords } from './unit-records.ts'

/** The facts in the records of a town. */
export type KnownFacts = {
  /** The official key of the town, empty if it has none: the law of its state follows from it. */
  ags: string
  telephones: Set<string>
  mails: Set<string>
  /** Street and number in the spelling of the records. */
  streets: Set<string>
  /** The streets that records give for one house; two are a contradiction. */
  houses: Map<string, Set<string>>
  people: People['people']
  /** Keys of the telephone numbers and addresses that do not belong to one person. */
  sharedWays: People['shared']
  /** Names of houses and offices, so that two capitalized words in one are not taken for a person. */
  places: Set<string>
  units: Unit[]
  /** Hours of other things than offices: clubs, doctors, events. */
  spans: Set<string>
  /** Priced things with the words that name them in a text. */
  priced: Priced[]
  /** The amounts of all priced things. */
  amounts: Set<number>
  /** The rooms of all offices and people. */
  rooms: Set<string>
  /** Streets with number, by the name of the street. */
  streetsByName: Map<string, string[]>
  titles: Titles
  holidays: Holidays
  /** Finders for the things that a text names. */
  named: {
    units: (text: string) => ReadonlySet<Unit>
    people: (text: string) => ReadonlySet<Person>
    priced: (text: string) => ReadonlySet<Priced>
    /** The people in the order of the text, also by surname: „Frau Nold“. */
    inOrder: (text: string) => readonly Named<Person>[]
  }
}

/** An office or a house: its rooms, and the hours that hold for it as `08:30-12:00`. */
export type Unit = {
  names: string[]
  rooms: Set<string>
  spans: Set<string>
  closures: Closure[]
  record: UnitRecord
}

/** A period in which the house is closed on all days. */
type Closure = { beginn: string; ende: string; zusatz: string }

export type Priced = { name: string; words: string[]; amounts: Set<number>; isService: boolean }

export type Source = { kind: string; key: string; data: unknown }

/** Kinds that only mention things; every other record is the source of its facts. */
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
  const town = townIn(records)
  return {
    ...known,
    amounts: new Set(priced.flatMap(({ amounts }) => Array.from(amounts))),
    rooms: new Set([...units, ...people.values()].flatMap(({ rooms }) => Array.from(rooms))),
    streetsByName: Map.groupBy(streets, nameOfStreet),
    titles: titlesOf(records),
    ags: town.ags,
    holidays: holidaysOf(town),
    named: {
      units: namedBy(units, ({ names }) => names),
      people: namedBy(people.values(), ({ name }) => [name]),
      priced: namedBy(priced, ({ words }) => words),
      inOrder: inOrder(people.values()),
    },
  }
}

const TOWN = kinds.stadt.schema.pick({ ags: true, oertlicheFeiertage: true })

/** Returns what the law and the holidays of the town follow from, as far as its record says it. */
const townIn = (records: readonly Source[]) =>
  TOWN.safeParse(records.find(({ kind }) => kind === 'stadt')?.data).data ?? { ags: '' }

/** Returns `Rheinweg ` for `Rheinweg 18`. */
export const nameOfStreet = (street: string): string => street.split(/\d/, 1)[0] ?? ''

type Stated = Omit<
  KnownFacts,
  'amounts' | 'rooms' | 'streetsByName' | 'titles' | 'ags' | 'holidays' | 'named'
>

function stated(records: readonly Source[]): Stated {
  const { people, shared } = peopleOf(records)
  const known: Stated = {
    telephones: new Set(),
    mails: new Set(),
    streets: new Set(),
    houses: new Map(),
    people,
    sharedWays: shared,
    places: new Set(),
    units: [],
    spans: new Set(),
    priced: [],
  }
  for (const record of records) {
    for (const thing of things(record.data)) note(known, thing)
    for (const { house, street } of addressesIn(record.data))
      known.houses.set(house, (known.houses.get(house) ?? new Set()).add(street))
    if (record.kind !== UNIT && !speaksOnly(record))
      for (const span of spansOf(record.data)) known.spans.add(span)
    known.priced.push(...pricedIn(record))
  }
  const units = records.filter(({ kind }) => kind === UNIT).map(({ data }) => data)
  known.units.push(...unitRecords(units).map(unitOf))
  return known
}

const UNIT = 'organisationseinheit'

/** Yields every object in some data, including the data itself. */
function* things(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const item of value) yield* things(item)
  else if (typeof value === 'object' && value !== null) {
    yield value as Thing
    for (const item of Object.values(value)) yield* things(item)
  }
}

/** Collects facts by the names of their fields, which are unique in the contract: `kennung`, `street`. */
function note(known: Stated, thing: Thing): void {
  const isMail = thing['kanal'] === 'EMAIL'
  for (const kennung of texts(thing['kennung'], thing['telefon'], thing['fax'], thing['email']))
    if (isMail || kennung.includes('@')) for (const mail of mailsIn(kennung)) known.mails.add(mail)
    else known.telephones.add(digitsOf(kennung))
  for (const place of texts(thing['location'], thing['name'])) known.places.add(plain(place))
  for (const street of texts(thing['street'], thing['strasse'])) known.streets.add(plain(street))
}

/** Returns houses with their streets: `Rathaus, zweiter Stock, Zimmer 12` is the house `Rathaus`. */
export const addressesIn = (data: unknown): { house: string; street: string }[] =>
  [...things(data)].flatMap(thing =>
    texts(thing['location']).flatMap(location =>
      texts(thing['street']).map(street => ({
        house: plain(location).split(',')[0] ?? '',
        street: plain(street),
      })),
    ),
  )

function unitOf(record: UnitRecord): Unit {
  const { name, kurzname, anschrift, kontaktpersonen } = record.data
  const { oeffnungszeiten } = record
  return {
    record,
    names: texts(name, kurzname).map(plain),
    rooms: new Set(roomsIn(JSON.stringify([anschrift, kontaktpersonen]))),
    spans: new Set(spansOf(oeffnungszeiten)),
    closures: closuresIn(oeffnungszeiten),
  }
}

/** Uses the first kind of hours only: other kinds are the hours of a telephone or a counter. */
function closuresIn([first]: readonly Thing[]): Closure[] {
  return [...things(first?.['abweichendeZeiten'])].flatMap(({ beginn, ende, zusatz, zeiten }) => {
    const isClosed = !Array.isArray(zeiten) || zeiten.length === 0
    const [from] = texts(beginn)
    const [until] = texts(ende)
    return isClosed && from && until ? [{ beginn: from, ende: until, zusatz: texts(zusatz)[0] ?? '' }] : []
  })
}

/** Returns the hours of a week, begin and end of an event, and hours in its own text. */
function spansOf(data: unknown): string[] {
  return [...things(data)]
    .flatMap(({ beginn, ende, datum_von, datum_bis }) => [
      [texts(beginn)[0], texts(ende)[0]],
      [clock(datum_von), clock(datum_bis)],
    ])
    .flatMap(([from = '', until = '']) => spansIn(`${from}–${until}`))
}

const clock = (moment: unknown): string => (typeof moment === 'string' ? moment.slice(11, 16) : '')

/**
 * Returns the priced things of a record: a service by name and synonyms, any other record by its name, a
 * table of prices by the title of its page.
 */
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
