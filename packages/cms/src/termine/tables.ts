/**
 * One row per date of a public event. Times are stored as on the wire, so that reads need not convert them.
 */
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
 * Rows for lists of dates: one for each day of a date, once for all events (rubrik '') and once per category.
 * Times in UTC, which compare as text.
 */
export interface TermineByDayTable {
  document_id: string
  termin: string
  rubrik: string
  tag: string
  beginn: string
  /** A date without an end lasts until the end of its day. */
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
