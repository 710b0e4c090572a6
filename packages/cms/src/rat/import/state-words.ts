import type { sitzungszustandLabels } from '@rathausplatz/contract/labels'
import { composed } from '@rathausplatz/text'
import { isAboutBusiness, isAboutPart, withShortItems } from './item-clauses.ts'

type Zustand = keyof typeof sitzungszustandLabels

/** The first matching line wins. */
const STATES: readonly (readonly [RegExp, Zustand])[] = [
  [
    /abgesagt|absage|entfällt|entfallen|entfiel|ausgefallen|ausfallen|fällt\s(?:[\p{L}/]+\s){0,4}aus|(?<!\p{L})(?:sitzungs)?ausfall(?!\p{L})|gestrichen|aufgehoben|abgesetzt|storniert|annulliert|cancel/iu,
    'abgesagt',
  ],
  [/durchgef|stattgefunden|beendet|abgeschlossen|niederschrift|protokoll/i, 'durchgefuehrt'],
  [/eingeladen|einladung|einberufen/i, 'eingeladen'],
  [/terminiert|geplant|vorgesehen/i, 'geplant'],
]

const NOT_HELD =
  /(?<!noch )nicht (?:statt|stattfinden|stattgefunden|durchgeführt|abgehalten)(?!\p{L})|kann nicht stattfinden/iu
/** A negated state, such as „nicht abgesagt“, decides nothing. */
const DENIED = /(?<!\p{L})(?:nicht|noch nicht|kein\p{L}*)(?!\p{L})/iu

/**
 * Returns the clauses of a text, so that „abgesagt, kein neuer Termin“ denies no more than its own words, without
 * those about a part of the meeting: „eingeladen, TOP 5 abgesetzt“.
 */
export const clausesIn = (text: string): readonly string[] =>
  withShortItems(composed(text))
    .split(/[,;:()!?|\n]|\s[-–—/]\s|\.\s+(?=\p{L})/u)
    .map(clause => clause.replaceAll(/\s+/g, ' ').trim())
    .filter(clause => !isAboutPart(clause))

/** Returns the clauses of a state, without those about business. */
export const clausesOfState = (state: string): readonly string[] =>
  clausesIn(state).filter(clause => !isAboutBusiness(clause))

export const isNotHeld = (clause: string): boolean => NOT_HELD.test(clause)

export const isDenied = (clause: string): boolean => DENIED.test(clause)

/** Returns the state of a meeting by its words; undefined if they say none. */
export function zustandOf(text: string): Zustand | undefined {
  const clauses = clausesOfState(text)
  if (clauses.some(isNotHeld)) return 'abgesagt'
  const said = clauses.filter(clause => !isDenied(clause))
  return STATES.find(([pattern]) => said.some(clause => pattern.test(clause)))?.[1]
}
