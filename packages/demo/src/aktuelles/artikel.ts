import type { Bildname } from '../bild.ts'

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
  /** That very day in words, for a deadline that a record names. */
  tag: (tage: number) => string
}
