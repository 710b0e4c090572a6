import { fullMoment } from '@rathausplatz/time'
import { OPEN_END } from '../store/window.ts'
import type { Notfall } from './tables.ts'

/**
 * Notices that subscribers hear of again: emergencies, and urgent ones. What is said of a lower level is said
 * once.
 */

type Level = 'notfall' | 'dringend'
type Stage = 'begin' | 'change' | 'end' | 'expired'

const STAGES: Readonly<Record<Level, Readonly<Record<Stage, Notfall>>>> = {
  notfall: { begin: 'beginn', change: 'stand', end: 'ende', expired: 'abgelaufen' },
  dringend: {
    begin: 'dringend',
    change: 'dringend-stand',
    end: 'dringend-ende',
    expired: 'dringend-abgelaufen',
  },
}
const of = (stage: Stage): readonly Notfall[] => [STAGES.notfall[stage], STAGES.dringend[stage]]

/** How subjects and lines name what is said; an urgent notice begins like any other. */
export const STAGE_WORDS: Readonly<Record<Notfall, string>> = {
  beginn: 'Notfall',
  stand: 'Notfall, neuer Stand',
  ende: 'Notfall beendet',
  abgelaufen: 'Hinweis abgelaufen',
  dringend: '',
  'dringend-stand': 'Hinweis, neuer Stand',
  gesenkt: 'Hinweis, neuer Stand',
  'dringend-ende': 'Hinweis gilt nicht mehr',
  'dringend-abgelaufen': 'Hinweis abgelaufen',
}

/** What the mails still say when the notice is no longer public. */
export const ENDS: readonly Notfall[] = [...of('end'), ...of('expired')]

/** True for what is said of an emergency, also when it has become an urgent notice: its mail does not wait. */
export const isEmergency = (notfall: Notfall | null): boolean =>
  notfall === 'gesenkt' || (notfall !== null && Object.values(STAGES.notfall).includes(notfall))

/** Returns what the first mail says about a notice of this level; null if it is not followed. */
export const beginOf = (stufe: unknown): Notfall | null =>
  stufe === 'notfall' || stufe === 'dringend' ? STAGES[stufe].begin : null

/** True if no mail has told the notice yet, given what the waiting mails say. */
export const isBegin = (notfall: Notfall | null): boolean => notfall === null || of('begin').includes(notfall)

/**
 * Returns what became of a public notice, from how it began and how it would begin now. An urgent notice may
 * say what the emergency said: only a level that is not followed is the end.
 */
export function changeOf(told: Notfall | null, present: Notfall | null): Notfall {
  if (isEmergency(present)) return isEmergency(told) ? 'stand' : 'beginn'
  if (!isEmergency(told)) return 'dringend-stand'
  return present === null ? 'ende' : 'gesenkt'
}

/** Returns a title as a quotation, so that no subject about an end reads as an order. */
export const quoted = (titel: string): string => `„${titel.replaceAll('„', '‚').replaceAll('“', '‘')}“`

/** Returns the end of a notice that began so: by a person, or by its time alone. */
export const endOf = (told: Notfall | null, isExpired: boolean): Notfall =>
  STAGES[isEmergency(told) ? 'notfall' : 'dringend'][isExpired ? 'expired' : 'end']

/** `bis Montag, 30. November 2026 um 20:09 Uhr`; empty for a notice without an end. */
export const untilInWords = (gueltig_bis: string): string =>
  gueltig_bis === OPEN_END ? '' : `bis ${fullMoment(new Date(gueltig_bis))} Uhr`

/** Returns the version of what was announced: other words and another end are another version. */
export const versionOf = ({ key, gueltig_bis }: { key: string; gueltig_bis: string }): string =>
  `${key} ${gueltig_bis}`
