import { calls, type Pagination, type Verzeichnis, type Verzeichniseintrag } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import { pageIn } from '../visitor-query.ts'
import type { verzeichnis } from './schema.ts'

/** The choice of the visitor; an empty value chooses nothing. */
export type Auswahl = { suchwort: string; branche: string; buchstabe: string }

export type VerzeichnisData = {
  verzeichnis: Verzeichnis
  eintraege: readonly Verzeichniseintrag[]
  /** Number of matching entries on all pages. */
  anzahl: number
  pagination: Pagination
  auswahl: Auswahl
}

/** Loads one page of a directory with the filters of the address; unknown values are ignored. */
export const loadVerzeichnis: Loader<typeof verzeichnis, VerzeichnisData> = async (
  cms,
  { options },
  { query },
) => {
  const params = { id: options.verzeichnis }
  const verzeichnis = await cms.call(calls.verzeichnis, { params })
  const auswahl = auswahlOf(query, verzeichnis)
  const { suchwort, branche, buchstabe } = auswahl
  const page = (seite: number) =>
    cms.call(calls.verzeichniseintraege, {
      params,
      query: {
        q: suchwort,
        rubrik: branche || undefined,
        buchstabe: buchstabe || undefined,
        seite,
        pro_seite: options.pro_seite,
      },
    })
  const asked = pageIn(query)
  const found = await page(asked)
  // An old link to a page beyond the last one shows the first page.
  const { data, anzahl, pagination } = asked > 1 && found.data.length === 0 ? await page(1) : found
  return {
    verzeichnis,
    eintraege: data,
    anzahl,
    pagination: pagination ?? { page: 1, pages: 1 },
    auswahl,
  }
}

function auswahlOf(query: URLSearchParams, { suchfeld, rubriken, buchstaben }: Verzeichnis): Auswahl {
  const rubrik = query.get('rubrik') ?? ''
  const buchstabe = query.get('buchstabe') ?? ''
  return {
    suchwort: (query.get(suchfeld) ?? '').trim().slice(0, 200),
    branche: rubriken.some(({ id }) => id === rubrik) ? rubrik : '',
    buchstabe: buchstaben.includes(buchstabe) ? buchstabe : '',
  }
}
