import {
  calls,
  fundrubriken,
  type Pagination,
  type Pinnwandeintrag,
  type Pinnwandrubrik,
  pinnwandrubriken,
} from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import { pageIn } from '../visitor-query.ts'
import type { pinnwand } from './schema.ts'

export type PinnwandData = {
  eintraege: readonly Pinnwandeintrag[]
  /** Rubrics to choose from. */
  rubriken: readonly Pinnwandrubrik[]
  /** The chosen rubric. */
  rubrik: Pinnwandrubrik | null
  pagination: Pagination
  /** Whether new entries are possible. */
  moeglich: boolean
}

/** Loads the board; `?rubrik=verschenke` filters by rubric, `?seite=2` is the next page. */
export const loadPinnwand: Loader<typeof pinnwand, PinnwandData> = async (cms, { options }, { query }) => {
  const all = Object.keys(pinnwandrubriken) as Pinnwandrubrik[]
  const rubriken = options.fundsachen ? [...fundrubriken] : all
  const rubrik = rubriken.find(one => one === query.get('rubrik')) ?? null
  const seite = pageIn(query)
  const asked = rubrik ? [rubrik] : options.fundsachen ? rubriken : undefined
  const { data, pagination, moeglich } = await cms.call(calls.pinnwand, {
    query: { ...(asked ? { rubrik: asked.join(',') } : {}), seite, pro_seite: options.limit },
  })
  return {
    eintraege: data,
    rubriken,
    rubrik,
    pagination: pagination ?? { page: seite, pages: seite },
    moeglich,
  }
}
