import { type AktuellesArtikel, calls } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { newsticker } from './schema.ts'

/** The latest news, as many as the module's limit (spec §7, §9). */
export const loadNewsticker: Loader<typeof newsticker, readonly AktuellesArtikel[]> = async (
  cms,
  { options },
) => {
  const { limit, interessengruppen_id } = options
  const { data } = await cms.call(calls.aktuelles, {
    query: { interessengruppen_id, seite: 1, pro_seite: limit },
  })
  // On the home page each letter counts twice: when it was last changed is said on its own page.
  return data.map(({ geaendert: _, ...artikel }) => artikel)
}
