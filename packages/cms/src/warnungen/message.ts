import { createHash } from 'node:crypto'
import type { Warnung } from '@rathausplatz/contract'
import { announcesTest } from './announced-test.ts'
import { calmHeadline } from './calm-headline.ts'
import { saysPartOfExercise } from './part-of-exercise.ts'
import { plainLine, plainText } from './plain-text.ts'
import { saysTest } from './says-test.ts'
import { inParagraphs, shortened } from './shorten.ts'
import { eventInWords, firstSentence, firstWords } from './words-or-code.ts'

export type Severity = 'Minor' | 'Moderate' | 'Severe' | 'Extreme' | 'Unknown'

/** The content of a message, as far as it is known. */
export type Said = {
  readonly titel: string
  readonly ereignis: string
  readonly schwere: Severity
  /** True for an advance notice: the event is possible but not certain. */
  readonly vorab: boolean
  readonly beschreibung: string
  readonly anweisung: string
  /** Instructions of the messages that this one continues; missing in older rows and for a first message. */
  readonly zuvor?: string
  /** Text of the message that this one continues; missing in older rows and for a first message. */
  readonly vortext?: string
  /** Text and instruction in easy language; missing in older rows. */
  readonly leicht?: string
  readonly leicht_tun?: string
  readonly gebiet: string
  /** The height for which it applies, in words; '' or missing in older rows if it applies at every height. */
  readonly hoehe?: string
  /** Official keys of the affected places. */
  readonly schluessel: readonly string[]
  readonly absender: string
  readonly quelle: string
  readonly web: string
  /** Contact of the issuer; missing in rows that were stored before it was read. */
  readonly kontakt?: string
  /** `Auf Englisch`; '' or missing in older rows for German. */
  readonly sprache?: string
  /** True for a withdrawal whose words leave a doubt that the danger is over; missing in older rows. */
  readonly zurueckgezogen?: boolean
  /** True if only the headline is known, because the details could not be read. */
  readonly ohneEinzelheiten?: boolean
  readonly gesendet: string
  readonly beginn: string | null
  readonly bis: string | null
}

/**
 * The kinds of messages. Exercises and internal messages (`uebung`), messages that another one has replaced
 * (`ersetzt`) and all-clears of warnings that were never here (`verwaist`) are never on the website. They are
 * stored, so that the desk shows them and their details are not requested again.
 */
export const messageKinds = ['meldung', 'entwarnung', 'uebung', 'ersetzt', 'verwaist'] as const
export type MessageKind = (typeof messageKinds)[number]

/** One message of a service about one event. */
export type Message = {
  readonly art: MessageKind
  /** Identifier at the service. The next message about the same event may have another one. */
  readonly kennung: string
  /** Identifiers of the messages that this one replaces. */
  readonly ersetzt: readonly string[]
  /** A value that changes with every message; if it is known already, the details need not be requested. */
  readonly version: string
  /**
   * True if a new message of the service means a change even if its text is the same; false for weather
   * warnings, which the services repeat.
   */
  readonly isAnew: boolean
  /** True if more than the headline is known. */
  readonly hasDetails: boolean
  readonly said: Said
}

const NOT_REAL = /^(?:exercise|system|test|draft)$/i
const NOT_PUBLIC = /^(?:restricted|private)$/i

/**
 * Tests whether a message is real and public. Values outside the standard (CAP 1.2) count as real and public.
 */
export const isForAll = (status: string, scope = ''): boolean =>
  !NOT_REAL.test(status.trim()) && !NOT_PUBLIC.test(scope.trim())

const SEVERITIES = new Map<string, Severity>(
  (['Minor', 'Moderate', 'Severe', 'Extreme'] as const).map(one => [one.toLowerCase(), one]),
)

/**
 * Returns the severity of the details, or that of the list if the details say none. What the details say
 * unreadably may be worse than the list, so the list then counts only if it tells a great danger.
 */
export function severityOf(given = '', inList = ''): Severity {
  const [own, listed] = [given.trim() || inList, inList].map(
    one => SEVERITIES.get(one.trim().toLowerCase()) ?? 'Unknown',
  )
  const isGreat = listed === 'Severe' || listed === 'Extreme'
  return own === 'Unknown' && isGreat ? listed : (own ?? 'Unknown')
}

/** Returns the greatest of several severities; one that nobody said counts only where no great danger is known. */
export const severest = (all: readonly Severity[]): Severity =>
  SEVEREST_FIRST.find(one => all.includes(one)) ?? severityOf()

const SEVEREST_FIRST = ['Extreme', 'Severe', 'Unknown', 'Moderate', 'Minor'] as const

/** Tests for a message about what may come. What has been observed is certain, whenever people have to act. */
export const isAdvance = (urgency = '', certainty = ''): boolean =>
  urgency.trim().toLowerCase() === 'future' && certainty.trim().toLowerCase() !== 'observed'

/**
 * Returns a number for sorting and for the level. An advance notice is one level lower. A danger of which the
 * sender does not say how great it is counts as moderate: a lower level would be a reassurance that nobody gave.
 */
export const loudnessOf = ({ schwere, vorab }: Pick<Said, 'schwere' | 'vorab'>): number =>
  schwere === 'Unknown' ? KNOWN.indexOf('Moderate') : Math.max(0, KNOWN.indexOf(schwere) - (vorab ? 1 : 0))

const KNOWN = ['Minor', 'Moderate', 'Severe', 'Extreme'] as const
const LEVELS = ['information', 'wichtig', 'dringend', 'notfall'] as const

/**
 * Returns the level of a warning. A test and its announcement have the lowest level; the caller lowers an all-clear. What
 * its sender calls part of an exercise is no emergency, but stays in sight, because nobody knows whether it is all an
 * exercise.
 */
export function levelOf(said: Said): Warnung['stufe'] {
  if (saysTest(said) || announcesTest(said)) return 'information'
  const level = LEVELS[loudnessOf(said)] ?? 'wichtig'
  return level === 'notfall' && saysPartOfExercise(said) ? 'dringend' : level
}

/** Returns what the reader must know about the message itself. */
export const remarksOf = (said: Said): string[] => [
  ...(saysPartOfExercise(said)
    ? ['Der Absender nennt diese Meldung Teil einer Übung. Sind Sie unsicher, folgen Sie den Hinweisen.']
    : []),
  ...(said.schwere === 'Unknown' ? ['Der Absender sagt nicht, wie gefährlich es ist.'] : []),
]

/** Most characters of a text. */
export const LONGEST_TEXT = 20_000
/** Most characters of the list of places; only its beginning is on the website. */
const LONGEST_AREA = 20_000

/** Sanitises the texts of a message for display. */
export function cleanSaid(said: Said): Said {
  const absender = plainLine(said.absender, 200)
  const web = safeWeb(said.web)
  const there = [absender || plainLine(said.quelle, 200), web || WARNINGS_OF_ALL].filter(Boolean)
  const notice = `Der Text ist gekürzt. Den ganzen Text lesen Sie hier: ${there.join(', ')}`
  const long = (given: string) =>
    plainText(given, LONGEST_TEXT, (text, most) => inParagraphs(text, most, notice))
  const ereignis = calmHeadline(eventInWords(plainLine(said.ereignis, 200)))
  const headline = calmHeadline(plainLine(said.titel, LONGEST_HEADLINE))
  const titel =
    firstWords(headline, ereignis, firstSentence(plainText(said.beschreibung, 1_000))) || 'Amtliche Warnung'
  return {
    ...said,
    titel: shortened(titel, LONGEST_TITLE),
    ereignis,
    // The title is plain already: its angle brackets are no markup.
    beschreibung: inParagraphs(withWholeTitle(titel, long(said.beschreibung)), LONGEST_TEXT, notice),
    anweisung: long(said.anweisung),
    leicht: long(said.leicht ?? ''),
    leicht_tun: long(said.leicht_tun ?? ''),
    gebiet: plainLine(said.gebiet, LONGEST_AREA),
    absender,
    quelle: plainLine(said.quelle, 200),
    web,
    kontakt: plainLine(said.kontakt ?? '', 500),
  }
}

/** Most characters of a headline that is read, and of a title on the website. */
const LONGEST_HEADLINE = 2_000
export const LONGEST_TITLE = 200

/** Begins the text with a headline that is too long for a title, so that no word of it is lost. */
export const withWholeTitle = (titel: string, beschreibung: string): string =>
  titel.length > LONGEST_TITLE ? `${titel}\n\n${beschreibung}`.trim() : beschreibung

/** Where the country shows all warnings. */
export const WARNINGS_OF_ALL = 'https://warnung.bund.de'

/** Returns the first address in a text that can be a link; '' if there is none. */
const safeWeb = (given: string): string =>
  plainLine(given, 500)
    .split(/[\s()]+|[,;|]+(?=\s|https?:|www\.|$)/i)
    .map(linkOf)
    .find(Boolean) ?? ''

/**
 * Returns an HTTPS address with a host name and without a password, with a missing scheme added; '' if that
 * is not possible.
 */
function linkOf(text: string): string {
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : text && `https://${text}`)
  if (address?.protocol !== 'https:' || address.username || address.password) return ''
  return /^[\w-]+(?:\.[\w-]+)+$/.test(address.hostname) && /[a-z]$/i.test(address.hostname)
    ? address.href
    : ''
}

export const digest = (of: unknown, encoding: 'hex' | 'base64url', length: number): string =>
  createHash('sha256').update(JSON.stringify(of)).digest(encoding).slice(0, length)

export const idOf = (quelle: string, kennung: string): string => digest([quelle, kennung], 'hex', 12)

/**
 * Returns the version by which visitors hide a warning. It is a digest of the content, because services
 * repeat messages under new identifiers; it contains the time of sending only if `isAnew`.
 */
export const fassungOf = ({ art, isAnew, said }: Message): string => {
  const { titel, beschreibung, anweisung, schwere, vorab, bis, gesendet, hoehe } = said
  return digest(
    [art, titel, beschreibung, anweisung, schwere, vorab, bis, isAnew ? gesendet : '', hoehe || []].flat(),
    'base64url',
    8,
  )
}
