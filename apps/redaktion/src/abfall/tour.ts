import type { CallAnswer, calls } from '@rathausplatz/contract'

/** A tour with its collections of a year. */
export type Tour = CallAnswer<typeof calls.redaktionAbfalltour>
export type Tourtermin = Tour['termine'][number]
