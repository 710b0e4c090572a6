import { calls, type Verzeichnis } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { verzeichniseintrag } from './schema.ts'

export type VerzeichniseintragData = { verzeichnis: Verzeichnis }

/** The directory to which an entry leads back. */
export const loadVerzeichniseintrag: Loader<typeof verzeichniseintrag, VerzeichniseintragData> = async (
  cms,
  { context },
) => ({
  verzeichnis: await cms.call(calls.verzeichnis, { params: { id: context.verzeichnis } }),
})
