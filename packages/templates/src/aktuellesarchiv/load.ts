import { type Archivmonat, calls } from '@rathausplatz/contract'
import { stretchIn } from '../aktuellesliste/load.ts'
import type { Loader } from '../template.ts'
import type { aktuellesarchiv } from './schema.ts'

export type Archiv = {
  /** Address of the list that the archive filters. */
  liste: string
  jahre: { jahr: number; anzahl: number; monate: Archivmonat[] }[]
  jahr?: number
  monat?: number
}

/** Loads years with their months, the newest first, and the visitor's choice. */
export const loadAktuellesarchiv: Loader<typeof aktuellesarchiv, Archiv> = async (
  cms,
  { context },
  { path, query },
) => {
  const { data } = await cms.call(calls.aktuellesArchiv, {})
  const jahre = [...Map.groupBy(data, ({ jahr }) => jahr)].map(([jahr, monate]) => ({
    jahr,
    anzahl: monate.reduce((sum, { anzahl }) => sum + anzahl, 0),
    monate,
  }))
  return { liste: context.link || path, jahre, ...stretchIn(query) }
}
