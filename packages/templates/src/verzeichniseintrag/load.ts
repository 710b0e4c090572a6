import { calls, type Verzeichnis } from '@rathausplatz/contract'
import { type UnitHours, unitHours } from '../opening-hours/unit-hours.ts'
import type { Loader } from '../template.ts'
import type { verzeichniseintrag } from './schema.ts'

export type VerzeichniseintragData = {
  /** The directory to which the entry leads back. */
  verzeichnis: Verzeichnis
  /** Where a change of it is proposed; empty where none can be. */
  aendern: string
  /** Null where the entry names no hours. */
  zeiten: UnitHours | null
}

export const loadVerzeichniseintrag: Loader<typeof verzeichniseintrag, VerzeichniseintragData> = async (
  cms,
  { context },
  { now, path },
) => {
  const verzeichnis = await cms.call(calls.verzeichnis, { params: { id: context.verzeichnis } })
  return {
    verzeichnis,
    aendern: verzeichnis.vorschlaege ? changeOf(verzeichnis.id, path) : '',
    zeiten: context.oeffnungszeiten.length > 0 ? unitHours(context, now) : null,
  }
}

/** On its own page an entry is known by the address; on another it is only shown. */
function changeOf(verzeichnis: string, path: string): string {
  const [, slug] = /^\/verzeichnis\/([^/]+)$/.exec(path) ?? []
  return slug ? `/verzeichnis/vorschlagen?${new URLSearchParams({ verzeichnis, eintrag: slug })}` : ''
}
