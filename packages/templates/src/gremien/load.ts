import { calls, type GremiumUebersicht } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import type { Loader } from '../template.ts'
import type { gremien } from './schema.ts'

export type GremienData = {
  gruppen: {
    art: 'rat' | 'ausschuesse' | 'ortschaftsraete' | 'fraktionen' | 'frueher'
    gremien: GremiumUebersicht[]
  }[]
}

const GROUPS = {
  gemeinderat: 'rat',
  ausschuss: 'ausschuesse',
  beirat: 'ausschuesse',
  ortschaftsrat: 'ortschaftsraete',
  fraktion: 'fraktionen',
} as const

const ORDER = ['rat', 'ausschuesse', 'ortschaftsraete', 'fraktionen', 'frueher'] as const

/** Loads the bodies in groups, dissolved ones in a group of their own. */
export const loadGremien: Loader<typeof gremien, GremienData> = async (cms, _entry, { now }) => {
  const { data } = await cms.call(calls.gremien, {})
  const today = berlinDay(now)
  const groups = Map.groupBy(data, ({ art, endet_am }) =>
    endet_am !== undefined && endet_am < today ? 'frueher' : GROUPS[art],
  )
  return {
    gruppen: ORDER.flatMap(art => {
      const gremien = groups.get(art)
      return gremien ? [{ art, gremien }] : []
    }),
  }
}
