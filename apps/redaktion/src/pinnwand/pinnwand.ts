import { type CallAnswer, type calls, pinnwandrubriken } from '@rathausplatz/contract'
import { stateOf } from '../pruefung/state-of.ts'

export type Board = CallAnswer<typeof calls.redaktionPinnwand>
/** An entry of the pin board. */
export type BoardEntry = Board['data'][number]

export const BOARD = '/pinnwand'

export const rubricOf = ({ rubrik }: BoardEntry): string => pinnwandrubriken[rubrik]

/** Returns the state in words: "Gesperrt von der Stadt", "Öffentlich, 3-mal gemeldet". */
export function standWords({ meldungen_offen, ...entry }: BoardEntry): string {
  const often = meldungen_offen > 1 ? `${meldungen_offen}-mal ` : ''
  return `${stateOf(entry)}${meldungen_offen > 0 ? `, ${often}gemeldet` : ''}`
}

/** Returns the waiting entries in a sentence; undefined if there are none. */
export function waitingWords({ bestaetigt, gemeldet }: Board['anzahl']): string | undefined {
  const checked = bestaetigt === 1 ? 'Ein Eintrag wartet' : `${bestaetigt} Einträge warten`
  const reported = gemeldet === 1 ? 'einer ist gemeldet' : `${gemeldet} sind gemeldet`
  if (bestaetigt === 0 && gemeldet === 0) return undefined
  if (gemeldet === 0) return `${checked} auf Prüfung.`
  if (bestaetigt === 0)
    return gemeldet === 1 ? 'Ein Eintrag ist gemeldet.' : `${gemeldet} Einträge sind gemeldet.`
  return `${checked} auf Prüfung, ${reported}.`
}
