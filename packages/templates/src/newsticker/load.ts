import { type AktuellesArtikel, calls } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { newsticker } from './schema.ts'

/** Loads the latest news up to the limit of the module (spec §7, §9). */
export const loadNewsticker: Loader<typeof newsticker, readonly AktuellesArtikel[]> = async (
  cms,
  { options },
) => {
  const { limit, interessengruppen_id } = options
  const { data } = await cms.call(calls.aktuelles, {
    query: { interessengruppen_id, seite: 1, pro_seite: limit },
  })
  // `geaendert` is left out to save bytes on the home page; the article's page shows it.
  return data.map(({ geaendert: _, ...artikel }) => artikel)
}
