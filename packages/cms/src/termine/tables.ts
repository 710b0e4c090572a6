/**
 * One row per date of a public event. Times have the format of the contract, so that reads need not convert
 * them.
 */
export interface TermineTable {
  document_id: string
  /** The day on which the date begins. */
  termin: string
  datum_von: string
  datum_bis: string | null
  entfaellt: number
  grund: string
}

/**
 * Rows for lists of dates: for each day of a date one row for all events (rubrik '') and one per category.
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
  /** 1 if the row is for the day on which the date begins. */
  first_day: number
  gueltig_von: string
  gueltig_bis: string
}

export type TermineTables = {
  termine: TermineTable
  termine_by_day: TermineByDayTable
}
