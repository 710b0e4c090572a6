import type { Bekanntmachung } from '@rathausplatz/contract/records'
import { berlinDay } from '@rathausplatz/time'

/** Tag of what was taken back: no list, no search and no sitemap leads to it. */
export const ZURUECKGENOMMEN = 'zurueckgenommen'

type Withdrawable = Pick<Bekanntmachung, 'zurueckgenommen'>

/** For kinds of which a word stays where they stood: since when and why they no longer hold. What was said once stays. */
export const zuruecknahmeMitGrund = <Data extends Withdrawable>() => ({
  takenBack: (data: Data, { reason, now }: { readonly reason: string; readonly now: Date }): Data =>
    data.zurueckgenommen
      ? data
      : { ...data, zurueckgenommen: { am: berlinDay(now), grund: reason.replaceAll(/\s+/g, ' ') } },
  takenBackOn: ({ zurueckgenommen }: Data) => zurueckgenommen?.am,
})
