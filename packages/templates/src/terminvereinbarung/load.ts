import type { Terminangebot } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import { terminangebote } from '../termin-link.ts'
import type { terminvereinbarung } from './schema.ts'

export type TerminvereinbarungData = { angebote: readonly Terminangebot[] }

export const loadTerminvereinbarung: Loader<typeof terminvereinbarung, TerminvereinbarungData> = async (
  cms,
  { context: { angebot } },
) => {
  const all = await terminangebote(cms, {})
  return { angebote: angebot === '' ? all : all.filter(({ id }) => id === angebot) }
}
