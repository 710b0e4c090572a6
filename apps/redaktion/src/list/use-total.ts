import { calls } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { ask } from '../wall/ask.ts'
import { askedOf, LAST_ROW, type ListQuery } from './list-query.ts'

type Total = { readonly anzahl: number; readonly mehr: boolean }

/**
 * Returns the total of a list. The call of the list counts only as far as is cheap; the whole total is loaded
 * in the background.
 */
export function useTotal(art: string, query: ListQuery, found: Total): Total {
  // The total is the same for all pages and orders of a list.
  const asked = JSON.stringify(askedOf({ ...query, sortierung: 'titel:asc', seite: 1 }, art))
  const [told, setTold] = useState<{ of: string; total: Total }>()
  const isWanted = found.mehr && told?.of !== asked
  useEffect(() => {
    if (!isWanted) return undefined
    const leave = new AbortController()
    const query = {
      ...(JSON.parse(asked) as ReturnType<typeof askedOf>),
      pro_seite: 1,
      zaehlen_bis: LAST_ROW,
    }
    ask(calls.redaktionInhalte, { query, signal: leave.signal }).then(
      ({ anzahl, mehr }) => setTold({ of: asked, total: { anzahl, mehr } }),
      // On failure the list only shows that there are more rows.
      () => {},
    )
    return () => leave.abort()
  }, [asked, isWanted])
  return found.mehr && told?.of === asked ? told.total : found
}
