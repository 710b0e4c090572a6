import type { Abfallfraktion } from '@rathausplatz/contract'
import type { Holidays } from '@rathausplatz/kalender'
import type { OfKind } from './dates-by-place.ts'
import type { placeFinder } from './find-places.ts'
import type { Order } from './order.ts'
import type { ReadFile } from './raw-rows.ts'
import type { Title } from './title/read-title.ts'
import type { Named } from './told-names.ts'

type Opened = Extract<ReadFile, { ok: true }>

/** A file with its rows, the means to understand them, and the tally. */
export type OpenFile = {
  readonly order: Order
  readonly holidays: Holidays
  readonly read: Opened
  readonly kalender: NonNullable<Opened['kalender']>
  readonly titleOf: (title: string) => Title
  readonly finder: ReturnType<typeof placeFinder>
  readonly tally: Tally
}

/** Returns a tally without dates: for the dates of a file, and all that its report says about the rows. */
export const newTally = (read: Opened) => ({
  untold: {
    unknownKinds: new Map<string, Named>(),
    /** Unknown names beside known kinds: „Biotonne, Grüne Tonne“. */
    inLists: new Map<string, Named>(),
    unknownPlaces: new Map<string, Named>(),
    /** Districts and tours that no street of the town has. */
    unknownDistricts: new Map<string, Named>(),
    /** Parts of known streets. */
    unknownHouses: new Map<string, Named>(),
    inSeveralPlaces: new Map<string, Named>(),
    /** Titles that name their place, with the place as it was read. */
    inTitles: new Map<string, Named>(),
    /** Titles that name the town and no other place. */
    wholeTown: new Map<string, Named>(),
    otherTowns: new Map<string, Named>(),
    taughtOff: new Map<string, Named>(),
    taughtAsk: new Map<string, Named>(),
    fallsOut: new Map<string, Named>(),
    somethingElse: new Map<string, Named>(),
    unclear: new Map<string, Named>(),
    /** The unclear dates of kinds that the town collects, for bins that every household has. */
    missing: new Map<string, Named>(),
    beside: new Map<string, Named>(),
    elsewhere: new Map<string, Named>(),
    /** Days that the file names and cancels for the same street. */
    contrary: new Map<string, Named>(),
    notKept: new Map<string, Named>(),
    stops: new Map<string, Named>(),
    joined: new Map<string, Named>(),
    openRhythms: new Map<string, Named>(),
    strange: new Map<string, Named>(),
  },
  /** Names that the town has explained, by their kind. */
  taught: new Map<Abfallfraktion, Map<string, Named>>(),
  /** The kinds with several variants, by the number of their streets. */
  varianten: new Map<string, Named>(),
  /** Entries that begin late, by their hour. */
  evenings: new Map<string, Map<string, Named>>(),
  fehler: [...read.fehler],
  byKind: new Map<Abfallfraktion, OfKind>(),
  days: new Set<string>(),
  /** Days far from all others of their tour, with their kinds. */
  fern: new Map<string, Set<Abfallfraktion>>(),
  unbekannt: 0,
  ausgelassen: 0,
  forAll: 0,
  namesPlaces: false,
  isOfNoStreet: false,
  /** Dates on a Sunday or a holiday, by their day. */
  onHolidays: new Map<string, Named>(),
  withHour: 0,
})

export type Tally = ReturnType<typeof newTally>
