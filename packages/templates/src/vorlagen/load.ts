import { calls, type Pagination, type VorlageUebersicht } from '@rathausplatz/contract'
import { benachrichtigen } from '../benachrichtigen.ts'
import { type Gremiumwahl, gremiumChoice } from '../rat/gremium-choice.ts'
import type { Loader } from '../template.ts'
import { numberIn, pageIn } from '../visitor-query.ts'
import type { vorlagen } from './schema.ts'

export type VorlagenData = {
  path: string
  vorlagen: VorlageUebersicht[]
  jahre: number[]
  gremien: Gremiumwahl[]
  auswahl: { gremium: string; jahr: number | null }
  pagination: Pagination
  /** Address of the form that orders new papers by mail. */
  benachrichtigen?: string
}

export const loadVorlagen: Loader<typeof vorlagen, VorlagenData> = async (
  cms,
  { options },
  { path, query },
) => {
  const { gremien, gremium } = await gremiumChoice(cms, query)
  const asked = numberIn(query, 'jahr', 2200)
  const jahr = asked === undefined || asked < 1900 ? undefined : asked
  const seite = pageIn(query)
  const { data, jahre, pagination } = await cms.call(calls.vorlagen, {
    query: {
      ...(gremium ? { gremium } : {}),
      ...(jahr === undefined ? {} : { jahr }),
      seite,
      pro_seite: options.limit,
    },
  })
  return {
    path,
    vorlagen: data,
    jahre,
    gremien,
    auswahl: { gremium, jahr: jahr ?? null },
    pagination: pagination ?? { page: seite, pages: seite },
    ...(await benachrichtigen(cms, gremium ? `vorlage/gremium:${gremium}` : 'vorlage')),
  }
}
