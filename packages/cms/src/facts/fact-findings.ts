import { datesInClosedHouses } from './closed-houses.ts'
import { copiedPeople } from './copied-people.ts'
import { type Above, aboveNext, artOf, judgeWays } from './judge-ways.ts'
import type { Judged } from './judged.ts'
import {
  addressesIn,
  type KnownFacts,
  knownFacts,
  nameOfStreet,
  type Priced,
  type Source,
  speaksOnly,
} from './known-facts.ts'
import { isFirstName } from './no-first-names.ts'
import { type Statement, statementsOf } from './prose.ts'
import { amountsIn, plain, roomsIn, spansIn, streetsIn } from './spelling.ts'

/** A fact in a text that no record has, or that a record gives differently. */
export type FactFinding = Judged & {
  /** The sentence that contains it. */
  satz: string
  /** The place: kind and key of the document, and the field as in an issue. */
  kind: string
  key: string
  field: string
}

/**
 * Compares the texts of a town with the facts in its records: telephone numbers, mail addresses, streets,
 * officials, rooms, fees and opening hours. A fact is stored once; a text that repeats it must repeat it
 * exactly.
 */
export function factFindings(documents: readonly Source[]): FactFinding[] {
  const known = knownFacts(documents)
  return documents.flatMap(document => findingsIn(document, known))
}

/** Most findings that are reported per document. */
export const MOST_FINDINGS = 100

/** Returns the findings of one document, up to `MOST_FINDINGS`. */
export function findingsIn(source: Source, known: KnownFacts): FactFinding[] {
  const told: FactFinding[] = []
  for (const found of findingsByStep(source, known)) {
    told.push(...found)
    if (told.length >= MOST_FINDINGS) break
  }
  return told.slice(0, MOST_FINDINGS)
}

/**
 * Yields the findings of one statement after the other: the caller can stop, and run other work in between.
 */
export function* findingsByStep(
  { kind, key, data }: Source,
  known: KnownFacts,
): Generator<readonly FactFinding[]> {
  const titled = speaksOnly({ kind }) ? known.named.priced(titleOf(data).slice(0, LONGEST_TITLE)) : undefined
  yield twoStreets(data, known).map(found => Object.assign(found, { kind, key }))
  yield typedPeople(data, known).map(found => Object.assign(found, { kind, key }))
  if (kind === 'veranstaltung')
    yield closedHouses(data, known).map(found => Object.assign(found, { kind, key }))
  let above: Above | undefined
  for (const statement of statementsOf(data, { links: true })) {
    const { text: satz, field } = statement
    const found: FactFinding[] = []
    for (const judged of judge(statement, known, { titled, above })) {
      found.push({ ...judged, satz, field, kind, key })
      if (found.length === MOST_FINDINGS) break
    }
    above = aboveNext(statement, plain(satz), known)
    yield found
  }
}

const LONGEST_TITLE = 300

type Found = Omit<FactFinding, 'kind' | 'key'>

/** Finds a record that gives a house another street than the first record does. */
function twoStreets(data: unknown, { houses }: KnownFacts): Found[] {
  return addressesIn(data).flatMap(({ house, street }): Found[] => {
    const streets = houses.get(house)
    const [first] = streets ?? []
    if (first === undefined || streets?.size === 1 || street === first) return []
    const satz = `${house}, ${street}`
    return [
      {
        art: 'anschrift',
        wert: street,
        satz,
        field: 'anschrift',
        hinweis: `Ein anderer Datensatz: ${first}.`,
      },
    ]
  })
}

function closedHouses(data: unknown, { units }: KnownFacts): Found[] {
  const { serie } = data as { serie?: unknown }
  const field = serie === undefined || serie === null ? 'datum_von' : 'serie'
  return datesInClosedHouses(data, units).map(({ tag, haus, grund }) => ({
    art: 'geschlossen',
    wert: tag,
    satz: titleOf(data),
    field,
    hinweis: `${haus} ist dann geschlossen${grund && ` (${grund})`}.`,
  }))
}

/** Finds people in fields of a record whose number or address is another in their office. */
const typedPeople = (data: unknown, known: KnownFacts): Found[] =>
  copiedPeople(data, known).map(({ wer, wert, hinweis, field }) => ({
    art: artOf(wert),
    wert,
    satz: `${wer}, ${wert}`,
    field,
    hinweis,
    wer,
  }))

function titleOf(data: unknown): string {
  const { title, titel } = data as { title?: unknown; titel?: unknown }
  return [title, titel].filter(text => typeof text === 'string').join(' ')
}

/**
 * Checks a statement. A record's own fees and hours are right; `titled` holds the priced things in the title
 * of a text that only mentions them.
 */
function* judge(
  statement: Statement,
  known: KnownFacts,
  { titled, above }: { titled: ReadonlySet<Priced> | undefined; above: Above | undefined },
): Generator<Judged> {
  const text = plain(statement.text)
  yield* judgeWays(statement, text, known, above)
  yield* streets(text, known)
  yield* people(text, statement.alone, known)
  yield* rooms(text, known)
  if (titled === undefined) return
  const heading = plain(statement.heading)
  yield* fees(text, heading, titled, known)
  yield* hours(text, heading, known)
}

const unknown = (what: string) => `${what} steht in keinem Datensatz.`

function* streets(text: string, known: KnownFacts): Generator<Judged> {
  for (const wert of new Set(streetsIn(text))) {
    if (known.streets.has(wert)) continue
    const others = known.streetsByName.get(nameOfStreet(wert)) ?? []
    const hinweis =
      others.length > 0 ? `In den Datensätzen: ${others.join(', ')}.` : unknown('Diese Anschrift')
    yield { art: 'anschrift', wert, hinweis }
  }
}

const NAME = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
/** Matches a whole word or the end of a word: `Kommandant`, `Stadtkommandant`. */
const OFFICE =
  'meister rektor schulleiter kommandant vorsteher stadtrat stadträt archivar kämmerer leiter leitung vorsitz vorsitzende vorsitzender sekretariat beauftragter?'
    .split(' ')
    .map(([first = '', ...rest]) => `[${first.toUpperCase()}${first}]${rest.join('')}`)
    .join('|')

const IN_OFFICE = [
  // "Kommandant Holger Baumann", "Ortsvorsteherin ist Renate Zoller", "Vorsitz: Birgit Haas"
  new RegExp(String.raw`(?<!\p{L})\p{L}*(?:${OFFICE})(?:in)?(?: ist|:)? (${NAME})`, 'gu'),
  // "Petra Schwab, die die Bücherei leitet"
  new RegExp(String.raw`(${NAME}),? (?:die|der) [^.,]{0,40}leitet`, 'gu'),
]
const ONLY_NAMES = new RegExp(String.raw`^(${NAME})(?: und (${NAME}))?(?:, \p{L}+)?$`, 'u')

function* people(text: string, alone: boolean, known: KnownFacts): Generator<Judged> {
  const names = [
    ...IN_OFFICE.flatMap(pattern => [...text.matchAll(pattern)].map(([, name]) => name)),
    ...((alone && ONLY_NAMES.exec(text)?.slice(1)) || []),
  ].filter(name => name !== undefined)
  for (const wert of new Set(names.filter(isFirstName)))
    if (!known.people.has(wert) && !known.places.has(wert))
      yield { art: 'person', wert, hinweis: unknown('Diese Person') }
}

/**
 * Finds rooms, as in "Bauamt, Zimmer 12": a room must belong to the office or person that the sentence names;
 * if it names none, to any.
 */
function* rooms(text: string, known: KnownFacts): Generator<Judged> {
  const said = new Set(roomsIn(text))
  if (said.size === 0) return
  const named = [...known.named.units(text), ...known.named.people(text)].filter(
    ({ rooms }) => rooms.size > 0,
  )
  const right = named.length > 0 ? new Set(named.flatMap(({ rooms }) => Array.from(rooms))) : known.rooms
  const hinweis =
    named.length > 0 ? `In den Datensätzen: Zimmer ${[...right].join(', ')}.` : unknown('Dieser Raum')
  for (const room of said) if (!right.has(room)) yield { art: 'raum', wert: `Zimmer ${room}`, hinweis }
}

/** Words for what people pay; costs of a project or takings of a class are no fees. */
const ASKS_MONEY =
  /(?<!\p{L})(?:koste[tn]|kosten\p{L}*|gebühr\p{L}*|\p{L}*beitrag|eintritt|zahl(?:en|t)|beträgt|für \d[\d,.]* ?€)(?!\p{L})/iu

function* fees(
  text: string,
  heading: string,
  titled: ReadonlySet<Priced>,
  known: KnownFacts,
): Generator<Judged> {
  const said = new Set(amountsIn(text).filter(amount => amount > 0))
  const about = `${heading} ${text}`
  if (said.size === 0 || !ASKS_MONEY.test(about)) return
  const named = known.named.priced(about)
  const services = [...named].filter(({ isService }) => isService)
  const right =
    services.length > 0
      ? new Set([...named, ...titled].flatMap(({ amounts }) => Array.from(amounts)))
      : known.amounts
  const hinweis =
    services.length > 0
      ? `Anders bei: ${services.map(({ name }) => name).join(', ')}.`
      : unknown('Dieser Betrag')
  for (const amount of said)
    if (!right.has(amount)) yield { art: 'gebuehr', wert: `${amount.toLocaleString('de-DE')} €`, hinweis }
}

const DAYS = '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|feiertags?|werktags|täglich'
const OPEN =
  /(?<!\p{L})(?:geöffnet|öffnungszeit(?:en)?|offen|sprechzeit(?:en)?|sprechstunde|geschlossen)(?!\p{L})/iu
/** A line of days and hours only. */
const ONLY_HOURS = new RegExp(String.raw`^(?:${DAYS}|bis|und|auch|von|uhr|[\d:–,. ])+$`, 'iu')

function* hours(text: string, heading: string, known: KnownFacts): Generator<Judged> {
  const said = new Set(spansIn(text))
  if (said.size === 0 || !(ONLY_HOURS.test(text) || OPEN.test(`${heading} ${text}`))) return
  const named = [...known.named.units(text)]
  const owners = named.length > 0 ? named : known.units
  const hinweis =
    named.length > 0 ? `Anders bei: ${named.map(({ names }) => names[0]).join(', ')}.` : unknown('Diese Zeit')
  for (const span of said)
    if (!known.spans.has(span) && !owners.some(({ spans }) => spans.has(span)))
      yield { art: 'zeit', wert: `${span.replace('-', '–')} Uhr`, hinweis }
}
