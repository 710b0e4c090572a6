import { calls, type Veranstaltung } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { veranstaltungsliste } from './schema.ts'

/** All coming events, up to the limit. */
export const loadVeranstaltungsliste: Loader<typeof veranstaltungsliste, readonly Veranstaltung[]> = async (
  cms,
  { options },
) => {
  const { data } = await cms.call(calls.veranstaltungen, {
    query: { rubrik_id: options.rubrik_id, pro_seite: options.limit },
  })
  return data
}
