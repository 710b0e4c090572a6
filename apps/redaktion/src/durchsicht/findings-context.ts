import type { Befund } from '@rathausplatz/contract'
import { createContext, use, useMemo } from 'react'

/** Findings of the document of this screen, for fields that show their own. */
export const FindingsContext = createContext<readonly Befund[]>([])

/** Returns the findings of one field, such as `serie`. */
export function useFindingsAt(feld: string): readonly Befund[] {
  const all = use(FindingsContext)
  return useMemo(() => all.filter(finding => finding.feld === feld), [all, feld])
}
