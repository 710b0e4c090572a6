import { createHash } from 'node:crypto'
import type { Warnung } from '@rathausplatz/contract'
import { calmHeadline, plainLine, plainText } from './plain-text.ts'
import { saysTest } from './says-test.ts'

export type Severity = 'Minor' | 'Moderate' | 'Severe' | 'Extreme' | 'Unknown'

/** What a service says of one event, as far as it was told. */
export type Said = {
  readonly titel: string
  readonly ereignis: string
  readonly schwere: Severity
  /** It may come to this; nobody knows yet. */
  readonly vorab: boolean
  readonly beschreibung: string
  readonly anweisung: string
  readonly gebiet: string
  /** Official keys of the places that it is about. */
  readonly schluessel: readonly string[]
  readonly absender: string
  readonly quelle: string
  readonly web: string
  /** How to reach whoever warns; missing in what was kept before it was read. */
  readonly kontakt?: string
  readonly gesendet: string
  readonly beginn: string | null
  readonly bis: string | null
}

/** `uebung` is kept, so that it is not asked for again, and shown to nobody. */
export const messageKinds = ['meldung', 'entwarnung', 'uebung'] as const
export type MessageKind = (typeof messageKinds)[number]

/** One message of a service about one event. */
export type Message = {
  readonly art: MessageKind
  /** By what the service knows it; the same event may have another one in its next message. */
  readonly kennung: string
  /** Which of its messages this one takes the place of. */
  readonly ersetzt: readonly string[]
  /** Changes with every message; tells that the rest need not be asked for again. */
  readonly version: string
  /** What it says changed, also where the words have not. */
  readonly isAnew: boolean
  /** More than a headline has come of it. */
  readonly hasDetails: boolean
  readonly said: Said
}

const NOT_REAL = /^(?:exercise|system|test|draft)$/i
const NOT_PUBLIC = /^(?:restricted|private)$/i

/** Whether a message is meant, and for everyone; a word that the standard (CAP 1.2) does not have hides nothing. */
export const isForAll = (status: string, scope = ''): boolean =>
  !NOT_REAL.test(status.trim()) && !NOT_PUBLIC.test(scope.trim())

const SEVERITIES = new Map<string, Severity>(
  (['Minor', 'Moderate', 'Severe', 'Extreme'] as const).map(one => [one.toLowerCase(), one]),
)

export const severityOf = (given: string | undefined): Severity =>
  SEVERITIES.get(given?.trim().toLowerCase() ?? '') ?? 'Unknown'

export const rankOf = (schwere: Severity): number =>
  ['Unknown', 'Minor', 'Moderate', 'Severe', 'Extreme'].indexOf(schwere)

const LEVELS = ['information', 'information', 'wichtig', 'dringend', 'notfall'] as const

/** How loud a warning is; what may only come is one level quieter, and a test is no danger. */
export const levelOf = (said: Said): Warnung['stufe'] =>
  saysTest(said)
    ? 'information'
    : (LEVELS[Math.max(0, rankOf(said.schwere) - (said.vorab ? 1 : 0))] ?? 'information')

/** Words as they may be shown, whatever came. */
export function cleanSaid(said: Said): Said {
  return {
    ...said,
    titel: calmHeadline(plainLine(said.titel, 200)) || plainLine(said.ereignis, 200) || 'Amtliche Warnung',
    ereignis: calmHeadline(plainLine(said.ereignis, 200)),
    beschreibung: plainText(said.beschreibung, 6_000),
    anweisung: plainText(said.anweisung, 6_000),
    gebiet: plainLine(said.gebiet, 1_000),
    absender: plainLine(said.absender, 200),
    quelle: plainLine(said.quelle, 200),
    web: safeWeb(said.web),
    kontakt: plainLine(said.kontakt ?? '', 500),
  }
}

/** Only an encrypted address, of a name and without a password; sometimes it comes without its beginning. */
function safeWeb(given: string): string {
  const text = plainLine(given, 500)
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : text && `https://${text}`)
  if (address?.protocol !== 'https:' || address.username || address.password) return ''
  return /^[\w-]+(?:\.[\w-]+)+$/.test(address.hostname) && /[a-z]$/i.test(address.hostname)
    ? address.href
    : ''
}

/** The moment that something names, in our way; null where it names none or one that no warning is about. */
export function momentOf(given: string | number | null | undefined): string | null {
  if (given === null || given === undefined || given === '') return null
  const at = typeof given === 'number' ? given : Date.parse(given)
  const isSensible = at >= Date.UTC(2000, 0) && at < Date.UTC(2100, 0)
  return isSensible ? new Date(at).toISOString() : null
}

export const digest = (of: unknown, encoding: 'hex' | 'base64url', length: number): string =>
  createHash('sha256').update(JSON.stringify(of)).digest(encoding).slice(0, length)

export const idOf = (quelle: string, kennung: string): string => digest([quelle, kennung], 'hex', 12)

/**
 * By what visitors put it away. Services say the same again and again under new numbers, so it is made of what is said;
 * only where a service means to say it anew does the moment count.
 */
export const fassungOf = ({ art, isAnew, said }: Message): string => {
  const { titel, beschreibung, anweisung, schwere, vorab, bis, gesendet } = said
  return digest(
    [art, titel, beschreibung, anweisung, schwere, vorab, bis, isAnew ? gesendet : ''],
    'base64url',
    8,
  )
}
