import type { Bildname } from '../bild.ts'
import type { Weekday } from '../calendar.ts'

/** A news article as its author wrote it: how long ago, not when. */
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

/** What an article may need to know about time. */
export type Zeitangaben = {
  /** A workday in words, so many days after the demo is started: `Mittwoch, 2. Dezember`. */
  am: (tage: number) => string
  /** The first such weekday in so many days or more, for what must not meet another date: `Mittwoch, 2. Dezember`. */
  wochentag: (tage: number, weekday: Weekday) => string
  /** The month in words in which that day lies: `Januar`. */
  monat: (tage: number) => string
  /** That very day in words, for a deadline that a record names. */
  tag: (tage: number) => string
}
