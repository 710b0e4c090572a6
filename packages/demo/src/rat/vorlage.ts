import type { Day } from '../calendar.ts'
import type { Liste } from './gremien.ts'
import type { Tagend } from './tage.ts'

/**
 * The meeting of the deciding body: counted back (`vor: 0` is the next meeting, `vor: 1` the meeting before
 * it), by month, or by day.
 */
export type Wann =
  | { vor: number }
  | { monat: number; vorJahren?: number }
  | { am: Day }
  | { vorTagen: number }

/** A paper as written: with its meeting instead of a date. */
export type Entwurf = {
  /** A short name for its address and for references of other papers. */
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
  /** Additional paragraphs that depend on the day of the meeting. */
  amSitzungstag?: (tag: Day) => readonly string[]
  beschluss?: string
  kosten?: string
  strassen?: readonly string[]
  ergebnis?: 'angenommen' | 'abgelehnt' | 'vertagt' | 'zur_kenntnis'
  nein?: number
  enthaltungen?: number
  /** A member who is present but may not vote because of a personal interest. */
  befangen?: string
  bezug?: string
  /** A printed document of the town as an attachment. */
  anlage?:
    | 'haushaltssatzung'
    | 'hundesteuersatzung'
    | 'freibad-badeordnung'
    | 'bekanntmachung-bebauungsplan-rebgarten'
}

/** A non-public paper, and the part of it that the next public meeting announces. */
export type NichtoeffentlicherEntwurf = Omit<Entwurf, 'vorberatung' | 'von' | 'strassen' | 'anlage'> & {
  bekanntgabe?: string
}
