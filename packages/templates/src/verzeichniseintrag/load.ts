import { calls, type Verzeichnis } from '@rathausplatz/contract'
import { type UnitHours, unitHours } from '../opening-hours/unit-hours.ts'
import type { Loader } from '../template.ts'
import type { verzeichniseintrag } from './schema.ts'

export type VerzeichniseintragData = {
  /** The directory of the entry. */
  verzeichnis: Verzeichnis
  /** Address of the form that proposes a change; empty if changes cannot be proposed. */
  aendern: string
  /** Null if the entry has no hours. */
  zeiten: UnitHours | null
}

export const loadVerzeichniseintrag: Loader<typeof verzeichniseintrag, VerzeichniseintragData> = async (
  cms,
  { context },
  { now, holidays, path },
) => {
  const verzeichnis = await cms.call(calls.verzeichnis, { params: { id: context.verzeichnis } })
  return {
    verzeichnis,
    aendern: verzeichnis.vorschlaege ? changeOf(verzeichnis.id, path) : '',
    zeiten: context.oeffnungszeiten.length > 0 ? unitHours(context, now, await holidays()) : null,
  }
}

/**
 * Returns the address of the form for changes. Empty on other pages: only the address of the entry's own page
 * identifies the entry.
 */
function changeOf(verzeichnis: string, path: string): string {
  const [, slug] = /^\/verzeichnis\/([^/]+)$/.exec(path) ?? []
  return slug ? `/verzeichnis/vorschlagen?${new URLSearchParams({ verzeichnis, eintrag: slug })}` : ''
}
