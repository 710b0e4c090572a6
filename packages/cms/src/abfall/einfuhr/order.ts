import type { Abfallfraktion } from '@rathausplatz/contract/abfallfraktionen'
import type { HolidayTown } from '@rathausplatz/kalender'
import type { PlaceRow } from '../places.ts'
import type { Gemeinde } from './read-address.ts'
import type { Labels } from './title/kinds-of-words.ts'
import type { TaughtName } from './title/taught-names.ts'

/** The settings for reading a file. */
export type Manner = {
  /** The district that the editor chose for rows without a place. */
  readonly ort?: string | undefined
  readonly strasse?: string | undefined
  readonly neueOrte: boolean
  /** The file is the whole plan of its year: dates of that year that it does not name go. */
  readonly ganzerPlan?: boolean | undefined
}

/** A file with the town's own names, which are needed to read it. */
export type Order = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly manner: Manner
  readonly labels: Labels
  /** The names in files that the town has explained. */
  readonly gelernt?: readonly TaughtName[]
  readonly orte: readonly PlaceRow[]
  readonly heute: string
  /** The facts of the town that its public holidays follow from. */
  readonly holidayTown: HolidayTown
  /** The town's name and postcode, for recognizing its addresses. */
  readonly gemeinde?: Gemeinde | undefined
  /** Kinds that the town does not collect: their dates would not be visible. */
  readonly ungefuehrt?: ReadonlySet<Abfallfraktion>
}
