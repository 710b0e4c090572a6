import type { Day } from '../calendar.ts'
import type { Liste } from './gremien.ts'
import type { Tagend } from './tage.ts'

/** Which meeting of the body that decides: the nth one back (0 is the next), that of a month, or that of a day. */
export type Wann =
  | { vor: number }
  | { monat: number; vorJahren?: number }
  | { am: Day }
  | { vorTagen: number }

/** A paper as its author wrote it: to which meeting it belongs, not on which day that was. */
export type Entwurf = {
  /** Its short name in addresses and for other papers. */
  kurz: string
  titel: string
  art?: 'Beschlussvorlage' | 'Informationsvorlage' | 'Antrag' | 'Anfrage'
  wann: Wann
  gremium?: Tagend
  vorberatung?: Exclude<Tagend, 'gemeinderat'>
  amt: string
  von?: Liste
  einleitung: string
  sachverhalt: readonly string[]
  /** What else it says, by the day of the meeting that deals with it. */
  amSitzungstag?: (tag: Day) => readonly string[]
  beschluss?: string
  kosten?: string
  strassen?: readonly string[]
  ergebnis?: 'angenommen' | 'abgelehnt' | 'vertagt' | 'zur_kenntnis'
  nein?: number
  enthaltungen?: number
  /** Who is there and may not vote, as it is about them. */
  befangen?: string
  bezug?: string
  /** A printed document of the town that belongs to it. */
  anlage?:
    | 'haushaltssatzung'
    | 'hundesteuersatzung'
    | 'freibad-badeordnung'
    | 'bekanntmachung-bebauungsplan-rebgarten'
}

/** What was dealt with behind closed doors, and what of it is told in the next public meeting. */
export type NichtoeffentlicherEntwurf = Omit<Entwurf, 'vorberatung' | 'von' | 'strassen' | 'anlage'> & {
  bekanntgabe?: string
}
