import { type Bekanntmachung, calls, type Pagination } from '@rathausplatz/contract'
import { benachrichtigen } from '../benachrichtigen.ts'
import type { Loader } from '../template.ts'
import { pageIn } from '../visitor-query.ts'
import type { bekanntmachungen } from './schema.ts'

export type BekanntmachungenData = {
  bekanntmachungen: readonly Bekanntmachung[]
  archiv: boolean
  pagination: Pagination
  /** Address of the form that orders new notices by mail. */
  benachrichtigen?: string
}

/** Loads the notices; `?archiv=ja` shows expired ones, `?seite=2` the next page. */
export const loadBekanntmachungen: Loader<typeof bekanntmachungen, BekanntmachungenData> = async (
  cms,
  { options },
  { query },
) => {
  const archiv = query.get('archiv') === 'ja'
  const seite = pageIn(query)
  const [{ data, pagination }, told] = await Promise.all([
    cms.call(calls.bekanntmachungen, {
      query: { archiv: archiv ? 'true' : 'false', seite, pro_seite: options.limit },
    }),
    benachrichtigen(cms, 'bekanntmachung'),
  ])
  return { bekanntmachungen: data, archiv, pagination: pagination ?? { page: seite, pages: seite }, ...told }
}
