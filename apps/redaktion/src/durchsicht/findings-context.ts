import type { Befund } from '@rathausplatz/contract'
import { createContext, use, useMemo } from 'react'

/** What was found in the document of this screen, for fields that show it at their place. */
export const FindingsContext = createContext<readonly Befund[]>([])

/** What was found in one field, `serie`. */
export function useFindingsAt(feld: string): readonly Befund[] {
  const all = use(FindingsContext)
  return useMemo(() => all.filter(finding => finding.feld === feld), [all, feld])
}
