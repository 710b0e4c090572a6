import { calls, type Verzeichnis } from '@rathausplatz/contract'
import { type UnitHours, unitHours } from '../opening-hours/unit-hours.ts'
import type { Loader } from '../template.ts'
import type { verzeichniseintrag } from './schema.ts'

export type VerzeichniseintragData = {
  /** The directory of the entry. */
  verzeichnis: Verzeichnis
  /** Address to propose a change; empty if none is possible. */
  aendern: string
  /** Null if the entry has no hours. */
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

/** Only on its own page the entry is identified by the address. */
function changeOf(verzeichnis: string, path: string): string {
  const [, slug] = /^\/verzeichnis\/([^/]+)$/.exec(path) ?? []
  return slug ? `/verzeichnis/vorschlagen?${new URLSearchParams({ verzeichnis, eintrag: slug })}` : ''
}
