import type { Bildname } from '../bild.ts'
import type { Weekday } from '../calendar.ts'

/** An article as written: its age in days instead of a date. */
export type Artikel = {
  slug: string
  titel: string
  einleitung: string
  text: string
  bild?: Bildname
  vorTagen: number
  zeit: string
  interessengruppen?: readonly Interessengruppe[]
}

export const interessengruppen = { rathaus: 1, familie: 2, bauen: 3, kultur: 4, aeltere: 5 } as const
export type Interessengruppe = keyof typeof interessengruppen

/** Functions for dates in the text of an article. */
export type Zeitangaben = {
  /** Returns the workday this many days after the start of the demo: `Mittwoch, 2. Dezember`. */
  am: (tage: number) => string
  /**
   * Returns the first such weekday after this many days, for an event that must not be on the day of another
   * one: `Mittwoch, 2. Dezember`.
   */
  wochentag: (tage: number, weekday: Weekday) => string
  /** Returns the month of the day after this many days: `Januar`. */
  monat: (tage: number) => string
  /** Returns exactly the day after this many days, also on a weekend, for a deadline that a record names. */
  tag: (tage: number) => string
}
