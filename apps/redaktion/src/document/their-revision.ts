import type { CmsError } from '@rathausplatz/contract'
import type { Daten } from './path.ts'
import type { OpenClash } from './work-state.ts'

/** The revision of another editor that conflicts with a save, and the common base. */
export type TheirRevision = { readonly base: Daten; readonly theirs: OpenClash['theirs'] }

/** Returns the conflicting document of an error, and the common base. */
export function theirsOf({ details }: CmsError): TheirRevision | undefined {
  const { aktuell, grund } = details?.konflikt ?? {}
  if (typeof aktuell !== 'object' || aktuell === null || !('daten' in aktuell)) return undefined
  const base = typeof grund === 'object' && grund !== null ? (grund as Daten) : {}
  return { base, theirs: aktuell as OpenClash['theirs'] }
}
