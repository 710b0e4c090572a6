import type { Bildname } from '../bild.ts'
import type { angekuendigteTage } from '../veranstaltungen/angekuendigt.ts'

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
  /** Returns the day of an event that is also in the calendar. */
  angekuendigt: (termin: keyof ReturnType<typeof angekuendigteTage>) => string
  /** Returns the month of the day after this many days: `Januar`. */
  monat: (tage: number) => string
  /** Returns exactly the day after this many days, also on a weekend, for a deadline that a record names. */
  tag: (tage: number) => string
}
