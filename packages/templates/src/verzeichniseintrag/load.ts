import { calls, type Verzeichnis } from '@rathausplatz/contract'
import { type UnitHours, unitHours } from '../opening-hours/unit-hours.ts'
import type { Loader } from '../template.ts'
import type { verzeichniseintrag } from './schema.ts'

export type VerzeichniseintragData = {
  /** The directory to which the entry leads back. */
  verzeichnis: Verzeichnis
  /** Null where the entry names no hours. */
  zeiten: UnitHours | null
}

export const loadVerzeichniseintrag: Loader<typeof verzeichniseintrag, VerzeichniseintragData> = async (
  cms,
  { context },
  { now },
) => ({
  verzeichnis: await cms.call(calls.verzeichnis, { params: { id: context.verzeichnis } }),
  zeiten: context.oeffnungszeiten.length > 0 ? unitHours(context, now) : null,
})
