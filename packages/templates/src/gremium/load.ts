import { type Cms, calls, type Gremium, type SitzungUebersicht } from '@rathausplatz/contract'
import { berlinDay } from '@rathausplatz/time'
import { benachrichtigen } from '../benachrichtigen.ts'
import type { Loader } from '../template.ts'
import type { gremium } from './schema.ts'

export type GremiumData = {
  gremium: Gremium
  /** The next meetings. */
  sitzungen: SitzungUebersicht[]
  istAufgeloest: boolean
  /** Address of the form that orders news about meetings of this body by mail. */
  benachrichtigen?: string
}

const NEXT = 4

export const loadGremium: Loader<typeof gremium, GremiumData> = async (cms, { context }, { now }) => {
  const [gremium, sitzungen, told] = await Promise.all([
    cms.call(calls.gremium, { params: { id: context.gremium } }),
    nextOf(cms, context.gremium),
    benachrichtigen(cms, `sitzung/gremium:${context.gremium}`),
  ])
  const { endet_am } = gremium
  return { gremium, sitzungen, istAufgeloest: endet_am !== undefined && endet_am < berlinDay(now), ...told }
}

/** Returns an empty list if the meetings fail to load: the page of the body is still shown. */
async function nextOf(cms: Cms, gremium: string): Promise<SitzungUebersicht[]> {
  const { data } = await cms
    .call(calls.sitzungen, { query: { gremium, pro_seite: NEXT } })
    .catch(() => ({ data: [] }))
  return data
}
