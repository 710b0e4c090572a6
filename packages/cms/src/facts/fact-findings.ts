import { datesInClosedHouses } from './closed-houses.ts'
import { addressesIn, type KnownFacts, knownFacts, pricedBy, type Source, speaksOnly } from './known-facts.ts'
import { type Statement, statementsOf } from './prose.ts'
import {
  amountsIn,
  digitsOf,
  hasWord,
  mailsIn,
  plain,
  roomsIn,
  spansIn,
  streetsIn,
  telephonesIn,
} from './spelling.ts'

/** Something that a text says and no record knows, or that a record knows otherwise. */
export type FactFinding = {
  art: 'telefon' | 'email' | 'anschrift' | 'person' | 'raum' | 'gebuehr' | 'zeit' | 'geschlossen'
  /** What the text says: `030 23125-999`. */
  wert: string
  /** The sentence in which it stands. */
  satz: string
  /** Where: kind and key of the document, and the field as in an issue. */
  kind: string
  key: string
  field: string
  /** What is known instead, for the person who can mend it. */
  hinweis: string
}

/**
 * Holds what a town's texts say against what its records know: telephone numbers, mail addresses, streets, people in
 * office, rooms, fees and opening hours. Facts stand once; a text that repeats one repeats it as it is.
 */
export function factFindings(documents: readonly Source[]): FactFinding[] {
  const known = knownFacts(documents)
  return documents.flatMap(document => findingsIn(document, known))
}

/** One document against what is known. */
export const findingsIn = ({ kind, key, data }: Source, known: KnownFacts): FactFinding[] =>
  [
    ...twoStreets(data, known),
    ...(kind === 'veranstaltung' ? closedHouses(data, known) : []),
    ...statementsOf(data).flatMap(statement =>
      judge(statement, known, speaksOnly({ kind }) ? titleOf(data) : undefined),
    ),
  ].map(({ art, wert, satz, field, hinweis }) => ({ art, wert, satz, kind, key, field, hinweis }))

type Found = Omit<FactFinding, 'kind' | 'key'>
type Judged = Pick<FactFinding, 'art' | 'wert' | 'hinweis'>

/** A record that has another street for a house than the first one to speak of it. */
function twoStreets(data: unknown, { houses }: KnownFacts): Found[] {
  return addressesIn(data).flatMap(({ house, street }): Found[] => {
    const [first, ...others] = houses.get(house) ?? []
    if (first === undefined || others.length === 0 || street === first) return []
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
  return datesInClosedHouses(data, units).map(({ tag, haus, grund }) => ({
    art: 'geschlossen',
    wert: tag,
    satz: titleOf(data),
    field: 'serie',
    hinweis: `${haus} ist dann geschlossen${grund && ` (${grund})`}.`,
  }))
}

function titleOf(data: unknown): string {
  const { title, titel } = data as { title?: unknown; titel?: unknown }
  return [title, titel].filter(text => typeof text === 'string').join(' ')
}

/** What a record says of its own fees and hours is right; `title` is that of a text which only speaks of them. */
function judge(statement: Statement, known: KnownFacts, title: string | undefined): Found[] {
  const text = plain(statement.text)
  const found: Judged[] = [
    ...telephones(text, known),
    ...mails(text, known),
    ...streets(text, known),
    ...people(text, statement.alone, known),
    ...rooms(text, known),
  ]
  const heading = plain(statement.heading)
  if (title !== undefined) found.push(...fees(text, heading, title, known), ...hours(text, heading, known))
  return found.map(({ art, wert, hinweis }) => ({
    art,
    wert,
    hinweis,
    satz: statement.text,
    field: statement.field,
  }))
}

const unknown = (what: string) => `${what} steht in keinem Datensatz.`

const telephones = (text: string, known: KnownFacts): Judged[] =>
  telephonesIn(text)
    .filter(number => !known.telephones.has(digitsOf(number)))
    .map(wert => ({ art: 'telefon', wert, hinweis: unknown('Diese Nummer') }))

const mails = (text: string, known: KnownFacts): Judged[] =>
  mailsIn(text)
    .filter(mail => !known.mails.has(mail))
    .map(wert => ({ art: 'email', wert, hinweis: unknown('Diese Adresse') }))

const streets = (text: string, known: KnownFacts): Judged[] =>
  streetsIn(text)
    .filter(street => !known.streets.has(street))
    .map(wert => {
      const street = wert.replace(/\d+[a-z]?$/, '')
      const others = [...known.streets].filter(other => other.startsWith(street))
      const hinweis =
        others.length > 0 ? `In den Datensätzen: ${others.join(', ')}.` : unknown('Diese Anschrift')
      return { art: 'anschrift', wert, hinweis }
    })

const NAME = String.raw`\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`
/** As a word of its own or as the end of one: `Kommandant`, `Stadtkommandant`. */
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

function people(text: string, alone: boolean, known: KnownFacts): Judged[] {
  const names = [
    ...IN_OFFICE.flatMap(pattern => [...text.matchAll(pattern)].map(([, name]) => name)),
    ...((alone && ONLY_NAMES.exec(text)?.slice(1)) || []),
  ].filter(name => name !== undefined)
  return [...new Set(names)]
    .filter(name => !known.people.has(name) && !known.places.has(name))
    .map(wert => ({ art: 'person', wert, hinweis: unknown('Diese Person') }))
}

/** "Bauamt, Zimmer 12": a room of the office or the person that the sentence names, else of anyone. */
function rooms(text: string, { units, people }: KnownFacts): Judged[] {
  const said = roomsIn(text)
  if (said.length === 0) return []
  const named = [
    ...units.filter(({ names, rooms }) => rooms.size > 0 && names.some(name => hasWord(text, name))),
    ...[...people.values()].filter(({ name, rooms }) => rooms.size > 0 && hasWord(text, name)),
  ]
  const owners = named.length > 0 ? named : [...units, ...people.values()]
  const right = new Set<string>()
  for (const { rooms } of owners) for (const room of rooms) right.add(room)
  const hinweis =
    named.length > 0 ? `In den Datensätzen: Zimmer ${[...right].join(', ')}.` : unknown('Dieser Raum')
  return said.filter(room => !right.has(room)).map(room => ({ art: 'raum', wert: `Zimmer ${room}`, hinweis }))
}

/** What people pay; what a project cost the town or a class earned with cakes is no fee. */
const ASKS_MONEY =
  /(?<!\p{L})(?:koste[tn]|kosten\p{L}*|gebühr\p{L}*|\p{L}*beitrag|eintritt|zahl(?:en|t)|beträgt|für \d[\d,.]* ?€)(?!\p{L})/iu

function fees(text: string, heading: string, title: string, known: KnownFacts): Judged[] {
  const said = amountsIn(text).filter(amount => amount > 0)
  const about = `${heading} ${text}`
  if (said.length === 0 || !ASKS_MONEY.test(about)) return []
  const services = pricedBy(about, known).filter(({ isService }) => isService)
  const right = services.length > 0 ? [...services, ...pricedBy(`${title} ${about}`, known)] : known.priced
  const hinweis =
    services.length > 0
      ? `Anders bei: ${services.map(({ name }) => name).join(', ')}.`
      : unknown('Dieser Betrag')
  return said
    .filter(amount => !right.some(({ amounts }) => amounts.has(amount)))
    .map(amount => ({ art: 'gebuehr', wert: `${amount.toLocaleString('de-DE')} €`, hinweis }))
}

const DAYS = '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|feiertags?|werktags|täglich'
const OPEN =
  /(?<!\p{L})(?:geöffnet|öffnungszeit(?:en)?|offen|sprechzeit(?:en)?|sprechstunde|geschlossen)(?!\p{L})/iu
/** A line that says nothing but days and hours. */
const ONLY_HOURS = new RegExp(String.raw`^(?:${DAYS}|bis|und|auch|von|uhr|[\d:–,. ])+$`, 'iu')

function hours(text: string, heading: string, { units, spans }: KnownFacts): Judged[] {
  const said = spansIn(text)
  if (said.length === 0 || !(ONLY_HOURS.test(text) || OPEN.test(`${heading} ${text}`))) return []
  const named = units.filter(({ names }) => names.some(name => hasWord(text, name)))
  const owners = named.length > 0 ? named : units
  const hinweis =
    named.length > 0 ? `Anders bei: ${named.map(({ names }) => names[0]).join(', ')}.` : unknown('Diese Zeit')
  return said
    .filter(span => !spans.has(span) && !owners.some(({ spans }) => spans.has(span)))
    .map(span => ({ art: 'zeit', wert: `${span.replace('-', '–')} Uhr`, hinweis }))
}
