import type { Bekanntmachung } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'

/** The tag of withdrawn records, which lists, search and sitemap leave out. */
export const ZURUECKGENOMMEN = 'zurueckgenommen'

type Withdrawable = Pick<Bekanntmachung, 'zurueckgenommen'>

/**
 * For kinds whose withdrawn records keep their address, with day and reason of the withdrawal. A second
 * withdrawal changes neither.
 */
export const zuruecknahmeMitGrund = <Data extends Withdrawable>() => ({
  takenBack: (data: Data, { reason, now }: { readonly reason: string; readonly now: Date }): Data =>
    data.zurueckgenommen
      ? data
      : { ...data, zurueckgenommen: { am: berlinDay(now), grund: reason.replaceAll(/\s+/g, ' ') } },
  takenBackOn: ({ zurueckgenommen }: Data) => zurueckgenommen?.am,
})
