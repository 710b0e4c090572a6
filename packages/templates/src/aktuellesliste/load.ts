import { type AktuellesArtikel, calls, type Pagination } from '@rathausplatz/contract'
import { benachrichtigen } from '../benachrichtigen.ts'
import type { Loader } from '../template.ts'
import { numberIn, pageIn } from '../visitor-query.ts'
import type { aktuellesliste } from './schema.ts'

export type Nachrichten = {
  artikel: AktuellesArtikel[]
  pagination: Pagination
  path: string
  jahr?: number
  monat?: number
  /** Address of the form that orders new articles by mail. */
  benachrichtigen?: string
}

/** Reads year and month from the address; a month without a year is ignored. */
export function stretchIn(query: URLSearchParams): { jahr?: number; monat?: number } {
  const jahr = numberIn(query, 'jahr', 9_998)
  const monat = numberIn(query, 'monat', 12)
  if (jahr === undefined || jahr < 1_970) return {}
  return monat === undefined ? { jahr } : { jahr, monat }
}

/** Loads the articles for `seite`, `jahr` and `monat` of the address. */
export const loadAktuellesliste: Loader<typeof aktuellesliste, Nachrichten> = async (
  cms,
  { options: { limit, interessengruppen_id } },
  { path, query },
) => {
  const stretch = stretchIn(query)
  const page = pageIn(query)
  const thema =
    interessengruppen_id === undefined ? 'aktuelles' : `aktuelles/interessengruppe:${interessengruppen_id}`
  const [{ data, pagination }, told] = await Promise.all([
    cms.call(calls.aktuelles, {
      query: { interessengruppen_id, ...stretch, seite: page, pro_seite: limit },
    }),
    benachrichtigen(cms, thema),
  ])
  return { artikel: data, pagination: pagination ?? { page, pages: page }, path, ...stretch, ...told }
}
