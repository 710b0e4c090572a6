/** One row per date of a public event. Moments as on the wire, so that a read need not work them out again. */
export interface TermineTable {
  document_id: string
  /** The day on which it begins. */
  termin: string
  datum_von: string
  datum_bis: string | null
  entfaellt: number
  grund: string
}

/**
 * By what dates are listed: one row for each day a date lasts, once for all events (rubrik '') and once per category of
 * its event. Moments in UTC, in which they compare as text.
 */
export interface TermineByDayTable {
  document_id: string
  termin: string
  rubrik: string
  tag: string
  beginn: string
  /** Without an end of its own a date lasts until the end of its day. */
  ende: string
  /** 1 on the day on which it begins. */
  first_day: number
  gueltig_von: string
  gueltig_bis: string
}

export type TermineTables = {
  termine: TermineTable
  termine_by_day: TermineByDayTable
}
