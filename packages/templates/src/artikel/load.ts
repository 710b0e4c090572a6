import { type AktuellesArtikel, calls } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { artikel } from './schema.ts'

export type Weitere = { weitere: Pick<AktuellesArtikel, 'titel' | 'datum_von' | 'detailURL'>[] }

const MOST_SHOWN = 3

/** Loads the newest articles except the one on this page; returns an empty list if the call fails. */
export const loadArtikel: Loader<typeof artikel, Weitere> = async (cms, _entry, { path }) => {
  const latest = cms.call(calls.aktuelles, { query: { pro_seite: MOST_SHOWN + 1 } })
  const { data } = await latest.catch(() => ({ data: [] }))
  const others = data.filter(({ detailURL }) => detailURL !== path).slice(0, MOST_SHOWN)
  return { weitere: others.map(({ titel, datum_von, detailURL }) => ({ titel, datum_von, detailURL })) }
}
