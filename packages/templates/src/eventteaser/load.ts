import { calls, type Veranstaltung } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { eventteaser } from './schema.ts'

/** Loads the next events. */
export const loadEventteaser: Loader<typeof eventteaser, readonly Veranstaltung[]> = async (
  cms,
  { options },
) => {
  const { data } = await cms.call(calls.veranstaltungen, { query: { pro_seite: options.limit } })
  return data
}
