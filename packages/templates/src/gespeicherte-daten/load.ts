import type { Beobachtung } from '@rathausplatz/contract/gespeicherte-daten'
import type { Loader } from '../template.ts'
import type { gespeicherteDaten } from './schema.ts'

export type GespeicherteDatenData = { beobachtungen: readonly Beobachtung[] }

/** Lines of the list that hold only where an operator has set something up. */
export const loadGespeicherteDaten: Loader<typeof gespeicherteDaten, GespeicherteDatenData> = async (
  _cms,
  _entry,
  { beobachtungen },
) => ({ beobachtungen })
