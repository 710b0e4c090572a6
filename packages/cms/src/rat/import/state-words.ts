import type { sitzungszustandLabels } from '@rathausplatz/contract/labels'

type Zustand = keyof typeof sitzungszustandLabels

/** The first matching line wins. */
const STATES: readonly (readonly [RegExp, Zustand])[] = [
  [/abgesagt|absage|entfällt|entfallen|ausgefallen|fällt aus|gestrichen|aufgehoben|cancel/i, 'abgesagt'],
  [/durchgef|stattgefunden|beendet|abgeschlossen|niederschrift|protokoll/i, 'durchgefuehrt'],
  [/eingeladen|einladung/i, 'eingeladen'],
  [/terminiert|geplant|vorgesehen/i, 'geplant'],
]

const NOT_HELD = /(?:findet|fand)\s(?:\p{L}+\s)?nicht statt|nicht stattgefunden/iu
/** A negated state, such as „nicht abgesagt“, decides nothing. */
const DENIED = /(?<!\p{L})(?:nicht|noch nicht|kein\p{L}*)(?!\p{L})/iu

/** Returns the state of a meeting by its words; undefined if they say none. */
export function zustandOf(text: string): Zustand | undefined {
  if (NOT_HELD.test(text)) return 'abgesagt'
  return DENIED.test(text) ? undefined : STATES.find(([pattern]) => pattern.test(text))?.[1]
}
